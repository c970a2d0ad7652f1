S I started my first job last Monday at small hotel near the train station .
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S I was so nervous that I wake up at five and can not eat breakfast .
A 6 7|||Vt|||woke|||REQUIRED|||-NONE-|||0
A 11 12|||Vm|||could|||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||woke|||REQUIRED|||-NONE-|||1
A 11 12|||Vm|||could|||REQUIRED|||-NONE-|||1

S My new boss , Irina , was waiting me in the lobby with a big smile .
A 8 8|||Prep|||for|||REQUIRED|||-NONE-|||0
A 8 8|||Prep|||for|||REQUIRED|||-NONE-|||1

S She gave me a blue uniform and showed me all the rooms on the first floor .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S My first task was to make the laundry with a girl called Lena .
A 5 6|||Wci|||do|||REQUIRED|||-NONE-|||0
A 5 6|||Wci|||do|||REQUIRED|||-NONE-|||1

S Lena has worked there for three years , so she is knows everything about the hotel .
A 10 11|||Vform||||||REQUIRED|||-NONE-|||0
A 10 11|||Vform||||||REQUIRED|||-NONE-|||1

S She learned me how to use the big washing machine .
A 1 2|||Wci|||taught|||REQUIRED|||-NONE-|||0
A 1 2|||Wci|||taught|||REQUIRED|||-NONE-|||1

S We talked alot , and the time passed very quick .
A 2 3|||Mec|||a lot|||REQUIRED|||-NONE-|||0
A 9 10|||Wform|||quickly|||REQUIRED|||-NONE-|||0
A 2 3|||Mec|||a lot|||REQUIRED|||-NONE-|||1
A 9 10|||Wform|||quickly|||REQUIRED|||-NONE-|||1

S I made terrible mistake after lunch because I did not listen carefully .
A 2 2|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 2 2|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S A guest asked for two towel , but I brought he two bowls of soup .
A 5 6|||Nn|||towels|||REQUIRED|||-NONE-|||0
A 10 11|||Pform|||him|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||towels|||REQUIRED|||-NONE-|||1
A 10 11|||Pform|||him|||REQUIRED|||-NONE-|||1

S Everybody in the room were laughing , and my face was as red as a tomatoe .
A 4 5|||SVA|||was|||REQUIRED|||-NONE-|||0
A 15 16|||Mec|||tomato|||REQUIRED|||-NONE-|||0
A 4 5|||SVA|||was|||REQUIRED|||-NONE-|||1
A 15 16|||Mec|||tomato|||REQUIRED|||-NONE-|||1

S I was tired when I went to home , but I liked already my new job .
A 6 7|||Prep||||||REQUIRED|||-NONE-|||0
A 11 13|||WOadv|||already liked|||REQUIRED|||-NONE-|||0
A 6 7|||Prep||||||REQUIRED|||-NONE-|||1
A 11 13|||WOadv|||already liked|||REQUIRED|||-NONE-|||1

S Almost every teenager brings a phone to school nowadays , and many parent see nothing wrong with this habit .
A 12 13|||Nn|||parents|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||parents|||REQUIRED|||-NONE-|||1

S In my opinion , however , schools should to ban phones completely during lessons .
A 8 9|||Vform||||||REQUIRED|||-NONE-|||0
A 8 9|||Vform||||||REQUIRED|||-NONE-|||1

S The main reason is that nobody can concentrate a difficult lesson when messages keeps arriving every minute .
A 8 8|||Prep|||on|||REQUIRED|||-NONE-|||0
A 13 14|||SVA|||keep|||REQUIRED|||-NONE-|||0
A 8 8|||Prep|||on|||REQUIRED|||-NONE-|||1
A 13 14|||SVA|||keep|||REQUIRED|||-NONE-|||1

S Even phone that is switched off can be a distraction if it is lying on the desk .
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Some people argue that phones can make a useful role in class .
A 6 7|||Wci|||play||have|||REQUIRED|||-NONE-|||0
A 6 7|||Wci|||play|||REQUIRED|||-NONE-|||1

S This may be true , but most students use their phones to watch videos , play games , and chatting with friends .
A 19 20|||Spar|||chat|||REQUIRED|||-NONE-|||0
A 19 20|||Spar|||chat|||REQUIRED|||-NONE-|||1

S As a result , teachers spend half of the lesson asking for attention .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S A school laptop would give students the same informations without all these temptations .
A 8 9|||Nn|||information|||REQUIRED|||-NONE-|||0
A 8 9|||Nn|||information|||REQUIRED|||-NONE-|||1

S Another problem is that phones make cyberbullying much more easy , specially during breaks .
A 8 10|||Wform|||easier|||REQUIRED|||-NONE-|||0
A 11 12|||Wci|||especially|||REQUIRED|||-NONE-|||0
A 8 10|||Wform|||easier|||REQUIRED|||-NONE-|||1
A 11 12|||Wci|||especially|||REQUIRED|||-NONE-|||1

S A single picture took secretly in a locker room can ruin a student reputation for years .
A 3 4|||Vform|||taken|||REQUIRED|||-NONE-|||0
A 13 13|||Npos|||'s|||REQUIRED|||-NONE-|||0
A 3 4|||Vform|||taken|||REQUIRED|||-NONE-|||1
A 13 13|||Npos|||'s|||REQUIRED|||-NONE-|||1

S Parents who worry about emergencies can still call the school office which is open all day .
A 11 11|||Mec|||,|||REQUIRED|||-NONE-|||0
A 11 11|||Mec|||,|||REQUIRED|||-NONE-|||1

S For all these reasons , I believe that a ban would help students get more better grades and treat one another with more respect .
A 14 15|||Rloc-||||||REQUIRED|||-NONE-|||0
A 14 15|||Rloc-||||||REQUIRED|||-NONE-|||1

S I am writing to you about several repairs that they are needed in my apartment .
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||0
A 9 10|||Pref||||||REQUIRED|||-NONE-|||1

S The most serious problem is the heating , which stopped to work two weeks ago .
A 10 12|||Vform|||working|||REQUIRED|||-NONE-|||0
A 10 12|||Vform|||working|||REQUIRED|||-NONE-|||1

S It is now so cold in the bedrooms that my children have to sleep in their coats .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S I called your office three times last week , but nobody anwsered the phone .
A 11 12|||Mec|||answered|||REQUIRED|||-NONE-|||0
A 11 12|||Mec|||answered|||REQUIRED|||-NONE-|||1

S There is also two broken window in the kitchen .
A 1 2|||SVA|||are|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||windows|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||are|||REQUIRED|||-NONE-|||1
A 5 6|||Nn|||windows|||REQUIRED|||-NONE-|||1

S Whenever it rains , water comes in and makes the floor danger for my older son .
A 11 12|||Wform|||dangerous|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||dangerous|||REQUIRED|||-NONE-|||1

S In addition , the kitchen faucet is leaking since the January .
A 6 7|||Vt|||has been|||REQUIRED|||-NONE-|||0
A 9 10|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||has been|||REQUIRED|||-NONE-|||1
A 9 10|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S I tried to fix it myself , but I did not have the right instruments .
A 14 15|||Wci|||tools|||REQUIRED|||-NONE-|||0
A 14 15|||Wci|||tools|||REQUIRED|||-NONE-|||1

S According our contract , you are responsible for all repairs of this kind .
A 1 1|||Prep|||to|||REQUIRED|||-NONE-|||0
A 1 1|||Prep|||to|||REQUIRED|||-NONE-|||1

S I always pays my rent on time , so I think I deserve a quick answer .
A 2 3|||SVA|||pay|||REQUIRED|||-NONE-|||0
A 2 3|||SVA|||pay|||REQUIRED|||-NONE-|||1

S Could you please tell me when can a worker come to the apartment ?
A 6 9|||WOinc|||a worker can|||REQUIRED|||-NONE-|||0
A 6 9|||WOinc|||a worker can|||REQUIRED|||-NONE-|||1

S I look forward hearing from you soon .
A 3 3|||Prep|||to|||REQUIRED|||-NONE-|||0
A 3 3|||Prep|||to|||REQUIRED|||-NONE-|||1

S My grandmother always cook bean soup on Sundays , and I want to explane how she makes it .
A 3 4|||SVA|||cooks|||REQUIRED|||-NONE-|||0
A 13 14|||Mec|||explain|||REQUIRED|||-NONE-|||0
A 3 4|||SVA|||cooks|||REQUIRED|||-NONE-|||1
A 13 14|||Mec|||explain|||REQUIRED|||-NONE-|||1

S You need white bean , two carrots , some potatoes , a little oil , and onion .
A 3 4|||Nn|||beans|||REQUIRED|||-NONE-|||0
A 16 16|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||beans|||REQUIRED|||-NONE-|||1
A 16 16|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S First , put the beans in a cold water and leave it there overnight .
A 6 7|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 11 12|||Pref|||them|||REQUIRED|||-NONE-|||0
A 6 7|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 11 12|||Pref|||them|||REQUIRED|||-NONE-|||1

S They will be bigger and much more soft the next morning .
A 6 8|||Wform|||softer|||REQUIRED|||-NONE-|||0
A 6 8|||Wform|||softer|||REQUIRED|||-NONE-|||1

S Then cut the vegetables into small peaces , but be careful with the knife .
A 6 7|||Mec|||pieces|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||pieces|||REQUIRED|||-NONE-|||1

S Heat the oil in big pot and fry the onion during five minutes .
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 10 11|||Prep|||for|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 10 11|||Prep|||for|||REQUIRED|||-NONE-|||1

S Add the beans , the other vegetables , and two liters of water .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Cook the soup slowly for two hours , but remember to move it often .
A 11 12|||Wci|||stir|||REQUIRED|||-NONE-|||0
A 11 12|||Wci|||stir|||REQUIRED|||-NONE-|||1

S My grandmother never puts no meat in the soup because my grandfather he does n't eat it .
A 4 5|||ArtOrDet|||any|||REQUIRED|||-NONE-|||0
A 12 13|||Rloc-||||||REQUIRED|||-NONE-|||0
A 4 5|||ArtOrDet|||any|||REQUIRED|||-NONE-|||1
A 12 13|||Pref||||||REQUIRED|||-NONE-|||1

S Add salt only at the end because makes the beans hard .
A 7 7|||Pref|||it|||REQUIRED|||-NONE-|||0
A 7 7|||Pref|||it||this|||REQUIRED|||-NONE-|||1

S We eat always this soup with fresh bread , and everybody asks for a second bowl .
A 1 3|||WOadv|||always eat|||REQUIRED|||-NONE-|||0
A 1 3|||WOadv|||always eat|||REQUIRED|||-NONE-|||1

S When I will have children , I will teach them this recipe too .
A 2 3|||Vt||||||REQUIRED|||-NONE-|||0
A 2 3|||Vt||||||REQUIRED|||-NONE-|||1

S The purpose of this report is to evaluating the town 's bus service and to suggest possible improvements .
A 7 8|||Vform|||evaluate|||REQUIRED|||-NONE-|||0
A 7 8|||Vform|||evaluate|||REQUIRED|||-NONE-|||1

S The findings are based on interviews with sixty passengers and on my own observations over a period of two weeks .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S At the present , five lines connect the town center with the surrounding neighborhoods .
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Majority of the buses run between six in the morning and nine in the evening .
A 0 1|||ArtOrDet|||The majority||Most|||REQUIRED|||-NONE-|||0
A 0 1|||ArtOrDet|||The majority||A majority|||REQUIRED|||-NONE-|||1

S Punctuality is clearly the weakest point , as almost one third of the buses I observed more than ten minutes late .
A 16 16|||V0|||were|||REQUIRED|||-NONE-|||0
A 16 16|||V0|||were||ran|||REQUIRED|||-NONE-|||1

S Several passengers complained that they had lost their connections and arrived late for work as a consequense .
A 6 7|||Wci|||missed|||REQUIRED|||-NONE-|||0
A 16 17|||Mec|||consequence|||REQUIRED|||-NONE-|||0
A 6 7|||Wci|||missed|||REQUIRED|||-NONE-|||1
A 16 17|||Mec|||consequence|||REQUIRED|||-NONE-|||1

S The town has bought new electronic equipments for the main stops , but the displays frequently show incorrect arrival hours .
A 6 7|||Nn|||equipment|||REQUIRED|||-NONE-|||0
A 19 20|||Wci|||times|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||equipment|||REQUIRED|||-NONE-|||1
A 19 20|||Wci|||times|||REQUIRED|||-NONE-|||1

S By contrast , almost everyone I interviewed praised the drivers for their patience and courtesy .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S I would therefore recommend to add more buses during rush hour , when most vehicles are uncomfortable crowded .
A 4 6|||Vform|||adding|||REQUIRED|||-NONE-|||0
A 16 17|||Wform|||uncomfortably|||REQUIRED|||-NONE-|||0
A 4 6|||Vform|||adding|||REQUIRED|||-NONE-|||1
A 16 17|||Wform|||uncomfortably|||REQUIRED|||-NONE-|||1

S Although this measure would be expensive , but it would reduce the amount of cars in the town center .
A 7 8|||Trans||||||REQUIRED|||-NONE-|||0
A 12 13|||Wci|||number|||REQUIRED|||-NONE-|||0
A 7 8|||Trans||||||REQUIRED|||-NONE-|||1
A 12 13|||Wci|||number|||REQUIRED|||-NONE-|||1

S In addition to , a weekend night service would benefit to young people who cannot afford a taxi .
A 2 3|||Trans||||||REQUIRED|||-NONE-|||0
A 10 11|||Prep||||||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1
A 10 11|||Prep||||||REQUIRED|||-NONE-|||1

S If these steps are taken , the town will have a bus service that residents can rely on .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S My friends and I decide to spend a week in mountains last summer .
A 4 5|||Vt|||decided|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 4 5|||Vt|||decided|||REQUIRED|||-NONE-|||1
A 10 10|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S We had planned everything for month , so we were very exciting .
A 5 6|||Nn|||months|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||excited|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||months|||REQUIRED|||-NONE-|||1
A 11 12|||Wform|||excited|||REQUIRED|||-NONE-|||1

S The problems started in the first day , when our train has been canceled because of a storm .
A 3 4|||Prep|||on|||REQUIRED|||-NONE-|||0
A 11 13|||Vt|||was|||REQUIRED|||-NONE-|||0
A 3 4|||Prep|||on|||REQUIRED|||-NONE-|||1
A 11 13|||Vt|||was|||REQUIRED|||-NONE-|||1

S We had to wait at the station for five hours before another train came .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S It raining heavily when we finaly reached to our hotel at midnight .
A 1 1|||Vform|||was|||REQUIRED|||-NONE-|||0
A 5 6|||Mec|||finally|||REQUIRED|||-NONE-|||0
A 7 8|||Prep||||||REQUIRED|||-NONE-|||0
A 1 1|||V0|||was|||REQUIRED|||-NONE-|||1
A 5 6|||Mec|||finally|||REQUIRED|||-NONE-|||1
A 7 8|||Prep||||||REQUIRED|||-NONE-|||1

S The owner checked his computer and said us that there were no reservation in our name .
A 6 7|||Wci|||told|||REQUIRED|||-NONE-|||0
A 10 11|||SVA|||was|||REQUIRED|||-NONE-|||0
A 6 7|||Wci|||told|||REQUIRED|||-NONE-|||1
A 10 11|||SVA|||was|||REQUIRED|||-NONE-|||1

S I had booked the rooms for a wrong month , and nobody had noticed my mistake .
A 6 7|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 6 7|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S There was no other hotel nearby , we slept in the waiting room at the station .
A 7 7|||Srun|||so||and|||REQUIRED|||-NONE-|||0
A 7 7|||Srun|||so|||REQUIRED|||-NONE-|||1

S The next morning , we were tired and hungry , and our backs pained .
A 13 14|||Wci|||hurt||ached|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||hurt||ached|||REQUIRED|||-NONE-|||1

S One of my friend wanted to go home immediatly .
A 3 4|||Nn|||friends|||REQUIRED|||-NONE-|||0
A 8 9|||Mec|||immediately|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||friends|||REQUIRED|||-NONE-|||1
A 8 9|||Mec|||immediately|||REQUIRED|||-NONE-|||1

S Then an old woman at the bakery heard our story and offered us two rooms in her house .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S We stayed with her for six days , and everybody returned back home with a smile .
A 11 12|||Rloc-||||||REQUIRED|||-NONE-|||0
A 11 12|||Rloc-||||||REQUIRED|||-NONE-|||1

S Every year , thousands of adults who have never play an instrument sign up for music lesson .
A 9 10|||Vform|||played|||REQUIRED|||-NONE-|||0
A 16 17|||Nn|||lessons|||REQUIRED|||-NONE-|||0
A 9 10|||Vform|||played|||REQUIRED|||-NONE-|||1
A 16 17|||Nn|||lessons|||REQUIRED|||-NONE-|||1

S Some of them have dreamed learning the piano since they are children .
A 5 5|||Prep|||of||about|||REQUIRED|||-NONE-|||0
A 10 11|||Vt|||were|||REQUIRED|||-NONE-|||0
A 5 5|||Prep|||of||about|||REQUIRED|||-NONE-|||1
A 10 11|||Vt|||were|||REQUIRED|||-NONE-|||1

S Others simply need a hobby that helps them make a break from the stress of the office .
A 8 9|||Wci|||take|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||take|||REQUIRED|||-NONE-|||1

S Whatever the reason , learning something new gives most people a sense of freedom .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S One advantage of starting late is that adults know exactly what do they want to play .
A 11 12|||WOinc||||||REQUIRED|||-NONE-|||0
A 11 12|||WOinc||||||REQUIRED|||-NONE-|||1

S They can choose the music they love instead practicing pieces that a teacher has picked .
A 8 8|||Prep|||of|||REQUIRED|||-NONE-|||0
A 8 8|||Prep|||of|||REQUIRED|||-NONE-|||1

S Moreover , they pay for the lessons themselves , so they rarely miss one .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S My neighbor , who took up the cello at fifty , practice every evening before dinner .
A 11 12|||SVA|||practices|||REQUIRED|||-NONE-|||0
A 11 12|||SVA|||practices|||REQUIRED|||-NONE-|||1

S Ofcourse , adult beginners also face problems as stiff fingers and lacking of time .
A 0 1|||Mec|||Of course|||REQUIRED|||-NONE-|||0
A 7 7|||Trans|||such|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||lack|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||Of course|||REQUIRED|||-NONE-|||1
A 7 7|||Trans|||such|||REQUIRED|||-NONE-|||1
A 11 12|||Wform|||lack|||REQUIRED|||-NONE-|||1

S It can be frustrated to sound terrible when you are expert in your own profession .
A 3 4|||Wform|||frustrating|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 3 4|||Wform|||frustrating|||REQUIRED|||-NONE-|||1
A 10 10|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S Nevertheless , almost all beginners agree that the effort worth it .
A 9 9|||V0|||is|||REQUIRED|||-NONE-|||0
A 9 9|||V0|||is|||REQUIRED|||-NONE-|||1

S In my view , it is never so late to pick up a guitar and make some noise .
A 7 8|||Wci|||too|||REQUIRED|||-NONE-|||0
A 7 8|||Wci|||too|||REQUIRED|||-NONE-|||1

S I am a student in your Tuesday seminar on modern history , and I am writing to ask for an extention of the deadline for my final paper .
A 20 21|||Mec|||extension|||REQUIRED|||-NONE-|||0
A 20 21|||Mec|||extension|||REQUIRED|||-NONE-|||1

S As you know , the paper is due at Friday , May 12 .
A 8 9|||Prep|||on|||REQUIRED|||-NONE-|||0
A 8 9|||Prep|||on|||REQUIRED|||-NONE-|||1

S Unfortunately , I will not can finish it by then .
A 5 6|||Vm|||be able to|||REQUIRED|||-NONE-|||0
A 5 6|||Vm|||be able to|||REQUIRED|||-NONE-|||1

S Two weeks ago , my father had a serious accident and was taken to the hospital .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Since then , I am traveling home every weekend to help to my mother and my younger brother .
A 4 5|||Vt|||have been|||REQUIRED|||-NONE-|||0
A 11 12|||Prep||||||REQUIRED|||-NONE-|||0
A 4 5|||Vt|||have been|||REQUIRED|||-NONE-|||1
A 11 12|||Prep||||||REQUIRED|||-NONE-|||1

S As a result , I have fallen behind with my researches and have completed only half of the paper .
A 10 11|||Nn|||research|||REQUIRED|||-NONE-|||0
A 10 11|||Nn|||research|||REQUIRED|||-NONE-|||1

S I have attached letter from the hospital that confirms the dates of his treatment .
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S I have also included the first six pages so that you can see my progress .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S I would be very gratefull if you could give to me one more week to finish it .
A 4 5|||Mec|||grateful|||REQUIRED|||-NONE-|||0
A 9 10|||Prep||||||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||grateful|||REQUIRED|||-NONE-|||1
A 9 10|||Prep||||||REQUIRED|||-NONE-|||1

S This is first time I have asked a professor for more time , and I hope it will the last .
A 2 2|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 18 18|||V0|||be|||REQUIRED|||-NONE-|||0
A 2 2|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 18 18|||V0|||be|||REQUIRED|||-NONE-|||1

S If you prefer to treat this matter in person , I can come to your office tomorrow .
A 4 5|||Wci|||discuss||talk about|||REQUIRED|||-NONE-|||0
A 4 5|||Wci|||discuss|||REQUIRED|||-NONE-|||1

S Thank you very much for you patience and understanding in this difficult situation .
A 5 6|||Pform|||your|||REQUIRED|||-NONE-|||0
A 5 6|||Pform|||your|||REQUIRED|||-NONE-|||1

S Thirty years ago , the island has barely two hundred inhabitants , most of them made their living from fishing .
A 6 7|||Vt|||had|||REQUIRED|||-NONE-|||0
A 14 15|||Ssub|||whom|||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||had|||REQUIRED|||-NONE-|||1
A 14 15|||Ssub|||whom|||REQUIRED|||-NONE-|||1

S Today , more visitors arrives during a single weekend in August than used to come in entire decade .
A 4 5|||SVA|||arrive|||REQUIRED|||-NONE-|||0
A 16 16|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 4 5|||SVA|||arrive|||REQUIRED|||-NONE-|||1
A 16 16|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S This development has undoubtedly brought prosperous to families who once struggled to make the ends meet .
A 5 6|||Wform|||prosperity|||REQUIRED|||-NONE-|||0
A 13 14|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 5 6|||Wform|||prosperity|||REQUIRED|||-NONE-|||1
A 13 14|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Young people no longer have to leave for the mainland because they can find works in hotels and restaurants .
A 14 15|||Nn|||work||jobs|||REQUIRED|||-NONE-|||0
A 14 15|||Nn|||work|||REQUIRED|||-NONE-|||1

S These benefits , however , have come at the environment expense .
A 10 10|||Npos|||'s|||REQUIRED|||-NONE-|||0
A 10 10|||Npos|||'s|||REQUIRED|||-NONE-|||1

S Fresh water , which has always been scarce is now consume by swimming pools and golf courses at alarming rate .
A 8 8|||Mec|||,|||REQUIRED|||-NONE-|||0
A 10 11|||Vform|||consumed|||REQUIRED|||-NONE-|||0
A 18 18|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 8 8|||Mec|||,|||REQUIRED|||-NONE-|||1
A 10 11|||Vform|||consumed|||REQUIRED|||-NONE-|||1
A 18 18|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S Worse still , the beaches are littered of plastic bottles by the end of every summer .
A 7 8|||Prep|||with|||REQUIRED|||-NONE-|||0
A 7 8|||Prep|||with|||REQUIRED|||-NONE-|||1

S Rents have risen up so sharply that teachers and nurses can hardly afford to live there .
A 3 4|||Rloc-||||||REQUIRED|||-NONE-|||0
A 3 4|||Rloc-||||||REQUIRED|||-NONE-|||1

S Nevertheless , closing the island to visitors would make more harm than good .
A 8 9|||Wci|||do|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||do|||REQUIRED|||-NONE-|||1

S A more sensible approach would be to limit the number of cruise ship that are allowed to dock each day .
A 12 13|||Nn|||ships|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||ships|||REQUIRED|||-NONE-|||1

S In addition , visitors could be asked to pay a small tax , which revenue would be spent on protecting the nature .
A 13 14|||Pref|||whose|||REQUIRED|||-NONE-|||0
A 20 21|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 13 14|||Pform|||whose|||REQUIRED|||-NONE-|||1
A 20 21|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Only if residents and visitors share this responsibility the island will remain a place worth visiting .
A 8 11|||WOinc|||will the island|||REQUIRED|||-NONE-|||0
A 8 11|||WOinc|||will the island|||REQUIRED|||-NONE-|||1

S I joined to our local book club last winter because I wanted to read more and meet new people .
A 2 3|||Prep||||||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1

S The club meets on the first thursday of every month in a cozy room above the town library .
A 6 7|||Mec|||Thursday|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||Thursday|||REQUIRED|||-NONE-|||1

S There are about twelve members , and most them are older than I am .
A 8 8|||Prep|||of|||REQUIRED|||-NONE-|||0
A 8 8|||Prep|||of|||REQUIRED|||-NONE-|||1

S Everybody is friendly , and new members feels welcome from the very first evening .
A 7 8|||SVA|||feel|||REQUIRED|||-NONE-|||0
A 7 8|||SVA|||feel|||REQUIRED|||-NONE-|||1

S The thing what I like most is that every member can suggest book .
A 2 3|||Ssub|||that||which|||REQUIRED|||-NONE-|||0
A 12 12|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 2 3|||Pref|||that||which|||REQUIRED|||-NONE-|||1
A 12 12|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S In this way , I have discover several writers from countrys I knew nothing about .
A 6 7|||Vform|||discovered|||REQUIRED|||-NONE-|||0
A 10 11|||Mec|||countries|||REQUIRED|||-NONE-|||0
A 6 7|||Vform|||discovered|||REQUIRED|||-NONE-|||1
A 10 11|||Mec|||countries|||REQUIRED|||-NONE-|||1

S Our discussions are so interesting that nobody makes attention to the clock .
A 7 8|||Wci|||pays|||REQUIRED|||-NONE-|||0
A 7 8|||Wci|||pays|||REQUIRED|||-NONE-|||1

S We not always agree , but we listen one another with respect .
A 1 1|||Vform|||do|||REQUIRED|||-NONE-|||0
A 8 8|||Prep|||to|||REQUIRED|||-NONE-|||0
A 1 1|||V0|||do|||REQUIRED|||-NONE-|||1
A 8 8|||Prep|||to|||REQUIRED|||-NONE-|||1

S There are only two thing that I would change about the club .
A 4 5|||Nn|||things|||REQUIRED|||-NONE-|||0
A 4 5|||Nn|||things|||REQUIRED|||-NONE-|||1

S First , the coffee at the meetings is too much expensive for students .
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||0
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||1

S Second , some of the books are so long that I cannot finish them in a month .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Despite of these small problems , I would recommend the club to anyone who loves books .
A 1 2|||Trans||||||REQUIRED|||-NONE-|||0
A 1 2|||Prep||||||REQUIRED|||-NONE-|||1

S Two years ago , I have moved from small village to the capital of my country .
A 5 6|||Vt||||||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 5 6|||Vt||||||REQUIRED|||-NONE-|||1
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S My parents were sad , but they understood that there were no job for me at home .
A 12 13|||Nn|||jobs|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||jobs|||REQUIRED|||-NONE-|||1

S On the first day , everything seemed too big , too fast , and too noise .
A 15 16|||Wform|||noisy|||REQUIRED|||-NONE-|||0
A 15 16|||Wform|||noisy|||REQUIRED|||-NONE-|||1

S I stood in front of the train station with two heavy suticases and did not know where to go .
A 11 12|||Mec|||suitcases|||REQUIRED|||-NONE-|||0
A 11 12|||Mec|||suitcases|||REQUIRED|||-NONE-|||1

S In my village , everybody say hello you at the market .
A 5 6|||SVA|||says|||REQUIRED|||-NONE-|||0
A 7 7|||Prep|||to|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||says|||REQUIRED|||-NONE-|||1
A 7 7|||Prep|||to|||REQUIRED|||-NONE-|||1

S In the city , people look at their phones and walk past you without to say a word .
A 14 16|||Vform|||saying|||REQUIRED|||-NONE-|||0
A 14 16|||Vform|||saying|||REQUIRED|||-NONE-|||1

S I felt myself very lonely , and I called my mother every evenings .
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||evening|||REQUIRED|||-NONE-|||0
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||1
A 12 13|||Nn|||evening|||REQUIRED|||-NONE-|||1

S She always said me that life would become more easier with time .
A 2 3|||Wci|||told|||REQUIRED|||-NONE-|||0
A 8 9|||Wform||||||REQUIRED|||-NONE-|||0
A 2 3|||Wci|||told|||REQUIRED|||-NONE-|||1
A 8 9|||Rloc-||||||REQUIRED|||-NONE-|||1

S She was right , and now I have good friends and a work that I like .
A 12 13|||Wci|||job|||REQUIRED|||-NONE-|||0
A 12 13|||Wci|||job|||REQUIRED|||-NONE-|||1

S I still miss the fresh air , and the noise of the traffic sometimes wakes me up at night .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S However I now know every bus in my neighborhood , and I never get lost anymore .
A 1 1|||Mec|||,|||REQUIRED|||-NONE-|||0
A 1 1|||Mec|||,|||REQUIRED|||-NONE-|||1

S If you want to move to a big city , be patient and give you some time .
A 14 15|||Pform|||yourself|||REQUIRED|||-NONE-|||0
A 14 15|||Pform|||yourself|||REQUIRED|||-NONE-|||1

S Few questions about culture divide taxpayers as sharply as whether museums should charge entrance fee .
A 13 13|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 13 13|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S Supporters of free admission argue that access of art is not a luxury but a right .
A 7 8|||Prep|||to|||REQUIRED|||-NONE-|||0
A 7 8|||Prep|||to|||REQUIRED|||-NONE-|||1

S Opponents , on other hand , insist that visitors should contribute to the cost of preserve fragile collections .
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 15 16|||Vform|||preserving|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 15 16|||Vform|||preserving|||REQUIRED|||-NONE-|||1

S Having worked as a volunteer guide for three years , I have come to side with the first group .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The most convinced argument , concerns the families who never come at all .
A 2 3|||Wform|||convincing|||REQUIRED|||-NONE-|||0
A 4 5|||Mec||||||REQUIRED|||-NONE-|||0
A 2 3|||Wform|||convincing|||REQUIRED|||-NONE-|||1
A 4 5|||Mec||||||REQUIRED|||-NONE-|||1

S When four tickets costs as much as a week groceries , even curious parents will choose the park instead .
A 3 4|||SVA|||cost|||REQUIRED|||-NONE-|||0
A 9 9|||Npos|||'s|||REQUIRED|||-NONE-|||0
A 3 4|||SVA|||cost|||REQUIRED|||-NONE-|||1
A 9 9|||Npos|||'s|||REQUIRED|||-NONE-|||1

S Consequently , children from poorer homes grow up with believing that paintings belong to someone else .
A 8 9|||Prep||||||REQUIRED|||-NONE-|||0
A 8 9|||Prep||||||REQUIRED|||-NONE-|||1

S Free entry does not remove every barrier , despite it removes the most visible one .
A 8 9|||Trans|||but|||REQUIRED|||-NONE-|||0
A 8 9|||Trans|||but||although||though|||REQUIRED|||-NONE-|||1

S It is true that museums would loose some income and that somebody would have to replace it .
A 6 7|||Mec|||lose|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||lose|||REQUIRED|||-NONE-|||1

S Yet in many institution , ticket sales cover only a modest part of the budget .
A 3 4|||Nn|||institutions|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||institutions|||REQUIRED|||-NONE-|||1

S Moreover , visitors who pay nothing at the door they often spend more in the gift shop .
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||0
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||1

S For this reasons , I believe that governments should make museums the same support that they give libraries and parks .
A 1 2|||ArtOrDet|||these|||REQUIRED|||-NONE-|||0
A 9 10|||Wci|||give|||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet|||these|||REQUIRED|||-NONE-|||1
A 9 10|||Wci|||give||offer|||REQUIRED|||-NONE-|||1

S I am writing to complain the coffee machine that I have bought from your online shop on March 3 .
A 5 5|||Prep|||about|||REQUIRED|||-NONE-|||0
A 10 11|||Vt||||||REQUIRED|||-NONE-|||0
A 5 5|||Prep|||about|||REQUIRED|||-NONE-|||1
A 10 11|||Vt||||||REQUIRED|||-NONE-|||1

S Your website promised delivery within two day , but the box arrived three weeks later .
A 6 7|||Nn|||days|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||days|||REQUIRED|||-NONE-|||1

S When I opened it , I notice that the glass jug was broken and that one peace was missing .
A 6 7|||Vt|||noticed|||REQUIRED|||-NONE-|||0
A 16 17|||Mec|||piece|||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||noticed|||REQUIRED|||-NONE-|||1
A 16 17|||Mec|||piece|||REQUIRED|||-NONE-|||1

S In addition , the instructions was only in a language who I do not understand .
A 5 6|||SVA|||were|||REQUIRED|||-NONE-|||0
A 10 11|||Pref|||that||which|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||were|||REQUIRED|||-NONE-|||1
A 10 11|||Pref|||that||which|||REQUIRED|||-NONE-|||1

S I called your customer service on Monday morning and waited on the phone for forty minutes .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S A young man finally answered , but he cannot give me any useful informations .
A 8 9|||Vm|||could not|||REQUIRED|||-NONE-|||0
A 13 14|||Nn|||information|||REQUIRED|||-NONE-|||0
A 8 9|||Vm|||could not|||REQUIRED|||-NONE-|||1
A 13 14|||Nn|||information|||REQUIRED|||-NONE-|||1

S He only said that I should send email with a photo , and then he hung up .
A 7 7|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S I have written two emails since then , but nobody has replied to me .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S I am very disappointing because I have been loyal customer for years .
A 3 4|||Wform|||disappointed|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 3 4|||Wform|||disappointed|||REQUIRED|||-NONE-|||1
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S I would like that you send me a new machine so soon as possible .
A 3 5|||Ssub|||you to|||REQUIRED|||-NONE-|||0
A 10 11|||Wci|||as|||REQUIRED|||-NONE-|||0
A 3 5|||Vform|||you to|||REQUIRED|||-NONE-|||1
A 10 11|||Wci|||as|||REQUIRED|||-NONE-|||1

S If this is not possible , I want my money back , include the shipping fee .
A 12 13|||Vform|||including|||REQUIRED|||-NONE-|||0
A 12 13|||Vform|||including|||REQUIRED|||-NONE-|||1

S Please answer to this letter within ten days , or I will contact a consumer protection office .
A 2 3|||Prep||||||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1

S Most people remark bees only when one of them lands on a plate of fruit .
A 2 3|||Wci|||notice|||REQUIRED|||-NONE-|||0
A 2 3|||Wci|||notice|||REQUIRED|||-NONE-|||1

S In fact , these small insects make most of the invisible work that keeps a garden alive .
A 6 7|||Wci|||do|||REQUIRED|||-NONE-|||0
A 6 7|||Wci|||do|||REQUIRED|||-NONE-|||1

S As bee crawls into a flower to drink nectar , grains of pollen stick to the hairs on its body .
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S When it visits the next flower of the same kind , some of this pollen falls off and fertilizes the plant .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Without this simple exchange , many plant would bloom beautifully but produce hardly any fruit .
A 6 7|||Nn|||plants|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||plants|||REQUIRED|||-NONE-|||1

S Pumpkins , for example , depend of insects because their pollen is too heavy to be carried by the wind .
A 6 7|||Prep|||on|||REQUIRED|||-NONE-|||0
A 6 7|||Prep|||on|||REQUIRED|||-NONE-|||1

S Although the harvest is important , but it is not the only benefit .
A 6 7|||Trans||||||REQUIRED|||-NONE-|||0
A 6 7|||Trans||||||REQUIRED|||-NONE-|||1

S Seeds and berries that grow thanks to bees also feed birds while the coldest months .
A 11 12|||Prep|||during|||REQUIRED|||-NONE-|||0
A 11 12|||Prep|||during||in|||REQUIRED|||-NONE-|||1

S Gardeners who want to atract more bees do not need a special equipment .
A 4 5|||Mec|||attract|||REQUIRED|||-NONE-|||0
A 10 11|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||attract|||REQUIRED|||-NONE-|||1
A 10 11|||ArtOrDet|||-NONE-||any|||REQUIRED|||-NONE-|||1

S The most important rule is offer flowers from early spring to late fall due to bees need food whenever the weather is warm .
A 5 5|||Vform|||to|||REQUIRED|||-NONE-|||0
A 13 15|||Trans|||because||since|||REQUIRED|||-NONE-|||0
A 5 5|||Vform|||to|||REQUIRED|||-NONE-|||1
A 13 15|||Trans|||because||since||as|||REQUIRED|||-NONE-|||1

S It also helps to leave corner of the garden wild because many bees do their nests in bare soil .
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||make||build|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 13 14|||Wci|||make||build|||REQUIRED|||-NONE-|||1

S Finally , avoid spraying chemicals on open flowers , as they can kill the very visitors that your plants rely .
A 20 20|||Prep|||on|||REQUIRED|||-NONE-|||0
A 20 20|||Prep|||on|||REQUIRED|||-NONE-|||1

S The aim of this study was to investigate about how sleep effects the concentration of university students .
A 8 9|||Prep||||||REQUIRED|||-NONE-|||0
A 11 12|||Wci|||affects|||REQUIRED|||-NONE-|||0
A 8 9|||Prep||||||REQUIRED|||-NONE-|||1
A 11 12|||Wci|||affects|||REQUIRED|||-NONE-|||1

S Forty first-year students took part , all of them lived in the same residence hall .
A 8 9|||Ssub|||whom|||REQUIRED|||-NONE-|||0
A 8 9|||Srun|||whom|||REQUIRED|||-NONE-|||1

S For two weeks , each participant has worn a wrist sensor and kept diary of bedtimes .
A 6 8|||Vt|||wore|||REQUIRED|||-NONE-|||0
A 13 13|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 6 8|||Vt|||wore|||REQUIRED|||-NONE-|||1
A 13 13|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Every morning , they also made a short attention test on a laptop .
A 5 6|||Wci|||took||completed||did|||REQUIRED|||-NONE-|||0
A 5 6|||Wci|||took||did||completed|||REQUIRED|||-NONE-|||1

S The data showed that , the participants slept for an average of six hours and twenty minutes on weeknights .
A 4 5|||Mec||||||REQUIRED|||-NONE-|||0
A 4 5|||Mec||||||REQUIRED|||-NONE-|||1

S Those who slept less than six hours made twice as much mistakes than the others .
A 10 11|||Wci|||many|||REQUIRED|||-NONE-|||0
A 12 13|||Prep|||as|||REQUIRED|||-NONE-|||0
A 10 11|||Wci|||many|||REQUIRED|||-NONE-|||1
A 12 13|||Prep|||as|||REQUIRED|||-NONE-|||1

S Interestingly , long sleep on weekends it did not fully compensate for the hours lose during the week .
A 6 7|||Rloc-||||||REQUIRED|||-NONE-|||0
A 14 15|||Vform|||lost|||REQUIRED|||-NONE-|||0
A 6 7|||Rloc-||||||REQUIRED|||-NONE-|||1
A 14 15|||Vform|||lost|||REQUIRED|||-NONE-|||1

S On Monday mornings , these students still reacted more slowly than their well-rested classmates .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S These results are consistent with idea that a regular schedule matters more than extra sleep on weekends .
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S There is , however , several limitations that should be kept in mind .
A 1 2|||SVA|||are|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||are|||REQUIRED|||-NONE-|||1

S The sample was small , it included students from only one university .
A 4 5|||Srun|||;|||REQUIRED|||-NONE-|||0
A 4 5|||Srun|||;|||REQUIRED|||-NONE-|||1

S Future research should involve a larger group and controlling for factors such as coffee , screen time , and stress .
A 8 9|||Spar|||control|||REQUIRED|||-NONE-|||0
A 8 9|||Spar|||control|||REQUIRED|||-NONE-|||1

S When I was seven year old , I live with my grandmother near the sea .
A 4 5|||Nn|||years|||REQUIRED|||-NONE-|||0
A 8 9|||Vt|||lived|||REQUIRED|||-NONE-|||0
A 4 5|||Nn|||years|||REQUIRED|||-NONE-|||1
A 8 9|||Vt|||lived|||REQUIRED|||-NONE-|||1

S One afternoon , sky become very dark , and the birds stopped to sing .
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 4 5|||Vt|||became|||REQUIRED|||-NONE-|||0
A 12 14|||Vform|||singing|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 4 5|||Vt|||became|||REQUIRED|||-NONE-|||1
A 12 14|||Vform|||singing|||REQUIRED|||-NONE-|||1

S I was playing in the gardin with our dog , and I did not want to go inside .
A 5 6|||Mec|||garden|||REQUIRED|||-NONE-|||0
A 5 6|||Mec|||garden|||REQUIRED|||-NONE-|||1

S My grandmother closed all the window and called me into the house .
A 5 6|||Nn|||windows|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||windows|||REQUIRED|||-NONE-|||1

S Suddenly , I was heard loud noise , and all the lights went out .
A 3 4|||Vform||||||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 3 4|||Vform||||||REQUIRED|||-NONE-|||1
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S I very was afraid , so I sat under the kitchen table with the dog .
A 1 3|||WOadv|||was very|||REQUIRED|||-NONE-|||0
A 1 3|||WOadv|||was very|||REQUIRED|||-NONE-|||1

S The rain came through the roof , and there was many water on the floor .
A 10 11|||Wci|||a lot of||lots of|||REQUIRED|||-NONE-|||0
A 10 11|||Wci|||a lot of||much|||REQUIRED|||-NONE-|||1

S My grandmother lit a candle and said me funny storys about her school days .
A 6 7|||Wci|||told|||REQUIRED|||-NONE-|||0
A 9 10|||Mec|||stories|||REQUIRED|||-NONE-|||0
A 6 7|||Wci|||told|||REQUIRED|||-NONE-|||1
A 9 10|||Mec|||stories|||REQUIRED|||-NONE-|||1

S In the morning , the storm was over , and the sun was shining again .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The old apple tree in front of the house were lying on the ground .
A 9 10|||SVA|||was|||REQUIRED|||-NONE-|||0
A 9 10|||SVA|||was|||REQUIRED|||-NONE-|||1

S My grandmother she laughed and made apple pies for all the neighbors .
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||0
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||1

S I am an adult now , but I still remember smell of that candle .
A 10 10|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S Ever since many offices closed their doors , managers are arguing about whether remote work harm teams .
A 9 10|||Vt|||have been|||REQUIRED|||-NONE-|||0
A 15 16|||SVA|||harms|||REQUIRED|||-NONE-|||0
A 9 10|||Vt|||have been|||REQUIRED|||-NONE-|||1
A 15 16|||SVA|||harms|||REQUIRED|||-NONE-|||1

S Some of them afraid that employees who never meet will slowly become strangers to each other .
A 3 3|||V0|||are|||REQUIRED|||-NONE-|||0
A 3 3|||V0|||are|||REQUIRED|||-NONE-|||1

S I understand this fear , but I think that it is exaggeration in most cases .
A 11 11|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||exaggerated|||REQUIRED|||-NONE-|||1

S What really damages a team is poor communication , and that can happen in any building .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S In my previous job , we all sat in one large office and still knew few about one another .
A 15 16|||Wci|||little|||REQUIRED|||-NONE-|||0
A 15 16|||Wci|||little|||REQUIRED|||-NONE-|||1

S Now I work from home , and my new team meets online every morning for share news and solve problems together .
A 14 15|||Vform|||to|||REQUIRED|||-NONE-|||0
A 14 15|||Vform|||to|||REQUIRED|||-NONE-|||1

S It obvious that such habit does not appear by itself , so somebody has to plan it .
A 1 1|||V0|||is|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 1|||V0|||is|||REQUIRED|||-NONE-|||1
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S A good leader also puts attention to people who are unusually silent in meetings .
A 4 5|||Wci|||pays|||REQUIRED|||-NONE-|||0
A 4 5|||Wci|||pays|||REQUIRED|||-NONE-|||1

S Of course , the remote work is not ideal for everybody , especially for people who are new to a job .
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Young workers often learn by watching experienced colleagues , which it is difficult to do through a screen .
A 10 11|||Rloc-||||||REQUIRED|||-NONE-|||0
A 10 11|||Rloc-||||||REQUIRED|||-NONE-|||1

S For this reason , I would suggest bringing everyone together for a few days each month .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S If companies invest in trust rather than in control , distance would not destroy their teams .
A 11 12|||Vm|||will|||REQUIRED|||-NONE-|||0
A 11 12|||Vm|||will|||REQUIRED|||-NONE-|||1

S We want to invite all our neighbors to street party in Saturday , June 14 .
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 10 11|||Prep|||on|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 10 11|||Prep|||on|||REQUIRED|||-NONE-|||1

S The party will open to everybody from three in the afternoon until ten in the evening .
A 3 3|||V0|||be|||REQUIRED|||-NONE-|||0
A 3 3|||V0|||be|||REQUIRED|||-NONE-|||1

S There will be a music , games , and a big table with food from many countries .
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Last year , more then eighty people came , and we all had a good time .
A 4 5|||Mec|||than|||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||than|||REQUIRED|||-NONE-|||1

S Please to bring a chair and your family favorite dish .
A 1 2|||Vform||||||REQUIRED|||-NONE-|||0
A 8 8|||Npos|||'s|||REQUIRED|||-NONE-|||0
A 1 2|||Vform||||||REQUIRED|||-NONE-|||1
A 8 8|||Npos|||'s|||REQUIRED|||-NONE-|||1

S If you will cook something with nut , please put a small card next to the plate .
A 2 3|||Vt||||||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||nuts|||REQUIRED|||-NONE-|||0
A 2 3|||Vt||||||REQUIRED|||-NONE-|||1
A 6 7|||Nn|||nuts|||REQUIRED|||-NONE-|||1

S My brother and i are going to bring two long tables and a big grill .
A 3 4|||Mec|||I|||REQUIRED|||-NONE-|||0
A 3 4|||Mec|||I|||REQUIRED|||-NONE-|||1

S We also need five strong person who can help us the tables .
A 5 6|||Nn|||people|||REQUIRED|||-NONE-|||0
A 10 10|||Prep|||with|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||people|||REQUIRED|||-NONE-|||1
A 10 10|||Prep|||with|||REQUIRED|||-NONE-|||1

S During the party , street will be close , so please park your car somewhere else .
A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 7 8|||Wform|||closed|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 7 8|||Wform|||closed|||REQUIRED|||-NONE-|||1

S Children they can ride their bicicles and play ball safely in the street .
A 1 2|||Rloc-||||||REQUIRED|||-NONE-|||0
A 5 6|||Mec|||bicycles|||REQUIRED|||-NONE-|||0
A 1 2|||Rloc-||||||REQUIRED|||-NONE-|||1
A 5 6|||Mec|||bicycles|||REQUIRED|||-NONE-|||1

S If it rain , we will move the party to the school gym .
A 2 3|||SVA|||rains|||REQUIRED|||-NONE-|||0
A 2 3|||SVA|||rains|||REQUIRED|||-NONE-|||1

S We are looking forward to see you and your children at the party .
A 5 6|||Vform|||seeing|||REQUIRED|||-NONE-|||0
A 5 6|||Vform|||seeing|||REQUIRED|||-NONE-|||1

S In the past , most residents of my town have learned about local events from a thin weekly newspaper .
A 9 10|||Vt||||||REQUIRED|||-NONE-|||0
A 9 10|||Vt||||||REQUIRED|||-NONE-|||1

S That newspaper closed last spring , and its place has been taken by a handful of online groups .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S At first glance , the change looks like victory for ordinary citizens , who can now publish whatever they see .
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S News of a burst pipe travels within minutes , and nobody has to wait a journalist .
A 14 14|||Prep|||for|||REQUIRED|||-NONE-|||0
A 14 14|||Prep|||for|||REQUIRED|||-NONE-|||1

S Speed , however , is not same as accuracy , and popularity is not a sign of importance .
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 6 6|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S During the last election , a false rumor about a closed polling station was shared hundreds of time before anyone checked it .
A 17 18|||Nn|||times|||REQUIRED|||-NONE-|||0
A 17 18|||Nn|||times|||REQUIRED|||-NONE-|||1

S A trained reporter would have called to the town hall before to publish a single word .
A 6 7|||Prep||||||REQUIRED|||-NONE-|||0
A 11 13|||Vform|||publishing|||REQUIRED|||-NONE-|||0
A 6 7|||Prep||||||REQUIRED|||-NONE-|||1
A 11 13|||Vform|||publishing|||REQUIRED|||-NONE-|||1

S Members of the online groups simply pressed a button and moved on to the next story .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S What worries me most is , that many important subjects attract no attention at all .
A 5 6|||Mec||||||REQUIRED|||-NONE-|||0
A 5 6|||Mec||||||REQUIRED|||-NONE-|||1

S Nobody films the dull meetings of the budget committee , although the decisions done there determine whether our library stay open .
A 13 14|||Wci|||made||taken|||REQUIRED|||-NONE-|||0
A 19 20|||SVA|||stays|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||made||taken|||REQUIRED|||-NONE-|||1
A 19 20|||SVA|||stays|||REQUIRED|||-NONE-|||1

S I am not suggesting that we abandon social media , what would be both impossible and unwise .
A 10 11|||Pref|||which|||REQUIRED|||-NONE-|||0
A 10 11|||Pref|||which|||REQUIRED|||-NONE-|||1

S Instead of , communities could support a small professional newsroom , just as they pay clean streets .
A 1 2|||Trans||||||REQUIRED|||-NONE-|||0
A 15 15|||Prep|||for|||REQUIRED|||-NONE-|||0
A 1 2|||Trans||||||REQUIRED|||-NONE-|||1
A 15 15|||Prep|||for|||REQUIRED|||-NONE-|||1

S I am very exciting to hear that you want start running .
A 3 4|||Wform|||excited|||REQUIRED|||-NONE-|||0
A 9 9|||Vform|||to|||REQUIRED|||-NONE-|||0
A 3 4|||Wform|||excited|||REQUIRED|||-NONE-|||1
A 9 9|||Vform|||to|||REQUIRED|||-NONE-|||1

S I run since five years , so I can give you some advices .
A 1 2|||Vt|||have been running|||REQUIRED|||-NONE-|||0
A 2 3|||Prep|||for|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||advice|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||have been running|||REQUIRED|||-NONE-|||1
A 2 3|||Prep|||for|||REQUIRED|||-NONE-|||1
A 12 13|||Nn|||advice|||REQUIRED|||-NONE-|||1

S First of all , you should buy good running shoes because cheap shoes can hurt your nees .
A 16 17|||Mec|||knees|||REQUIRED|||-NONE-|||0
A 16 17|||Mec|||knees|||REQUIRED|||-NONE-|||1

S You do not need an expensive clothes or a gym membership .
A 4 5|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 4 5|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S In the first week , you not should run more than three times .
A 6 8|||WOinc|||should not|||REQUIRED|||-NONE-|||0
A 6 8|||WOinc|||should not|||REQUIRED|||-NONE-|||1

S Run slowly for one minute , walk for two minutes , and then repeat this eight time .
A 16 17|||Nn|||times|||REQUIRED|||-NONE-|||0
A 16 17|||Nn|||times|||REQUIRED|||-NONE-|||1

S It is more better to run short distances often than running a long distance once .
A 2 3|||Wform||||||REQUIRED|||-NONE-|||0
A 10 11|||Spar|||to run|||REQUIRED|||-NONE-|||0
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||1
A 10 11|||Vform|||to run|||REQUIRED|||-NONE-|||1

S After each run , drink always a glass of water .
A 4 6|||WOadv|||always drink|||REQUIRED|||-NONE-|||0
A 4 6|||WOadv|||always drink|||REQUIRED|||-NONE-|||1

S You will probably be tired at first , but please do n't give .
A 13 13|||Wci|||up|||REQUIRED|||-NONE-|||0
A 13 13|||Wci|||up|||REQUIRED|||-NONE-|||1

S My sister hated sports at school , but last year she ran her first marathon .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Find friend or a neighbor who can run with you because is more fun together .
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 11 11|||Pref|||it|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 11 11|||Pref|||it|||REQUIRED|||-NONE-|||1

S Write to me next week and tell me how is it going .
A 9 11|||WOinc|||it is|||REQUIRED|||-NONE-|||0
A 9 11|||WOinc|||it is|||REQUIRED|||-NONE-|||1
