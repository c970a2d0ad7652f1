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
A 8 9|||Vm||||||REQUIRED|||-NONE-|||1

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
A 12 13|||Rloc-||||||REQUIRED|||-NONE-|||1

S Add salt only at the end because makes the beans hard .
A 7 7|||Pref|||it|||REQUIRED|||-NONE-|||0
A 7 7|||Pref|||it|||REQUIRED|||-NONE-|||1

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
A 16 16|||V0|||were||arrived|||REQUIRED|||-NONE-|||1

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
A 2 3|||Trans||||||REQUIRED|||-NONE-|||1
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
A 5 5|||Prep|||of|||REQUIRED|||-NONE-|||1
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
A 7 7|||Prep|||such|||REQUIRED|||-NONE-|||1
A 11 12|||Wform|||a lack||lack|||REQUIRED|||-NONE-|||1

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
A 14 15|||Srun|||whom|||REQUIRED|||-NONE-|||1

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
A 2 3|||Pform|||that|||REQUIRED|||-NONE-|||1
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
A 2 3|||Pref||||||REQUIRED|||-NONE-|||1
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
A 8 9|||Trans|||but||although|||REQUIRED|||-NONE-|||1

S It is true that museums would loose some income and that somebody would have to replace it .
A 6 7|||Mec|||lose|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||lose|||REQUIRED|||-NONE-|||1

S Yet in many institution , ticket sales cover only a modest part of the budget .
A 3 4|||Nn|||institutions|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||institutions|||REQUIRED|||-NONE-|||1

S Moreover , visitors who pay nothing at the door they often spend more in the gift shop .
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||0
A 9 10|||Pform||||||REQUIRED|||-NONE-|||1

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
A 10 11|||Pform|||that||which|||REQUIRED|||-NONE-|||1

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
A 11 12|||Prep|||during|||REQUIRED|||-NONE-|||1

S Gardeners who want to atract more bees do not need a special equipment .
A 4 5|||Mec|||attract|||REQUIRED|||-NONE-|||0
A 10 11|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||attract|||REQUIRED|||-NONE-|||1
A 10 11|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S The most important rule is offer flowers from early spring to late fall due to bees need food whenever the weather is warm .
A 5 5|||Vform|||to|||REQUIRED|||-NONE-|||0
A 13 15|||Trans|||because||since|||REQUIRED|||-NONE-|||0
A 5 5|||Vform|||to|||REQUIRED|||-NONE-|||1
A 13 15|||Trans|||because|||REQUIRED|||-NONE-|||1

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
A 5 6|||Wci|||took||completed|||REQUIRED|||-NONE-|||1

S The data showed that , the participants slept for an average of six hours and twenty minutes on weeknights .
A 4 5|||Mec||||||REQUIRED|||-NONE-|||0
A 4 5|||Mec||||||REQUIRED|||-NONE-|||1

S Those who slept less than six hours made twice as much mistakes than the others .
A 10 11|||Wci|||many|||REQUIRED|||-NONE-|||0
A 12 13|||Prep|||as|||REQUIRED|||-NONE-|||0
A 10 11|||ArtOrDet|||many|||REQUIRED|||-NONE-|||1
A 12 13|||Trans|||as|||REQUIRED|||-NONE-|||1

S Interestingly , long sleep on weekends it did not fully compensate for the hours lose during the week .
A 6 7|||Rloc-||||||REQUIRED|||-NONE-|||0
A 14 15|||Vform|||lost|||REQUIRED|||-NONE-|||0
A 6 7|||Pform||||||REQUIRED|||-NONE-|||1
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
A 5 5|||Srun|||and|||REQUIRED|||-NONE-|||1

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
A 10 11|||ArtOrDet|||a lot of||much|||REQUIRED|||-NONE-|||1

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
A 2 3|||Pform||||||REQUIRED|||-NONE-|||1

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
A 10 11|||Pform||||||REQUIRED|||-NONE-|||1

S For this reason , I would suggest bringing everyone together for a few days each month .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S If companies invest in trust rather than in control , distance would not destroy their teams .
A 11 12|||Vm|||will|||REQUIRED|||-NONE-|||0
A 11 12|||Vm|||will|||REQUIRED|||-NONE-|||1

S We want to invite all our neighbors to street party in Saturday , June 14 .
A 8 8|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 10 11|||Prep|||on|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||a||our|||REQUIRED|||-NONE-|||1
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
A 10 10|||Prep|||with||carry||move|||REQUIRED|||-NONE-|||1

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
A 10 11|||Pform|||which|||REQUIRED|||-NONE-|||1

S Instead of , communities could support a small professional newsroom , just as they pay clean streets .
A 1 2|||Trans||||||REQUIRED|||-NONE-|||0
A 15 15|||Prep|||for|||REQUIRED|||-NONE-|||0
A 1 2|||Prep||||||REQUIRED|||-NONE-|||1
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
A 6 8|||WOadv|||should not|||REQUIRED|||-NONE-|||1

S Run slowly for one minute , walk for two minutes , and then repeat this eight time .
A 16 17|||Nn|||times|||REQUIRED|||-NONE-|||0
A 16 17|||Nn|||times|||REQUIRED|||-NONE-|||1

S It is more better to run short distances often than running a long distance once .
A 2 3|||Wform||||||REQUIRED|||-NONE-|||0
A 10 11|||Spar|||to run|||REQUIRED|||-NONE-|||0
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||1
A 10 11|||Spar|||to run||run|||REQUIRED|||-NONE-|||1

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
A 11 11|||Pform|||it|||REQUIRED|||-NONE-|||1

S Write to me next week and tell me how is it going .
A 9 11|||WOinc|||it is|||REQUIRED|||-NONE-|||0
A 9 11|||WOinc|||it is|||REQUIRED|||-NONE-|||1

S Last weekend , I go to my grandparents farm with my sister .
A 4 5|||Vt|||went|||REQUIRED|||-NONE-|||0
A 8 8|||Npos|||'|||REQUIRED|||-NONE-|||0
A 4 5|||Vt|||went|||REQUIRED|||-NONE-|||1
A 8 8|||Npos|||'|||REQUIRED|||-NONE-|||1

S The farm is in small valley , and there is cows , goats , and a very old horse .
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 9 10|||SVA|||are|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 9 10|||SVA|||are|||REQUIRED|||-NONE-|||1

S We must get up at six o'clock on both days because the animals were hungry .
A 1 2|||Vm|||had to|||REQUIRED|||-NONE-|||0
A 1 2|||Vm|||had to|||REQUIRED|||-NONE-|||1

S My grandmother showed us how to milk a goat but I was to afraid to touch it .
A 9 9|||Mec|||,|||REQUIRED|||-NONE-|||0
A 12 13|||Mec|||too|||REQUIRED|||-NONE-|||0
A 9 9|||Mec|||,|||REQUIRED|||-NONE-|||1
A 12 13|||Mec|||too|||REQUIRED|||-NONE-|||1

S On Saturday afternoon , we picked apple and did a cake .
A 6 7|||Nn|||apples|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||baked||made|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||apples|||REQUIRED|||-NONE-|||1
A 8 9|||Wci|||made||baked|||REQUIRED|||-NONE-|||1

S Our grandfather told to us many funny story about his childhood .
A 3 4|||Prep||||||REQUIRED|||-NONE-|||0
A 7 8|||Nn|||stories|||REQUIRED|||-NONE-|||0
A 3 4|||Prep||||||REQUIRED|||-NONE-|||1
A 7 8|||Nn|||stories|||REQUIRED|||-NONE-|||1

S When he was a boy , he walked for an hour to get to school every day .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S On Sunday evening , we sad because we did not want to leave .
A 5 5|||V0|||were|||REQUIRED|||-NONE-|||0
A 5 5|||V0|||were||felt|||REQUIRED|||-NONE-|||1

S I apologize for not writing sooner , Marta , but I am very busy since my cousin announced her wedding .
A 11 12|||Vt|||have been|||REQUIRED|||-NONE-|||0
A 11 12|||Vt|||have been|||REQUIRED|||-NONE-|||1

S She got married with a doctor from Brazil last Saturday , and more than two hundred guest came to the party .
A 3 4|||Prep|||to|||REQUIRED|||-NONE-|||0
A 16 17|||Nn|||guests|||REQUIRED|||-NONE-|||0
A 3 4|||Prep|||to|||REQUIRED|||-NONE-|||1
A 16 17|||Nn|||guests|||REQUIRED|||-NONE-|||1

S You cannot imagine how nervous was my aunt before the ceremony .
A 5 8|||WOinc|||my aunt was|||REQUIRED|||-NONE-|||0
A 5 8|||WOinc|||my aunt was|||REQUIRED|||-NONE-|||1

S She checked the flowers three times and even changed her shoes in the car .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The wedding took place in old castle near the sea .
A 5 5|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S Although the forecast had promised rain , but the weather was perfect .
A 7 8|||Trans||||||REQUIRED|||-NONE-|||0
A 7 8|||Trans||||||REQUIRED|||-NONE-|||1

S When the band began to play everybody stood up and ran to the dance floor .
A 6 6|||Mec|||,|||REQUIRED|||-NONE-|||0
A 6 6|||Mec|||,|||REQUIRED|||-NONE-|||1

S I have danced so much that night that my foots hurt during two days .
A 1 2|||Vt||||||REQUIRED|||-NONE-|||0
A 9 10|||Nn|||feet|||REQUIRED|||-NONE-|||0
A 11 12|||Prep|||for|||REQUIRED|||-NONE-|||0
A 1 2|||Vt||||||REQUIRED|||-NONE-|||1
A 9 10|||Nn|||feet|||REQUIRED|||-NONE-|||1
A 11 12|||Prep|||for|||REQUIRED|||-NONE-|||1

S The funniest moment was when my little nephew hid under the table and ate the half of the cake .
A 14 15|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 14 15|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S His mother was angry at first , but she could not stop to laugh when she saw his face .
A 12 14|||Vform|||laughing|||REQUIRED|||-NONE-|||0
A 12 14|||Vform|||laughing|||REQUIRED|||-NONE-|||1

S I am attaching some pictures , and I hope you like .
A 11 11|||Pref|||them|||REQUIRED|||-NONE-|||0
A 11 11|||Pform|||them|||REQUIRED|||-NONE-|||1

S Please write soon and tell me when you are coming to visit us .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Every fall , thousands of young people have to decide whether they will live with their parents or rent room near their university .
A 19 19|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 19 19|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Although living at home is more cheaper , I am convinced , that students should move out if they can afford it .
A 5 6|||Rloc-||||||REQUIRED|||-NONE-|||0
A 11 12|||Mec||||||REQUIRED|||-NONE-|||0
A 5 6|||Rloc-||||||REQUIRED|||-NONE-|||1
A 11 12|||Mec||||||REQUIRED|||-NONE-|||1

S First of all , students who live on their own soon learn to cook , to clean , and managing a budget .
A 19 20|||Spar|||to manage|||REQUIRED|||-NONE-|||0
A 19 20|||Spar|||to manage||manage|||REQUIRED|||-NONE-|||1

S These are usefull skills that nobody teaches at school .
A 2 3|||Mec|||useful|||REQUIRED|||-NONE-|||0
A 2 3|||Mec|||useful|||REQUIRED|||-NONE-|||1

S In addition , it is much easier to do friends when you live in a dormitory or a shared apartment .
A 8 9|||Wci|||make|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||make|||REQUIRED|||-NONE-|||1

S My cousin , which stayed with her parents during her first year , hardly knew anybody in her classes .
A 3 4|||Ssub|||who|||REQUIRED|||-NONE-|||0
A 3 4|||Pform|||who|||REQUIRED|||-NONE-|||1

S She had to run to the train station right after every lecture , so she missed all the parties and study groups .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S She has moved into a shared apartment last September , and now she has many friends on campus .
A 1 2|||Vt||||||REQUIRED|||-NONE-|||0
A 1 2|||Vt||||||REQUIRED|||-NONE-|||1

S Of course , not every family have enough money to pay rent in an expensive city .
A 6 7|||SVA|||has|||REQUIRED|||-NONE-|||0
A 6 7|||SVA|||has|||REQUIRED|||-NONE-|||1

S However many universities offer cheap rooms , and a part-time job can cover many of the other cost .
A 1 1|||Mec|||,|||REQUIRED|||-NONE-|||0
A 17 18|||Nn|||costs|||REQUIRED|||-NONE-|||0
A 1 1|||Mec|||,|||REQUIRED|||-NONE-|||1
A 17 18|||Nn|||costs|||REQUIRED|||-NONE-|||1

S Some parents also fear of that their children will put less attention to their studies .
A 4 5|||Prep||||||REQUIRED|||-NONE-|||0
A 9 10|||Wci|||pay|||REQUIRED|||-NONE-|||0
A 4 5|||Prep||||||REQUIRED|||-NONE-|||1
A 9 10|||Wci|||pay|||REQUIRED|||-NONE-|||1

S In my experience , however , students who have to look after themselves they also take their courses more seriously .
A 13 14|||Pref||||||REQUIRED|||-NONE-|||0
A 13 14|||Pref||||||REQUIRED|||-NONE-|||1

S The aim of this report is to assess whether the vacant lot behind the community center could be turned into a shared garden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S It is based in a survey of ninety residents and on interviews with two local gardeners .
A 3 4|||Prep|||on|||REQUIRED|||-NONE-|||0
A 3 4|||Prep|||on|||REQUIRED|||-NONE-|||1

S According the survey , nearly three quarters of the residents would welcome such a project .
A 1 1|||Cit|||to|||REQUIRED|||-NONE-|||0
A 1 1|||Cit|||to|||REQUIRED|||-NONE-|||1

S Only a small minority expressed concern , mostly about noise and a litter .
A 11 12|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 11 12|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S The lot has been empty for more than ten years , and it is currently used as unofficial parking space .
A 17 17|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 17 17|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S Despite the soil is poor , the gardeners believe that raised beds filled with compost would solve this problem .
A 0 1|||Trans|||Although||Though|||REQUIRED|||-NONE-|||0
A 0 1|||Trans|||Although|||REQUIRED|||-NONE-|||1

S They also pointed out that the site receives a sufficient sunlight throughout the day .
A 8 9|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 8 9|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Furthermore , rainwater could be collected from the roof of the center , which would reduce considerably costs .
A 16 18|||WOadv|||costs considerably|||REQUIRED|||-NONE-|||0
A 16 18|||WOadv|||costs considerably|||REQUIRED|||-NONE-|||1

S The main obstacle is financial , since neither the center nor the residents ' association have any funds available .
A 15 16|||SVA|||has|||REQUIRED|||-NONE-|||0
A 15 16|||SVA|||has|||REQUIRED|||-NONE-|||1

S Tools , wood , and compost for the first year would cost around two thousands dollars .
A 14 15|||Nn|||thousand|||REQUIRED|||-NONE-|||0
A 14 15|||Nn|||thousand|||REQUIRED|||-NONE-|||1

S The city 's environmental fund which supports projects of this kind , might to cover up to half of the total .
A 5 5|||Mec|||,|||REQUIRED|||-NONE-|||0
A 13 14|||Vform||||||REQUIRED|||-NONE-|||0
A 5 5|||Mec|||,|||REQUIRED|||-NONE-|||1
A 13 14|||Vform||||||REQUIRED|||-NONE-|||1

S The remaining sum could be rised by charging each member modest annual fee .
A 5 6|||Wci|||raised|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 5 6|||Wci|||raised|||REQUIRED|||-NONE-|||1
A 10 10|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S On the basis of these findings , I recommend to start with ten small plots in the spring .
A 9 11|||Vform|||starting|||REQUIRED|||-NONE-|||0
A 9 11|||Vform|||starting|||REQUIRED|||-NONE-|||1

S Such a cautious approach would make possible to measure demand before any larger investment is made .
A 6 6|||Pref|||it|||REQUIRED|||-NONE-|||0
A 6 6|||Pform|||it|||REQUIRED|||-NONE-|||1

S Clear rules should be stablished in advance so that no plot is neglected .
A 4 5|||Mec|||established|||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||established|||REQUIRED|||-NONE-|||1

S If these conditions are reached , the garden will not only provide fresh vegetables but also brings neighbors closer together .
A 4 5|||Wci|||met|||REQUIRED|||-NONE-|||0
A 16 17|||Vform|||bring|||REQUIRED|||-NONE-|||0
A 4 5|||Wci|||met|||REQUIRED|||-NONE-|||1
A 16 17|||Spar|||bring|||REQUIRED|||-NONE-|||1

S Thank you for agreeing take care of our cat while we are on vacation .
A 4 4|||Vform|||to|||REQUIRED|||-NONE-|||0
A 4 4|||Vform|||to|||REQUIRED|||-NONE-|||1

S Pepper is a quiet and friendly , but she needs the same routine every day .
A 2 3|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 2 3|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Please feed her twice day : once in the morning and once at the evening .
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 12 13|||Prep|||in|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 12 13|||Prep|||in|||REQUIRED|||-NONE-|||1

S You will find her food in the cupboard besides the fridge , and one small can are enough for each meal .
A 8 9|||Wci|||beside||next to|||REQUIRED|||-NONE-|||0
A 16 17|||SVA|||is|||REQUIRED|||-NONE-|||0
A 8 9|||Prep|||beside||next to|||REQUIRED|||-NONE-|||1
A 16 17|||SVA|||is|||REQUIRED|||-NONE-|||1

S Do not give her any milk because it does her sick .
A 8 9|||Wci|||makes|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||makes|||REQUIRED|||-NONE-|||1

S Change the water every morning , and clean the litter box every two day .
A 13 14|||Nn|||days|||REQUIRED|||-NONE-|||0
A 13 14|||Nn|||days|||REQUIRED|||-NONE-|||1

S She sometimes sleeps in the washing machine , so please look inside before you turn on it .
A 15 17|||WOinc|||it on|||REQUIRED|||-NONE-|||0
A 15 17|||WOinc|||it on|||REQUIRED|||-NONE-|||1

S If she hides under the sofa and refuses to eat , call the vet , who number is on the kitchen door .
A 15 16|||Pform|||whose|||REQUIRED|||-NONE-|||0
A 15 16|||Pform|||whose|||REQUIRED|||-NONE-|||1

S In the evening , she enjoys to play with a piece of string .
A 6 8|||Vform|||playing|||REQUIRED|||-NONE-|||0
A 6 8|||Vform|||playing|||REQUIRED|||-NONE-|||1

S Never leave the string on the floor when you go home , she could swallow it .
A 11 12|||Srun|||;||:|||REQUIRED|||-NONE-|||0
A 11 12|||Srun|||because||;|||REQUIRED|||-NONE-|||1

S The windows should stay close , even if weather is hot .
A 4 5|||Wform|||closed|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 4 5|||Wform|||closed|||REQUIRED|||-NONE-|||1
A 8 8|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S If you have any problems , call me at any time , and I will call back as soon I can .
A 19 19|||Trans|||as|||REQUIRED|||-NONE-|||0
A 19 19|||Ssub|||as|||REQUIRED|||-NONE-|||1

S On Saturdays , my mother and me goes to the market in the center of our town .
A 6 7|||Pform|||I|||REQUIRED|||-NONE-|||0
A 7 8|||SVA|||go|||REQUIRED|||-NONE-|||0
A 6 7|||Pform|||I|||REQUIRED|||-NONE-|||1
A 7 8|||SVA|||go|||REQUIRED|||-NONE-|||1

S We take always the bus because it is faster than walking .
A 1 3|||WOadv|||always take|||REQUIRED|||-NONE-|||0
A 1 3|||WOadv|||always take|||REQUIRED|||-NONE-|||1

S The market is noisy place with more than fifty stall .
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 9 10|||Nn|||stalls|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 9 10|||Nn|||stalls|||REQUIRED|||-NONE-|||1

S My mother buys fruit and vegetables , and I am carry the heavy bags .
A 9 10|||Vform||||||REQUIRED|||-NONE-|||0
A 9 10|||Vform||||||REQUIRED|||-NONE-|||1

S Last week , I see a man who was selling a small birds in wooden cages .
A 4 5|||Vt|||saw|||REQUIRED|||-NONE-|||0
A 10 11|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 4 5|||Vt|||saw|||REQUIRED|||-NONE-|||1
A 10 11|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S One of the bird was yellow whit a red head , and it sang very good .
A 3 4|||Nn|||birds|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||with|||REQUIRED|||-NONE-|||0
A 15 16|||Wform|||well|||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||birds|||REQUIRED|||-NONE-|||1
A 6 7|||Mec|||with|||REQUIRED|||-NONE-|||1
A 15 16|||Wform|||well|||REQUIRED|||-NONE-|||1

S I wanted for to buy it , but my mother said no because our apartment does not have balcony .
A 2 3|||Vform||||||REQUIRED|||-NONE-|||0
A 18 18|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1
A 18 18|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S I was sad , so she bought me an ice cream cone .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S It was almost midnight when I reached my front door and realized that my keys were disappeared .
A 15 16|||Vt|||had|||REQUIRED|||-NONE-|||0
A 15 16|||Vt|||had|||REQUIRED|||-NONE-|||1

S I emptied my bag onto the doorstep , but there were nothing in it except a few coins and an old ticket .
A 10 11|||SVA|||was|||REQUIRED|||-NONE-|||0
A 10 11|||SVA|||was|||REQUIRED|||-NONE-|||1

S My roommate was abroad , and the landlord had told us never to phone to him after ten o'clock .
A 14 15|||Prep||||||REQUIRED|||-NONE-|||0
A 14 15|||Prep||||||REQUIRED|||-NONE-|||1

S For while , I just sat on the steps and listened to the rain .
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Then I remembered the small kitchen window at the back , that we never locked .
A 11 12|||Ssub|||which|||REQUIRED|||-NONE-|||0
A 11 12|||Pform|||which|||REQUIRED|||-NONE-|||1

S I climbed onto a trash can , pushed the window open , and squeezing myself through the narrow gap .
A 13 14|||Spar|||squeezed|||REQUIRED|||-NONE-|||0
A 13 14|||Spar|||squeezed|||REQUIRED|||-NONE-|||1

S When I was halfway through , I listened a deep voice behind me .
A 7 8|||Wci|||heard|||REQUIRED|||-NONE-|||0
A 7 8|||Wci|||heard|||REQUIRED|||-NONE-|||1

S It was a police officer , and he did not look amused .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S He asked to me what was I doing there .
A 2 3|||Prep||||||REQUIRED|||-NONE-|||0
A 5 7|||WOinc|||I was|||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1
A 5 7|||WOinc|||I was|||REQUIRED|||-NONE-|||1

S I tried to explain the situation , but I was such nervous that I could hardly speak .
A 10 11|||Wci|||so|||REQUIRED|||-NONE-|||0
A 10 11|||Wci|||so|||REQUIRED|||-NONE-|||1

S Luckily , the old man from the next apartment opened his window and said the officer that I really lived there .
A 13 14|||Wci|||told|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||told|||REQUIRED|||-NONE-|||1

S Since that night , I always keep a spare key at his place .
A 5 7|||Vt|||have always kept|||REQUIRED|||-NONE-|||0
A 5 7|||Vt|||have always kept|||REQUIRED|||-NONE-|||1

S Now that free translation programs are available on every phone , many people wonder whether it still makes sense to learn a foreign language .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S After all , a machine can translate a long letter in few seconds , whereas a student need years to reach the same level .
A 11 11|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 17 18|||SVA|||needs|||REQUIRED|||-NONE-|||0
A 11 11|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 17 18|||SVA|||needs|||REQUIRED|||-NONE-|||1

S Nevertheless , anyone who depends entirely from such tools loses far more than vocabulary .
A 6 7|||Prep|||on|||REQUIRED|||-NONE-|||0
A 6 7|||Prep|||on|||REQUIRED|||-NONE-|||1

S A language is not merely a code that can be exchanged for another one .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S In the everyday conversation , meaning depends on tone , humor , and shared knowledges .
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 14 15|||Nn|||knowledge|||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 14 15|||Nn|||knowledge|||REQUIRED|||-NONE-|||1

S A program may produce a flawless sentence that is nonetheless rude because it lacks of any sense of the situation .
A 14 15|||Prep||||||REQUIRED|||-NONE-|||0
A 14 15|||Prep||||||REQUIRED|||-NONE-|||1

S A friend of mine once relied on her phone to translate a joke , and her hosts were deeply offended .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Had she speak even a little of their language , she will have noticed at once that something was wrong .
A 2 3|||Vform|||spoken|||REQUIRED|||-NONE-|||0
A 11 12|||Vm|||would|||REQUIRED|||-NONE-|||0
A 2 3|||Vform|||spoken|||REQUIRED|||-NONE-|||1
A 11 12|||Vm|||would|||REQUIRED|||-NONE-|||1

S Moreover learning a language changes the way we see our own .
A 1 1|||Mec|||,|||REQUIRED|||-NONE-|||0
A 1 1|||Mec|||,|||REQUIRED|||-NONE-|||1

S Only when I studied Japanese I began to understand how much my own language forces me to say .
A 5 7|||WOinc|||did I begin|||REQUIRED|||-NONE-|||0
A 5 7|||WOinc|||did I begin|||REQUIRED|||-NONE-|||1

S This is not to say that translation programs are useless , since they can help travelers in urgencies .
A 17 18|||Wci|||emergencies|||REQUIRED|||-NONE-|||0
A 17 18|||Wci|||emergencies|||REQUIRED|||-NONE-|||1

S They should , however , be regarded as an aid to learning rather than as a substitute of it .
A 17 18|||Prep|||for|||REQUIRED|||-NONE-|||0
A 17 18|||Prep|||for|||REQUIRED|||-NONE-|||1

S I am writing to apply to the position of camp counselor that was advertised in the college newspaper on april 12 .
A 5 6|||Prep|||for|||REQUIRED|||-NONE-|||0
A 19 20|||Mec|||April|||REQUIRED|||-NONE-|||0
A 5 6|||Prep|||for|||REQUIRED|||-NONE-|||1
A 19 20|||Mec|||April|||REQUIRED|||-NONE-|||1

S I have worked with children since three years , and I am very interested outdoor activities .
A 5 6|||Prep|||for|||REQUIRED|||-NONE-|||0
A 14 14|||Prep|||in|||REQUIRED|||-NONE-|||0
A 5 6|||Prep|||for|||REQUIRED|||-NONE-|||1
A 14 14|||Prep|||in|||REQUIRED|||-NONE-|||1

S Last summer , I responsible for a group of twelve boys and girls at a sports club .
A 4 4|||V0|||was|||REQUIRED|||-NONE-|||0
A 4 4|||V0|||was|||REQUIRED|||-NONE-|||1

S I organized games for them and taught to them some basic first aid .
A 7 8|||Prep||||||REQUIRED|||-NONE-|||0
A 7 8|||Prep||||||REQUIRED|||-NONE-|||1

S My former supervisor can confirm that I am patient , reliable , and punctuel .
A 13 14|||Mec|||punctual|||REQUIRED|||-NONE-|||0
A 13 14|||Mec|||punctual|||REQUIRED|||-NONE-|||1

S In addition , I speak English and Spanish , what may be useful with children from other countries .
A 9 10|||Ssub|||which|||REQUIRED|||-NONE-|||0
A 9 10|||Pform|||which|||REQUIRED|||-NONE-|||1

S I am free from June to August and wanna start as soon as possible .
A 8 9|||Wtone|||would like to||want to|||REQUIRED|||-NONE-|||0
A 8 9|||Wtone|||would like to||want to|||REQUIRED|||-NONE-|||1

S I look forward to hear from you .
A 4 5|||Vform|||hearing|||REQUIRED|||-NONE-|||0
A 4 5|||Vform|||hearing|||REQUIRED|||-NONE-|||1

S Most of drivers nowadays find their way with the help of a phone , and paper maps have almost disappeared from their cars .
A 1 2|||Prep||||||REQUIRED|||-NONE-|||0
A 1 2|||Prep||||||REQUIRED|||-NONE-|||1

S Nevertheless , our hiking club still advices its members to carry a map .
A 6 7|||Wform|||advises|||REQUIRED|||-NONE-|||0
A 6 7|||Wform|||advises|||REQUIRED|||-NONE-|||1

S There are several good reason for this rule .
A 4 5|||Nn|||reasons|||REQUIRED|||-NONE-|||0
A 4 5|||Nn|||reasons|||REQUIRED|||-NONE-|||1

S The most obvious one is that a map never runs out of battery power .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Phones lose power quickly in cold weathers , and there is often no receipt in the mountains .
A 6 7|||Nn|||weather|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||reception||signal|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||weather|||REQUIRED|||-NONE-|||1
A 13 14|||Wci|||reception||signal|||REQUIRED|||-NONE-|||1

S If you will get lost in such place , a black screen cannot help you .
A 2 3|||Vm||||||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 2 3|||Vt||||||REQUIRED|||-NONE-|||1
A 7 7|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S A paper map , on the other hand , work in any weather if you keep it in a plastic bag .
A 9 10|||SVA|||works|||REQUIRED|||-NONE-|||0
A 9 10|||SVA|||works|||REQUIRED|||-NONE-|||1

S It is also more lighter than a spare battery and costs very little .
A 3 4|||Rloc-||||||REQUIRED|||-NONE-|||0
A 3 4|||Rloc-||||||REQUIRED|||-NONE-|||1

S The second reason has to do with the way how we understand a landscape .
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||0
A 9 10|||Ssub||||||REQUIRED|||-NONE-|||1

S A phone shows only one small piece of the area in a time , so we follow the blue dot automatic .
A 10 11|||Prep|||at|||REQUIRED|||-NONE-|||0
A 20 21|||Wform|||automatically|||REQUIRED|||-NONE-|||0
A 10 11|||Prep|||at|||REQUIRED|||-NONE-|||1
A 20 21|||Wform|||automatically|||REQUIRED|||-NONE-|||1

S On a map , by contrast , we can see the whole valley and notice how rivers , roads , and villages are connected .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S As result , we remember the route better .
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Reading a map is requiring some practice , but it is not difficult .
A 3 5|||Vt|||requires|||REQUIRED|||-NONE-|||0
A 3 5|||Vt|||requires|||REQUIRED|||-NONE-|||1

S First , turn the map until it 's top edge points north .
A 6 8|||Mec|||its|||REQUIRED|||-NONE-|||0
A 6 8|||Mec|||its|||REQUIRED|||-NONE-|||1

S Then look for two or three things that you can recognize , such as church or a lake .
A 14 14|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 14 14|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Finaly , find this things on the map , and you will know where you are .
A 0 1|||Mec|||Finally|||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet|||these|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||Finally|||REQUIRED|||-NONE-|||1
A 3 4|||ArtOrDet|||these|||REQUIRED|||-NONE-|||1

S I have passed my driving test two years ago , when I was thirty-two years old .
A 1 2|||Vt||||||REQUIRED|||-NONE-|||0
A 1 2|||Vt||||||REQUIRED|||-NONE-|||1

S Before that , I was afraid of car because of accident in my childhood .
A 7 8|||Nn|||cars|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 7 8|||Nn|||cars|||REQUIRED|||-NONE-|||1
A 10 10|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S At that time , my husband drives me everywhere : to work , to the doctor , and even to the hairdresser .
A 6 7|||Vt|||drove|||REQUIRED|||-NONE-|||0
A 6 7|||Vt|||drove|||REQUIRED|||-NONE-|||1

S When he broke his leg our lifes suddenly very complicated .
A 5 5|||Mec|||,|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||lives||life|||REQUIRED|||-NONE-|||0
A 8 8|||V0|||became|||REQUIRED|||-NONE-|||0
A 5 5|||Mec|||,|||REQUIRED|||-NONE-|||1
A 6 7|||Nn|||lives|||REQUIRED|||-NONE-|||1
A 8 8|||V0|||became||got|||REQUIRED|||-NONE-|||1

S I found a driving school near my office and booked twenty lesson with an instructor whom my sister had recomended .
A 11 12|||Nn|||lessons|||REQUIRED|||-NONE-|||0
A 19 20|||Mec|||recommended|||REQUIRED|||-NONE-|||0
A 11 12|||Nn|||lessons|||REQUIRED|||-NONE-|||1
A 19 20|||Mec|||recommended|||REQUIRED|||-NONE-|||1

S During first lesson , my hands were shaking , and I could not hardly breathe .
A 1 1|||ArtOrDet|||the||my|||REQUIRED|||-NONE-|||0
A 12 13|||Rloc-||||||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||the||my|||REQUIRED|||-NONE-|||1
A 12 13|||Rloc-||||||REQUIRED|||-NONE-|||1

S The instructor never shouted at me , but he always told me slow down and relax .
A 12 12|||Vform|||to|||REQUIRED|||-NONE-|||0
A 12 12|||Vform|||to|||REQUIRED|||-NONE-|||1

S Thanks to his patience , I gradually began to enjoy our lessons .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The traffic circle near the hospital was hardest part for me .
A 7 7|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S I never knew when should I go , and the drivers behind me honked all the time .
A 4 6|||WOinc|||I should|||REQUIRED|||-NONE-|||0
A 4 6|||WOinc|||I should||to|||REQUIRED|||-NONE-|||1

S One day , I drove around of the circle four times before I found the right exit .
A 6 7|||Prep||||||REQUIRED|||-NONE-|||0
A 6 7|||Prep||||||REQUIRED|||-NONE-|||1

S My instructor laughed so hard that he dropped his glasses .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S After three months , I took the test in a rainy monday morning .
A 8 9|||Prep|||on|||REQUIRED|||-NONE-|||0
A 11 12|||Mec|||Monday|||REQUIRED|||-NONE-|||0
A 8 9|||Prep|||on|||REQUIRED|||-NONE-|||1
A 11 12|||Mec|||Monday|||REQUIRED|||-NONE-|||1

S The examiner was serious woman who did not smiled even once .
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 8 9|||Vform|||smile|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 8 9|||Vform|||smile|||REQUIRED|||-NONE-|||1

S I did two small mistakes , but I parked the car perfectly .
A 1 2|||Wci|||made|||REQUIRED|||-NONE-|||0
A 1 2|||Wci|||made|||REQUIRED|||-NONE-|||1

S When she told me that I had passed , I cried of joy and called my husband immediately .
A 11 12|||Prep|||with||for|||REQUIRED|||-NONE-|||0
A 11 12|||Prep|||with||for|||REQUIRED|||-NONE-|||1

S In the May , I moved to new apartment with my friend Lucia .
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 7 7|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S It is on the third floor , and it have two bedroom and a small kitchen .
A 9 10|||SVA|||has|||REQUIRED|||-NONE-|||0
A 11 12|||Nn|||bedrooms|||REQUIRED|||-NONE-|||0
A 9 10|||SVA|||has|||REQUIRED|||-NONE-|||1
A 11 12|||Nn|||bedrooms|||REQUIRED|||-NONE-|||1

S The building old , but the rooms are warm and clean .
A 2 2|||V0|||is|||REQUIRED|||-NONE-|||0
A 2 2|||V0|||is|||REQUIRED|||-NONE-|||1

S From my window , I can to see a park with much trees .
A 6 7|||Vform||||||REQUIRED|||-NONE-|||0
A 11 12|||Wci|||many|||REQUIRED|||-NONE-|||0
A 6 7|||Vm||||||REQUIRED|||-NONE-|||1
A 11 12|||ArtOrDet|||many|||REQUIRED|||-NONE-|||1

S At first , we did not have no furnitures except two beds .
A 7 8|||ArtOrDet|||any|||REQUIRED|||-NONE-|||0
A 8 9|||Nn|||furniture|||REQUIRED|||-NONE-|||0
A 7 8|||ArtOrDet|||any|||REQUIRED|||-NONE-|||1
A 8 9|||Nn|||furniture|||REQUIRED|||-NONE-|||1

S We ate on floor for two weeks .
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S Then Lucia uncle gave us a tabel and four chairs .
A 2 2|||Npos|||'s|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||table|||REQUIRED|||-NONE-|||0
A 2 2|||Npos|||'s|||REQUIRED|||-NONE-|||1
A 6 7|||Mec|||table|||REQUIRED|||-NONE-|||1

S My brother he came and painted the kitchen yellow .
A 2 3|||Pref||||||REQUIRED|||-NONE-|||0
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||1

S Our neighbors are friendly , but the man upstairs plays the drums in night .
A 12 13|||Prep|||at|||REQUIRED|||-NONE-|||0
A 12 13|||Prep|||at|||REQUIRED|||-NONE-|||1

S Sometimes I cannot sleep because noise is too loud .
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S Next Saturday , we are going to make a party for all our friends .
A 7 8|||Wci|||have||throw|||REQUIRED|||-NONE-|||0
A 7 8|||Wci|||have||throw|||REQUIRED|||-NONE-|||1

S I am very exciting because it will be my first party in my own home .
A 3 4|||Wform|||excited|||REQUIRED|||-NONE-|||0
A 3 4|||Wform|||excited|||REQUIRED|||-NONE-|||1

S Not long ago , people who wore used clothes was often laughed at .
A 9 10|||SVA|||were|||REQUIRED|||-NONE-|||0
A 9 10|||SVA|||were|||REQUIRED|||-NONE-|||1

S Today , secondhand shops are full of teenagers who are looking unusual jackets and old jeans .
A 11 11|||Prep|||for|||REQUIRED|||-NONE-|||0
A 11 11|||Prep|||for|||REQUIRED|||-NONE-|||1

S I believe that this trend should be suported for both economic and environmental causes .
A 7 8|||Mec|||supported|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||reasons|||REQUIRED|||-NONE-|||0
A 7 8|||Mec|||supported|||REQUIRED|||-NONE-|||1
A 13 14|||Wci|||reasons|||REQUIRED|||-NONE-|||1

S It takes thousands liters of water to produce a single pair of cotton jeans .
A 3 3|||Prep|||of|||REQUIRED|||-NONE-|||0
A 3 3|||Prep|||of|||REQUIRED|||-NONE-|||1

S If more people would buy used clothes , factories would make less new ones .
A 3 5|||Vm|||bought|||REQUIRED|||-NONE-|||0
A 11 12|||Wci|||fewer|||REQUIRED|||-NONE-|||0
A 3 5|||Vt|||bought|||REQUIRED|||-NONE-|||1
A 11 12|||ArtOrDet|||fewer|||REQUIRED|||-NONE-|||1

S Some critics claim that such clothes are dirty , however , any good shop washes them before to sell them .
A 8 9|||Srun|||;|||REQUIRED|||-NONE-|||0
A 17 19|||Vform|||selling|||REQUIRED|||-NONE-|||0
A 8 9|||Srun|||;||. However|||REQUIRED|||-NONE-|||1
A 17 19|||Vform|||selling|||REQUIRED|||-NONE-|||1

S Beside , older coats are often more better made than modern ones .
A 0 1|||Trans|||Besides|||REQUIRED|||-NONE-|||0
A 6 7|||Rloc-||||||REQUIRED|||-NONE-|||0
A 0 1|||Trans|||Besides|||REQUIRED|||-NONE-|||1
A 6 7|||Rloc-||||||REQUIRED|||-NONE-|||1

S In conclusion , a visit to a secondhand shop helps the planet and safes money , so it is worth a try .
A 13 14|||Wci|||saves|||REQUIRED|||-NONE-|||0
A 13 14|||Wform|||saves|||REQUIRED|||-NONE-|||1

S When my parents emigrated , they agreed that only Portuguese would be spoken at our dinning table .
A 15 16|||Mec|||dining|||REQUIRED|||-NONE-|||0
A 15 16|||Mec|||dining|||REQUIRED|||-NONE-|||1

S Being only six years old , this rule seemed cruel to me .
A 0 1|||Smod|||Because I was||As I was||Since I was|||REQUIRED|||-NONE-|||0
A 0 1|||Smod|||Because I was||As I was||When I was|||REQUIRED|||-NONE-|||1

S Whereas my cousins were allowed to mix Portuguese and English as they pleased .
A 0 1|||Sfrag|||By contrast ,||Meanwhile ,|||REQUIRED|||-NONE-|||0
A 0 1|||Sfrag|||By contrast ,||Meanwhile ,|||REQUIRED|||-NONE-|||1

S I envied to them and swore that I would raise my own children differently .
A 2 3|||Prep||||||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1

S Years later , when I applied for a job at translation agency , I finally understood what my parents had given me .
A 10 10|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 10 10|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Of the forty candidates , I was the only one who could switch between the two languages without effort .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The manager , who had once worked for the ONU in Geneva , hired me on the spot .
A 9 10|||Wa|||UN|||REQUIRED|||-NONE-|||0
A 9 10|||Wa|||UN|||REQUIRED|||-NONE-|||1

S I had acquired this skill for free , over thousands of ordinarily family dinners .
A 11 12|||Wform|||ordinary|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||ordinary|||REQUIRED|||-NONE-|||1

S Of course , speaking two languages do not make anybody to be more intelligent than other people .
A 6 7|||SVA|||does|||REQUIRED|||-NONE-|||0
A 10 12|||Rloc-||||||REQUIRED|||-NONE-|||0
A 6 7|||SVA|||does|||REQUIRED|||-NONE-|||1
A 10 12|||Vform||||||REQUIRED|||-NONE-|||1

S It may , however , helps us to see that every language divides world in it 's own way .
A 5 6|||Vform|||help|||REQUIRED|||-NONE-|||0
A 13 13|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 15 17|||Mec|||its|||REQUIRED|||-NONE-|||0
A 5 6|||Vform|||help|||REQUIRED|||-NONE-|||1
A 13 13|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 15 17|||Mec|||its|||REQUIRED|||-NONE-|||1

S Some of my grandmother 's jokes cannot be translated , the effort is what it wants .
A 10 16|||Um|||however hard I try||no matter how hard I try||no matter how hard one tries|||REQUIRED|||-NONE-|||0
A 10 16|||Um|||no matter how hard one tries|||REQUIRED|||-NONE-|||1

S Others , become even funnier when the two languages collide .
A 1 2|||Mec||||||REQUIRED|||-NONE-|||0
A 1 2|||Mec||||||REQUIRED|||-NONE-|||1

S Today , I am having two daughters of my own , and the old rule is back at our table .
A 3 5|||Vt|||have|||REQUIRED|||-NONE-|||0
A 3 5|||Vt|||have|||REQUIRED|||-NONE-|||1

S They protest just as loudly as I did , and I always answer in in Portuguese .
A 13 14|||Others||||||REQUIRED|||-NONE-|||0
A 13 14|||Rloc-||||||REQUIRED|||-NONE-|||1

S Perhaps they will need thirty years to forgive me , just as I needed thirty years thank my parents .
A 16 16|||Vform|||to|||REQUIRED|||-NONE-|||0
A 16 16|||Vform|||to|||REQUIRED|||-NONE-|||1

S Whatever they decide , I know that the effort will have been worthwhile .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Dear Mr. and Mrs. Olsen , I am back home now , and I want to thank you the two weeks in your house .
A 18 18|||Prep|||for|||REQUIRED|||-NONE-|||0
A 18 18|||Prep|||for|||REQUIRED|||-NONE-|||1

S I have had a wonderful time with you in mountains last month .
A 1 2|||Vt||||||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 2|||Vt||||||REQUIRED|||-NONE-|||1
A 9 9|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S You were always friendly , and you were very patient with my english .
A 12 13|||Mec|||English|||REQUIRED|||-NONE-|||0
A 12 13|||Mec|||English|||REQUIRED|||-NONE-|||1

S Your children also learned me many new words .
A 3 4|||Wci|||taught|||REQUIRED|||-NONE-|||0
A 3 4|||Wci|||taught|||REQUIRED|||-NONE-|||1

S My favorite day was the Saturday when we walked to the lake and swim in the cold water .
A 13 14|||Vt|||swam|||REQUIRED|||-NONE-|||0
A 13 14|||Vt|||swam|||REQUIRED|||-NONE-|||1

S My mother wants that I cook your fish soup for her , so please send me the recipe .
A 3 5|||Vform|||me to|||REQUIRED|||-NONE-|||0
A 3 5|||Vform|||me to|||REQUIRED|||-NONE-|||1

S I hope you can visit to us next summer because there are a guest room in our apartment .
A 5 6|||Prep||||||REQUIRED|||-NONE-|||0
A 11 12|||SVA|||is|||REQUIRED|||-NONE-|||0
A 5 6|||Prep||||||REQUIRED|||-NONE-|||1
A 11 12|||SVA|||is|||REQUIRED|||-NONE-|||1

S Thank you again for everything , and please say hello to your dog for me .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The aim of our experiment it was to find out which of three powders melt ice the faster .
A 5 6|||Rloc-||||||REQUIRED|||-NONE-|||0
A 14 15|||SVA|||melts|||REQUIRED|||-NONE-|||0
A 17 18|||Wform|||fastest|||REQUIRED|||-NONE-|||0
A 5 6|||Pform||||||REQUIRED|||-NONE-|||1
A 14 15|||SVA|||melts||melted|||REQUIRED|||-NONE-|||1
A 17 18|||Wform|||fastest|||REQUIRED|||-NONE-|||1

S We chose salt , sugar , and flour because they cheap and easy to find at home .
A 10 10|||V0|||are|||REQUIRED|||-NONE-|||0
A 10 10|||V0|||are||were|||REQUIRED|||-NONE-|||1

S First , we placed four ice cube of same size on four plates .
A 6 7|||Nn|||cubes|||REQUIRED|||-NONE-|||0
A 8 8|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||cubes|||REQUIRED|||-NONE-|||1
A 8 8|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S Then we sprinkled one spoonful of a different powder on each of the first three cubes and left the fourth one alone .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Every five minutes , we took a photo and wrote down how much water there was on each plate .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S After ten minutes , the cube with salt was already half its original sice .
A 13 14|||Mec|||size|||REQUIRED|||-NONE-|||0
A 13 14|||Mec|||size|||REQUIRED|||-NONE-|||1

S The other three cubes had hardly change by then .
A 6 7|||Vform|||changed|||REQUIRED|||-NONE-|||0
A 6 7|||Vform|||changed|||REQUIRED|||-NONE-|||1

S The cube without any powder needed almost hour to disappear completely .
A 7 7|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1

S Our results show that salt lowers the temperature which water freezes .
A 8 8|||Prep|||at|||REQUIRED|||-NONE-|||0
A 8 8|||Prep|||at|||REQUIRED|||-NONE-|||1

S This effect is main reason that many cities put a salt on their roads in winter .
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 9 10|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 3 3|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 9 10|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Although , we did one mistake that may have changed our results .
A 0 1|||Trans|||However||Nevertheless||Still|||REQUIRED|||-NONE-|||0
A 3 4|||Wci|||made|||REQUIRED|||-NONE-|||0
A 0 1|||Trans|||However|||REQUIRED|||-NONE-|||1
A 3 4|||Wci|||made|||REQUIRED|||-NONE-|||1

S The spoonfuls were not exactly equal , so next time we will use a kitchen scale .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Last month , our town council has announced its plan to close the public pool .
A 6 7|||Vt||||||REQUIRED|||-NONE-|||0
A 6 7|||Vt||||||REQUIRED|||-NONE-|||1

S According to the mayor , the building , needs repairs that the town cannot effort .
A 7 8|||Mec||||||REQUIRED|||-NONE-|||0
A 14 15|||Wci|||afford|||REQUIRED|||-NONE-|||0
A 7 8|||Mec||||||REQUIRED|||-NONE-|||1
A 14 15|||Wci|||afford|||REQUIRED|||-NONE-|||1

S I understand that a money is tight , but closing the pool would be a serious mistake .
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 3 4|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S The pool is much more than a place where people go to cool off .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S First of all , it is where almost every child in our town learn to swim .
A 13 14|||SVA|||learns|||REQUIRED|||-NONE-|||0
A 13 14|||SVA|||learns|||REQUIRED|||-NONE-|||1

S The nearest alternatively is a private club an entry fee of thirty dollars .
A 2 3|||Wform|||alternative|||REQUIRED|||-NONE-|||0
A 7 7|||Prep|||with|||REQUIRED|||-NONE-|||0
A 2 3|||Wform|||alternative|||REQUIRED|||-NONE-|||1
A 7 7|||Prep|||with|||REQUIRED|||-NONE-|||1

S Most families could never pay a such price , especially those with three or four child .
A 5 7|||WOinc|||such a|||REQUIRED|||-NONE-|||0
A 15 16|||Nn|||children|||REQUIRED|||-NONE-|||0
A 5 7|||WOinc|||such a|||REQUIRED|||-NONE-|||1
A 15 16|||Nn|||children|||REQUIRED|||-NONE-|||1

S If the pool will close , many teenagers will swim in the river , what is dangerous .
A 3 5|||Vt|||closes|||REQUIRED|||-NONE-|||0
A 14 15|||Pref|||which|||REQUIRED|||-NONE-|||0
A 3 5|||Vt|||closes|||REQUIRED|||-NONE-|||1
A 14 15|||Pform|||which|||REQUIRED|||-NONE-|||1

S In addition , the pool brings together people , who would never meet otherwise .
A 8 9|||Mec||||||REQUIRED|||-NONE-|||0
A 8 9|||Mec||||||REQUIRED|||-NONE-|||1

S On a typical morning , you can see retired teacher , young mothers , and teenagers chatting at the snack bar .
A 9 10|||Nn|||teachers|||REQUIRED|||-NONE-|||0
A 9 10|||Nn|||teachers|||REQUIRED|||-NONE-|||1

S Where else could they get to now each other so easily ?
A 6 7|||Mec|||know|||REQUIRED|||-NONE-|||0
A 6 7|||Mec|||know|||REQUIRED|||-NONE-|||1

S A town that loses such a place also loses part of its soul .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Instead of closing the pool , the council should look for other way to pay for the repairs .
A 12 13|||Nn|||ways|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||ways|||REQUIRED|||-NONE-|||1

S For example , a small fee for parking in town center would rise several thousands dollars every month .
A 9 9|||ArtOrDet|||the||our|||REQUIRED|||-NONE-|||0
A 12 13|||Wci|||raise|||REQUIRED|||-NONE-|||0
A 14 15|||Nn|||thousand|||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
A 12 13|||Wci|||raise|||REQUIRED|||-NONE-|||1
A 14 15|||Nn|||thousand|||REQUIRED|||-NONE-|||1

S Local companies might also be willing sponsor the swimming lessons .
A 6 6|||Vform|||to|||REQUIRED|||-NONE-|||0
A 6 6|||Vform|||to|||REQUIRED|||-NONE-|||1

S I therefore ask all residents to come to the council meeting on Thursday and saying what the pool means to them .
A 14 15|||Spar|||say|||REQUIRED|||-NONE-|||0
A 14 15|||Spar|||say|||REQUIRED|||-NONE-|||1

S Apple pancakes are my favorite breakfast on sundays .
A 7 8|||Mec|||Sundays|||REQUIRED|||-NONE-|||0
A 7 8|||Mec|||Sundays|||REQUIRED|||-NONE-|||1

S My grandmother taught to me to make them when I was ten .
A 3 4|||Prep||||||REQUIRED|||-NONE-|||0
A 3 4|||Prep||||||REQUIRED|||-NONE-|||1

S You need two eggs , cup of milk , a cup of flour , two apples , and some butters .
A 5 5|||ArtOrDet|||a||one|||REQUIRED|||-NONE-|||0
A 19 20|||Nn|||butter|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 19 20|||Nn|||butter|||REQUIRED|||-NONE-|||1

S You also need of a big bowl and a frying pan .
A 3 4|||Prep||||||REQUIRED|||-NONE-|||0
A 3 4|||Prep||||||REQUIRED|||-NONE-|||1

S First , break the eggs into the bowl and mix it well a fork .
A 10 11|||Pref|||them|||REQUIRED|||-NONE-|||0
A 12 12|||Prep|||with|||REQUIRED|||-NONE-|||0
A 10 11|||Pref|||them|||REQUIRED|||-NONE-|||1
A 12 12|||Prep|||with|||REQUIRED|||-NONE-|||1

S Then pour in the milk , add the flour , and stir for two minute .
A 14 15|||Nn|||minutes|||REQUIRED|||-NONE-|||0
A 14 15|||Nn|||minutes|||REQUIRED|||-NONE-|||1

S Peel the apples , cut them into thin slides , and put them in the bowl , to .
A 8 9|||Wci|||slices|||REQUIRED|||-NONE-|||0
A 17 18|||Mec|||too|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||slices|||REQUIRED|||-NONE-|||1
A 17 18|||Mec|||too|||REQUIRED|||-NONE-|||1

S The batter should thick but not dry .
A 3 3|||V0|||be|||REQUIRED|||-NONE-|||0
A 3 3|||V0|||be|||REQUIRED|||-NONE-|||1

S Put some butter in the pan and wait until it will melt .
A 10 12|||Vt|||melts|||REQUIRED|||-NONE-|||0
A 10 12|||Vt|||melts|||REQUIRED|||-NONE-|||1

S Pour in some batter and cook it until the bottom is golden .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Turn the pancake over carefuly and cook the other side .
A 4 5|||Mec|||carefully|||REQUIRED|||-NONE-|||0
A 4 5|||Mec|||carefully|||REQUIRED|||-NONE-|||1

S You can to eat the pancakes with honey or yogurt , but they taste best when are still warm .
A 2 3|||Vform||||||REQUIRED|||-NONE-|||0
A 16 16|||Pform|||they|||REQUIRED|||-NONE-|||0
A 2 3|||Vform||||||REQUIRED|||-NONE-|||1
A 16 16|||Pform|||they|||REQUIRED|||-NONE-|||1

S At first glance , " The Salt Road " appears to be yet another drama about proud family quarreling over an inheritance .
A 16 16|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 16 16|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Within twenty minutes however , it turns into something far more ambitious .
A 3 3|||Mec|||,|||REQUIRED|||-NONE-|||0
A 3 3|||Mec|||,|||REQUIRED|||-NONE-|||1

S The story follows Ines , a land surveyor who returns back to her village after two decades abroad .
A 10 11|||Rloc-||||||REQUIRED|||-NONE-|||0
A 10 11|||Rloc-||||||REQUIRED|||-NONE-|||1

S There she discovers that her late father had promised the same field to three different people .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Rarely a debut has shown so much confidence on its audience .
A 1 4|||WOinc|||has a debut|||REQUIRED|||-NONE-|||0
A 8 9|||Prep|||in|||REQUIRED|||-NONE-|||0
A 1 4|||WOinc|||has a debut|||REQUIRED|||-NONE-|||1
A 8 9|||Prep|||in|||REQUIRED|||-NONE-|||1

S Entire scenes unfold without a word being spoken , yet the tension never drops .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The actress who plays Ines , is remarkable , conveying anger , shame , and tender with the slightest movement of her eyebrows .
A 5 6|||Mec||||||REQUIRED|||-NONE-|||0
A 15 16|||Wform|||tenderness|||REQUIRED|||-NONE-|||0
A 5 6|||Mec||||||REQUIRED|||-NONE-|||1
A 15 16|||Wform|||tenderness|||REQUIRED|||-NONE-|||1

S Even landscape seems to take sides in the quarrel .
A 1 1|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 1|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S That said , the middle section drags , and a subplot involving a robbed map leads nowhere .
A 13 14|||Wci|||stolen|||REQUIRED|||-NONE-|||0
A 13 14|||Wci|||stolen|||REQUIRED|||-NONE-|||1

S The score relies too heavily on mournful violins , as if we incapable of feeling sadly without help .
A 12 12|||V0|||were|||REQUIRED|||-NONE-|||0
A 15 16|||Wform|||sad|||REQUIRED|||-NONE-|||0
A 12 12|||V0|||were|||REQUIRED|||-NONE-|||1
A 15 16|||Wform|||sad|||REQUIRED|||-NONE-|||1

S Despite of these shortcoming , I left the theater deeply moved , and I have thought about the final shot every day since then .
A 1 2|||Prep||||||REQUIRED|||-NONE-|||0
A 3 4|||Nn|||shortcomings|||REQUIRED|||-NONE-|||0
A 1 2|||Prep||||||REQUIRED|||-NONE-|||1
A 3 4|||Nn|||shortcomings|||REQUIRED|||-NONE-|||1

S It is a demanding film , but one that fully worths your attention .
A 10 11|||Wci|||deserves||merits|||REQUIRED|||-NONE-|||0
A 10 11|||Wci|||deserves|||REQUIRED|||-NONE-|||1

S I am writting to complain about the two nights I have spent at your hotel last weekend .
A 2 3|||Mec|||writing|||REQUIRED|||-NONE-|||0
A 10 11|||Vt||||||REQUIRED|||-NONE-|||0
A 2 3|||Mec|||writing|||REQUIRED|||-NONE-|||1
A 10 11|||Vt||||||REQUIRED|||-NONE-|||1

S When I booked online , your hotels website promised quiet room with a view of the lake .
A 6 7|||Npos|||hotel 's|||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 6 7|||Npos|||hotel 's|||REQUIRED|||-NONE-|||1
A 9 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Instead , I was given a tiny room next the elevator , and I could not sleep at all .
A 9 9|||Prep|||to|||REQUIRED|||-NONE-|||0
A 9 9|||Prep|||to|||REQUIRED|||-NONE-|||1

S The bath room was dirty , and were no clean towels .
A 1 3|||Mec|||bathroom|||REQUIRED|||-NONE-|||0
A 7 7|||Pform|||there|||REQUIRED|||-NONE-|||0
A 1 3|||Mec|||bathroom|||REQUIRED|||-NONE-|||1
A 7 7|||Pref|||there|||REQUIRED|||-NONE-|||1

S When I said the receptionist about this problems , she laughed and walked away .
A 2 3|||Wci|||told|||REQUIRED|||-NONE-|||0
A 6 7|||ArtOrDet|||these|||REQUIRED|||-NONE-|||0
A 2 3|||Wci|||told|||REQUIRED|||-NONE-|||1
A 6 7|||ArtOrDet|||these|||REQUIRED|||-NONE-|||1

S I have stayed at your hotel every spring for six years , and nothing like this has ever happened before .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S I would therefore like receive a refund of at less half the price .
A 4 4|||Vform|||to|||REQUIRED|||-NONE-|||0
A 9 10|||Wci|||least|||REQUIRED|||-NONE-|||0
A 4 4|||Vform|||to|||REQUIRED|||-NONE-|||1
A 9 10|||Wci|||least|||REQUIRED|||-NONE-|||1

S I look forward to your reply and hope that we can settle this matter soon .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Back pain used to be problem that mainly effected older people .
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 8 9|||Wci|||affected|||REQUIRED|||-NONE-|||0
A 5 5|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 8 9|||Wci|||affected|||REQUIRED|||-NONE-|||1

S Today , however , doctors are treated more and more patients in his twenties and thirties .
A 6 7|||Vform|||treating|||REQUIRED|||-NONE-|||0
A 12 13|||Pref|||their|||REQUIRED|||-NONE-|||0
A 6 7|||Vform|||treating|||REQUIRED|||-NONE-|||1
A 12 13|||Pform|||their|||REQUIRED|||-NONE-|||1

S The main cause is hardly a mystery .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Most of us sit at breakfast , on the train , at our desks , and then again on the couch at night .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S When we sit for hours , the muscles in our lower backs become weaken and stiff .
A 13 14|||Wform|||weak||weakened|||REQUIRED|||-NONE-|||0
A 13 14|||Wform|||weak|||REQUIRED|||-NONE-|||1

S The solution does not have to be an expensive equipment or a gym membership .
A 7 8|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 7 8|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S What our backs need regular movement , even if it lasts only a minute or two .
A 4 4|||V0|||is|||REQUIRED|||-NONE-|||0
A 4 4|||V0|||is|||REQUIRED|||-NONE-|||1

S Standing up during a phone call or walking over to a colleague instead sending an email can do a real difference .
A 13 13|||Prep|||of|||REQUIRED|||-NONE-|||0
A 17 18|||Wci|||make|||REQUIRED|||-NONE-|||0
A 13 13|||Prep|||of|||REQUIRED|||-NONE-|||1
A 17 18|||Wci|||make|||REQUIRED|||-NONE-|||1

S Two years before , my own back hurt so much that I could not tie my shoes .
A 2 3|||Wci|||ago|||REQUIRED|||-NONE-|||0
A 2 3|||Wci|||ago|||REQUIRED|||-NONE-|||1

S My doctor suggested me to set an alarm to ring every thirty minutes .
A 3 5|||Ssub|||that I||I|||REQUIRED|||-NONE-|||0
A 3 5|||Vform|||that I|||REQUIRED|||-NONE-|||1

S At first , my colleagues made jokes about it , but soon some of them were standing up with me .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Since then , I did not take a single painkiller .
A 4 7|||Vt|||have not taken|||REQUIRED|||-NONE-|||0
A 4 7|||Vt|||have not taken|||REQUIRED|||-NONE-|||1

S Fernmouth is small town on the coast with a long and interested history .
A 2 2|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||interesting|||REQUIRED|||-NONE-|||0
A 2 2|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1
A 11 12|||Wform|||interesting|||REQUIRED|||-NONE-|||1

S The town was build more than eight hundred years ago by fishermen who was looking a safe harbor .
A 3 4|||Vform|||built|||REQUIRED|||-NONE-|||0
A 13 14|||SVA|||were|||REQUIRED|||-NONE-|||0
A 15 15|||Prep|||for|||REQUIRED|||-NONE-|||0
A 3 4|||Vform|||built|||REQUIRED|||-NONE-|||1
A 13 14|||SVA|||were|||REQUIRED|||-NONE-|||1
A 15 15|||Prep|||for|||REQUIRED|||-NONE-|||1

S In those days , it was only a row of wooden houses and a little church .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The fishermen sold there fish at a market every Friday .
A 3 4|||Mec|||their|||REQUIRED|||-NONE-|||0
A 3 4|||Mec|||their|||REQUIRED|||-NONE-|||1

S In the 1640 , a terrible fire destroyed almost the whole town .
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Only the church survived because of it was made of stone .
A 5 6|||Trans||||||REQUIRED|||-NONE-|||0
A 5 6|||Prep||||||REQUIRED|||-NONE-|||1

S People needed almost ten years to rebuild their home .
A 8 9|||Nn|||homes|||REQUIRED|||-NONE-|||0
A 8 9|||Nn|||homes|||REQUIRED|||-NONE-|||1

S This time , they used stone and brick instead of wood .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Everything has changed when the railroad reached Fernmouth in 1871 .
A 1 2|||Vt||||||REQUIRED|||-NONE-|||0
A 1 2|||Vt||||||REQUIRED|||-NONE-|||1

S Suddenly , hundreds of rich family from the capital could to spend its summers by the sea .
A 5 6|||Nn|||families|||REQUIRED|||-NONE-|||0
A 10 11|||Vform||||||REQUIRED|||-NONE-|||0
A 12 13|||Pref|||their|||REQUIRED|||-NONE-|||0
A 5 6|||Nn|||families|||REQUIRED|||-NONE-|||1
A 10 11|||Vform||||||REQUIRED|||-NONE-|||1
A 12 13|||Pref|||their|||REQUIRED|||-NONE-|||1

S They built large hotels along the beach , and many fishermen got waiter or cooks .
A 11 12|||Wci|||became|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||waiters|||REQUIRED|||-NONE-|||0
A 11 12|||Wci|||became|||REQUIRED|||-NONE-|||1
A 12 13|||Nn|||waiters|||REQUIRED|||-NONE-|||1

S My great-grandmother , that cleaned rooms in one of these hotels , told my grandfather many stories about the guests .
A 3 4|||Pref|||who|||REQUIRED|||-NONE-|||0
A 3 4|||Pform|||who|||REQUIRED|||-NONE-|||1

S Today , the bigest hotel is a museum where you can learn about history of the town .
A 3 4|||Mec|||biggest|||REQUIRED|||-NONE-|||0
A 13 13|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 3 4|||Mec|||biggest|||REQUIRED|||-NONE-|||1
A 13 13|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1

S I work there on Saturdays and show old photographs the visitors .
A 9 9|||Prep|||to|||REQUIRED|||-NONE-|||0
A 9 9|||Prep|||to|||REQUIRED|||-NONE-|||1

S Some of my friends say that nothing never happens in Fernmouth .
A 7 8|||Others|||ever|||REQUIRED|||-NONE-|||0
A 7 8|||Wci|||ever|||REQUIRED|||-NONE-|||1

S I disagree because every street here has an own story .
A 7 8|||ArtOrDet|||its|||REQUIRED|||-NONE-|||0
A 7 8|||ArtOrDet|||its|||REQUIRED|||-NONE-|||1

S This report evaluates the first three months of the new inventory software at our Dale Street warehouse .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Overall , the transition has been smoother than expected , although several issues still gotta be addressed .
A 14 15|||Wtone|||need to||have to||must|||REQUIRED|||-NONE-|||0
A 14 15|||Wtone|||need to||have to|||REQUIRED|||-NONE-|||1

S The number of misplaced items have fallen by forty percent , and deliveries now leave the warehouse a day earlier on average .
A 5 6|||SVA|||has|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||has|||REQUIRED|||-NONE-|||1

S According with a survey of twenty employees , counting stock has become considerably less tedious .
A 1 2|||Cit|||to|||REQUIRED|||-NONE-|||0
A 1 2|||Prep|||to|||REQUIRED|||-NONE-|||1

S After working with the new scanners for a week , the old paper forms seemed hopelessly slow to them .
A 1 2|||Smod|||they had worked||they worked|||REQUIRED|||-NONE-|||0
A 1 2|||Smod|||they had worked|||REQUIRED|||-NONE-|||1

S By contrast , the night shift received few training , which explains why most input errors occur after the midnight .
A 7 8|||ArtOrDet|||little|||REQUIRED|||-NONE-|||0
A 18 19|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 7 8|||ArtOrDet|||little|||REQUIRED|||-NONE-|||1
A 18 19|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S We therefore recommend offering second training course before the busy season begins .
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S The HRs department has already offered to cover the cost , provided that the dates will be confirmed by the end of the month .
A 1 2|||Wa|||HR|||REQUIRED|||-NONE-|||0
A 15 17|||Vt|||are|||REQUIRED|||-NONE-|||0
A 1 2|||Wa|||HR|||REQUIRED|||-NONE-|||1
A 15 17|||Vt|||are|||REQUIRED|||-NONE-|||1

S I am playing volleyball since two years .
A 1 2|||Vt|||have been|||REQUIRED|||-NONE-|||0
A 4 5|||Prep|||for|||REQUIRED|||-NONE-|||0
A 1 2|||Vt|||have been|||REQUIRED|||-NONE-|||1
A 4 5|||Prep|||for|||REQUIRED|||-NONE-|||1

S Our team has twelve player , and we train on Tuesdays and Fridays .
A 4 5|||Nn|||players|||REQUIRED|||-NONE-|||0
A 4 5|||Nn|||players|||REQUIRED|||-NONE-|||1

S Our coach she is funny , but she always want us to work hard .
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||0
A 9 10|||SVA|||wants|||REQUIRED|||-NONE-|||0
A 2 3|||Rloc-||||||REQUIRED|||-NONE-|||1
A 9 10|||SVA|||wants|||REQUIRED|||-NONE-|||1

S I am love every minute with the team .
A 1 2|||Vform||||||REQUIRED|||-NONE-|||0
A 1 2|||Vform||||||REQUIRED|||-NONE-|||1

S Last Saturday , we had a match against the most best team in city .
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||0
A 13 13|||ArtOrDet|||the||our|||REQUIRED|||-NONE-|||0
A 9 10|||Rloc-||||||REQUIRED|||-NONE-|||1
A 13 13|||ArtOrDet|||the||our|||REQUIRED|||-NONE-|||1

S We losed the first set , but nobody was sad .
A 1 2|||Vform|||lost|||REQUIRED|||-NONE-|||0
A 1 2|||Vform|||lost|||REQUIRED|||-NONE-|||1

S In the end , we won them and danced on the court .
A 5 6|||Wci|||beat||defeated|||REQUIRED|||-NONE-|||0
A 5 6|||Wci|||beat|||REQUIRED|||-NONE-|||1

S Now I know that is important never to give up .
A 4 4|||Pform|||it|||REQUIRED|||-NONE-|||0
A 4 4|||Pref|||it|||REQUIRED|||-NONE-|||1

S Every day , the cafeteria at our college throws away dozens untouched meals .
A 11 11|||Prep|||of|||REQUIRED|||-NONE-|||0
A 11 11|||Prep|||of|||REQUIRED|||-NONE-|||1

S This practice wastes not only money also all the water and energy used to grow the food .
A 6 6|||Trans|||but|||REQUIRED|||-NONE-|||0
A 6 6|||Trans|||but|||REQUIRED|||-NONE-|||1

S Last semester , a group of biology students weighed the leftovers for one week and were shocking by the results .
A 16 17|||Wform|||shocked|||REQUIRED|||-NONE-|||0
A 16 17|||Wform|||shocked|||REQUIRED|||-NONE-|||1

S On the worst day , they found more than hundred pounds of bread , rice , and vegetables in the bins .
A 9 9|||ArtOrDet|||a||one|||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||a||one|||REQUIRED|||-NONE-|||1

S One reason is that everyone get the same portion , no matter how hungry he or she is .
A 5 6|||SVA|||gets|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||gets|||REQUIRED|||-NONE-|||1

S Another reason is the short lunch break , during that nobody has time to finish a meal .
A 9 10|||Ssub|||which|||REQUIRED|||-NONE-|||0
A 9 10|||Pform|||which|||REQUIRED|||-NONE-|||1

S As a result , even students like the food leave half of it on their plates .
A 6 6|||Ssub|||who||that|||REQUIRED|||-NONE-|||0
A 6 6|||Ssub|||who|||REQUIRED|||-NONE-|||1

S The cooks , who start work at six in the morning , find this waste very discouraging .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Fortunatly , there are several simple solution to this problem .
A 0 1|||Mec|||Fortunately|||REQUIRED|||-NONE-|||0
A 6 7|||Nn|||solutions|||REQUIRED|||-NONE-|||0
A 0 1|||Mec|||Fortunately|||REQUIRED|||-NONE-|||1
A 6 7|||Nn|||solutions|||REQUIRED|||-NONE-|||1

S First , the cafeteria could offer smaller portions at a more lower price .
A 10 11|||Rloc-||||||REQUIRED|||-NONE-|||0
A 10 11|||Rloc-||||||REQUIRED|||-NONE-|||1

S Second , any food that nobody has touched be given to local shelter .
A 8 8|||Vm|||could||can||should|||REQUIRED|||-NONE-|||0
A 11 11|||ArtOrDet|||a||the|||REQUIRED|||-NONE-|||0
A 8 8|||Vm|||could||should|||REQUIRED|||-NONE-|||1
A 11 11|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S If every student would be a little more careful , we could cut our waste in half until next summer .
A 3 5|||Vt|||were||was|||REQUIRED|||-NONE-|||0
A 17 18|||Prep|||by|||REQUIRED|||-NONE-|||0
A 3 5|||Vt|||were||was|||REQUIRED|||-NONE-|||1
A 17 18|||Prep|||by|||REQUIRED|||-NONE-|||1

S When I got my first job I thought that I am rich .
A 6 6|||Mec|||,|||REQUIRED|||-NONE-|||0
A 10 11|||Vt|||was|||REQUIRED|||-NONE-|||0
A 6 6|||Mec|||,|||REQUIRED|||-NONE-|||1
A 10 11|||Vt|||was|||REQUIRED|||-NONE-|||1

S I bought new cloths every week and ate in expensives restaurants .
A 3 4|||Wci|||clothes|||REQUIRED|||-NONE-|||0
A 9 10|||Wform|||expensive|||REQUIRED|||-NONE-|||0
A 3 4|||Mec|||clothes|||REQUIRED|||-NONE-|||1
A 9 10|||Wform|||expensive|||REQUIRED|||-NONE-|||1

S After three month , I did not have no money left .
A 2 3|||Nn|||months|||REQUIRED|||-NONE-|||0
A 8 9|||ArtOrDet|||any|||REQUIRED|||-NONE-|||0
A 2 3|||Nn|||months|||REQUIRED|||-NONE-|||1
A 8 9|||ArtOrDet|||any|||REQUIRED|||-NONE-|||1

S I paid my rent lately , and my landlord was angry with me .
A 4 5|||Wform|||late|||REQUIRED|||-NONE-|||0
A 4 5|||Wform|||late|||REQUIRED|||-NONE-|||1

S My older sister , who works as accountant , gave me some good advices .
A 7 7|||ArtOrDet|||an|||REQUIRED|||-NONE-|||0
A 13 14|||Nn|||advice|||REQUIRED|||-NONE-|||0
A 7 7|||ArtOrDet|||an|||REQUIRED|||-NONE-|||1
A 13 14|||Nn|||advice|||REQUIRED|||-NONE-|||1

S She told to me to do a list of everything that I bought .
A 2 3|||Prep||||||REQUIRED|||-NONE-|||0
A 5 6|||Wci|||make|||REQUIRED|||-NONE-|||0
A 2 3|||Prep||||||REQUIRED|||-NONE-|||1
A 5 6|||Wci|||make|||REQUIRED|||-NONE-|||1

S It was embarrassed to see how much money I was spending on coffee .
A 2 3|||Wform|||embarrassing|||REQUIRED|||-NONE-|||0
A 2 3|||Wform|||embarrassing|||REQUIRED|||-NONE-|||1

S In only one month , I had bought more then forty cups .
A 9 10|||Mec|||than|||REQUIRED|||-NONE-|||0
A 9 10|||Mec|||than|||REQUIRED|||-NONE-|||1

S Now I make my own coffee , and ten percent of my salary go straight into a savings account .
A 13 14|||SVA|||goes|||REQUIRED|||-NONE-|||0
A 13 14|||SVA|||goes|||REQUIRED|||-NONE-|||1

S I also wait a whole day before I will buy something expensive .
A 8 9|||Vt||||||REQUIRED|||-NONE-|||0
A 8 9|||Vt||||||REQUIRED|||-NONE-|||1

S Last month , I finally had enough money for to buy a used bicycle .
A 8 9|||Vform||||||REQUIRED|||-NONE-|||0
A 8 9|||Prep||||||REQUIRED|||-NONE-|||1

S It is not new , but it feels better than all those clothes .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S A decade ago , the idea of a talking house sounded like science fiction .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S Today , millions of people controls their lights , heating , and doors with a phone .
A 5 6|||SVA|||control|||REQUIRED|||-NONE-|||0
A 5 6|||SVA|||control|||REQUIRED|||-NONE-|||1

S I was skeptical until when my brother installed such system in his apartment .
A 4 5|||Trans||||||REQUIRED|||-NONE-|||0
A 9 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
A 4 5|||Rloc-||||||REQUIRED|||-NONE-|||1
A 9 9|||ArtOrDet|||a|||REQUIRED|||-NONE-|||1

S Since then , I have discovered both its advantages and its drawbacks .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S On the one hand , a smart home is extreme convenient , especially people who have difficulty walking .
A 9 10|||Wform|||extremely|||REQUIRED|||-NONE-|||0
A 13 13|||Prep|||for|||REQUIRED|||-NONE-|||0
A 9 10|||Wform|||extremely|||REQUIRED|||-NONE-|||1
A 13 13|||Prep|||for|||REQUIRED|||-NONE-|||1

S Our grandfather , for example , can open the front door without leaving his armchair .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S The system also saves an energy by turning off the heating when nobody at home .
A 4 5|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 13 13|||V0|||is|||REQUIRED|||-NONE-|||0
A 4 5|||ArtOrDet||||||REQUIRED|||-NONE-|||1
A 13 13|||V0|||is|||REQUIRED|||-NONE-|||1

S Last winter , my brother 's heating bill was a quarter lower than it had been the year before .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S On the other hand , these devices record many of our private conversation , and few owners know where are they stored .
A 12 13|||Nn|||conversations|||REQUIRED|||-NONE-|||0
A 19 21|||WOinc|||they are|||REQUIRED|||-NONE-|||0
A 12 13|||Nn|||conversations|||REQUIRED|||-NONE-|||1
A 19 21|||WOinc|||they are|||REQUIRED|||-NONE-|||1

S Beside , nothing works when the internet connection fails .
A 0 1|||Trans|||Besides||Moreover|||REQUIRED|||-NONE-|||0
A 0 1|||Trans|||Besides|||REQUIRED|||-NONE-|||1

S Last week , my brother has stood in front of his own door for an hour because a server was down .
A 5 6|||Vt||||||REQUIRED|||-NONE-|||0
A 5 6|||Vt||||||REQUIRED|||-NONE-|||1

S For now , I will stick with my old metal key , it has never needed an update .
A 11 12|||Srun|||;||because|||REQUIRED|||-NONE-|||0
A 11 12|||Srun|||because||;|||REQUIRED|||-NONE-|||1

S Good evening , and thank you all coming to celebrate the career of our dear colleague Helena .
A 7 7|||Prep|||for|||REQUIRED|||-NONE-|||0
A 7 7|||Prep|||for|||REQUIRED|||-NONE-|||1

S When I joined the library fifteen years ago , she was already working here for two decades .
A 10 12|||Vt|||had already been|||REQUIRED|||-NONE-|||0
A 10 12|||Vt|||had already been|||REQUIRED|||-NONE-|||1

S I was nervos , inexperienced , and convinced that librarians were supposed to be silent .
A 2 3|||Mec|||nervous|||REQUIRED|||-NONE-|||0
A 2 3|||Mec|||nervous|||REQUIRED|||-NONE-|||1

S It took Helena about five minutes to cure me of that believe .
A 11 12|||Wform|||belief|||REQUIRED|||-NONE-|||0
A 11 12|||Wform|||belief|||REQUIRED|||-NONE-|||1

S She had a laugh that can be heard on all three floor , and I never heard a single reader complain about it .
A 5 6|||Vm|||could|||REQUIRED|||-NONE-|||0
A 11 12|||Nn|||floors|||REQUIRED|||-NONE-|||0
A 5 6|||Vm|||could|||REQUIRED|||-NONE-|||1
A 11 12|||Nn|||floors|||REQUIRED|||-NONE-|||1

S She knew our regular visitors by name , asked about their grandchildren , and remembering exactly which novels they had hated .
A 14 15|||Spar|||remembered|||REQUIRED|||-NONE-|||0
A 14 15|||Spar|||remembered|||REQUIRED|||-NONE-|||1

S Not only she ran the childrens department , but she also fought for our budget at countless council meetings .
A 2 4|||WOinc|||did she run|||REQUIRED|||-NONE-|||0
A 5 6|||Npos|||children 's|||REQUIRED|||-NONE-|||0
A 2 4|||WOinc|||did she run|||REQUIRED|||-NONE-|||1
A 5 6|||Npos|||children 's|||REQUIRED|||-NONE-|||1

S Because her persistence , we now have an elevator , a reading garden , and a room for homework .
A 1 1|||Prep|||of|||REQUIRED|||-NONE-|||0
A 1 1|||Prep|||of|||REQUIRED|||-NONE-|||1

S One story in particular deserving to be told in full .
A 4 5|||Sfrag|||deserves|||REQUIRED|||-NONE-|||0
A 4 5|||Sfrag|||deserves|||REQUIRED|||-NONE-|||1

S During the great flood , she single-handedly carried eight hundred books upstairs .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S When a journalist asked to her whether she had been afraid , she replied that wet paper frightened her more far than cold water did .
A 4 5|||Prep||||||REQUIRED|||-NONE-|||0
A 19 21|||WOinc|||far more|||REQUIRED|||-NONE-|||0
A 4 5|||Prep||||||REQUIRED|||-NONE-|||1
A 19 21|||WOinc|||far more|||REQUIRED|||-NONE-|||1

S A photograph of her in rubber boots hangs still in our staff room .
A 7 9|||WOadv|||still hangs|||REQUIRED|||-NONE-|||0
A 7 9|||WOadv|||still hangs|||REQUIRED|||-NONE-|||1

S Helena , I do not know who could ever make the place after you , and I suspect that nobody will try .
A 9 13|||Um|||replace||succeed|||REQUIRED|||-NONE-|||0
A 9 14|||Wci|||take your place||fill your shoes|||REQUIRED|||-NONE-|||1

S We will miss your patience , your terrible jokes , and the cookies you did every Monday .
A 14 15|||Wci|||baked||made||brought|||REQUIRED|||-NONE-|||0
A 14 15|||Wci|||baked||made|||REQUIRED|||-NONE-|||1

S On the behalf of the whole team , I would like to offer you this first edition , hoping that it stays dry .
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||0
A 1 2|||ArtOrDet||||||REQUIRED|||-NONE-|||1

S Ladies and gentlemen , please join to me in a toast to finest librarian this town has ever had !
A 6 7|||Prep||||||REQUIRED|||-NONE-|||0
A 12 12|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 6 7|||Prep||||||REQUIRED|||-NONE-|||1
A 12 12|||ArtOrDet|||the|||REQUIRED|||-NONE-|||1
