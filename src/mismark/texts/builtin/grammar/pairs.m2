S My name is Rosa , and am ten years old .
A 6 6|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S You do n't know how hungry I .
A 7 7|||M:VERB|||am|||REQUIRED|||-NONE-|||0

S Mom , am in the garden with the dog .
A 2 2|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Am I am late for the math test ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S I am be the youngest child in my family .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S I am is happy in my new school .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S I is the tallest girl in fifth grade .
A 1 2|||R:VERB:SVA|||am|||REQUIRED|||-NONE-|||0

S Me am in the kitchen with Grandma .
A 0 1|||R:PRON|||I|||REQUIRED|||-NONE-|||0

S " Are you tired ? " " Yes , I 'm . "
A 10 11|||R:CONTR|||am|||REQUIRED|||-NONE-|||0

S I have thirsty , so I want some water .
A 1 2|||R:VERB|||am|||REQUIRED|||-NONE-|||0

S Nobody at school knows how funny you .
A 7 7|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S How old you , Mia ?
A 2 2|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Your lunch is on the table , but are still in bed .
A 8 8|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S Are you are ready for the spelling test ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S When you are be angry , the dog hides .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Maybe you are is right about the cat .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S You is my favorite aunt .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Your are the best cook in our family .
A 0 1|||R:SPELL|||You|||REQUIRED|||-NONE-|||0

S Do you are hungry , or can we wait ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Are you|||REQUIRED|||-NONE-|||0

S " Am I on your team ? " " Yes , you 're . "
A 12 13|||R:CONTR|||are|||REQUIRED|||-NONE-|||0

S I love my brother because is very kind .
A 5 5|||M:PRON|||he|||REQUIRED|||-NONE-|||0

S I ca n't find my sister . Where she ?
A 8 8|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S My grandma never tells us how old she .
A 8 8|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Is she is your new piano teacher ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S He is be afraid of big dogs .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S She is has twelve years old , like me .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S She are in the yard with our puppy .
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 1 2|||R:CONTR|||'s|||REQUIRED|||-NONE-|||1

S Him is my best friend at school .
A 0 1|||R:PRON|||He|||REQUIRED|||-NONE-|||0

S I love my mom because he is so funny .
A 5 6|||R:PRON|||she|||REQUIRED|||-NONE-|||0

S Does he is at home with the baby ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Is he|||REQUIRED|||-NONE-|||0

S Look how late we !
A 4 4|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Our house is close to school , so are never late .
A 8 8|||M:PRON|||we|||REQUIRED|||-NONE-|||0

S Why we always the last in line ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Are we are early for the school play ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S We are all are in the same art class .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S We are have afraid of the neighbor 's dog .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S We is at Grandma 's house for lunch .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Us are the winners of the spelling game .
A 0 1|||R:OTHER|||We|||REQUIRED|||-NONE-|||0

S The other class is n't ready yet , but we 're .
A 10 11|||R:CONTR|||are|||REQUIRED|||-NONE-|||0

S Do we are too young for this movie ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Are we|||REQUIRED|||-NONE-|||0

S I need my blue socks . Where they ?
A 7 7|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S The kittens sleep a lot because are so young .
A 6 6|||M:PRON|||they|||REQUIRED|||-NONE-|||0

S Puppies eat a lot , no matter how small they .
A 10 10|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Are they are your cousins from Brazil ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S I like my teachers because they are be patient .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S They are both are in my swimming class .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S They is too short for the basketball team .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S My parents work late , so them are often tired .
A 6 7|||R:PRON|||they|||REQUIRED|||-NONE-|||0

S We love our grandparents because their are so kind .
A 5 6|||R:OTHER|||they|||REQUIRED|||-NONE-|||0

S Please wash these cups because it is dirty .
A 5 6|||R:PRON|||they|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S I brush teeth before I go to school .
A 2 2|||M:DET|||my|||REQUIRED|||-NONE-|||0

S My aunt lives with husband in Canada .
A 4 4|||M:DET|||her|||REQUIRED|||-NONE-|||0

S Close eyes and open your mouth , please .
A 1 1|||M:DET|||your|||REQUIRED|||-NONE-|||0

S I keep the my toys under the bed .
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1

S Their the new house has a big yard .
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0
A 0 2|||U:DET|||The|||REQUIRED|||-NONE-|||1

S Today I want to play with a my friend .
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||1
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||2
A 9 9|||M:OTHER|||of mine|||REQUIRED|||-NONE-|||2

S We really like us new teacher .
A 3 4|||R:OTHER|||our|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||the|||REQUIRED|||-NONE-|||1

S Is this you backpack ?
A 2 3|||R:SPELL|||your|||REQUIRED|||-NONE-|||0

S Nora is looking for hers glasses .
A 4 5|||R:SPELL|||her|||REQUIRED|||-NONE-|||0

S My parents sold they old car last week .
A 3 4|||R:OTHER|||their|||REQUIRED|||-NONE-|||0

S I know that boy because I met at camp .
A 7 7|||M:PRON|||him|||REQUIRED|||-NONE-|||0
A 5 6|||R:PRON|||we|||REQUIRED|||-NONE-|||1

S Grandma is very kind , and we all love .
A 9 9|||M:DET|||her|||REQUIRED|||-NONE-|||0

S Take these spoons and put in the drawer .
A 5 5|||M:PRON|||them|||REQUIRED|||-NONE-|||0

S Can you help to me with my homework ?
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S I told to him about the new puppy .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S My grandparents live with we .
A 4 5|||R:PRON|||us|||REQUIRED|||-NONE-|||0

S Can you pass I the bread , please ?
A 3 4|||R:PRON|||me|||REQUIRED|||-NONE-|||0

S I ca n't find my shoes . Do you see it ?
A 10 11|||R:PRON|||them|||REQUIRED|||-NONE-|||0

S My brother is loud , but I love he .
A 8 9|||R:PRON|||him|||REQUIRED|||-NONE-|||0

S That woman is my aunt . I look like she .
A 9 10|||R:OTHER|||her|||REQUIRED|||-NONE-|||0

S This my new teacher , Ms. Lopez .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Whose lunch that on the floor ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S I do n't know what kind of soup this .
A 9 9|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Is this is your pencil case ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S This it is my sister 's bed .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0
A 0 2|||U:DET|||It|||REQUIRED|||-NONE-|||1

S What is that is on your plate ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1

S These is my best friend , Hana .
A 0 1|||R:DET|||This|||REQUIRED|||-NONE-|||0

S This are a very good cake .
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0

S Those is my uncle over there .
A 0 1|||R:DET|||That|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||That 's|||REQUIRED|||-NONE-|||1

S Does this is the right bus for school ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Is this|||REQUIRED|||-NONE-|||0

S These my cousins from Chile .
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S What kind of birds those on the roof ?
A 4 4|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S I ca n't remember whose gloves these .
A 7 7|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Are those are your brother 's skates ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S These they are my favorite cookies .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0
A 0 2|||U:DET|||They|||REQUIRED|||-NONE-|||1

S Those are be very old photos of Grandpa .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S This are my new school shoes .
A 0 1|||R:DET|||These|||REQUIRED|||-NONE-|||0

S Those is our neighbors ' two dogs .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S That are my parents near the gate .
A 0 1|||R:DET|||Those|||REQUIRED|||-NONE-|||0

S Is these your only clean shirts ?
A 0 1|||R:VERB:SVA|||Are|||REQUIRED|||-NONE-|||0

S Close the window because is very cold .
A 4 4|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||it 's|||REQUIRED|||-NONE-|||1

S What time it now ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Do you know what day it ?
A 6 6|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Is it is time for lunch yet ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Today it is be my turn to feed the cat .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is has ten o'clock , so go to bed .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S There is Monday , so we have art class .
A 0 1|||R:PRON|||It|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||It|||REQUIRED|||-NONE-|||1
A 1 2|||R:CONTR|||'s|||REQUIRED|||-NONE-|||1
A 0 1|||R:OTHER|||Today|||REQUIRED|||-NONE-|||2

S I like my new desk because he is big .
A 6 7|||R:PRON|||it|||REQUIRED|||-NONE-|||0

S It are five miles from here to school .
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 1 2|||R:CONTR|||'s|||REQUIRED|||-NONE-|||1

S It has very windy on the playground today .
A 1 2|||R:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 2|||R:CONTR|||'s|||REQUIRED|||-NONE-|||1

S We had pancakes for breakfast morning .
A 5 5|||M:DET|||this|||REQUIRED|||-NONE-|||0
A 5 5|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S Our class has a new teacher year .
A 6 6|||M:DET|||this|||REQUIRED|||-NONE-|||0
A 6 6|||M:DET|||every|||REQUIRED|||-NONE-|||1

S Grandma is coming for dinner evening .
A 5 5|||M:DET|||this|||REQUIRED|||-NONE-|||0
A 5 5|||M:NOUN|||tomorrow|||REQUIRED|||-NONE-|||1

S I want to read the this book tonight .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||1

S That the boy in the red cap is my cousin .
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0
A 0 2|||U:DET|||The|||REQUIRED|||-NONE-|||1

S We have a big spelling test on this Friday .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||1

S These cake has too much sugar in it .
A 0 1|||R:DET|||This|||REQUIRED|||-NONE-|||0

S I do n't know those man in the blue coat .
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||0
A 4 5|||R:DET|||the|||REQUIRED|||-NONE-|||1

S Is this chairs free ?
A 2 3|||R:NOUN:NUM|||chair|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB:SVA|||Are|||REQUIRED|||-NONE-|||1
A 1 2|||R:DET|||these|||REQUIRED|||-NONE-|||1

S I read story this to my sister every night .
A 2 4|||R:WO|||this story|||REQUIRED|||-NONE-|||0
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||1
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1

S I do n't have much free time days .
A 7 7|||M:DET|||these|||REQUIRED|||-NONE-|||0

S One of days , we must clean this room .
A 2 2|||M:DET|||these|||REQUIRED|||-NONE-|||0
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||1
A 2 3|||R:NOUN:NUM|||day|||REQUIRED|||-NONE-|||1

S Mom , look at all flowers in the yard !
A 5 5|||M:DET|||these|||REQUIRED|||-NONE-|||0
A 5 5|||M:DET|||those|||REQUIRED|||-NONE-|||1
A 5 5|||M:DET|||the|||REQUIRED|||-NONE-|||2

S Please wash the these apples before lunch .
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1

S Those the children over there walk to school alone .
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0
A 0 2|||U:DET|||The|||REQUIRED|||-NONE-|||1

S I want six of these a cookies .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S This shoes are too small for me .
A 0 1|||R:DET|||These|||REQUIRED|||-NONE-|||0
A 0 1|||R:DET|||The|||REQUIRED|||-NONE-|||1

S Who are that girls near the pool ?
A 2 3|||R:OTHER|||those|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||the|||REQUIRED|||-NONE-|||1

S All these book belong to my sister .
A 2 3|||R:NOUN:NUM|||books|||REQUIRED|||-NONE-|||0

S I know them boys at the bus stop .
A 2 3|||R:OTHER|||those|||REQUIRED|||-NONE-|||0
A 2 3|||R:SPELL|||the|||REQUIRED|||-NONE-|||1

S My aunt is nurse , and she works at night .
A 3 3|||M:DET|||a|||REQUIRED|||-NONE-|||0

S We have dog and two cats at home .
A 2 2|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 2 2|||M:OTHER|||one|||REQUIRED|||-NONE-|||1

S What beautiful kitten !
A 1 1|||M:DET|||a|||REQUIRED|||-NONE-|||0

S We live in a very a small apartment .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S My sister wants a one rabbit for her birthday .
A 4 5|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1

S I had a such a bad day at school .
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0

S I eat a orange after lunch every day .
A 2 3|||R:DET|||an|||REQUIRED|||-NONE-|||0

S Do you wear an uniform at your school ?
A 3 4|||R:DET|||a|||REQUIRED|||-NONE-|||0

S I have the headache , so I ca n't study .
A 2 3|||R:DET|||a|||REQUIRED|||-NONE-|||0

S Can I borrow some pencil for the test ?
A 3 4|||R:DET|||a|||REQUIRED|||-NONE-|||0
A 4 5|||R:NOUN:NUM|||pencils|||REQUIRED|||-NONE-|||1

S She is best student in our class .
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||0

S I can see moon from my bedroom window .
A 3 3|||M:DET|||the|||REQUIRED|||-NONE-|||0

S Grandpa gets up at five in morning .
A 6 6|||M:DET|||the|||REQUIRED|||-NONE-|||0

S The Maria sits in the first row .
A 0 1|||U:DET||||||REQUIRED|||-NONE-|||0

S The dog has a cut on the its leg .
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||1

S We eat at the six o'clock in the evening .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0

S A sun is very hot today .
A 0 1|||R:DET|||The|||REQUIRED|||-NONE-|||0

S Is Hugo a tallest boy in his class ?
A 2 3|||R:DET|||the|||REQUIRED|||-NONE-|||0

S My desk is in a middle of my room .
A 4 5|||R:DET|||the|||REQUIRED|||-NONE-|||0

S We have a rabbit and a puppy . A puppy is black .
A 8 9|||R:DET|||The|||REQUIRED|||-NONE-|||0

S Do any your cousins live near the school ?
A 2 2|||M:PREP|||of|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1

S Some my friends walk to school .
A 1 1|||M:PREP|||of|||REQUIRED|||-NONE-|||0
A 0 2|||U:DET|||My|||REQUIRED|||-NONE-|||1

S I have no lunch money . Can you lend me ?
A 10 10|||M:DET|||some|||REQUIRED|||-NONE-|||0

S I need a some bread for my sandwich .
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0

S Do you have any of questions about the homework ?
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S We do n't have no any milk for the baby .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 6|||U:DET||||||REQUIRED|||-NONE-|||1
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||2
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||2

S There is n't some juice in my glass .
A 3 4|||R:DET|||any|||REQUIRED|||-NONE-|||0
A 2 3|||U:CONTR||||||REQUIRED|||-NONE-|||1
A 3 4|||R:DET|||no|||REQUIRED|||-NONE-|||1

S My aunt made any soup for us yesterday .
A 3 4|||R:DET|||some|||REQUIRED|||-NONE-|||0
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1

S We ca n't find no eggs in the kitchen .
A 4 5|||R:DET|||any|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||can|||REQUIRED|||-NONE-|||1

S The rabbits are hungry . Do we have a carrots ?
A 8 9|||R:DET|||any|||REQUIRED|||-NONE-|||0
A 8 9|||R:DET|||some|||REQUIRED|||-NONE-|||1
A 8 9|||U:DET||||||REQUIRED|||-NONE-|||2

S I have idea where my shoes are .
A 2 2|||M:DET|||no|||REQUIRED|||-NONE-|||0

S There is need to shout . I can hear you .
A 2 2|||M:DET|||no|||REQUIRED|||-NONE-|||0

S The bus left , so there is point in waiting .
A 7 7|||M:DET|||no|||REQUIRED|||-NONE-|||0

S I do n't have no homework today .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 5|||R:DET|||any|||REQUIRED|||-NONE-|||1
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||2

S My family has no a car , so we walk .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||does n't have|||REQUIRED|||-NONE-|||1
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1

S There are no any apples in the basket .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||n't|||REQUIRED|||-NONE-|||1

S I have not brothers or sisters .
A 2 3|||R:OTHER|||no|||REQUIRED|||-NONE-|||0
A 1 1|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||1
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1
A 1 1|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||2
A 2 3|||R:OTHER|||any|||REQUIRED|||-NONE-|||2

S There are none pencils on my desk .
A 2 3|||R:OTHER|||no|||REQUIRED|||-NONE-|||0
A 2 2|||M:CONTR|||n't|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||any|||REQUIRED|||-NONE-|||1

S We have any dog food , so I must buy some .
A 2 3|||R:DET|||no|||REQUIRED|||-NONE-|||0
A 1 1|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||1

S Nobody student in my class is sick today .
A 0 1|||R:OTHER|||No|||REQUIRED|||-NONE-|||0
A 1 2|||U:NOUN||||||REQUIRED|||-NONE-|||1

S My little brother asks one question after .
A 7 7|||M:DET|||another|||REQUIRED|||-NONE-|||0
A 7 7|||M:OTHER|||the other|||REQUIRED|||-NONE-|||1

S One student or is always late for class .
A 3 3|||M:DET|||another|||REQUIRED|||-NONE-|||0

S Can I have an another apple , please ?
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||1

S Please read us another one story , Dad .
A 4 5|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1
A 5 5|||M:ADJ|||more|||REQUIRED|||-NONE-|||1

S The cat wants another more piece of fish .
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 3 4|||R:DET|||one|||REQUIRED|||-NONE-|||1

S Can we play other game after lunch ?
A 3 4|||R:DET|||another|||REQUIRED|||-NONE-|||0
A 4 5|||R:NOUN:NUM|||games|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||a different|||REQUIRED|||-NONE-|||2

S This soup is cold . Bring me a other bowl .
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||0
A 8 9|||R:DET|||another|||REQUIRED|||-NONE-|||0
A 8 9|||R:ADJ|||different|||REQUIRED|||-NONE-|||1
A 7 8|||R:DET|||the|||REQUIRED|||-NONE-|||2

S I want to watch another movies tonight .
A 5 6|||R:NOUN:NUM|||movie|||REQUIRED|||-NONE-|||0
A 4 5|||R:DET|||other|||REQUIRED|||-NONE-|||1

S Please wait others five minutes for your sister .
A 2 3|||R:OTHER|||another|||REQUIRED|||-NONE-|||0
A 2 3|||U:NOUN||||||REQUIRED|||-NONE-|||1
A 4 4|||M:ADJ|||more|||REQUIRED|||-NONE-|||1

S My pen does n't work . Do you have other ?
A 9 10|||R:DET|||another|||REQUIRED|||-NONE-|||0
A 9 10|||R:DET|||another|||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||one|||REQUIRED|||-NONE-|||1
A 9 10|||R:OTHER|||a different one|||REQUIRED|||-NONE-|||2

S How milk do you want in your tea ?
A 1 1|||M:ADJ|||much|||REQUIRED|||-NONE-|||0

S I ate too cake , so I feel sick .
A 3 3|||M:ADJ|||much|||REQUIRED|||-NONE-|||0

S We do n't have as homework as the older kids .
A 5 5|||M:ADJ|||much|||REQUIRED|||-NONE-|||0

S Dad does n't have much of time for breakfast .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S How much the money do you need for lunch ?
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0

S There is too very much salt in this rice .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0

S How many bread does your family eat ?
A 1 2|||R:ADJ|||much|||REQUIRED|||-NONE-|||0

S Our teacher does n't give us many homework .
A 6 7|||R:ADJ|||much|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||a lot of|||REQUIRED|||-NONE-|||1

S We do n't have much foods for the rabbits .
A 5 6|||R:NOUN:NUM|||food|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||a lot of|||REQUIRED|||-NONE-|||1
A 5 6|||R:NOUN:NUM|||food|||REQUIRED|||-NONE-|||1

S My brother spends too many money on candy .
A 4 5|||R:ADJ|||much|||REQUIRED|||-NONE-|||0

S Hurry up ! We have very time before the bus comes .
A 6 6|||M:ADJ|||little|||REQUIRED|||-NONE-|||0

S The soup needs a salt .
A 4 4|||M:ADJ|||little|||REQUIRED|||-NONE-|||0
A 3 4|||R:DET|||some|||REQUIRED|||-NONE-|||1
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||2

S I have so money that I ca n't even buy lunch .
A 3 3|||M:ADJ|||little|||REQUIRED|||-NONE-|||0

S Can I have a little of milk in my tea ?
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 6|||R:OTHER|||some|||REQUIRED|||-NONE-|||1
A 5 5|||M:NOUN|||bit|||REQUIRED|||-NONE-|||2

S My sister has only a little few money left .
A 6 7|||U:ADJ||||||REQUIRED|||-NONE-|||0

S There is very a little water in the dog 's bowl .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1

S We have very few butter left for the cookies .
A 3 4|||R:ADJ|||little|||REQUIRED|||-NONE-|||0

S I know a few English because my aunt is from Texas .
A 3 4|||R:ADJ|||little|||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||some|||REQUIRED|||-NONE-|||1

S Very less time is left for our art project .
A 1 2|||R:ADJ|||little|||REQUIRED|||-NONE-|||0

S There is only a small rice in the pot .
A 4 5|||R:ADJ|||little|||REQUIRED|||-NONE-|||0
A 5 5|||M:OTHER|||amount of|||REQUIRED|||-NONE-|||1

S There are still a eggs in the fridge .
A 4 4|||M:ADJ|||few|||REQUIRED|||-NONE-|||0
A 3 4|||R:DET|||some|||REQUIRED|||-NONE-|||1
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||2

S Very students passed the difficult math test .
A 1 1|||M:ADJ|||few|||REQUIRED|||-NONE-|||0

S I saw my grandparents only a days ago .
A 6 6|||M:ADJ|||few|||REQUIRED|||-NONE-|||0

S We have a few of carrots for the horses .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 5|||R:OTHER|||some|||REQUIRED|||-NONE-|||1

S The puppies were born a few some weeks ago .
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S I have very a few friends in my new class .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1

S Can I ask you a little questions about the homework ?
A 5 6|||R:ADJ|||few|||REQUIRED|||-NONE-|||0
A 4 6|||R:OTHER|||some|||REQUIRED|||-NONE-|||1

S Can the baby stay with you for a few minute ?
A 9 10|||R:NOUN:NUM|||minutes|||REQUIRED|||-NONE-|||0

S There are too less chairs for all the parents .
A 3 4|||R:ADJ|||few|||REQUIRED|||-NONE-|||0
A 2 3|||R:ADV|||not|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||enough|||REQUIRED|||-NONE-|||1
A 2 3|||R:CONTR|||n't|||REQUIRED|||-NONE-|||2
A 3 4|||R:OTHER|||enough|||REQUIRED|||-NONE-|||2

S My mother bought a bit toys for my baby cousin .
A 4 5|||R:OTHER|||few|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||some|||REQUIRED|||-NONE-|||1

S We often listen music in the kitchen .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S My cat always waits me at the door .
A 4 4|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S Is your sister afraid big dogs ?
A 4 4|||M:PREP|||of|||REQUIRED|||-NONE-|||0

S Our class discussed about the story for an hour .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||talked|||REQUIRED|||-NONE-|||1

S My aunt married with a teacher in May .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||got|||REQUIRED|||-NONE-|||1
A 3 4|||R:PREP|||to|||REQUIRED|||-NONE-|||1

S I always go to home at three o'clock .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S My little sister was born on 2019 .
A 5 6|||R:PREP|||in|||REQUIRED|||-NONE-|||0

S We do n't have school in Sundays .
A 5 6|||R:PREP|||on|||REQUIRED|||-NONE-|||0

S Mom is angry to me because I broke a plate .
A 3 4|||R:PREP|||with|||REQUIRED|||-NONE-|||0
A 3 4|||R:PREP|||at|||REQUIRED|||-NONE-|||1

S What we eat depends of what Dad buys .
A 4 5|||R:PREP|||on|||REQUIRED|||-NONE-|||0

S Omar is a good friend mine from school .
A 5 5|||M:PREP|||of|||REQUIRED|||-NONE-|||0
A 2 3|||R:DET|||my|||REQUIRED|||-NONE-|||1
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||1

S I took my umbrella , and you should take .
A 9 9|||M:PRON|||yours|||REQUIRED|||-NONE-|||0
A 9 9|||M:OTHER|||your umbrella|||REQUIRED|||-NONE-|||1

S We like our teacher , but they do n't like .
A 10 10|||M:PRON|||theirs|||REQUIRED|||-NONE-|||0
A 10 10|||M:OTHER|||their teacher|||REQUIRED|||-NONE-|||1
A 10 10|||M:DET|||her|||REQUIRED|||-NONE-|||2

S The bed near the door is the mine .
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0

S Is this ruler yours one ?
A 4 5|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 2 2|||M:DET|||your|||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The red coat on the chair is hers coat .
A 8 9|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 7 8|||R:SPELL|||her|||REQUIRED|||-NONE-|||1

S That notebook is n't your ; it 's Sam 's .
A 4 5|||R:PRON|||yours|||REQUIRED|||-NONE-|||0

S Your dog is bigger than my .
A 5 6|||R:OTHER|||mine|||REQUIRED|||-NONE-|||0
A 6 6|||M:NOUN|||dog|||REQUIRED|||-NONE-|||1

S Our house is small , but their is big .
A 6 7|||R:PRON|||theirs|||REQUIRED|||-NONE-|||0
A 7 7|||M:NOUN|||house|||REQUIRED|||-NONE-|||1

S I have my lunch , and Ines has her 's .
A 8 10|||R:OTHER|||hers|||REQUIRED|||-NONE-|||0
A 9 10|||R:NOUN:POSS|||lunch|||REQUIRED|||-NONE-|||1

S On the first day , Ms. Kim introduced to the class .
A 8 8|||M:PRON|||herself|||REQUIRED|||-NONE-|||0
A 7 7|||M:VERB|||was|||REQUIRED|||-NONE-|||1

S We really enjoyed at the zoo yesterday .
A 3 3|||M:PRON|||ourselves|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1

S My brother is only five , but he makes toast by .
A 11 11|||M:PRON|||himself|||REQUIRED|||-NONE-|||0

S Dad hurt him himself with the bread knife .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0

S The girls made this cake by their themselves .
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S My grandmother lives by the herself .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 6|||R:OTHER|||alone|||REQUIRED|||-NONE-|||1

S My uncle taught hisself to cook .
A 3 4|||R:SPELL|||himself|||REQUIRED|||-NONE-|||0

S I need a bandage because I cut me .
A 7 8|||R:PRON|||myself|||REQUIRED|||-NONE-|||0

S We saw ourself in the big bathroom mirror .
A 2 3|||R:OTHER|||ourselves|||REQUIRED|||-NONE-|||0

S There is a lot of soup , Aunt May , so please help you .
A 13 14|||R:PRON|||yourself|||REQUIRED|||-NONE-|||0

S She did n't say about the test .
A 4 4|||M:NOUN|||anything|||REQUIRED|||-NONE-|||0
A 1 4|||R:OTHER|||said|||REQUIRED|||-NONE-|||1
A 4 4|||M:NOUN|||nothing|||REQUIRED|||-NONE-|||1

S Hello , is home ?
A 3 3|||M:NOUN|||anyone|||REQUIRED|||-NONE-|||0
A 3 3|||M:NOUN|||anybody|||REQUIRED|||-NONE-|||1
A 3 3|||M:NOUN|||someone|||REQUIRED|||-NONE-|||2

S I 'm bored because there is to do .
A 6 6|||M:NOUN|||nothing|||REQUIRED|||-NONE-|||0

S In my class , all everybody likes art .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0

S I want to eat a something before school .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0

S She knows everyone people at our school .
A 3 4|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 2 2|||M:DET|||all|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||the|||REQUIRED|||-NONE-|||1

S I did n't see nobody on the playground .
A 4 5|||R:NOUN|||anybody|||REQUIRED|||-NONE-|||0
A 4 5|||R:NOUN|||anyone|||REQUIRED|||-NONE-|||1
A 1 4|||R:OTHER|||saw|||REQUIRED|||-NONE-|||2

S Everyone in my family like spicy food .
A 4 5|||R:SPELL|||likes|||REQUIRED|||-NONE-|||0

S There is anything under my bed . I can hear it .
A 2 3|||R:NOUN|||something|||REQUIRED|||-NONE-|||0

S Some body ate my sandwich !
A 0 2|||R:ORTH|||Somebody|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||Someone|||REQUIRED|||-NONE-|||1

S These socks are wet , so give me some dry .
A 10 10|||M:NOUN|||ones|||REQUIRED|||-NONE-|||0
A 10 10|||M:NOUN|||socks|||REQUIRED|||-NONE-|||1

S Do you want the big cookies or these small ?
A 9 9|||M:NOUN|||ones|||REQUIRED|||-NONE-|||0
A 9 9|||M:NOUN|||cookies|||REQUIRED|||-NONE-|||1

S We broke the old plates , so Dad bought new .
A 10 10|||M:NOUN|||ones|||REQUIRED|||-NONE-|||0
A 9 9|||M:DET|||some|||REQUIRED|||-NONE-|||1
A 10 10|||M:NOUN|||ones|||REQUIRED|||-NONE-|||1
A 10 10|||M:NOUN|||plates|||REQUIRED|||-NONE-|||2

S This story is good , but the other ones stories are n't .
A 9 10|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 8 9|||U:NOUN||||||REQUIRED|||-NONE-|||1

S My boots are the ones those near the door .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S I need new pencils , and I want a long ones .
A 8 9|||U:DET||||||REQUIRED|||-NONE-|||0
A 8 9|||U:DET||||||REQUIRED|||-NONE-|||1
A 10 11|||R:NOUN|||pencils|||REQUIRED|||-NONE-|||1
A 10 11|||R:SPELL|||one|||REQUIRED|||-NONE-|||2

S I like your eggs , but these one taste bad .
A 7 8|||R:SPELL|||ones|||REQUIRED|||-NONE-|||0
A 7 8|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 6 7|||R:DET|||this|||REQUIRED|||-NONE-|||2
A 8 9|||R:NOUN:NUM|||tastes|||REQUIRED|||-NONE-|||2

S These mittens are wet . Where are the dry one 's ?
A 9 11|||R:OTHER|||ones|||REQUIRED|||-NONE-|||0
A 9 11|||R:OTHER|||mittens|||REQUIRED|||-NONE-|||1

S My old shoes feel better than the one I am wearing .
A 7 8|||R:SPELL|||ones|||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||shoes|||REQUIRED|||-NONE-|||1
A 6 7|||R:DET|||those|||REQUIRED|||-NONE-|||2
A 7 8|||U:OTHER||||||REQUIRED|||-NONE-|||2

S My crayons are old , so I want new them .
A 9 10|||R:OTHER|||ones|||REQUIRED|||-NONE-|||0
A 9 10|||R:OTHER|||crayons|||REQUIRED|||-NONE-|||1

S None my friends live near the school .
A 1 1|||M:PREP|||of|||REQUIRED|||-NONE-|||0
A 1 1|||M:PREP|||of|||REQUIRED|||-NONE-|||1
A 3 4|||R:MORPH|||lives|||REQUIRED|||-NONE-|||1

S We looked for eggs in the kitchen but found .
A 9 9|||M:NOUN|||none|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||did n't find|||REQUIRED|||-NONE-|||1
A 9 9|||M:DET|||any|||REQUIRED|||-NONE-|||1
A 9 9|||M:NOUN|||nothing|||REQUIRED|||-NONE-|||2

S My cousins are all sick , so of them can come to my party .
A 7 7|||M:NOUN|||none|||REQUIRED|||-NONE-|||0

S I do n't have none of my school books here .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||any|||REQUIRED|||-NONE-|||1

S We need cheese , but there is none cheese in the fridge .
A 8 9|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||no|||REQUIRED|||-NONE-|||1

S The question was so hard that none of the us could answer it .
A 8 9|||U:DET||||||REQUIRED|||-NONE-|||0

S Nobody of my sisters can drive yet .
A 0 1|||R:NOUN|||None|||REQUIRED|||-NONE-|||0

S No of the puppies has a name .
A 0 1|||R:OTHER|||None|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||None|||REQUIRED|||-NONE-|||1
A 4 5|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||1

S None of our three cats does n't drink milk .
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 7 8|||R:NOUN:NUM|||drinks|||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S You have two brothers , but I have no .
A 8 9|||R:OTHER|||none|||REQUIRED|||-NONE-|||0
A 7 7|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||1
A 8 9|||R:DET|||any|||REQUIRED|||-NONE-|||1
A 9 9|||M:NOUN|||brothers|||REQUIRED|||-NONE-|||2

S My sister and I tell other everything .
A 5 5|||M:DET|||each|||REQUIRED|||-NONE-|||0

S Our cat and our dog do n't like each .
A 9 9|||M:ADJ|||other|||REQUIRED|||-NONE-|||0

S The twins looked at and started to laugh .
A 4 4|||M:OTHER|||each other|||REQUIRED|||-NONE-|||0
A 4 4|||M:OTHER|||one another|||REQUIRED|||-NONE-|||1

S Do you and Carlos talk to the each other every night ?
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0

S My best friend and I help to each other with math .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S My mom and dad love them each other very much .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0
A 6 8|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The two kittens often fight with each others .
A 7 8|||R:MORPH|||other|||REQUIRED|||-NONE-|||0

S Ben and Aiko live far apart , so they call themselves every Sunday .
A 10 11|||R:OTHER|||each other|||REQUIRED|||-NONE-|||0
A 10 10|||M:OTHER|||one|||REQUIRED|||-NONE-|||1
A 10 11|||R:DET|||another|||REQUIRED|||-NONE-|||1

S Pia and I are the same size , so we wear each other clothes .
A 13 13|||M:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||0

S Leila and I have known us since first grade .
A 5 6|||R:OTHER|||each other|||REQUIRED|||-NONE-|||0
A 5 5|||M:OTHER|||one|||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||another|||REQUIRED|||-NONE-|||1

S The children in my class are always kind to one .
A 10 10|||M:DET|||another|||REQUIRED|||-NONE-|||0
A 9 10|||R:OTHER|||each other|||REQUIRED|||-NONE-|||1

S All my cousins sat near another at dinner .
A 5 5|||M:OTHER|||one|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||each other|||REQUIRED|||-NONE-|||1

S Students should listen one another when they work in groups .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S The four puppies ran after the one another in the yard .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S In our family , we send to one another funny birthday cards .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 6 9|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 12 12|||M:OTHER|||to one another|||REQUIRED|||-NONE-|||1

S We thanked us one another for the gifts .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||1
A 3 4|||R:DET|||each|||REQUIRED|||-NONE-|||1
A 4 5|||R:DET|||other|||REQUIRED|||-NONE-|||1

S My aunts are always teasing one anothers .
A 6 7|||R:MORPH|||another|||REQUIRED|||-NONE-|||0
A 5 6|||R:DET|||each|||REQUIRED|||-NONE-|||1
A 6 7|||R:SPELL|||other|||REQUIRED|||-NONE-|||1

S My three uncles do n't understand one the other at all .
A 7 9|||R:OTHER|||another|||REQUIRED|||-NONE-|||0
A 6 7|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 7 8|||R:DET|||each|||REQUIRED|||-NONE-|||1

S Good classmates respect one another opinions .
A 5 5|||M:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||0

S The new students did n't know themselves , so they played a name game .
A 6 6|||M:OTHER|||one|||REQUIRED|||-NONE-|||0
A 6 7|||R:DET|||another|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||each other|||REQUIRED|||-NONE-|||1

S Some students eat at school , while go home for lunch .
A 7 7|||M:NOUN|||others|||REQUIRED|||-NONE-|||0
A 7 7|||M:DET|||some|||REQUIRED|||-NONE-|||1

S Please think of before you take the last cookie .
A 3 3|||M:NOUN|||others|||REQUIRED|||-NONE-|||0
A 3 3|||M:OTHER|||other people|||REQUIRED|||-NONE-|||1

S My grandmother always helps who are in trouble .
A 4 4|||M:NOUN|||others|||REQUIRED|||-NONE-|||0
A 4 4|||M:NOUN|||people|||REQUIRED|||-NONE-|||1
A 4 4|||M:DET|||those|||REQUIRED|||-NONE-|||2

S Some dogs are quiet , but others dogs bark all day .
A 7 8|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 6 7|||R:MORPH|||other|||REQUIRED|||-NONE-|||1

S Two students were sick , and three of others were late .
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0
A 8 8|||M:DET|||the|||REQUIRED|||-NONE-|||1

S These shoes are too small . Do you have any others ones ?
A 11 12|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 10 11|||R:MORPH|||other|||REQUIRED|||-NONE-|||1

S Some of my cousins love fish , but other hate it .
A 8 9|||R:NOUN:NUM|||others|||REQUIRED|||-NONE-|||0

S You should n't tell my secrets to anothers .
A 7 8|||R:SPELL|||others|||REQUIRED|||-NONE-|||0
A 7 8|||R:SPELL|||other|||REQUIRED|||-NONE-|||1
A 8 8|||M:NOUN|||people|||REQUIRED|||-NONE-|||1

S We should listen to other 's even when we do n't agree .
A 4 6|||R:OTHER|||others|||REQUIRED|||-NONE-|||0
A 5 6|||R:NOUN:POSS|||people|||REQUIRED|||-NONE-|||1

S This bowl is dirty , but there are another in the kitchen .
A 8 9|||R:OTHER|||others|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||1
A 8 9|||R:DET|||other|||REQUIRED|||-NONE-|||2
A 9 9|||M:NOUN|||bowls|||REQUIRED|||-NONE-|||2

S I have two sisters . One is a baby , and other is ten .
A 11 11|||M:DET|||the|||REQUIRED|||-NONE-|||0
A 11 11|||M:DET|||the|||REQUIRED|||-NONE-|||1
A 12 12|||M:OTHER|||one|||REQUIRED|||-NONE-|||1

S Only two kids stayed inside , and all the went out to play .
A 9 9|||M:NOUN|||others|||REQUIRED|||-NONE-|||0
A 9 9|||M:NOUN|||rest|||REQUIRED|||-NONE-|||1

S I can see one of my boots , but where is the ?
A 12 12|||M:ADJ|||other|||REQUIRED|||-NONE-|||0
A 12 12|||M:OTHER|||other one|||REQUIRED|||-NONE-|||1

S Dad ate half of the sandwich and gave me the other one half .
A 11 12|||U:OTHER||||||REQUIRED|||-NONE-|||0

S Five students are here , but the others students are still on the bus .
A 8 9|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 7 8|||R:MORPH|||other|||REQUIRED|||-NONE-|||1

S She held the leash in one hand and a bag in the an other .
A 12 13|||U:DET||||||REQUIRED|||-NONE-|||0

S One of my two dogs is black , and another is white .
A 9 10|||R:OTHER|||the other|||REQUIRED|||-NONE-|||0
A 9 10|||R:OTHER|||the other one|||REQUIRED|||-NONE-|||1

S I 've read this book , but I have n't read the others two .
A 12 13|||R:MORPH|||other|||REQUIRED|||-NONE-|||0

S Your sister is at the table , but where are the other ?
A 11 12|||R:NOUN:NUM|||others|||REQUIRED|||-NONE-|||0

S The cat broke one glass , so I put the another glasses away .
A 10 11|||R:DET|||other|||REQUIRED|||-NONE-|||0

S I want to eat sweet after dinner .
A 4 4|||M:NOUN|||something|||REQUIRED|||-NONE-|||0
A 4 5|||R:NOUN:NUM|||sweets|||REQUIRED|||-NONE-|||1

S Did you do fun at school today ?
A 3 3|||M:NOUN|||anything|||REQUIRED|||-NONE-|||0
A 3 3|||M:NOUN|||something|||REQUIRED|||-NONE-|||1

S There is interesting on TV , so let 's play a game .
A 2 2|||M:NOUN|||nothing|||REQUIRED|||-NONE-|||0

S Grandma made something of special for my birthday .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S I 'm hot , so I want a something cold to drink .
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||0

S We did n't learn anything a new in math class .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S Let 's cook different something tonight .
A 3 5|||R:WO|||something different|||REQUIRED|||-NONE-|||0

S My teacher did n't find wrong anything with my poem .
A 5 7|||R:WO|||anything wrong|||REQUIRED|||-NONE-|||0

S The dog found something smelly and something deliciously in the trash .
A 7 8|||R:MORPH|||delicious|||REQUIRED|||-NONE-|||0

S My cousin never says nothing nice about her school .
A 4 5|||R:NOUN|||anything|||REQUIRED|||-NONE-|||0

S I feed our fish twice day .
A 5 5|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 5 5|||M:DET|||every|||REQUIRED|||-NONE-|||1

S How do you visit your grandparents , once a month or every week ?
A 1 1|||M:ADV|||often|||REQUIRED|||-NONE-|||0

S My mother cooks fish three a month .
A 5 5|||M:NOUN|||times|||REQUIRED|||-NONE-|||0

S Samir is always is late for class .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S I have piano lessons twice times a week .
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||two|||REQUIRED|||-NONE-|||1
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||2
A 6 7|||R:DET|||every|||REQUIRED|||-NONE-|||2

S We rarely never eat candy at home .
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||0
A 1 2|||U:ADV||||||REQUIRED|||-NONE-|||1

S I drink always milk with my dinner .
A 1 3|||R:WO|||always drink|||REQUIRED|||-NONE-|||0

S Never our cat sleeps in her basket .
A 0 3|||R:WO|||Our cat never|||REQUIRED|||-NONE-|||0

S Do you go usually to bed at nine ?
A 2 4|||R:WO|||usually go|||REQUIRED|||-NONE-|||0

S My sister does n't never clean the kitchen .
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:SVA|||cleans|||REQUIRED|||-NONE-|||0
A 4 5|||R:ADV|||ever|||REQUIRED|||-NONE-|||1

S Thank you very for the birthday cake .
A 3 3|||M:ADJ|||much|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||so much|||REQUIRED|||-NONE-|||1
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||2

S My brother loves pizza so that he would eat it every day .
A 5 5|||M:ADJ|||much|||REQUIRED|||-NONE-|||0

S We were n't at hungry after that big lunch .
A 4 4|||M:DET|||all|||REQUIRED|||-NONE-|||0
A 3 5|||R:WO|||hungry at|||REQUIRED|||-NONE-|||1
A 5 5|||M:DET|||all|||REQUIRED|||-NONE-|||1
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||2

S Our neighbor 's dog is very much big .
A 6 7|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The science test was very extremely hard .
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||0
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||1

S Grandpa said it was an absolutely very perfect birthday party .
A 6 7|||U:ADV||||||REQUIRED|||-NONE-|||0
A 4 7|||R:OTHER|||a|||REQUIRED|||-NONE-|||1

S I very like my new art teacher .
A 1 2|||R:ADV|||really|||REQUIRED|||-NONE-|||0
A 1 2|||U:ADV||||||REQUIRED|||-NONE-|||1
A 7 7|||M:OTHER|||very much|||REQUIRED|||-NONE-|||1
A 1 2|||U:ADV||||||REQUIRED|||-NONE-|||2

S My sister reads very more quickly than I do .
A 3 4|||R:OTHER|||much|||REQUIRED|||-NONE-|||0
A 3 4|||R:ADV|||far|||REQUIRED|||-NONE-|||1
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||2

S Grandma was extreme happy to see the baby .
A 2 3|||R:MORPH|||extremely|||REQUIRED|||-NONE-|||0

S Does your cousin like very much chocolate milk ?
A 4 8|||R:WO|||chocolate milk very much|||REQUIRED|||-NONE-|||0
A 3 3|||M:ADV|||really|||REQUIRED|||-NONE-|||1
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Although she was nervous , Mina sang beautiful at the concert .
A 7 8|||R:MORPH|||beautifully|||REQUIRED|||-NONE-|||0

S Our goalkeeper runs fastly for such a tall man .
A 3 4|||R:SPELL|||fast|||REQUIRED|||-NONE-|||0
A 3 4|||R:ADV|||quickly|||REQUIRED|||-NONE-|||1

S Anna always trains hardly because she wants to win a medal .
A 3 4|||R:MORPH|||hard|||REQUIRED|||-NONE-|||0

S Lena folded carefully the wet tent .
A 1 3|||R:WO|||carefully folded|||REQUIRED|||-NONE-|||0
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1
A 6 6|||M:ADV|||carefully|||REQUIRED|||-NONE-|||1

S My cousin plays tennis very , so she wins most of her matches .
A 5 5|||M:ADV|||well|||REQUIRED|||-NONE-|||0

S The children behaved so at the toy store that the owner praised them .
A 4 4|||M:ADV|||well|||REQUIRED|||-NONE-|||0

S You did very in the race ; second place is a great result .
A 3 3|||M:ADV|||well|||REQUIRED|||-NONE-|||0

S The guide explained the rules of the climb in clearly .
A 8 9|||U:PREP||||||REQUIRED|||-NONE-|||0
A 9 9|||M:DET|||a|||REQUIRED|||-NONE-|||1
A 9 10|||R:MORPH|||clear|||REQUIRED|||-NONE-|||1
A 10 10|||M:NOUN|||way|||REQUIRED|||-NONE-|||1

S He repaired the old bicycle with carefully .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 6 7|||R:MORPH|||care|||REQUIRED|||-NONE-|||1

S Does your neighbor really play the violin very much well ?
A 8 9|||U:ADJ||||||REQUIRED|||-NONE-|||0

S I do n't never go running in the rain .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 3 4|||R:ADV|||ever|||REQUIRED|||-NONE-|||1
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||2

S Pilar has not never seen snow in her life .
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||0
A 3 4|||R:ADV|||ever|||REQUIRED|||-NONE-|||1
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||2

S They no more longer play outside in winter .
A 2 3|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 1 4|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||1
A 8 8|||M:ADV|||anymore|||REQUIRED|||-NONE-|||1

S This shop no sells fishing gear , so we buy it online .
A 3 3|||M:ADV|||longer|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||does|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||n't|||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:SVA|||sell|||REQUIRED|||-NONE-|||1
A 2 4|||R:WO|||sells no|||REQUIRED|||-NONE-|||2

S Snow is longer a problem here , since our winters are mild now .
A 2 2|||M:DET|||no|||REQUIRED|||-NONE-|||0
A 2 3|||R:ADV|||not|||REQUIRED|||-NONE-|||1

S I searched the whole locker room , but my racket was to be found .
A 11 11|||M:ADV|||nowhere|||REQUIRED|||-NONE-|||0
A 11 11|||M:ADV|||not|||REQUIRED|||-NONE-|||1

S I have ever been skiing , so I need a teacher .
A 2 3|||R:ADV|||never|||REQUIRED|||-NONE-|||0
A 2 3|||R:ADV|||not|||REQUIRED|||-NONE-|||1

S Nora wins never at cards .
A 1 3|||R:WO|||never wins|||REQUIRED|||-NONE-|||0

S Never I have caught a fish this big .
A 0 3|||R:WO|||I have never|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||have I|||REQUIRED|||-NONE-|||1

S She is not longer a member of the chess club .
A 2 3|||R:OTHER|||no|||REQUIRED|||-NONE-|||0
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||1
A 10 10|||M:ADV|||anymore|||REQUIRED|||-NONE-|||1

S I do n't hardly ever watch baseball .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||1
A 3 5|||U:ADV||||||REQUIRED|||-NONE-|||2

S There is scarcely not a cloud in the sky today .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1

S We seldom never buy snacks at the stadium .
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||0
A 1 2|||U:ADV||||||REQUIRED|||-NONE-|||1

S There are hardly tickets left for the final .
A 3 3|||M:DET|||any|||REQUIRED|||-NONE-|||0
A 2 3|||R:ADV|||almost|||REQUIRED|||-NONE-|||1
A 3 3|||M:DET|||no|||REQUIRED|||-NONE-|||1

S It ever rains in this desert , so the ground is dry .
A 1 1|||M:ADV|||hardly|||REQUIRED|||-NONE-|||0
A 1 2|||R:ADV|||rarely|||REQUIRED|||-NONE-|||1
A 1 2|||R:ADV|||never|||REQUIRED|||-NONE-|||2

S Hardly came to the match because of the storm .
A 1 1|||M:NOUN|||anyone|||REQUIRED|||-NONE-|||0
A 1 1|||M:NOUN|||anybody|||REQUIRED|||-NONE-|||1
A 0 1|||R:NOUN|||Nobody|||REQUIRED|||-NONE-|||2

S The players could n't hardly see the ball in the fog .
A 3 4|||U:CONTR||||||REQUIRED|||-NONE-|||0
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||1

S There was hardly no snow on the hill , so we could n't ski .
A 3 4|||R:DET|||any|||REQUIRED|||-NONE-|||0
A 2 3|||R:ADV|||almost|||REQUIRED|||-NONE-|||1
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||2

S The wind was so strong that I could hard stand .
A 8 9|||R:MORPH|||hardly|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||barely|||REQUIRED|||-NONE-|||1

S I know hardly the rules of chess , so please help me .
A 1 3|||R:WO|||hardly know|||REQUIRED|||-NONE-|||0

S My bike is old as yours .
A 3 3|||M:PREP|||as|||REQUIRED|||-NONE-|||0

S Golf is not as popular tennis in my town .
A 5 5|||M:PREP|||as|||REQUIRED|||-NONE-|||0

S I do n't get up early as my sister on weekends .
A 5 5|||M:PREP|||as|||REQUIRED|||-NONE-|||0

S This coat is as more expensive as that one .
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||than|||REQUIRED|||-NONE-|||1

S The second game was as exciting as like the first .
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0

S Can Omar play the drums as very well as his teacher ?
A 6 7|||U:ADV||||||REQUIRED|||-NONE-|||0

S Our team is as good than theirs .
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||better|||REQUIRED|||-NONE-|||1

S He can jump as higher as a professional player .
A 4 5|||R:ADJ:FORM|||high|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 5 6|||R:PREP|||than|||REQUIRED|||-NONE-|||1

S It is so warm today as it was yesterday .
A 2 3|||R:OTHER|||as|||REQUIRED|||-NONE-|||0

S The lake was as calm like a mirror .
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1

S My dog is more big than your cat .
A 3 5|||R:ADJ|||bigger|||REQUIRED|||-NONE-|||0

S Her second painting is gooder than her first .
A 4 5|||R:ADJ|||better|||REQUIRED|||-NONE-|||0

S Is your house old than this one ?
A 3 4|||R:ADJ:FORM|||older|||REQUIRED|||-NONE-|||0

S The weather is worst than last week .
A 3 4|||R:ADJ:FORM|||worse|||REQUIRED|||-NONE-|||0

S I am taller my sister .
A 3 3|||M:PREP|||than|||REQUIRED|||-NONE-|||0

S Soccer is easier for me tennis .
A 5 5|||M:PREP|||than|||REQUIRED|||-NONE-|||0

S Is April warmer March in your town ?
A 3 3|||M:PREP|||than|||REQUIRED|||-NONE-|||0

S Today is more colder than yesterday .
A 2 3|||U:ADJ||||||REQUIRED|||-NONE-|||0

S My bag is as smaller than yours .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||R:ADJ:FORM|||small|||REQUIRED|||-NONE-|||1
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||1

S A train is longer more than a bus .
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||0

S This puzzle is difficult than the last one .
A 3 3|||M:ADJ|||more|||REQUIRED|||-NONE-|||0

S She sings beautifully than her teacher .
A 2 2|||M:ADJ|||more|||REQUIRED|||-NONE-|||0

S In summer the beach is much popular than the pool .
A 6 6|||M:ADJ|||more|||REQUIRED|||-NONE-|||0

S Hockey is the more popular than golf in this city .
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0

S Is baking very more interesting than painting for you ?
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||much|||REQUIRED|||-NONE-|||1

S I swim more slowly than as my cousin .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S Skiing is expensiver than skating .
A 2 2|||M:ADJ|||more|||REQUIRED|||-NONE-|||0
A 2 3|||R:SPELL|||expensive|||REQUIRED|||-NONE-|||0

S Snowboarding is more dangerous as dancing .
A 4 5|||R:PREP|||than|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||as|||REQUIRED|||-NONE-|||1

S He drives more careful than before .
A 3 4|||R:MORPH|||carefully|||REQUIRED|||-NONE-|||0

S The blue dress was more elegant that the green one .
A 6 7|||R:PREP|||than|||REQUIRED|||-NONE-|||0

S She is the most fast girl in my class .
A 3 5|||R:ADJ:FORM|||fastest|||REQUIRED|||-NONE-|||0

S He is the goodest player on our team .
A 3 4|||R:ADJ|||best|||REQUIRED|||-NONE-|||0

S January is the colder month of the year .
A 3 4|||R:ADJ:FORM|||coldest|||REQUIRED|||-NONE-|||0

S This is a tallest building in the city .
A 2 3|||R:DET|||the|||REQUIRED|||-NONE-|||0
A 3 4|||R:ADJ:FORM|||tall|||REQUIRED|||-NONE-|||1

S I bought cheapest hat in the store .
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||0

S What is longest river in your country ?
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||0

S Who has biggest dog on your street ?
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||0

S Rosa is my the best friend .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0

S It is the most easiest game in the book .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0

S That was the most worst storm of the year .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0

S Soccer is the popular sport of all .
A 3 3|||M:ADV|||most|||REQUIRED|||-NONE-|||0

S Cricket is one of most popular sports in India .
A 4 4|||M:DET|||the|||REQUIRED|||-NONE-|||0

S Of the six boys , Ivan dances the gracefully .
A 8 8|||M:ADV|||most|||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||most|||REQUIRED|||-NONE-|||1

S This is the more expensive of all the jackets here .
A 3 4|||R:MORPH|||most|||REQUIRED|||-NONE-|||0

S Chess is the interestingest game I know .
A 3 3|||M:ADV|||most|||REQUIRED|||-NONE-|||0
A 3 4|||R:SPELL|||interesting|||REQUIRED|||-NONE-|||0

S That was the very exciting match of the season .
A 3 4|||R:ADV|||most|||REQUIRED|||-NONE-|||0
A 2 3|||R:DET|||a|||REQUIRED|||-NONE-|||1

S It is the lake most beautiful in the area .
A 3 6|||R:WO|||most beautiful lake|||REQUIRED|||-NONE-|||0

S This is my the most expensive racket .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0

S We saw the most very boring movie of the year .
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||0

S Is fishing the most the relaxing hobby in the world ?
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0

S Golf is less tiring tennis .
A 4 4|||M:PREP|||than|||REQUIRED|||-NONE-|||0

S I have no free time now , so I go jogging frequently than before .
A 11 11|||M:ADJ|||less|||REQUIRED|||-NONE-|||0

S It was raining , so the beach was much crowded than usual .
A 9 9|||M:ADJ|||less|||REQUIRED|||-NONE-|||0

S The blue coat is less more expensive than the red one , so I bought it .
A 5 6|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 4 7|||R:ADJ|||cheaper|||REQUIRED|||-NONE-|||1

S For me , painting is the less difficult than drawing .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S This sofa is very less comfortable than my old one .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||much|||REQUIRED|||-NONE-|||1
A 3 4|||R:ADV|||far|||REQUIRED|||-NONE-|||2

S Today 's wind is less stronger than yesterday 's .
A 5 6|||R:ADJ:FORM|||strong|||REQUIRED|||-NONE-|||0
A 4 6|||R:ADJ|||weaker|||REQUIRED|||-NONE-|||1

S Baseball is less popular as soccer in my country .
A 4 5|||R:PREP|||than|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||not as|||REQUIRED|||-NONE-|||1

S She takes her hobby less serious than her brother does .
A 5 6|||R:MORPH|||seriously|||REQUIRED|||-NONE-|||0

S Is this trail lesser dangerous than that one ?
A 3 4|||R:MORPH|||less|||REQUIRED|||-NONE-|||0

S The water is not enough warm for the children .
A 4 6|||R:WO|||warm enough|||REQUIRED|||-NONE-|||0

S We arrived enough early to get good seats .
A 2 4|||R:WO|||early enough|||REQUIRED|||-NONE-|||0

S This shelf is strong enough for hold all my trophies .
A 5 6|||R:PART|||to|||REQUIRED|||-NONE-|||0

S She did n't train hardly enough to win the race .
A 4 5|||R:MORPH|||hard|||REQUIRED|||-NONE-|||0

S The children are not old enough go hiking alone .
A 6 6|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||for|||REQUIRED|||-NONE-|||1

S The ice is not thick to skate on safely .
A 5 5|||M:ADV|||enough|||REQUIRED|||-NONE-|||0

S Marek does n't speak English well to work in the gift shop .
A 6 6|||M:ADV|||enough|||REQUIRED|||-NONE-|||0

S Luckily , my son is too tall enough to ride the roller coaster .
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||0

S Is this jacket very warm enough for a trip to Alaska ?
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0

S I think the wind is so strong enough to fly a kite today .
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||0

S It is too cold swim today .
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||for swimming|||REQUIRED|||-NONE-|||1

S Nina was far away to hear the whistle .
A 2 2|||M:ADV|||too|||REQUIRED|||-NONE-|||0

S We arrived too late see the first goal .
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S He was too much shy to sing in public .
A 3 4|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 2 4|||R:WO|||much too|||REQUIRED|||-NONE-|||1

S Is n't it too hot for to sit in the sun ?
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 6 8|||R:VERB:FORM|||sitting|||REQUIRED|||-NONE-|||1

S These boots are too tight to wear them .
A 7 8|||U:PRON||||||REQUIRED|||-NONE-|||0

S I was too tired for play basketball after work .
A 4 5|||R:PART|||to|||REQUIRED|||-NONE-|||0
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S The print on this price tag is so small to read .
A 7 8|||R:ADV|||too|||REQUIRED|||-NONE-|||0

S The puzzle was too hard solving in one evening .
A 5 6|||R:VERB:FORM|||to solve|||REQUIRED|||-NONE-|||0

S My aunt is too busy to going shopping this week .
A 6 7|||R:VERB:FORM|||go|||REQUIRED|||-NONE-|||0

S It was very hot that we went swimming .
A 2 3|||R:ADV|||so|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||, so|||REQUIRED|||-NONE-|||1

S The line was too long that we left the store .
A 3 4|||R:ADV|||so|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||, so|||REQUIRED|||-NONE-|||1

S The goalkeeper was so tired as he fell asleep on the bus .
A 5 6|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1

S The game was such exciting that nobody left early .
A 3 4|||R:OTHER|||so|||REQUIRED|||-NONE-|||0

S He spoke quietly that I could n't hear him .
A 2 2|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||, so|||REQUIRED|||-NONE-|||1

S My skis were old that the shop refused to repair them .
A 3 3|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||, so|||REQUIRED|||-NONE-|||1

S The snow fell fast that all the roads were soon closed .
A 3 3|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||, so|||REQUIRED|||-NONE-|||1

S It rained so much hard that the match was stopped .
A 3 4|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||1

S The hill was so steep so that we had to walk our bikes .
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||0
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||1
A 5 5|||M:PUNCT|||,|||REQUIRED|||-NONE-|||1
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||1

S The scarf was so warm enough that I did n't need a hat .
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||0
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||1

S It was such nice day that we ate outside .
A 3 3|||M:DET|||a|||REQUIRED|||-NONE-|||0

S He bought a big tent that it does n't fit in our car .
A 2 2|||M:ADJ|||such|||REQUIRED|||-NONE-|||0
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||1
A 3 4|||U:ADJ||||||REQUIRED|||-NONE-|||2
A 5 5|||M:OTHER|||so big|||REQUIRED|||-NONE-|||2

S Your sister is such honest girl .
A 4 4|||M:DET|||an|||REQUIRED|||-NONE-|||0

S We had such a bad weather on our sailing trip .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0

S Do they always sell such a nice shoes in that store ?
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S We are lucky to have such the good seats for the concert .
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 6|||U:ADJ||||||REQUIRED|||-NONE-|||1

S I have never met so kind people at a game .
A 4 5|||R:OTHER|||such|||REQUIRED|||-NONE-|||0

S We watched a such boring match that we left at halftime .
A 2 4|||R:WO|||such a|||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||so|||REQUIRED|||-NONE-|||1
A 5 5|||M:DET|||a|||REQUIRED|||-NONE-|||1

S It was so a great party that nobody wanted to leave .
A 2 3|||R:OTHER|||such|||REQUIRED|||-NONE-|||0
A 3 5|||R:WO|||great a|||REQUIRED|||-NONE-|||1

S It was a very cold night that the pond froze .
A 2 2|||M:ADJ|||such|||REQUIRED|||-NONE-|||0
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||, so|||REQUIRED|||-NONE-|||1
A 2 4|||R:OTHER|||so|||REQUIRED|||-NONE-|||2
A 5 5|||M:DET|||a|||REQUIRED|||-NONE-|||2

S I have never seen a so big fish .
A 4 7|||R:WO|||so big a|||REQUIRED|||-NONE-|||0
A 4 4|||M:ADJ|||such|||REQUIRED|||-NONE-|||1
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||1

S It was so a difficult race that only ten people finished .
A 3 5|||R:WO|||difficult a|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||such|||REQUIRED|||-NONE-|||1

S He told us such funny a story that we all laughed .
A 3 4|||R:OTHER|||so|||REQUIRED|||-NONE-|||0
A 4 6|||R:WO|||a funny|||REQUIRED|||-NONE-|||1

S Nobody had seen so strong the storm in this town before .
A 5 6|||R:DET|||a|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||such|||REQUIRED|||-NONE-|||1
A 4 4|||M:DET|||a|||REQUIRED|||-NONE-|||1
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||1

S It was so foggy morning that the ferry stayed in port .
A 4 4|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||such|||REQUIRED|||-NONE-|||1
A 3 3|||M:DET|||a|||REQUIRED|||-NONE-|||1

S My mother has never bought so expensive umbrella .
A 7 7|||M:DET|||an|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||such|||REQUIRED|||-NONE-|||1
A 6 6|||M:DET|||an|||REQUIRED|||-NONE-|||1

S She is good a skater that she wins every contest .
A 2 2|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 2 2|||M:ADJ|||such|||REQUIRED|||-NONE-|||1
A 2 4|||R:WO|||a good|||REQUIRED|||-NONE-|||1

S We had never had a so patient a coach before .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 4|||M:ADJ|||such|||REQUIRED|||-NONE-|||1
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||1
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||1

S It was so much important a match that the mayor came .
A 3 4|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||such|||REQUIRED|||-NONE-|||1
A 4 4|||M:DET|||an|||REQUIRED|||-NONE-|||1
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||1

S The band played such so sad a song that everyone became quiet .
A 3 4|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||1
A 5 7|||R:WO|||a sad|||REQUIRED|||-NONE-|||1

S This is a too small tent for five people .
A 2 5|||R:WO|||too small a|||REQUIRED|||-NONE-|||0
A 1 1|||M:NOUN|||tent|||REQUIRED|||-NONE-|||1
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||1
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||1

S I think chess is too a difficult game for my little brother .
A 5 7|||R:WO|||difficult a|||REQUIRED|||-NONE-|||0
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||1
A 7 8|||U:NOUN||||||REQUIRED|||-NONE-|||1

S It was too long the hike for the children .
A 4 5|||R:DET|||a|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||The hike|||REQUIRED|||-NONE-|||1
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The final was very important a game to miss .
A 3 4|||R:ADV|||too|||REQUIRED|||-NONE-|||0
A 3 4|||R:ADV|||too|||REQUIRED|||-NONE-|||1
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S It was too hot day for a long walk .
A 4 4|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 4 5|||U:NOUN||||||REQUIRED|||-NONE-|||1

S She is too honest girl to cheat at cards .
A 4 4|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 4 5|||U:NOUN||||||REQUIRED|||-NONE-|||1

S Diego was good a player to leave on the bench .
A 2 2|||M:ADV|||too|||REQUIRED|||-NONE-|||0

S My uncle paid too much high a price for those old stamps .
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 3 5|||R:WO|||much too|||REQUIRED|||-NONE-|||1

S Is n't that a too easy a question for the final quiz ?
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||question|||REQUIRED|||-NONE-|||1
A 6 8|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Today is very too windy a day to fly a kite .
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||0
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S It is getting cold and colder outside .
A 3 4|||R:ADJ:FORM|||colder|||REQUIRED|||-NONE-|||0
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Summer days are getting more and more hotter .
A 4 5|||R:ADJ|||hotter|||REQUIRED|||-NONE-|||0
A 6 7|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 4 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S My hobby is becoming more expensive and expensive .
A 5 6|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 7 7|||M:ADJ|||more|||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The snow in our yard is getting deeper by deeper .
A 8 9|||R:OTHER|||and|||REQUIRED|||-NONE-|||0
A 7 9|||U:OTHER||||||REQUIRED|||-NONE-|||1

S As we sailed away , the island looked smaller smaller .
A 9 9|||M:CONJ|||and|||REQUIRED|||-NONE-|||0
A 8 9|||U:ADJ||||||REQUIRED|||-NONE-|||1

S Is yoga becoming more and popular in your country ?
A 5 5|||M:ADJ|||more|||REQUIRED|||-NONE-|||0
A 4 5|||U:CONJ||||||REQUIRED|||-NONE-|||1

S Our team plays better and every week .
A 5 5|||M:ADJ|||better|||REQUIRED|||-NONE-|||0
A 4 5|||U:CONJ||||||REQUIRED|||-NONE-|||1

S The horse ran more faster and faster .
A 3 4|||U:ADJ||||||REQUIRED|||-NONE-|||0

S Before the storm , the sky got darker and more darker .
A 9 10|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 7 10|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The line at the ticket office grew the longer and longer .
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||0
A 7 10|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The more you practice , better you play .
A 5 5|||M:DET|||the|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 4 4|||M:ADJ|||more|||REQUIRED|||-NONE-|||1
A 5 8|||R:WO|||you play better|||REQUIRED|||-NONE-|||1

S Colder it gets outside , the more hot chocolate we sell .
A 0 1|||M:DET|||The colder|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||When|||REQUIRED|||-NONE-|||1
A 3 3|||M:ADJ|||colder|||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||we sell|||REQUIRED|||-NONE-|||1
A 9 11|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The carefully you plan a hike , the fewer problems you have .
A 1 1|||M:ADJ|||more|||REQUIRED|||-NONE-|||0

S The bigger the store is , so the lower the prices are .
A 6 7|||U:ADV||||||REQUIRED|||-NONE-|||0

S The hotter the weather is , the more lighter our clothes are .
A 7 8|||U:ADJ||||||REQUIRED|||-NONE-|||0

S The less I sleep , and the worse I play .
A 5 6|||U:CONJ||||||REQUIRED|||-NONE-|||0

S The longer it rains , the more deep the river becomes .
A 6 8|||R:ADJ|||deeper|||REQUIRED|||-NONE-|||0

S The more fast you drive , the more gas you use .
A 1 2|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 2 3|||R:MORPH|||faster|||REQUIRED|||-NONE-|||0
A 0 3|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 5 5|||M:ADV|||faster|||REQUIRED|||-NONE-|||1
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||1
A 7 11|||R:WO|||you use more gas|||REQUIRED|||-NONE-|||1

S The harder they train , the they get stronger .
A 6 9|||R:WO|||stronger they get|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 4 4|||M:ADJ|||harder|||REQUIRED|||-NONE-|||1
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||1

S The less time Ines spends online , the happy she feels .
A 8 9|||R:ADJ:FORM|||happier|||REQUIRED|||-NONE-|||0

S Today is very warmer than yesterday .
A 2 3|||R:OTHER|||much|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||a lot|||REQUIRED|||-NONE-|||1
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||2

S These sneakers are too cheaper than those boots .
A 3 4|||R:OTHER|||much|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||a lot|||REQUIRED|||-NONE-|||1
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||2

S Skating on a lake is so harder than skating at a rink .
A 5 6|||R:OTHER|||much|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||a lot|||REQUIRED|||-NONE-|||1
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||2

S Her new garden is more even beautiful than her old one .
A 4 6|||R:WO|||even more|||REQUIRED|||-NONE-|||0
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||1

S My new kayak is lot faster than my old one .
A 4 4|||M:DET|||a|||REQUIRED|||-NONE-|||0
A 4 5|||U:NOUN||||||REQUIRED|||-NONE-|||1

S The final was even exciting than the first game .
A 4 4|||M:ADJ|||more|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||more|||REQUIRED|||-NONE-|||1

S It was hot in June , but it was even in July .
A 10 10|||M:ADJ|||hotter|||REQUIRED|||-NONE-|||0
A 9 10|||R:OTHER|||hotter|||REQUIRED|||-NONE-|||1

S This backpack is much more lighter than mine .
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||0
A 3 5|||U:ADJ||||||REQUIRED|||-NONE-|||1

S Is your sister really a much taller than your mother ?
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||lot|||REQUIRED|||-NONE-|||1
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||2

S Golf is far away more expensive than running .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0
A 2 4|||U:ADV||||||REQUIRED|||-NONE-|||1

S She is far the fastest runner on our team .
A 2 2|||M:PREP|||by|||REQUIRED|||-NONE-|||0
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||1

S Monday was by the coldest day of the year .
A 3 3|||M:ADV|||far|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1

S This is by far cheapest bookstore in town .
A 4 4|||M:DET|||the|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||the|||REQUIRED|||-NONE-|||1

S That was by so far the longest game of my life .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Sailing is very by far the most expensive of my hobbies .
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||0
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S This is by far of the most beautiful beach in the country .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Pedro is the by far best player in the club .
A 2 5|||R:WO|||by far the|||REQUIRED|||-NONE-|||0
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||by far|||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||2

S Our neighbor is from far the tallest man on the street .
A 3 4|||R:PREP|||by|||REQUIRED|||-NONE-|||0
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S This was by far the worse storm of the last ten years .
A 5 6|||R:ADJ:FORM|||worst|||REQUIRED|||-NONE-|||0
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 5 6|||R:ADJ:FORM|||worst|||REQUIRED|||-NONE-|||1

S They sell very the best skis in the city .
A 2 4|||R:WO|||the very|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||by far|||REQUIRED|||-NONE-|||1
A 2 3|||U:ADV||||||REQUIRED|||-NONE-|||2

S Pavel is very young , but he does plays chess well .
A 8 9|||R:VERB:SVA|||play|||REQUIRED|||-NONE-|||0
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||1

S My sister hates the cold , but she do like snow .
A 8 9|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||0
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||1
A 9 10|||R:SPELL|||likes|||REQUIRED|||-NONE-|||1

S Actually , I does know the rules of this game .
A 3 4|||R:VERB:SVA|||do|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S Emil does n't talk much , but he does listening carefully .
A 9 10|||R:VERB:FORM|||listen|||REQUIRED|||-NONE-|||0
A 8 10|||R:VERB:TENSE|||listens|||REQUIRED|||-NONE-|||1

S My aunt seldom travels , but she enjoy hiking near home .
A 7 7|||M:VERB|||does|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:SVA|||enjoys|||REQUIRED|||-NONE-|||1

S Luka is n't our fastest player , but he really work hard at practice .
A 10 10|||M:VERB|||does|||REQUIRED|||-NONE-|||0
A 9 9|||M:VERB|||does|||REQUIRED|||-NONE-|||1
A 10 11|||R:NOUN:NUM|||works|||REQUIRED|||-NONE-|||2

S This coat is n't pretty , but it keep me warm in the snow .
A 8 8|||M:VERB|||does|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB:SVA|||keeps|||REQUIRED|||-NONE-|||1

S I do n't like golf , but I do to like tennis .
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Believe it or not , my parents do are collect toy cars .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0
A 7 9|||U:VERB||||||REQUIRED|||-NONE-|||1

S We do really do enjoy camping in the rain .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||2
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||2

S I did called you before the game , but you did n't answer .
A 2 3|||R:VERB:FORM|||call|||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S Yes , we did met the coach after the match .
A 4 5|||R:VERB:TENSE|||meet|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S You do n't believe me , but I do buy the tickets yesterday .
A 8 9|||R:VERB:TENSE|||did|||REQUIRED|||-NONE-|||0
A 8 10|||R:VERB:TENSE|||bought|||REQUIRED|||-NONE-|||1

S The ground is dry now , but it did raining last night .
A 9 10|||R:MORPH|||rain|||REQUIRED|||-NONE-|||0
A 8 10|||R:VERB:TENSE|||rained|||REQUIRED|||-NONE-|||1
A 8 9|||R:VERB|||was|||REQUIRED|||-NONE-|||2

S I did n't buy the jacket , but I try it on yesterday .
A 9 9|||M:VERB|||did|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:TENSE|||tried|||REQUIRED|||-NONE-|||1

S It never snows in our town , but it snow once last winter .
A 9 9|||M:VERB|||did|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:TENSE|||snowed|||REQUIRED|||-NONE-|||1

S We arrived at the stadium late , but we see the last goal .
A 9 9|||M:VERB|||did|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:TENSE|||saw|||REQUIRED|||-NONE-|||1

S Our team lost the game , but Zoe did to score two goals .
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 11|||R:VERB:TENSE|||scored|||REQUIRED|||-NONE-|||1

S He did n't win the race , but he did was finish it .
A 10 11|||U:VERB||||||REQUIRED|||-NONE-|||0
A 9 12|||R:VERB:TENSE|||finished|||REQUIRED|||-NONE-|||1

S The shop did in fact did have my size .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||2
A 5 7|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||2

S Our plane took at noon and landed at two .
A 3 3|||M:PREP|||off|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||left|||REQUIRED|||-NONE-|||1

S I usually get at six and go for a run .
A 3 3|||M:PREP|||up|||REQUIRED|||-NONE-|||0

S Do n't give , because you can still win this race .
A 3 3|||M:PREP|||up|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||stop|||REQUIRED|||-NONE-|||1

S My father gave up of golf after his back surgery .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Ana grew herself up in a village near the sea .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0

S Do you want to take up to painting as a hobby ?
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 7|||R:OTHER|||start|||REQUIRED|||-NONE-|||1

S My alarm did n't go out this morning , so I missed the race .
A 5 6|||R:PREP|||off|||REQUIRED|||-NONE-|||0
A 4 6|||R:OTHER|||ring|||REQUIRED|||-NONE-|||1

S Please slow off , because the road is icy .
A 2 3|||R:OTHER|||down|||REQUIRED|||-NONE-|||0

S We put up the picnic until Sunday because of the rain .
A 2 3|||R:PREP|||off|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||postponed|||REQUIRED|||-NONE-|||1

S At the entrance , we found down that the mall was closed .
A 6 7|||R:OTHER|||out|||REQUIRED|||-NONE-|||0
A 6 7|||U:ADV||||||REQUIRED|||-NONE-|||1

S Your shoes are wet , so please take off them .
A 8 10|||R:WO|||them off|||REQUIRED|||-NONE-|||0

S This jacket looks nice ; can I try on it ?
A 8 10|||R:WO|||it on|||REQUIRED|||-NONE-|||0

S It 's cold outside , so put your gloves up .
A 9 10|||R:PREP|||on|||REQUIRED|||-NONE-|||0
A 7 7|||M:PREP|||on|||REQUIRED|||-NONE-|||1
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||1

S The game was on Friday , but they put it away until Sunday .
A 10 11|||R:OTHER|||off|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB|||postponed|||REQUIRED|||-NONE-|||1
A 10 11|||U:ADV||||||REQUIRED|||-NONE-|||1

S It 's too dark to read , so please turn the lights .
A 12 12|||M:PREP|||on|||REQUIRED|||-NONE-|||0
A 10 10|||M:PREP|||on|||REQUIRED|||-NONE-|||1

S I saw a coin on the path and picked up .
A 9 9|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S Wait at your door , and I 'll pick you at six .
A 10 10|||M:PREP|||up|||REQUIRED|||-NONE-|||0

S He took off his cap off when the music began .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1

S Nadia threw it the broken racket away .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 3 6|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||away|||REQUIRED|||-NONE-|||2
A 6 7|||U:ADV||||||REQUIRED|||-NONE-|||2

S I did n't know the score , so I looked for it up online .
A 10 11|||U:PREP||||||REQUIRED|||-NONE-|||0
A 12 13|||U:PREP||||||REQUIRED|||-NONE-|||1

S We ran out water during the hike .
A 3 3|||M:PREP|||of|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||had|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||no|||REQUIRED|||-NONE-|||1

S I could n't keep with the other runners .
A 4 4|||M:PREP|||up|||REQUIRED|||-NONE-|||0

S I ca n't put up this cold weather any longer .
A 5 5|||M:PREP|||with|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||stand|||REQUIRED|||-NONE-|||1

S Julia dropped herself out of the contest on the first day .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0

S As a young player , I looked up at to my captain because he was brave .
A 8 9|||U:PREP||||||REQUIRED|||-NONE-|||0

S We checked out of from the hotel before the storm .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Are you looking forward for the ski trip ?
A 4 5|||R:PREP|||to|||REQUIRED|||-NONE-|||0

S She gets along to her new coach very well .
A 3 4|||R:PREP|||with|||REQUIRED|||-NONE-|||0

S My dentist told me to cut down of candy .
A 7 8|||R:PREP|||on|||REQUIRED|||-NONE-|||0

S He ran fast to catch out with his friends .
A 5 6|||R:PREP|||up|||REQUIRED|||-NONE-|||0
A 5 6|||R:PREP|||up|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||to|||REQUIRED|||-NONE-|||1
A 5 7|||U:PREP||||||REQUIRED|||-NONE-|||2

S My brother good at tennis .
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S These shoes very cheap .
A 2 2|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Why your hands so cold ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S The sky is be blue today .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S It 's is very hot this week .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||U:CONTR||||||REQUIRED|||-NONE-|||1

S Are you are a baseball fan ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S My friends is in the park now .
A 2 3|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0
A 1 2|||R:NOUN:NUM|||friend|||REQUIRED|||-NONE-|||1

S Is you ready for the race ?
A 0 1|||R:VERB:SVA|||Are|||REQUIRED|||-NONE-|||0

S The wind be strong this morning .
A 2 3|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S I do n't am cold in this coat .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 1 4|||R:OTHER|||'m not|||REQUIRED|||-NONE-|||1

S We to the beach every summer .
A 1 1|||M:VERB|||go|||REQUIRED|||-NONE-|||0

S What you do on rainy days ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S My friends and I not watch golf .
A 4 5|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||do|||REQUIRED|||-NONE-|||1

S We are go shopping every Saturday .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Do you are play chess after school ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S They to ride bikes in the park every day .
A 1 2|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S I plays soccer with my cousins on Sundays .
A 1 2|||R:VERB:SVA|||play|||REQUIRED|||-NONE-|||0

S These birds sings early in the morning .
A 2 3|||R:VERB:SVA|||sing|||REQUIRED|||-NONE-|||0

S I wanting a new bike for my birthday .
A 1 2|||R:VERB:FORM|||want|||REQUIRED|||-NONE-|||0

S Do you has a big tent ?
A 2 3|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S It not snow in my city .
A 1 2|||R:OTHER|||does n't|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||does|||REQUIRED|||-NONE-|||1

S What time the store open ?
A 2 2|||M:VERB|||does|||REQUIRED|||-NONE-|||0

S Lucy tennis with her dad on Mondays .
A 1 1|||M:VERB|||plays|||REQUIRED|||-NONE-|||0

S My cat is likes the snow .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Mom does goes shopping on Fridays .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:SVA|||go|||REQUIRED|||-NONE-|||1

S My uncle to collects old coins .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S She play the guitar every day .
A 1 2|||R:VERB:SVA|||plays|||REQUIRED|||-NONE-|||0

S Does he swims in the lake ?
A 2 3|||R:VERB:SVA|||swim|||REQUIRED|||-NONE-|||0

S My dad do n't like hot weather .
A 2 3|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||1
A 3 4|||R:CONTR|||not|||REQUIRED|||-NONE-|||1

S Ben haves two red kites .
A 1 2|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||0

S My friends playing baseball right now .
A 2 2|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Where Anna going with that big bag ?
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 1|||M:CONTR|||'s|||REQUIRED|||-NONE-|||1

S The sun shining now , so let 's go out .
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S The kids are be skating on the ice now .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Is Mom is buying shoes right now ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S We are to walking home in the rain now .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S It is rain now , so stay inside .
A 2 3|||R:VERB:FORM|||raining|||REQUIRED|||-NONE-|||0

S My sister are waiting at the gym now .
A 2 3|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 1 2|||R:NOUN:NUM|||sisters|||REQUIRED|||-NONE-|||1

S Quiet , please ! Dad watches the game now .
A 5 6|||R:OTHER|||is watching|||REQUIRED|||-NONE-|||0
A 5 5|||M:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:FORM|||watching|||REQUIRED|||-NONE-|||1

S Do you waiting for the store to open ?
A 0 1|||R:VERB|||Are|||REQUIRED|||-NONE-|||0

S They been to the beach three times this month .
A 1 1|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S It not stopped raining since Monday .
A 1 2|||R:OTHER|||has n't|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||has|||REQUIRED|||-NONE-|||1

S How long you known your tennis coach ?
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S I have been finished my painting already .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S Have you have visited the new mall yet ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S My parents have had bought a boat this week .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S I have saw this match twice .
A 2 3|||R:VERB:FORM|||seen|||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S We live in this town since 2015 .
A 1 2|||R:VERB:TENSE|||have lived|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:TENSE|||have been living|||REQUIRED|||-NONE-|||1

S Have you ever ride a horse ?
A 3 4|||R:VERB:FORM|||ridden|||REQUIRED|||-NONE-|||0

S My cousin have just won her first race .
A 2 3|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S It has raining since early this morning .
A 2 2|||M:VERB|||been|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:FORM|||rained|||REQUIRED|||-NONE-|||1

S We been standing in this line for an hour now .
A 1 1|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||have|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:FORM|||stood|||REQUIRED|||-NONE-|||1

S How long Maria been riding horses ?
A 2 2|||M:VERB|||has|||REQUIRED|||-NONE-|||0

S I have been to shopping for gifts all day .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S It has been being snowing here since last night .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 5|||R:VERB:TENSE|||snowed|||REQUIRED|||-NONE-|||1

S The boys have are been playing chess since noon .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 6|||R:VERB:TENSE|||played|||REQUIRED|||-NONE-|||1

S I am learning the guitar since I was ten .
A 1 2|||R:VERB:TENSE|||have been|||REQUIRED|||-NONE-|||0

S She has been train for the marathon since May .
A 3 4|||R:MORPH|||training|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:FORM|||trained|||REQUIRED|||-NONE-|||1

S My uncle have been collecting stamps since he was a boy .
A 2 3|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||0
A 2 5|||R:VERB:TENSE|||has collected|||REQUIRED|||-NONE-|||1

S How long are you been skating on this pond ?
A 2 3|||R:VERB|||have|||REQUIRED|||-NONE-|||0

S The weather terrible yesterday .
A 2 2|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S Where you last night ?
A 1 1|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S My cousins on the beach last Saturday .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S My coach did was angry last week .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Were they were late for practice yesterday ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S The toy store was is closed last Monday .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S We was at the lake last Sunday .
A 1 2|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0

S I am at the gym yesterday morning .
A 1 2|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||0

S The kids did n't be tired after yesterday 's race .
A 2 3|||R:VERB|||were|||REQUIRED|||-NONE-|||0
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 5|||R:OTHER|||were not|||REQUIRED|||-NONE-|||1

S Was your shoes wet after the storm ?
A 0 1|||R:VERB:SVA|||Were|||REQUIRED|||-NONE-|||0

S What you do last weekend ?
A 1 1|||M:VERB|||did|||REQUIRED|||-NONE-|||0

S We not win the game last night .
A 1 2|||R:OTHER|||did n't|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||did|||REQUIRED|||-NONE-|||1

S My dad to the mall by bus yesterday .
A 2 2|||M:VERB|||went|||REQUIRED|||-NONE-|||0

S I was went fishing last week .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S They did sold their boat last year .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:FORM|||sell|||REQUIRED|||-NONE-|||1

S Did you did swim in the lake yesterday ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S It snow a lot last January .
A 1 2|||R:VERB:TENSE|||snowed|||REQUIRED|||-NONE-|||0

S She buyed a green hat last week .
A 1 2|||R:VERB:INFL|||bought|||REQUIRED|||-NONE-|||0

S Did you saw the match last night ?
A 2 3|||R:VERB:TENSE|||see|||REQUIRED|||-NONE-|||0

S Omar does n't come to practice last Tuesday .
A 1 2|||R:VERB:TENSE|||did|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:TENSE|||did|||REQUIRED|||-NONE-|||1
A 2 3|||R:CONTR|||not|||REQUIRED|||-NONE-|||1

S I watching the game when you called .
A 1 1|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S What you doing at eight last night ?
A 1 1|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S While Dad fishing , it started to rain .
A 2 2|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S She was to buying a ticket when I saw her .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The sun was been shining when we woke up .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||had|||REQUIRED|||-NONE-|||1

S I was be painting the fence when my friends came .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S We was playing cards when the lights went out .
A 1 2|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0

S It was rain when we left the store .
A 2 3|||R:VERB:FORM|||raining|||REQUIRED|||-NONE-|||0

S They are skating when the ice broke .
A 1 2|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0

S Did you sleeping when the storm hit ?
A 0 1|||R:VERB|||Were|||REQUIRED|||-NONE-|||0

S I was nervous because I never flown a drone before .
A 5 5|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S By noon yesterday , Ana already written six reports .
A 5 5|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S We found out that somebody taken the keys the night before .
A 5 5|||M:VERB|||had|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||took|||REQUIRED|||-NONE-|||1

S By the time help came , the fire had been destroyed the lab .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S I could not log in because I had have forgotten my password .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S Before last summer , Li had was never worked with robots .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S The nurse said that she had took his temperature an hour before .
A 6 7|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S When we checked the machine last night , somebody has already fixed it .
A 9 10|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S Have you finished your lunch before the manager called yesterday ?
A 0 1|||R:VERB:TENSE|||Had|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Did|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:TENSE|||finish|||REQUIRED|||-NONE-|||1

S Until last March , I was never broken a bone .
A 5 6|||R:VERB|||had|||REQUIRED|||-NONE-|||0

S Omar had waiting for two hours when the dentist called him .
A 2 2|||M:VERB|||been|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:FORM|||waited|||REQUIRED|||-NONE-|||1

S We been working for six hours when the lights went out .
A 1 1|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S The fan had not running long before it caught fire .
A 4 4|||M:VERB|||been|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||run|||REQUIRED|||-NONE-|||1

S Her eyes were sore because she had been was staring at a screen all day .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S The phone had been being ringing for a minute before I answered it .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Before his break , Jonas had been to typing for three hours .
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0

S My back was stiff because I had been sit at my desk all morning .
A 8 9|||R:VERB:FORM|||sitting|||REQUIRED|||-NONE-|||0
A 7 9|||R:VERB:TENSE|||sat|||REQUIRED|||-NONE-|||1

S When the mechanic came at last , they have been waiting since dawn .
A 8 9|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0
A 8 11|||R:VERB:TENSE|||had waited|||REQUIRED|||-NONE-|||1

S Had the machine been made that strange noise before it stopped ?
A 4 5|||R:VERB:FORM|||making|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S By the time she quit last June , Eva was been working here for ten years .
A 9 10|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 9 12|||R:VERB:TENSE|||had worked|||REQUIRED|||-NONE-|||1

S The doctor be here soon .
A 2 2|||M:VERB|||will|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||is going to|||REQUIRED|||-NONE-|||1

S Tomorrow it will very cold in the office .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S When you be back from the hospital ?
A 1 1|||M:VERB|||will|||REQUIRED|||-NONE-|||0

S You will to like your new office .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||are going|||REQUIRED|||-NONE-|||1

S He will is see the dentist tomorrow .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:FORM|||seeing|||REQUIRED|||-NONE-|||1

S The new computer will be arrive next week .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||arriving|||REQUIRED|||-NONE-|||1

S I will am at my desk at ten tomorrow .
A 2 3|||R:MORPH|||be|||REQUIRED|||-NONE-|||0

S My sister will starts her new job on Monday .
A 3 4|||R:VERB:SVA|||start|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S It rained tomorrow , so take your coat .
A 1 1|||M:VERB|||will|||REQUIRED|||-NONE-|||0
A 1 2|||R:MORPH|||rain|||REQUIRED|||-NONE-|||0
A 1 1|||M:OTHER|||is going to|||REQUIRED|||-NONE-|||1
A 1 2|||R:MORPH|||rain|||REQUIRED|||-NONE-|||1
A 1 1|||M:VERB|||might|||REQUIRED|||-NONE-|||2
A 1 2|||R:MORPH|||rain|||REQUIRED|||-NONE-|||2

S Are you be at home next Sunday ?
A 0 1|||R:VERB|||Will|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||going to|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||2

S At this time tomorrow , I will flying to our main office .
A 7 7|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Do n't call at ten tomorrow , because we be interviewing somebody then .
A 9 9|||M:VERB|||will|||REQUIRED|||-NONE-|||0
A 9 10|||R:MORPH|||are|||REQUIRED|||-NONE-|||1

S Will the nurse working at noon on Friday ?
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 3 4|||R:MORPH|||work|||REQUIRED|||-NONE-|||1

S This time next week , Marta will be is lying on a beach .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S At three o'clock tomorrow , the robots will be to cleaning the floor .
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||0

S She will not be been using the copier at five tomorrow .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S At eight tonight , he will be drive the ambulance .
A 7 8|||R:VERB:FORM|||driving|||REQUIRED|||-NONE-|||0
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||1

S Do n't visit Grandpa at midnight , because he will be slept then .
A 11 12|||R:VERB:FORM|||sleeping|||REQUIRED|||-NONE-|||0
A 11 12|||R:ADV|||asleep|||REQUIRED|||-NONE-|||1

S When you come in tomorrow morning , the engines will being running .
A 10 11|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S At noon tomorrow , you were sitting in the dentist 's chair .
A 5 6|||R:VERB:TENSE|||will be|||REQUIRED|||-NONE-|||0

S By Friday , we will finished the budget .
A 5 5|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:TENSE|||finish|||REQUIRED|||-NONE-|||1

S By the time you wake up tomorrow , the night nurse have gone home .
A 11 11|||M:VERB|||will|||REQUIRED|||-NONE-|||0

S Will the new engine gone through all its tests by next May ?
A 4 4|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S By next June , I will have been saved enough for a new computer .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S By tonight , Dr. Silva will have had seen forty patients .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S The movers will have be taken all the desks away by six tonight .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S By the end of this year , the company will have hire fifty people .
A 11 12|||R:VERB:FORM|||hired|||REQUIRED|||-NONE-|||0

S By 2040 , this old clock will has worked for a century .
A 7 8|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0
A 7 9|||R:VERB:TENSE|||have been working|||REQUIRED|||-NONE-|||1

S The pain will be back at ten , because the drug will have wore off by then .
A 13 14|||R:VERB:FORM|||worn|||REQUIRED|||-NONE-|||0

S By next March , he has been our manager for twenty years .
A 5 6|||R:VERB:TENSE|||will have|||REQUIRED|||-NONE-|||0

S By six tonight , she will have typing for nine hours .
A 7 7|||M:VERB|||been|||REQUIRED|||-NONE-|||0
A 7 8|||R:MORPH|||typed|||REQUIRED|||-NONE-|||1

S Next May , I will been working at this bank for thirty years .
A 5 5|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S By next Monday , we have been using this scanner for a full year .
A 5 5|||M:VERB|||will|||REQUIRED|||-NONE-|||0

S By noon tomorrow , the pump will have been is running for a week .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S By next spring , Dr. Kim will have been being treating me for ten years .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S When you arrive tonight , they will have had been waiting since noon .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S By December , Luis will have been take these pills for a year .
A 7 8|||R:VERB:FORM|||taking|||REQUIRED|||-NONE-|||0
A 6 8|||R:VERB:TENSE|||taken|||REQUIRED|||-NONE-|||1

S By midnight , he will has been driving the truck for twelve hours .
A 5 6|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S How long will you have been worked here by next August ?
A 6 7|||R:VERB:FORM|||working|||REQUIRED|||-NONE-|||0
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S In ten minutes , the surgeons will have being operating for a whole day .
A 8 9|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S My desk made of wood .
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S English spoken in our office every day .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S The old machines not used now .
A 3 3|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Our computers are be made in Korea .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The office does is cleaned every night .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Are these pills are sold in every drugstore ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Ten trucks are make in this factory every day .
A 3 4|||R:VERB:FORM|||made|||REQUIRED|||-NONE-|||0

S These blue lights is used in hospitals .
A 3 4|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Lunch does served at noon every day .
A 1 2|||R:VERB|||is|||REQUIRED|||-NONE-|||0

S The front door is locking by a guard every evening .
A 4 5|||R:MORPH|||locked|||REQUIRED|||-NONE-|||0

S My van being washed at the moment .
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Our boss is interviewed by a reporter right now .
A 3 3|||M:VERB|||being|||REQUIRED|||-NONE-|||0

S Why these boxes being moved right now ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S The new software is being been tested this week .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The patient is be being examined in room four now .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Two more robots are being to built at this moment .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Look , the printer is being fix at last !
A 6 7|||R:VERB:FORM|||fixed|||REQUIRED|||-NONE-|||0

S The coffee machine is been cleaned now , so please wait .
A 4 5|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0

S All the rooms on this floor is being painted this week .
A 6 7|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Your blood is testing in the lab right now .
A 3 4|||R:OTHER|||being tested|||REQUIRED|||-NONE-|||0

S All the offices have painted since last week .
A 4 4|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S The elevator been fixed twice this month .
A 2 2|||M:VERB|||has|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:FORM|||was|||REQUIRED|||-NONE-|||1

S Have the nurses told about the new rules yet ?
A 3 3|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S This report has been was changed three times since May .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S No machines have had been sold since January .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Fish oil has been to used as a medicine for many years .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The lights in the lab have been switch off .
A 7 8|||R:VERB:TENSE|||switched|||REQUIRED|||-NONE-|||0

S Three new drivers has been hired since Monday .
A 3 4|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S My arm has be broken twice in my life .
A 3 4|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S We are not been paid since March .
A 1 2|||R:VERB|||have|||REQUIRED|||-NONE-|||0

S This clinic built in 1998 .
A 2 2|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S The emails not sent until last night .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S When this robot invented ?
A 1 1|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S My phone was be stolen at work last Monday .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The old machine was been sold ten years ago .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S The meeting was is canceled last Friday .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The first computers was made many years ago .
A 3 4|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0
A 2 3|||R:NOUN:NUM|||computer|||REQUIRED|||-NONE-|||1

S The key was find under a desk yesterday .
A 3 4|||R:VERB:TENSE|||found|||REQUIRED|||-NONE-|||0

S The broken chairs are taken away last week .
A 3 4|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0

S Two windows were breaking by the storm last night .
A 3 4|||R:VERB:FORM|||broken|||REQUIRED|||-NONE-|||0

S While my eyes being tested , the lights went out .
A 3 3|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S Nobody knew why the doors being checked that morning .
A 5 5|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S Why the hall being cleaned when you arrived yesterday ?
A 1 1|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S She sat down while her coffee was being be made .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S At ten last night , the patient was being been moved to another room .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S The files were was being copied when the system crashed .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The elevator was been repaired when I came in , so I took the stairs .
A 3 4|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0

S When I walked in , a new printer was being install .
A 10 11|||R:VERB:FORM|||installed|||REQUIRED|||-NONE-|||0

S All the screens was being tested when the power failed .
A 3 4|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0

S The truck was loading by two workers when we got there .
A 3 4|||R:OTHER|||being loaded|||REQUIRED|||-NONE-|||0

S We went home because all the work had done .
A 8 8|||M:VERB|||been|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB|||was|||REQUIRED|||-NONE-|||1

S She found that her desk been moved the night before .
A 5 5|||M:VERB|||had|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||was|||REQUIRED|||-NONE-|||1

S The doctor asked me whether I had ever bitten by a dog .
A 8 8|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Before I arrived , the broken copier had been was taken away .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0
A 7 9|||U:VERB||||||REQUIRED|||-NONE-|||1

S When the police came , all the tools had to been stolen .
A 9 10|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Until 2010 , no robots had have been used in that hospital .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S The office was cold because the heat had been turn off .
A 9 10|||R:VERB:TENSE|||turned|||REQUIRED|||-NONE-|||0

S By the time we came back last night , all the walls have been painted .
A 12 13|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S He could not walk because his foot had being injured in a fall .
A 8 9|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S The old programs were been deleted before the new manager started .
A 3 4|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||1

S The new branch will opened by the mayor next week .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Your test results be sent to you tomorrow .
A 3 3|||M:VERB|||will|||REQUIRED|||-NONE-|||0

S The heater will not repaired until next Thursday .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S All of you will be to told about the plan next week .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S In ten years , this work will be is done by robots .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S Tomorrow 's meeting will be been held in room six .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S You will be call by a nurse this afternoon .
A 3 4|||R:VERB:FORM|||called|||REQUIRED|||-NONE-|||0

S The new rules will been explained at the next meeting .
A 4 5|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S When will the elevator being fixed ?
A 4 5|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S Our old printers will are sold next month .
A 4 5|||R:MORPH|||be|||REQUIRED|||-NONE-|||0

S At this time tomorrow , my knee will being operated on .
A 8 8|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||1

S Will the walls being painted when we arrive on Monday ?
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||1

S At noon tomorrow , the new engine be being tested .
A 7 7|||M:VERB|||will|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||1
A 7 8|||R:VERB|||will|||REQUIRED|||-NONE-|||2
A 8 9|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||2

S This time next week , the roof will be being been repaired .
A 10 11|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 10|||R:VERB|||have|||REQUIRED|||-NONE-|||1

S At nine tomorrow , I will be being to interviewed for a new job .
A 8 9|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 7 9|||U:VERB||||||REQUIRED|||-NONE-|||1

S At midnight tonight , the data will be is being copied to another server .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 10|||U:VERB||||||REQUIRED|||-NONE-|||1

S Do n't come at two , because the floor will be being wash then .
A 12 13|||R:VERB:FORM|||washed|||REQUIRED|||-NONE-|||0

S At eight tomorrow , this machine will be been cleaned , so use another one .
A 8 9|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||1

S This time on Friday , the patients will being be moved to the new building .
A 8 9|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||1

S At three tomorrow , our reports will be reading by the managers .
A 8 9|||R:OTHER|||being read|||REQUIRED|||-NONE-|||0
A 8 9|||R:MORPH|||read|||REQUIRED|||-NONE-|||1

S By Friday , all the machines will have checked twice .
A 8 8|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S By next summer , the new hospital will been built .
A 8 8|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||1

S By the time you get back tomorrow , your bike have been fixed .
A 10 10|||M:VERB|||will|||REQUIRED|||-NONE-|||0

S By five tonight , every letter will have been be signed .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S By 2050 , many of these jobs will have had been lost to robots .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S By the end of next week , all the children will have been to vaccinated .
A 13 14|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S By tomorrow night , the whole garage will have been paint .
A 10 11|||R:VERB:FORM|||painted|||REQUIRED|||-NONE-|||0

S By the time the boss returns tonight , the room will has been cleaned .
A 11 12|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S By next month , the broken engine will have being replaced .
A 9 10|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S By noon tomorrow , your new desk will be been delivered .
A 8 9|||R:VERB|||have|||REQUIRED|||-NONE-|||0
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||1

S Phones must turned off in this room .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S These pills should not taken with milk .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Can this old printer fixed ?
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The form can be is filled out online .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S This machine must to be oiled every day .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Sick people should be not be left alone .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Your eyes should be test once a year .
A 4 5|||R:VERB:FORM|||tested|||REQUIRED|||-NONE-|||0

S Food must not be eating in the lab .
A 4 5|||R:VERB:FORM|||eaten|||REQUIRED|||-NONE-|||0

S The new server can is used by everybody .
A 4 5|||R:VERB:SVA|||be|||REQUIRED|||-NONE-|||0

S Next week 's meeting may been moved to Friday .
A 5 6|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||have|||REQUIRED|||-NONE-|||1

S I saw your car on the lift , so it must being repaired right now .
A 11 11|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The printer is on , but it may not being used at the moment .
A 9 9|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||1

S Could our phones being watched by somebody right now ?
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||1

S Her patient may be being been examined in the next room now .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S Your truck might be are being loaded at this moment .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S The old lab must to be being torn down , because I hear loud noises .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The hall may be being paint , so do n't touch the walls .
A 5 6|||R:VERB:FORM|||painted|||REQUIRED|||-NONE-|||0

S I ca n't log in , so the system might be been updated at the moment .
A 11 12|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0
A 11 13|||R:VERB:TENSE|||updating|||REQUIRED|||-NONE-|||1

S He may is being treated in another hospital now .
A 2 3|||R:VERB:SVA|||be|||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S From the noise , I think the engine must be testing by the mechanics now .
A 10 11|||R:OTHER|||being tested|||REQUIRED|||-NONE-|||0

S The back door must have left open all night .
A 5 5|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Your bag might been stolen on the bus yesterday .
A 3 3|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S Could the old files have deleted by mistake ?
A 5 5|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S This engine should have been be checked last week .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S We should have had been told about the changes last month .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The email must to have been written by a machine .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S My blood sample may have been lose in the mail .
A 6 7|||R:VERB:TENSE|||lost|||REQUIRED|||-NONE-|||0

S The accident on Monday could has been avoided .
A 5 6|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S Yusuf ca n't have being hired without an interview .
A 4 5|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S Those pills should not have been took before breakfast yesterday .
A 6 7|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0

S All the new workers given a laptop last week .
A 4 4|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S We have just told the good news by our boss .
A 3 3|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Why you shown the wrong room yesterday ?
A 1 1|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S Every nurse is given to a key on the first day .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S She was been told the truth by her doctor yesterday .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||had|||REQUIRED|||-NONE-|||1

S We were shown us the new machine by an engineer .
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0

S Maria was gave a bigger desk last Monday .
A 2 3|||R:VERB:FORM|||given|||REQUIRED|||-NONE-|||0

S Him was sent a bill for the operation last month .
A 0 1|||R:PRON|||He|||REQUIRED|||-NONE-|||0

S The young drivers was taught first aid at the clinic .
A 3 4|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0
A 2 3|||R:NOUN:NUM|||driver|||REQUIRED|||-NONE-|||1

S I was telling a strange story by the mechanic this morning .
A 2 3|||R:VERB:FORM|||told|||REQUIRED|||-NONE-|||0

S A new password was sent everybody in the office this morning .
A 5 5|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S The keys given to the night guard yesterday .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S Basic first aid is taught all new drivers every year .
A 5 5|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S The secret was be told to the whole team yesterday .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S My form was passed it to the head nurse .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S This letter must be given to for the boss today .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S The robot was shown for the visitors last week .
A 4 5|||R:PREP|||to|||REQUIRED|||-NONE-|||0

S These tools were gave to me by my old mechanic .
A 3 4|||R:VERB:FORM|||given|||REQUIRED|||-NONE-|||0

S Two long emails was sent to the doctors last night .
A 3 4|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0

S The bad news was telling to the workers last Friday .
A 4 5|||R:VERB:FORM|||told|||REQUIRED|||-NONE-|||0

S Nina and Tom want to married next year .
A 5 5|||M:VERB|||get|||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||be|||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:FORM|||marry|||REQUIRED|||-NONE-|||2

S My boss and his wife will divorced soon .
A 6 6|||M:VERB|||get|||REQUIRED|||-NONE-|||0
A 6 6|||M:VERB|||be|||REQUIRED|||-NONE-|||1
A 6 7|||R:MORPH|||divorce|||REQUIRED|||-NONE-|||2

S Turn left here , or we will lost again .
A 7 7|||M:VERB|||get|||REQUIRED|||-NONE-|||0
A 7 7|||M:VERB|||be|||REQUIRED|||-NONE-|||1

S Be careful with that saw , or you will get to hurt .
A 10 11|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The mechanic got be burned by the hot engine .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S My finger got was stuck in the machine .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S He got fire from his job last week .
A 2 3|||R:VERB:FORM|||fired|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||was|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:FORM|||fired|||REQUIRED|||-NONE-|||1

S She gets dress at six and drives to work .
A 2 3|||R:VERB:FORM|||dressed|||REQUIRED|||-NONE-|||0

S Did anybody get injure in the accident ?
A 3 4|||R:VERB:FORM|||injured|||REQUIRED|||-NONE-|||0

S Milan went lost in the hospital on his first day .
A 1 2|||R:VERB|||got|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||was|||REQUIRED|||-NONE-|||1

S I went to the clinic see a doctor .
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S He uses this machine cut paper .
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||for cutting|||REQUIRED|||-NONE-|||1

S Do you have time help me with this report ?
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S She came here for to fix the computer .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S My job is that to answer the phone .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S He opened the window to can get some air .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S I came here to talking with the boss .
A 4 5|||R:VERB:FORM|||talk|||REQUIRED|||-NONE-|||0

S She bought a bike for go to work .
A 4 5|||R:PART|||to|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||going|||REQUIRED|||-NONE-|||1

S We were happy to got your email yesterday .
A 4 5|||R:VERB:TENSE|||get|||REQUIRED|||-NONE-|||0

S Their plan is to opens a new factory .
A 4 5|||R:MORPH|||open|||REQUIRED|||-NONE-|||0

S Be careful not touch the hot machine .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S Is it rude not answer an email ?
A 4 4|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S He was wise not drive right after the operation .
A 4 4|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S We were lucky for not to lose our jobs .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S It was hard do not to laugh at his tie .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S It was a mistake not to did check the engine .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is better to do n't eat before the test .
A 3 3|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 6|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S He was right not to trusting that website .
A 5 6|||R:MORPH|||trust|||REQUIRED|||-NONE-|||0

S It would be silly to no use the new tools .
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S I was surprised not to saw anybody at the front desk .
A 5 6|||R:VERB:TENSE|||see|||REQUIRED|||-NONE-|||0

S She seems have lost her key card .
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S He claims to invented a new kind of engine .
A 3 3|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S I am sorry to kept you waiting so long .
A 4 4|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:TENSE|||keep|||REQUIRED|||-NONE-|||1

S They are happy to have had found a good doctor .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The robot appears to have been stopped working last night .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S You were lucky for to have survived the accident .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S The thief seems to has left through a window .
A 4 5|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S Yuki is said to have wrote the whole program in one night .
A 5 6|||R:VERB:FORM|||written|||REQUIRED|||-NONE-|||0

S The director is believed to leave the country last week .
A 5 6|||R:VERB:TENSE|||have left|||REQUIRED|||-NONE-|||0

S We are proud to having built this machine last year .
A 4 5|||R:VERB:FORM|||have|||REQUIRED|||-NONE-|||0
A 3 4|||R:PART|||of|||REQUIRED|||-NONE-|||1

S My watch needs to repaired soon .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Nobody in this office wants be fired .
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S I was the first person to interviewed that morning .
A 6 6|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S These forms have to be to signed by noon .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Fatima expects to will be promoted next year .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S He is waiting for to be called by the nurse .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S Do your teeth have to be check every year ?
A 6 7|||R:VERB:FORM|||checked|||REQUIRED|||-NONE-|||0

S These old batteries are going to being recycled next week .
A 6 7|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S She does not want to be forgetting by her old team .
A 6 7|||R:VERB:FORM|||forgotten|||REQUIRED|||-NONE-|||0

S I do n't like to am watched at work .
A 5 6|||R:MORPH|||be|||REQUIRED|||-NONE-|||0
A 4 6|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||1

S The money is believed to have stolen by a guard .
A 6 6|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Two workers are said to been hurt in the fire yesterday .
A 5 5|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S The gate seems have been left open all night .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S The file appears to have been be deleted last night .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S Igor claims to have had been fired for no reason .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S This drug seems to have been was tested only once .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S The wrong tooth appears to have been pull out .
A 7 8|||R:VERB:TENSE|||pulled|||REQUIRED|||-NONE-|||0

S The old factory is known to has been closed in 1985 .
A 6 7|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S She was happy to having been chosen for the job .
A 4 5|||R:VERB:FORM|||have|||REQUIRED|||-NONE-|||0
A 4 6|||R:VERB:TENSE|||be|||REQUIRED|||-NONE-|||1

S My engine seems to have being damaged by water .
A 5 6|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S It is hard my grandmother to use a computer .
A 3 3|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S It is time for us go back to work .
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S The best thing is you to rest at home .
A 4 4|||M:PREP|||for|||REQUIRED|||-NONE-|||0
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||1

S It is not easy for to me to lift this machine .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S It is important for that workers to take breaks .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||U:VERB:FORM||||||REQUIRED|||-NONE-|||1

S It is safe for patients can to walk in this hall .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is difficult to old people to read small labels .
A 3 4|||R:PREP|||for|||REQUIRED|||-NONE-|||0

S Is it possible for robots doing this job ?
A 5 6|||R:VERB:FORM|||to do|||REQUIRED|||-NONE-|||0

S It is dangerous for he to drive this truck .
A 4 5|||R:PRON|||him|||REQUIRED|||-NONE-|||0

S It is unusual that Kofi to be late for a meeting .
A 3 4|||R:PREP|||for|||REQUIRED|||-NONE-|||0
A 5 7|||R:VERB:FORM|||is|||REQUIRED|||-NONE-|||1

S I need something drink before the meeting .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S There is nothing do in the office today .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Do you have anything add to the report ?
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S The nurse has something for to tell you .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S There is nothing that to fix on this machine .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S I bought something to eat it at my desk .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0

S Is there anything to reading in the waiting room ?
A 4 5|||R:MORPH|||read|||REQUIRED|||-NONE-|||0

S They gave me something for eat after the blood test .
A 4 5|||R:PART|||to|||REQUIRED|||-NONE-|||0

S I have something important telling you about the engine .
A 4 5|||R:VERB:FORM|||to tell|||REQUIRED|||-NONE-|||0

S Hugo had to nothing say at the interview .
A 2 4|||R:WO|||nothing to|||REQUIRED|||-NONE-|||0
A 3 5|||R:WO|||say nothing|||REQUIRED|||-NONE-|||1

S He stood on a chair in order reach the light .
A 7 7|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 5 7|||R:OTHER|||to|||REQUIRED|||-NONE-|||1

S She left early order to see her dentist .
A 3 3|||M:PREP|||in|||REQUIRED|||-NONE-|||0
A 3 4|||U:NOUN||||||REQUIRED|||-NONE-|||1

S We turned the heater off in to save power .
A 6 6|||M:NOUN|||order|||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1

S I took notes in order for to remember the rules .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S They opened the engine in an order to find the problem .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Mei works at night in order that to pay for her studies .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S The company bought robots in order to making cars faster .
A 7 8|||R:VERB:FORM|||make|||REQUIRED|||-NONE-|||0

S My father walks five miles a day in order that stay healthy .
A 9 10|||R:PART|||to|||REQUIRED|||-NONE-|||0
A 7 10|||R:OTHER|||to|||REQUIRED|||-NONE-|||1

S You must press both buttons on order to start the machine .
A 5 6|||R:PREP|||in|||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Painters wear masks in order to protected their lungs .
A 6 7|||R:VERB:FORM|||protect|||REQUIRED|||-NONE-|||0

S He spoke softly in order not wake the patients .
A 6 6|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||so as|||REQUIRED|||-NONE-|||1
A 6 6|||M:PREP|||to|||REQUIRED|||-NONE-|||1

S She wrote the date down in not to forget it .
A 6 6|||M:NOUN|||order|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||so as|||REQUIRED|||-NONE-|||1

S We typed slowly order not to make mistakes .
A 3 3|||M:PREP|||in|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||so as|||REQUIRED|||-NONE-|||1

S I set an alarm in order for not to be late .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 6|||R:OTHER|||so|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||as|||REQUIRED|||-NONE-|||1

S Truck drivers rest often in order do not to fall asleep .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 7|||R:OTHER|||so as|||REQUIRED|||-NONE-|||1

S She took the stairs in order that not to meet her boss .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 6|||R:OTHER|||so|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||as|||REQUIRED|||-NONE-|||1

S He wears gloves in order to do n't burn his hands .
A 5 5|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 6 8|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 6 8|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S They moved the glass box carefully in order not to breaking it .
A 10 11|||R:VERB:FORM|||break|||REQUIRED|||-NONE-|||0

S Nurses wash their hands in order to no spread germs .
A 6 6|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 7 8|||U:DET||||||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S The team met early in order not to missed the call .
A 8 9|||R:VERB:TENSE|||miss|||REQUIRED|||-NONE-|||0

S She spoke slowly so as help the new workers .
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||to|||REQUIRED|||-NONE-|||1

S He left home at five so to avoid the traffic .
A 6 6|||M:PREP|||as|||REQUIRED|||-NONE-|||0
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||1

S We moved the printer as to make more space .
A 4 4|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1

S Please write clearly so as for to be understood .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S They lowered the price so as that to sell more machines .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S I keep my desk clean so as to can work well .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||be able to|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||that|||REQUIRED|||-NONE-|||2
A 7 8|||R:OTHER|||I|||REQUIRED|||-NONE-|||2

S Carla learned Korean so as to getting a better job .
A 6 7|||R:VERB:FORM|||get|||REQUIRED|||-NONE-|||0

S He sat near the door so that to leave quickly .
A 6 7|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 7 8|||R:OTHER|||he could|||REQUIRED|||-NONE-|||2

S The engineer added a fan as so to cool the engine .
A 5 7|||R:WO|||so as|||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S My doctor works fast so as to finishes before six .
A 7 8|||R:VERB:SVA|||finish|||REQUIRED|||-NONE-|||0

S She closed the door softly so as not disturb the meeting .
A 8 8|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 5 7|||R:OTHER|||in order|||REQUIRED|||-NONE-|||1
A 8 8|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||1

S He saved my number so not to forget it .
A 5 5|||M:PREP|||as|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||in order|||REQUIRED|||-NONE-|||1

S Carry the computer with two hands as not to drop it .
A 6 6|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||in order|||REQUIRED|||-NONE-|||1

S They whispered so as for not to wake the baby .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||in|||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||order|||REQUIRED|||-NONE-|||1

S I ate a light lunch so as do not to feel sleepy .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 7|||R:OTHER|||in|||REQUIRED|||-NONE-|||1
A 7 8|||R:OTHER|||order|||REQUIRED|||-NONE-|||1

S He checked the numbers twice so as that not to make an error .
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 8|||R:OTHER|||in order|||REQUIRED|||-NONE-|||1

S We send emails so as not to wasting paper .
A 7 8|||R:MORPH|||waste|||REQUIRED|||-NONE-|||0

S She wore a thick coat so as to do n't catch a cold .
A 7 7|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 8 10|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S Hold the rail so that not to fall .
A 4 5|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 5 5|||M:PRON|||you|||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||1
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||1
A 3 5|||R:OTHER|||in order|||REQUIRED|||-NONE-|||2

S The workers stopped the engine so as no to damage it .
A 7 8|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S The new director is visit our office next Monday .
A 4 4|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||visiting|||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB|||will|||REQUIRED|||-NONE-|||2

S You to stay in bed until Friday , the doctor says .
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||have|||REQUIRED|||-NONE-|||1
A 1 1|||M:NOUN|||need|||REQUIRED|||-NONE-|||2

S The interview was begin at noon , but nobody came .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||going to|||REQUIRED|||-NONE-|||1
A 3 3|||M:VERB|||supposed to|||REQUIRED|||-NONE-|||2

S The president is to will open the new hospital tomorrow .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Visitors are not to be touch the machines .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S You are for to take these pills with water .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S Diego is to starting his new job next week .
A 3 4|||R:VERB:FORM|||start|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||1
A 2 2|||M:VERB|||going|||REQUIRED|||-NONE-|||2
A 3 4|||R:VERB:FORM|||start|||REQUIRED|||-NONE-|||2

S All the painters be to leave by five today .
A 3 4|||R:MORPH|||are|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB|||have|||REQUIRED|||-NONE-|||1

S Is Dr. Lopez to speaks at the event tomorrow ?
A 4 5|||R:VERB:SVA|||speak|||REQUIRED|||-NONE-|||0

S The old trucks is to be sold next month .
A 3 4|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0
A 2 3|||R:NOUN:NUM|||truck|||REQUIRED|||-NONE-|||1

S Hurry up ! The last ferry about to leave the harbor .
A 6 6|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S We were about check in when the fire alarm rang .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S The two guides about to start the tour , so please come over here .
A 3 3|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Fasten your seat belts because the plane is about to be land .
A 10 11|||U:VERB||||||REQUIRED|||-NONE-|||0

S The kitchen is going about to close , so let 's order now .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1

S Is the museum is about to close , or do we have another hour ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The receptionist was about to calling a taxi when my friend arrived .
A 5 6|||R:VERB:FORM|||call|||REQUIRED|||-NONE-|||0

S I had about to pay for the room when I saw the mistake on the bill .
A 1 2|||R:VERB|||was|||REQUIRED|||-NONE-|||0

S The express train is about for departing , so get on now .
A 5 6|||R:PART|||to|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||depart|||REQUIRED|||-NONE-|||0

S Do you about to go out , or can we talk for a minute ?
A 0 1|||R:VERB|||Are|||REQUIRED|||-NONE-|||0

S I want visit Rome next summer .
A 2 2|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S We hope find a cheap hotel near the beach .
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 2 2|||M:PRON|||we|||REQUIRED|||-NONE-|||1

S Did you remember bring the map of the city ?
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Diego promised for to send me a postcard from Peru .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S They decided about to stay one more night .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S My sister agreed to be share the hotel room with me .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Yesterday we decided taking the bus to the airport .
A 3 4|||R:VERB:FORM|||to take|||REQUIRED|||-NONE-|||0
A 3 3|||M:PREP|||on|||REQUIRED|||-NONE-|||1

S The tourists refused of paying for the dirty room .
A 3 4|||R:PART|||to|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||pay|||REQUIRED|||-NONE-|||0

S The baby is tired and wants to going home .
A 7 8|||R:VERB:FORM|||go|||REQUIRED|||-NONE-|||0

S Last night our neighbors offered to drove us to the station .
A 6 7|||R:MORPH|||drive|||REQUIRED|||-NONE-|||0

S We were tired , so we decided not take the early flight .
A 8 8|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Try not wake the other guests when you come in late .
A 2 2|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S Our guide agreed not tell anyone about the secret beach .
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S They decided to not to rent a car in the city .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1

S My parents chose for not to stay at the big hotel .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S Tickets are expensive , so Ivan decided do n't go to Paris this year .
A 7 8|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||to|||REQUIRED|||-NONE-|||0

S She pretended no to see me in the hotel lobby .
A 2 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S I hope not missing my connection in Chicago .
A 3 4|||R:VERB:FORM|||to miss|||REQUIRED|||-NONE-|||0
A 2 2|||M:PRON|||I|||REQUIRED|||-NONE-|||1
A 2 4|||R:OTHER|||do n't miss|||REQUIRED|||-NONE-|||1

S The taxi driver seemed not to knew the way to the airport .
A 6 7|||R:VERB:TENSE|||know|||REQUIRED|||-NONE-|||0

S I promise that not to talk loudly on the train .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||I wo|||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||n't|||REQUIRED|||-NONE-|||1

S I want you meet my friend from Japan .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Please ask the driver stop at the corner .
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S We need somebody carry our bags .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S He asked to us to wait in the taxi .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S I want that you to see my city .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S Dad told me for to pack my suitcase .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S My parents want that I study in London .
A 3 3|||M:PRON|||me|||REQUIRED|||-NONE-|||0
A 3 4|||R:PREP|||to|||REQUIRED|||-NONE-|||0
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S The guide told we to be quiet in church .
A 3 4|||R:PRON|||us|||REQUIRED|||-NONE-|||0

S Mom wants me to cleaning my hotel room .
A 4 5|||R:MORPH|||clean|||REQUIRED|||-NONE-|||0

S The woman on the plane told us sitting down .
A 7 8|||R:VERB:FORM|||to sit|||REQUIRED|||-NONE-|||0

S The flight attendant asked us not stand up during the landing .
A 6 6|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S My boss warned me not carry cash in that part of the city .
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Who reminded you not leave your passport in the safe ?
A 4 4|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S The guide told to us not to touch the walls of the temple .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S The manager asked the guests to not to smoke on the balcony .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||1

S The doctor advised him for not to fly after the operation .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S The bus driver told us do n't open the windows in the tunnel .
A 5 7|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 7 7|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S Please remind Omar to do n't forget his boarding pass .
A 3 3|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 6|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S The captain ordered the passengers not going up to the top deck .
A 6 7|||R:VERB:FORM|||to go|||REQUIRED|||-NONE-|||0

S Our friends in the village warned we not to drink the tap water .
A 6 7|||R:PRON|||us|||REQUIRED|||-NONE-|||0

S For my dad , late for a flight is the worst thing .
A 4 4|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||to be|||REQUIRED|||-NONE-|||1

S Traveling alone is fun , but lost in a big city is not .
A 6 6|||M:VERB|||getting|||REQUIRED|||-NONE-|||0
A 6 6|||M:VERB|||being|||REQUIRED|||-NONE-|||1

S In my opinion , to visiting a new country is always exciting .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 5 6|||R:MORPH|||visit|||REQUIRED|||-NONE-|||1

S Staying at a hotel it is more expensive than camping .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S Most people say that the flying is faster than taking the train .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0

S Find a taxi at night is not easy here .
A 0 1|||R:VERB:FORM|||Finding|||REQUIRED|||-NONE-|||0
A 0 1|||M:VERB:FORM|||To find|||REQUIRED|||-NONE-|||1

S His hobby is take photos of old buildings .
A 3 4|||R:VERB:FORM|||taking|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||1

S Drove in the city center can be very stressful .
A 0 1|||R:VERB:FORM|||Driving|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||To drive|||REQUIRED|||-NONE-|||1

S Is ride a bike in this city safe for children ?
A 1 2|||R:VERB:FORM|||riding|||REQUIRED|||-NONE-|||0

S The best part of our trip was saw the elephants .
A 7 8|||R:VERB:FORM|||seeing|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:FORM|||to see|||REQUIRED|||-NONE-|||1

S Karim apologized for not at the gate on time .
A 4 4|||M:VERB|||being|||REQUIRED|||-NONE-|||0

S The worst thing about this hotel is not able to open the windows .
A 8 8|||M:VERB|||being|||REQUIRED|||-NONE-|||0

S Not any cash with me , I could n't pay the taxi driver .
A 1 1|||M:VERB|||having|||REQUIRED|||-NONE-|||0

S Not to knowing the city , we asked a police officer for directions .
A 1 2|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S My roommate was angry with me for do not telling her about the delay .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S Not being feeling well , Lena stayed in her hotel room all day .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:NOUN||||||REQUIRED|||-NONE-|||1

S Do n't wanting to miss our flight , we left the house at dawn .
A 0 2|||R:OTHER|||Not|||REQUIRED|||-NONE-|||0

S Students can save a lot of money by not stay in hotels .
A 9 10|||R:VERB:FORM|||staying|||REQUIRED|||-NONE-|||0

S No having a visa , the man could n't enter the country .
A 0 1|||R:OTHER|||Not|||REQUIRED|||-NONE-|||0
A 0 2|||R:WO|||Having no|||REQUIRED|||-NONE-|||1
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||1

S Not understood the announcement , the tourists waited on the wrong platform .
A 1 2|||R:OTHER|||understanding|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||having|||REQUIRED|||-NONE-|||1

S After spent all day on a bus , we went straight to bed .
A 1 1|||M:VERB|||having|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Having|||REQUIRED|||-NONE-|||1
A 1 2|||R:NOUN|||spending|||REQUIRED|||-NONE-|||2

S Having to Istanbul twice before , I knew the subway quite well .
A 1 1|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Never flown before , my grandmother was nervous at the airport .
A 1 1|||M:VERB|||having|||REQUIRED|||-NONE-|||0
A 0 1|||M:VERB|||Having never|||REQUIRED|||-NONE-|||1

S Having been lost his passport , Marco had to go to the embassy .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Having had finished the tour , they looked for a place to eat .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S The driver apologized for to having taken the wrong exit .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 4 7|||R:VERB:FORM|||taking|||REQUIRED|||-NONE-|||1

S Having spoke to the manager , she was given a bigger room .
A 1 2|||R:VERB:FORM|||spoken|||REQUIRED|||-NONE-|||0

S Have missed the last bus , we walked back to the hostel .
A 0 1|||R:VERB:FORM|||Having|||REQUIRED|||-NONE-|||0

S Having already visit the museum , they spent the day at the beach .
A 2 3|||R:VERB:TENSE|||visited|||REQUIRED|||-NONE-|||0

S The young man was accused of had taken a suitcase .
A 6 7|||R:VERB:FORM|||having|||REQUIRED|||-NONE-|||0
A 6 8|||R:VERB:TENSE|||taking|||REQUIRED|||-NONE-|||1

S I do n't like told what to do on my vacation .
A 4 4|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||to be|||REQUIRED|||-NONE-|||1

S Several guests complained about charged twice for breakfast .
A 4 4|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||having been|||REQUIRED|||-NONE-|||1

S Despite given the wrong address , the driver found our hotel .
A 1 1|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||having been|||REQUIRED|||-NONE-|||1

S Nobody enjoys being be searched at the airport .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The little boy was afraid of to being forgotten at the station .
A 6 7|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The singer avoided being getting recognized in the lobby by wearing a hat .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S Are you tired of being ask the same questions at every border ?
A 5 6|||R:VERB:TENSE|||asked|||REQUIRED|||-NONE-|||0

S The old bridge is in danger of be destroyed by the flood .
A 7 8|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0

S She ca n't remember being taking to the hospital after the accident .
A 5 6|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0

S If you park here , you risk been stopped by the police .
A 7 8|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0

S Having told that the flight was canceled , we went back to the hotel .
A 1 1|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Despite been warned about the heat , they walked across the desert .
A 1 1|||M:VERB|||having|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||1

S The lobby looks completely new , having painted last month .
A 7 7|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Having had been invited to the wedding , we booked a flight to Nairobi .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S After having been being searched three times , I was finally allowed to board .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S The couple complained about to having been given a room without windows .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 4 7|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||1

S Having been stole at the station , his bike was never found .
A 2 3|||R:VERB:FORM|||stolen|||REQUIRED|||-NONE-|||0

S Have been delayed for six hours , the passengers were very angry .
A 0 1|||R:VERB:FORM|||Having|||REQUIRED|||-NONE-|||0

S Having be raised in a small village , Ana found the capital too noisy .
A 1 2|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S The bus driver lied about having being stopped by the police .
A 6 7|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S Thank you helping me with my bags .
A 2 2|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S I am interested learning about old cities .
A 3 3|||M:PREP|||in|||REQUIRED|||-NONE-|||0

S She is good finding cheap hotels .
A 3 3|||M:PREP|||at|||REQUIRED|||-NONE-|||0

S Always wash your hands before to eating .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S My mother is afraid of the flying .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S Call me after you finding a taxi .
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||find|||REQUIRED|||-NONE-|||1

S I am sorry for be so slow today .
A 4 5|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0
A 3 4|||R:PART|||to|||REQUIRED|||-NONE-|||1

S Do n't enter the museum without buy a ticket .
A 6 7|||R:VERB:FORM|||buying|||REQUIRED|||-NONE-|||0

S I am tired of to swim every day .
A 4 6|||R:VERB:FORM|||swimming|||REQUIRED|||-NONE-|||0

S You can see the city by took a boat .
A 6 7|||R:VERB:FORM|||taking|||REQUIRED|||-NONE-|||0

S Nobody minded her absent from the city tour .
A 3 3|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 3 4|||R:MORPH|||absence|||REQUIRED|||-NONE-|||1

S My parents do n't like the idea of my alone in a foreign city .
A 9 9|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||me being|||REQUIRED|||-NONE-|||1

S My aunt in Boston insisted our staying with her .
A 5 5|||M:PREP|||on|||REQUIRED|||-NONE-|||0
A 5 5|||M:PREP|||on|||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||us|||REQUIRED|||-NONE-|||1
A 5 5|||M:PREP|||that|||REQUIRED|||-NONE-|||2
A 5 6|||R:OTHER|||we|||REQUIRED|||-NONE-|||2
A 6 7|||R:VERB:FORM|||stay|||REQUIRED|||-NONE-|||2

S Do you mind if my opening the window of the bus ?
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||I|||REQUIRED|||-NONE-|||1
A 5 6|||R:MORPH|||open|||REQUIRED|||-NONE-|||1

S The tour guide was angry about that our arriving late .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||1
A 7 8|||R:OTHER|||us|||REQUIRED|||-NONE-|||1
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||2
A 7 8|||R:OTHER|||we|||REQUIRED|||-NONE-|||2
A 8 9|||R:VERB:FORM|||arrived|||REQUIRED|||-NONE-|||2

S We appreciate for your coming all the way to the airport .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 3 4|||R:SPELL|||you|||REQUIRED|||-NONE-|||1

S A guest in room 12 complained about he smoking on the balcony .
A 7 8|||R:OTHER|||his|||REQUIRED|||-NONE-|||0
A 7 8|||R:PRON|||him|||REQUIRED|||-NONE-|||1

S Would your brother object to your borrow his suitcase ?
A 6 7|||R:MORPH|||borrowing|||REQUIRED|||-NONE-|||0
A 5 6|||R:SPELL|||you|||REQUIRED|||-NONE-|||1
A 6 7|||R:MORPH|||borrowing|||REQUIRED|||-NONE-|||1

S There is no chance of his to win a free trip to Hawaii .
A 6 8|||R:VERB:FORM|||winning|||REQUIRED|||-NONE-|||0
A 5 6|||R:SPELL|||him|||REQUIRED|||-NONE-|||1
A 6 8|||R:VERB:FORM|||winning|||REQUIRED|||-NONE-|||1

S The hotel owner was surprised by theirs leaving without a word .
A 6 7|||R:OTHER|||their|||REQUIRED|||-NONE-|||0
A 6 7|||R:PRON|||them|||REQUIRED|||-NONE-|||1

S I miss at home with my family when I travel .
A 2 2|||M:VERB|||being|||REQUIRED|||-NONE-|||0

S Yesterday we sightseeing in Prague .
A 2 2|||M:VERB|||went|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||1

S Let 's shopping in the old town this afternoon .
A 2 2|||M:VERB|||go|||REQUIRED|||-NONE-|||0
A 2 3|||R:MORPH|||shop|||REQUIRED|||-NONE-|||1

S Last winter my cousins went to skiing in the Alps .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 6 7|||R:MORPH|||ski|||REQUIRED|||-NONE-|||1

S Do you enjoy to walking around big cities ?
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S She finished of packing her suitcase last night .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S Would you mind to open the window , please ?
A 3 5|||R:OTHER|||opening|||REQUIRED|||-NONE-|||0

S The man behind us kept talk during the whole flight .
A 5 6|||R:VERB:FORM|||talking|||REQUIRED|||-NONE-|||0

S Tourists should avoid to drive in the city center .
A 3 5|||R:OTHER|||driving|||REQUIRED|||-NONE-|||0

S The hotel clerk suggested took a taxi to the airport .
A 4 5|||R:VERB:FORM|||taking|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||we take|||REQUIRED|||-NONE-|||1

S I still regret not there when your plane landed .
A 4 4|||M:VERB|||being|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||having been|||REQUIRED|||-NONE-|||1

S Do you mind not able to see the ocean from your room ?
A 4 4|||M:VERB|||being|||REQUIRED|||-NONE-|||0

S The room is so cheap that guests do n't mind not any air conditioning .
A 11 11|||M:VERB|||having|||REQUIRED|||-NONE-|||0

S She regrets not to taking more photos of the old town .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S My local friends suggested for not going out after dark .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Can you imagine do not having a phone on a trip like this ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S The man in the front seat admitted not have a ticket .
A 8 9|||R:VERB:FORM|||having|||REQUIRED|||-NONE-|||0

S My wife suggested do n't take the subway at night .
A 3 6|||R:OTHER|||not taking|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||that we|||REQUIRED|||-NONE-|||1
A 4 5|||R:CONTR|||not|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||we|||REQUIRED|||-NONE-|||2
A 4 5|||R:CONTR|||not|||REQUIRED|||-NONE-|||2

S We regret not to visit the castle when we were in Edinburgh .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||visiting|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||having|||REQUIRED|||-NONE-|||1
A 4 5|||R:VERB:TENSE|||visited|||REQUIRED|||-NONE-|||1

S Would you mind no smoking in my taxi ?
A 3 4|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S Look at those monkeys ! I can see eating our bananas .
A 8 8|||M:PRON|||them|||REQUIRED|||-NONE-|||0

S My sister is in the lobby . I just saw talking to the manager .
A 10 10|||M:DET|||her|||REQUIRED|||-NONE-|||0

S The children are too small , so do n't leave playing alone on the beach .
A 10 10|||M:PRON|||them|||REQUIRED|||-NONE-|||0

S They saw an old woman to crossing the street .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 5 7|||R:VERB:FORM|||cross|||REQUIRED|||-NONE-|||1

S Every evening we watched at the boats leaving the harbor .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB|||looked|||REQUIRED|||-NONE-|||1

S The bus driver kept to us waiting for an hour .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Sorry , I did n't want to keep you wait at the gate .
A 9 10|||R:VERB:FORM|||waiting|||REQUIRED|||-NONE-|||0

S I saw he standing outside the hotel .
A 2 3|||R:PRON|||him|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||was|||REQUIRED|||-NONE-|||1

S He left the engine to running while he bought coffee .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Can you hear the birds to sing in the park ?
A 5 7|||R:VERB:FORM|||singing|||REQUIRED|||-NONE-|||0
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||1

S I ca n't imagine my brother not be nervous before a flight .
A 7 8|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||0

S My parents wo n't mind us not at home for the holidays .
A 7 7|||M:VERB|||being|||REQUIRED|||-NONE-|||0

S Try to imagine a big city not any restaurants !
A 7 7|||M:VERB|||having|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||without|||REQUIRED|||-NONE-|||1

S I do n't like you do not telling me where you are going .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:SPELL|||your|||REQUIRED|||-NONE-|||1
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S She ca n't stand her husband to not helping with the suitcases .
A 6 7|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The hotel owner does n't mind that guests not paying until the last day .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 8 10|||R:OTHER|||do n't pay|||REQUIRED|||-NONE-|||1

S Would you mind me not come to the airport with you ?
A 5 6|||R:VERB:FORM|||coming|||REQUIRED|||-NONE-|||0
A 3 4|||R:SPELL|||my|||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:FORM|||coming|||REQUIRED|||-NONE-|||1

S I ca n't imagine he not wanting to see the pyramids .
A 4 5|||R:PRON|||him|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||his|||REQUIRED|||-NONE-|||1

S Travelers hate their phones no working in a foreign country .
A 4 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S We appreciate you not to smoke in the rental car .
A 4 6|||R:OTHER|||smoking|||REQUIRED|||-NONE-|||0
A 2 3|||R:SPELL|||your|||REQUIRED|||-NONE-|||1
A 4 6|||R:OTHER|||smoking|||REQUIRED|||-NONE-|||1

S Please careful when you get off the bus .
A 1 1|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Do n't late for the airport shuttle tomorrow morning .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Always polite to the people at the front desk .
A 1 1|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Please to be quiet because the other guests are sleeping .
A 1 2|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Do n't to be afraid of the dogs in the village .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Do n't be get angry with the driver ; the traffic is terrible .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S Are gentle with that suitcase ; there are glasses inside .
A 0 1|||R:MORPH|||Be|||REQUIRED|||-NONE-|||0

S Do n't are sad ; we will come back to Hawaii one day .
A 2 3|||R:MORPH|||be|||REQUIRED|||-NONE-|||0

S Being ready at six , because the taxi wo n't wait .
A 0 1|||R:VERB:FORM|||Be|||REQUIRED|||-NONE-|||0

S No be shy ; talk to people when you travel .
A 0 1|||R:OTHER|||Do n't|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||Do not|||REQUIRED|||-NONE-|||1

S Please not touch the old paintings .
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||1

S Please a photo of us with the castle .
A 1 1|||M:VERB|||take|||REQUIRED|||-NONE-|||0

S Do n't to walk on the grass in this park .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S At the next corner , to turn left .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Do n't be run in the hotel , kids !
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Going straight and turn right at the bank .
A 0 1|||R:VERB:FORM|||Go|||REQUIRED|||-NONE-|||0

S No park your car in front of the hotel .
A 0 1|||R:OTHER|||Do n't|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||Do not|||REQUIRED|||-NONE-|||1

S Waits here for the bus to the airport .
A 0 1|||R:VERB:SVA|||Wait|||REQUIRED|||-NONE-|||0

S Does n't eat on the subway , please .
A 0 1|||R:VERB:SVA|||Do|||REQUIRED|||-NONE-|||0

S Do n't forgot your passport , Anna .
A 2 3|||R:VERB:TENSE|||forget|||REQUIRED|||-NONE-|||0

S Do careful on the icy steps !
A 1 1|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Be|||REQUIRED|||-NONE-|||1

S Do patient with the new waiter ; it 's his first day .
A 1 1|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Be|||REQUIRED|||-NONE-|||1

S Do a seat ! You have walked all day .
A 1 1|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||take|||REQUIRED|||-NONE-|||1

S Do to visit us when you come to Madrid .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||Visit|||REQUIRED|||-NONE-|||1

S Do be take an umbrella ! It rains a lot in that city .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 3|||U:VERB|||Take|||REQUIRED|||-NONE-|||1

S Do must try the fish soup in Lisbon !
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||You|||REQUIRED|||-NONE-|||1

S Does come and see our new apartment !
A 0 1|||R:VERB:SVA|||Do|||REQUIRED|||-NONE-|||0
A 0 2|||U:VERB|||Come|||REQUIRED|||-NONE-|||1

S Do calling me when you get to the airport !
A 1 2|||R:VERB:FORM|||call|||REQUIRED|||-NONE-|||0
A 0 2|||R:VERB:TENSE|||Call|||REQUIRED|||-NONE-|||1

S Do had some more tea before your train leaves .
A 1 2|||R:VERB:TENSE|||have|||REQUIRED|||-NONE-|||0
A 0 2|||R:VERB:TENSE|||Have|||REQUIRED|||-NONE-|||1

S Did sit down and tell me about your vacation !
A 0 1|||R:VERB:TENSE|||Do|||REQUIRED|||-NONE-|||0
A 0 2|||U:VERB|||Sit|||REQUIRED|||-NONE-|||1

S Please kind to your sister on the plane .
A 1 1|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Please me your passport , sir .
A 1 1|||M:NOUN|||show|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||give|||REQUIRED|||-NONE-|||1
A 1 1|||M:NOUN|||hand|||REQUIRED|||-NONE-|||2

S Please down on this chair , Grandpa .
A 1 1|||M:VERB|||sit|||REQUIRED|||-NONE-|||0

S Please to open your bag .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S Please be stop at the next corner .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Please will call a taxi for us .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Please taking off your shoes in the temple .
A 1 2|||R:VERB:FORM|||take|||REQUIRED|||-NONE-|||0

S Please writes your name on this card .
A 1 2|||R:VERB:SVA|||write|||REQUIRED|||-NONE-|||0

S Excuse me , please gave us the room key .
A 4 5|||R:VERB:TENSE|||give|||REQUIRED|||-NONE-|||0

S Please are on time for the morning tour .
A 1 2|||R:MORPH|||be|||REQUIRED|||-NONE-|||0

S Let 's to the beach this afternoon .
A 2 2|||M:VERB|||go|||REQUIRED|||-NONE-|||0

S It 's very hot in the city . Let 's swimming !
A 10 10|||M:VERB|||go|||REQUIRED|||-NONE-|||0
A 10 11|||R:VERB:FORM|||swim|||REQUIRED|||-NONE-|||1

S Let 's not late for our train .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Let 's to take a taxi home .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S It 's a nice day , so let 's we walk .
A 9 10|||U:PRON||||||REQUIRED|||-NONE-|||0

S Let 's be meet at the station at six .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S I 'm hungry ! Let 's having lunch in that small restaurant .
A 6 7|||R:VERB:FORM|||have|||REQUIRED|||-NONE-|||0

S Lets buy some postcards for our friends .
A 0 1|||R:VERB|||Let 's|||REQUIRED|||-NONE-|||0

S Let 's no stay at this old hotel .
A 2 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S Let 's saw the castle before dinner .
A 2 3|||R:VERB:TENSE|||see|||REQUIRED|||-NONE-|||0

S We were able find a room near the station .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S My parents not able to meet us at the airport yesterday .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S Will you able to carry all those bags ?
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S After the accident , she was n't be able to travel for a year .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S Soon people will can be able to fly there in two hours .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Our guide is able for to speak four languages .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Are you able to seeing the mountain from your window ?
A 4 5|||R:VERB:FORM|||see|||REQUIRED|||-NONE-|||0

S Do you able to walk to the hotel with that leg ?
A 0 1|||R:VERB|||Are|||REQUIRED|||-NONE-|||0

S The hotel clerk was able of opening the safe .
A 5 6|||R:PREP|||to|||REQUIRED|||-NONE-|||0
A 6 7|||R:MORPH|||open|||REQUIRED|||-NONE-|||0
A 4 5|||R:ADJ|||capable|||REQUIRED|||-NONE-|||1

S The airline has not be able to find our luggage .
A 4 5|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S My parents going to fly to Brazil next week .
A 2 2|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S She is going rent a car at the airport .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S What time you going to leave the hotel tomorrow ?
A 2 2|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S We are going to be visit the palace tomorrow .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||visiting|||REQUIRED|||-NONE-|||1

S Is it is going to rain in Seattle tonight ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S The hotel is going to will close its pool next month .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Our plane is going to landing in ten minutes .
A 5 6|||R:MORPH|||land|||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||be|||REQUIRED|||-NONE-|||1

S I am go to take a boat trip tomorrow .
A 2 3|||R:VERB:FORM|||going|||REQUIRED|||-NONE-|||0

S Do you going to buy souvenirs for your friends ?
A 0 1|||R:VERB|||Are|||REQUIRED|||-NONE-|||0

S These tourists is going to be hungry after the tour .
A 2 3|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S It can very cold in this city in winter .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S This ca n't the right street because there are no hotels here .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S It 's raining . What we do in this town today ?
A 5 5|||M:VERB|||can|||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||should|||REQUIRED|||-NONE-|||1
A 5 5|||M:VERB|||do|||REQUIRED|||-NONE-|||2

S You can to see the bridge from our room .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S My uncle can be speak four languages .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Where can I can buy a ticket for the ferry ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Her son can swims very fast .
A 3 4|||R:VERB:SVA|||swim|||REQUIRED|||-NONE-|||0

S That strong man cans carry two big suitcases .
A 3 4|||R:MORPH|||can|||REQUIRED|||-NONE-|||0

S Do you can understand this subway map ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Can you|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S I do n't can find my boarding pass .
A 1 2|||R:VERB:TENSE|||ca|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 4|||R:OTHER|||cannot|||REQUIRED|||-NONE-|||1

S The weather could better , but the hotel is lovely .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S My grandfather could four languages when he was young .
A 3 3|||M:VERB|||speak|||REQUIRED|||-NONE-|||0

S How you sleep with all that traffic noise last night ?
A 1 1|||M:VERB|||could|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||did|||REQUIRED|||-NONE-|||1

S From our balcony we could to see the whole city .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Before the accident , she could be run ten miles .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S Last night everyone could can hear the music from the street .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S They could n't found the gate , so they missed their flight .
A 3 4|||R:VERB:TENSE|||find|||REQUIRED|||-NONE-|||0

S When Dad was a child , he can swim like a fish .
A 7 8|||R:VERB|||could|||REQUIRED|||-NONE-|||0

S Did you could see the stage from your seat last night ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Could you|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S It was so hot yesterday that I did n't could sleep .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 10|||R:WO|||could n't|||REQUIRED|||-NONE-|||0
A 7 9|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 10|||M:ADV|||not|||REQUIRED|||-NONE-|||1
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||2

S How you enter my hotel room without knocking !
A 1 1|||M:VERB|||dare|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||could|||REQUIRED|||-NONE-|||1

S I not dare walk through the park at night .
A 1 3|||R:WO|||dare not|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||1
A 1 2|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||2

S How dare speak to the guests like that , young man !
A 2 2|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S The old ladies dare not to go out alone in this city .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||do|||REQUIRED|||-NONE-|||1
A 3 5|||R:WO|||not dare|||REQUIRED|||-NONE-|||1

S How dare they to search my luggage without asking !
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S We did n't dare for to look down from the bridge .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S None of the passengers dared complaining about the delay .
A 5 6|||R:VERB:FORM|||to complain|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||complain|||REQUIRED|||-NONE-|||1

S My mother does n't dares to drive in New York .
A 4 5|||R:VERB:SVA|||dare|||REQUIRED|||-NONE-|||0

S How dares he call our hotel dirty !
A 1 2|||R:VERB:SVA|||dare|||REQUIRED|||-NONE-|||0

S I am not dare to cross this busy street .
A 1 2|||R:VERB|||do|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||do|||REQUIRED|||-NONE-|||1
A 2 3|||R:CONTR|||n't|||REQUIRED|||-NONE-|||1
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||2
A 2 4|||R:WO|||dare not|||REQUIRED|||-NONE-|||2
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||2

S You had better careful in that part of the city .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S We had leave now , or we will miss the flight .
A 2 2|||M:ADJ|||better|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||have to|||REQUIRED|||-NONE-|||1

S You had better not rude to the customs officer .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S You had better to take a jacket ; it 's cold in Moscow .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S They had better be book their rooms before July .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S It 's rush hour , so he had better should take the subway .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0
A 7 9|||U:OTHER||||||REQUIRED|||-NONE-|||1

S You have better check the bus schedule before you go .
A 1 2|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S It 's raining hard , so we had better taking a taxi .
A 9 10|||R:VERB:FORM|||take|||REQUIRED|||-NONE-|||0

S You had better do n't drink the water from this fountain .
A 3 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S Tourists had not better walk alone here after midnight .
A 2 4|||R:WO|||better not|||REQUIRED|||-NONE-|||0

S We have wait two hours for the next train .
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Do I to show my passport at the hotel ?
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 2 2|||M:NOUN|||need|||REQUIRED|||-NONE-|||1

S There were no rooms last night , so they to sleep at the airport .
A 9 9|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S You do n't have to be pay for breakfast here .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S My suitcase is broken , so I am have to buy a new one .
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S All passengers have to must wear a seat belt .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||1

S My wife have to catch the early bus to the airport .
A 2 3|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||0

S There were no taxis yesterday , so we have to walk .
A 8 9|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S You have to showing your ticket to the driver .
A 3 4|||R:MORPH|||show|||REQUIRED|||-NONE-|||0

S Does he has to take off his shoes at the airport ?
A 2 3|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S You have got try the pizza in Naples .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S It 's late ! We 've got to to the airport right away !
A 8 8|||M:VERB|||get|||REQUIRED|||-NONE-|||0
A 8 8|||M:VERB|||go|||REQUIRED|||-NONE-|||1

S You 've got to careful with your bag on the subway .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S My brother has got to be leave the hotel before noon .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The manager is has got to do something about this noise .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S All passengers have got to must change trains in Chicago .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Sara have got to catch the six o'clock flight .
A 1 2|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||0

S I 'm got to run now , or I 'll miss the ferry .
A 1 2|||R:CONTR|||'ve|||REQUIRED|||-NONE-|||0
A 1 3|||R:VERB|||have|||REQUIRED|||-NONE-|||1

S Truck drivers have get to stop here and pay .
A 3 4|||R:VERB:TENSE|||got|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S Do you have got to get up early for your trip ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Have you|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S Our flight may late because of the snow .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S There are dark clouds over the city , so it may soon .
A 11 11|||M:NOUN|||rain|||REQUIRED|||-NONE-|||0
A 11 11|||M:NOUN|||snow|||REQUIRED|||-NONE-|||1

S We may not able to find a room tonight .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S You may to leave your bags at the front desk .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S That waiter may be know a good place to stay .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S I 'm not sure , but it may will snow in the mountains this weekend .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S My aunt may comes to visit us in Rome .
A 3 4|||R:VERB:SVA|||come|||REQUIRED|||-NONE-|||0

S The airport is very small , so it maybe not have a bank .
A 8 9|||R:OTHER|||may|||REQUIRED|||-NONE-|||0

S Guests do n't may use the pool after ten o'clock .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||0

S The guide is sick , so the tour may starting a little late .
A 9 10|||R:VERB:FORM|||start|||REQUIRED|||-NONE-|||0
A 9 9|||M:VERB|||be|||REQUIRED|||-NONE-|||1

S The pool is closed , so we may as go to the beach .
A 9 9|||M:ADV|||well|||REQUIRED|||-NONE-|||0

S There are no more buses tonight , so we as well take a taxi .
A 9 9|||M:VERB|||may|||REQUIRED|||-NONE-|||0
A 9 9|||M:VERB|||might|||REQUIRED|||-NONE-|||1

S If you watch TV all day in Paris , you may as well at home .
A 13 13|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 13 13|||M:VERB|||stay|||REQUIRED|||-NONE-|||1

S The last train has left , so they may as well to stay another night .
A 11 12|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Since our flight is delayed , we may as well be get some dinner .
A 10 11|||U:VERB||||||REQUIRED|||-NONE-|||0

S I still have a few pesos , so I may as well as buy some postcards .
A 12 13|||U:PREP||||||REQUIRED|||-NONE-|||0

S The museum is free today , so you may as well going in .
A 11 12|||R:VERB:FORM|||go|||REQUIRED|||-NONE-|||0

S Nobody needs the car , so I may as good drive to the city .
A 9 10|||R:ADV|||well|||REQUIRED|||-NONE-|||0

S You have already seen the castle , so you may also well skip the tour .
A 10 11|||R:OTHER|||as|||REQUIRED|||-NONE-|||0

S The traffic is terrible , so Lucia may as well walks to the office .
A 10 11|||R:VERB:SVA|||walk|||REQUIRED|||-NONE-|||0

S That restaurant may well full tonight , so let 's reserve a table .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Fuel prices are rising , so our next trip well cost more .
A 9 9|||M:VERB|||may|||REQUIRED|||-NONE-|||0
A 9 9|||M:VERB|||might|||REQUIRED|||-NONE-|||1
A 9 9|||M:VERB|||could|||REQUIRED|||-NONE-|||2

S Without a visa , you may well not able to enter the country .
A 8 8|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S This inn may well to be the oldest in the city .
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S If you ask politely , the manager may well will offer you a better room .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S Do n't worry ; the taxi driver may well be know your street .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S In a few years , the old station may well becomes a museum .
A 10 11|||R:VERB:SVA|||become|||REQUIRED|||-NONE-|||0

S Tomorrow 's storm may well causing long delays at the airport .
A 5 6|||R:MORPH|||cause|||REQUIRED|||-NONE-|||0

S Call the taxi company , because your wallet may good be in the car .
A 9 10|||R:ADV|||well|||REQUIRED|||-NONE-|||0

S All the lights are off , so the hotel maybe well be closed .
A 9 10|||R:OTHER|||may|||REQUIRED|||-NONE-|||0

S The water in this town might not safe to drink .
A 7 7|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Let 's ask that police officer ; she might the way .
A 9 9|||M:VERB|||know|||REQUIRED|||-NONE-|||0

S We might able to see the mountains from the plane .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S You might to need a visa for that country .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S I might will move to Canada next year , but I 'm not sure .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Somebody at the front desk might be speak English .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S Tom might forgets his ticket , so please remind him .
A 2 3|||R:VERB:SVA|||forget|||REQUIRED|||-NONE-|||0

S Do n't leave your camera there ; somebody might stealing it .
A 9 10|||R:VERB:FORM|||steal|||REQUIRED|||-NONE-|||0

S The tour ends late , so we do n't might have time for dinner .
A 7 9|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 10 10|||M:ADV|||not|||REQUIRED|||-NONE-|||0

S The gift shop might closed on Sunday , so let 's go today .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:TENSE|||close|||REQUIRED|||-NONE-|||1

S The oven is still hot , so we might as bake another cake .
A 10 10|||M:ADV|||well|||REQUIRED|||-NONE-|||0
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||1

S The restaurant is full , so we as well cook at home .
A 7 7|||M:VERB|||might|||REQUIRED|||-NONE-|||0
A 7 7|||M:VERB|||may|||REQUIRED|||-NONE-|||1

S This soup is so cold that it might as well ice cream .
A 10 10|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Nobody else wants the last cookie , so you might as well to eat it .
A 12 13|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S There is no more work on the farm today , so they might as well as go home .
A 15 16|||U:PREP||||||REQUIRED|||-NONE-|||0

S Nobody is coming for dinner , so I might be as well turn off the stove .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is too wet to dig , so she might as well staying in the kitchen .
A 12 13|||R:VERB:FORM|||stay|||REQUIRED|||-NONE-|||0

S The tomatoes are ripe now , so I might as well picked them .
A 11 12|||R:VERB:TENSE|||pick|||REQUIRED|||-NONE-|||0

S You have already paid for your dessert , so you might as good finish it .
A 12 13|||R:ADV|||well|||REQUIRED|||-NONE-|||0

S The water is boiling , so Omar might well as make some tea .
A 8 10|||R:WO|||as well|||REQUIRED|||-NONE-|||0

S This small vineyard might well the oldest one in the state .
A 5 5|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The cook left in a hurry , so she might well forgotten the salt .
A 11 11|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S It is already July , so it well be too late to plant corn .
A 7 7|||M:VERB|||might|||REQUIRED|||-NONE-|||0
A 7 7|||M:VERB|||may|||REQUIRED|||-NONE-|||1
A 7 7|||M:VERB|||could|||REQUIRED|||-NONE-|||2

S The head chef is very ill , so the restaurant might well to close this month .
A 12 13|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S A new tractor might well be cost more than the whole farm .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S If you leave the gate open , the hungry goats will might well eat your roses .
A 10 11|||U:VERB||||||REQUIRED|||-NONE-|||0
A 11 13|||U:OTHER||||||REQUIRED|||-NONE-|||1

S After such a dry spring , the price of wheat might well rises in the fall .
A 12 13|||R:MORPH|||rise|||REQUIRED|||-NONE-|||0

S Nobody answered the door , so the farmer might well had gone to bed .
A 10 11|||R:VERB:TENSE|||have|||REQUIRED|||-NONE-|||0

S These mushrooms look strange and might good be poisonous .
A 6 7|||R:ADV|||well|||REQUIRED|||-NONE-|||0

S Our guests might well do n't like spicy food , so make a mild sauce too .
A 4 6|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||1
A 4 6|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S You must careful with that hot pan .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The ground is wet , so it must rained last night .
A 8 8|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S Fresh fish must kept on ice in the summer .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S All cooks must to wash their hands before work .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S Tomorrow you will must water the plants twice .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||have to|||REQUIRED|||-NONE-|||1

S We have must close the gate , or the sheep will run away .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||to|||REQUIRED|||-NONE-|||1

S A waiter must wears black shoes in this restaurant .
A 3 4|||R:VERB:SVA|||wear|||REQUIRED|||-NONE-|||0

S You do n't must drink this water because it is very dirty .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1
A 2 4|||R:WO|||must n't|||REQUIRED|||-NONE-|||1
A 1 2|||R:VERB|||should|||REQUIRED|||-NONE-|||2
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||2

S Do I must peel the potatoes before I boil them ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Must I|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||have to|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||need to|||REQUIRED|||-NONE-|||2

S The bread must being in the oven by six o'clock every morning .
A 3 4|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S We need buy more flour for the cake .
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Do I need wear an apron in this class ?
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S They not need to work on the farm today .
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||need not|||REQUIRED|||-NONE-|||2
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||2

S You need n't to bring any food to the picnic .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||n't need|||REQUIRED|||-NONE-|||1

S I am need to find a good recipe for lentil soup .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Ana and I need to must feed the chickens before school .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S My uncle need to fix the fence right now .
A 2 3|||R:VERB:SVA|||needs|||REQUIRED|||-NONE-|||0

S The waiter needs to cleaning the tables now .
A 4 5|||R:MORPH|||clean|||REQUIRED|||-NONE-|||0

S Yesterday she needed to called the restaurant .
A 4 5|||R:VERB:FORM|||call|||REQUIRED|||-NONE-|||0

S You no need to wash these apples .
A 1 2|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||n't|||REQUIRED|||-NONE-|||1
A 0 1|||R:OTHER|||There is|||REQUIRED|||-NONE-|||2

S You ought eat more fresh vegetables .
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||should|||REQUIRED|||-NONE-|||1

S The bread ought to ready by now .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S You ought to told me about your milk allergy yesterday .
A 3 3|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S We should ought to taste the soup before we add more salt .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||1

S All the guests are ought to arrive at the restaurant by seven .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 6|||R:VERB|||should|||REQUIRED|||-NONE-|||1

S Lucas has ought to apologize to the cook for his rude words .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S The farmer oughts to sell those old machines .
A 2 3|||R:MORPH|||ought|||REQUIRED|||-NONE-|||0

S I ought to calling my parents before I order the food .
A 3 4|||R:VERB:FORM|||call|||REQUIRED|||-NONE-|||0

S People do n't ought to eat raw chicken .
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 1 2|||R:VERB|||should|||REQUIRED|||-NONE-|||2
A 3 5|||U:VERB||||||REQUIRED|||-NONE-|||2

S Somebody ought to watered the lemon trees tonight .
A 3 4|||R:MORPH|||water|||REQUIRED|||-NONE-|||0

S We shall ready for the harvest by Monday .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||will be|||REQUIRED|||-NONE-|||1

S Shall go to the farm together this weekend ?
A 1 1|||M:PRON|||we|||REQUIRED|||-NONE-|||0

S Let 's eat in the garden tonight , we ?
A 8 8|||M:VERB|||shall|||REQUIRED|||-NONE-|||0

S Shall we to order some soup first ?
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S I shall will always remember my grandmother 's kitchen .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||1

S Shall we let 's sit at the table near the window ?
A 2 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Shall I washing the dishes now ?
A 2 3|||R:MORPH|||wash|||REQUIRED|||-NONE-|||0

S What we shall cook for the party tomorrow ?
A 1 3|||R:WO|||shall we|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||should|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1
A 1 1|||M:VERB|||will|||REQUIRED|||-NONE-|||2
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||2

S Let 's plant some onions this afternoon , do we ?
A 8 9|||R:VERB|||shall|||REQUIRED|||-NONE-|||0

S I shall never forgot this wonderful meal .
A 3 4|||R:VERB:TENSE|||forget|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||will|||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:TENSE|||forget|||REQUIRED|||-NONE-|||1

S Children should very careful with sharp knives .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S This stew is too thick , so you should some water to it .
A 9 9|||M:VERB|||add|||REQUIRED|||-NONE-|||0

S What I do if the oil in the pan catches fire ?
A 1 1|||M:VERB|||should|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||1

S You should to rinse the lettuce before you make a salad .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S You must should try the new Greek restaurant on our street .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S A good worker is should come to the farm on time .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S A baker should gets up very early in the morning .
A 3 4|||R:VERB:SVA|||get|||REQUIRED|||-NONE-|||0

S They do n't should leave the milk in the sun .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||R:WO|||should n't|||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||1

S Do I should put more sugar in the tea ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Should I|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||have to|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||need to|||REQUIRED|||-NONE-|||2

S You should tried my aunt 's pumpkin pie tomorrow .
A 2 3|||R:VERB:TENSE|||try|||REQUIRED|||-NONE-|||0

S There used be a bakery on this corner .
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Mina to be a waitress , but now she owns the whole restaurant .
A 1 1|||M:VERB|||used|||REQUIRED|||-NONE-|||0
A 1 3|||R:VERB:FORM|||was|||REQUIRED|||-NONE-|||1

S This field used to full of sunflowers , but now it is a parking lot .
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S My mother was used to bake bread every Sunday when I was little .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Long ago , this valley has used to have over fifty small farms .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 9|||R:VERB:FORM|||had|||REQUIRED|||-NONE-|||1

S They used to be eat at this diner every Friday , but it closed .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S When my aunt was young , she uses to make her own cheese .
A 7 8|||R:VERB:FORM|||used|||REQUIRED|||-NONE-|||0

S I used to worked in a hotel kitchen when I was a student .
A 3 4|||R:MORPH|||work|||REQUIRED|||-NONE-|||0
A 1 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S We used to growing potatoes behind the house , but now we buy them .
A 3 4|||R:VERB:FORM|||grow|||REQUIRED|||-NONE-|||0

S I used to did n't like olives , but now I love them .
A 1 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 5|||M:OTHER|||use to|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 1 1|||M:ADV|||never|||REQUIRED|||-NONE-|||2
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||2

S It will cold in the barn tonight .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The soup be ready in ten minutes .
A 2 2|||M:VERB|||will|||REQUIRED|||-NONE-|||0

S I will the tomato salad , please .
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||would like|||REQUIRED|||-NONE-|||1

S I will to cook fish for dinner tomorrow .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S We are will eat in the garden tonight .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||going to|||REQUIRED|||-NONE-|||1

S Next year the farmer will be have three horses .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S Next Sunday my sister will makes pancakes for us .
A 5 6|||R:VERB:SVA|||make|||REQUIRED|||-NONE-|||0

S The new cafe will opened next Monday .
A 4 5|||R:MORPH|||open|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||be|||REQUIRED|||-NONE-|||1

S They do n't will come to our picnic tomorrow .
A 1 2|||R:VERB:TENSE|||wo|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 4 4|||M:ADV|||not|||REQUIRED|||-NONE-|||1

S Do you will help me with the dishes later ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Will you|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Can|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S It would nice to have a small herb garden one day .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S I like a table for two near the window , please .
A 1 1|||M:VERB|||would|||REQUIRED|||-NONE-|||0
A 1 1|||M:CONTR|||'d|||REQUIRED|||-NONE-|||1

S If you asked him politely , the chef show you his kitchen .
A 8 8|||M:VERB|||would|||REQUIRED|||-NONE-|||0
A 8 8|||M:VERB|||might|||REQUIRED|||-NONE-|||1
A 8 8|||M:VERB|||could|||REQUIRED|||-NONE-|||2

S If I had a bigger kitchen , I would to invite more people .
A 9 10|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S When we were kids , we would used to help our uncle with the harvest .
A 7 9|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||1

S My sister is would like another cup of coffee .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S If they had more land , they would grew their own wheat .
A 8 9|||R:VERB:TENSE|||grow|||REQUIRED|||-NONE-|||0

S If I were you , I will order the fish .
A 6 7|||R:VERB|||would|||REQUIRED|||-NONE-|||0

S Most people would never eating a spider , even for money .
A 4 5|||R:VERB:FORM|||eat|||REQUIRED|||-NONE-|||0

S Do you would pass me the salt , please ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Would you|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Could|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1
A 0 1|||R:VERB|||Can|||REQUIRED|||-NONE-|||2
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||2

S I rather work in the garden than sit in an office .
A 1 1|||M:VERB|||would|||REQUIRED|||-NONE-|||0
A 1 1|||M:CONTR|||'d|||REQUIRED|||-NONE-|||1

S We would rather cook pasta at home order pizza .
A 7 7|||M:PREP|||than|||REQUIRED|||-NONE-|||0

S My uncle would stay hungry than eat snails .
A 3 3|||M:ADV|||rather|||REQUIRED|||-NONE-|||0
A 5 5|||M:ADV|||rather|||REQUIRED|||-NONE-|||1
A 3 3|||M:ADV|||sooner|||REQUIRED|||-NONE-|||2

S Would you rather to sit inside or outside ?
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The twins would be rather feed the chickens than clean the barn .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S This chef would much more rather use butter than oil .
A 4 5|||U:ADJ||||||REQUIRED|||-NONE-|||0

S Lena would rather drinking juice than soda .
A 3 4|||R:MORPH|||drink|||REQUIRED|||-NONE-|||0

S It is hot in here , so they would rather ate on the balcony tonight .
A 10 11|||R:VERB:TENSE|||eat|||REQUIRED|||-NONE-|||0

S I would rather do n't have meat for lunch today .
A 3 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||0

S Most of the farmers here would rather grow corn to rice .
A 9 10|||R:PREP|||than|||REQUIRED|||-NONE-|||0

S The lights are on , so Anna must working in the bakery now .
A 8 8|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The cows might eating in the other field at the moment .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S It is almost dinnertime , so you should n't eating candy right now .
A 9 9|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S The cook must to be preparing the fish now , because I can smell it .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S I ca n't find Grandpa ; he may be is milking the goats .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 6|||M:ADV|||maybe|||REQUIRED|||-NONE-|||1
A 7 9|||U:VERB||||||REQUIRED|||-NONE-|||1

S The field is empty , so the workers are must be having lunch .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is midnight , so you should be sleep instead of baking a pie .
A 8 9|||R:VERB:FORM|||sleeping|||REQUIRED|||-NONE-|||0
A 8 9|||R:ADV|||asleep|||REQUIRED|||-NONE-|||1

S Hurry up , because the guests could being waiting outside the restaurant .
A 7 8|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S The water must been boiling by now , so put in the rice .
A 3 4|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S A hundred dollars for a steak ? That waiter ca n't is telling the truth !
A 11 12|||R:VERB:SVA|||be|||REQUIRED|||-NONE-|||0
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||1
A 10 12|||R:WO|||is n't|||REQUIRED|||-NONE-|||1

S The kitchen is spotless , so somebody must cleaned it last night .
A 8 8|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S This steak is still raw , so it cannot been in the oven for an hour .
A 9 9|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S If you had asked her , the baker would shown you the secret recipe .
A 9 9|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S The farmer could have been sold his land years ago , but he refused .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Their plates were empty , so they must to have enjoyed the meal .
A 8 9|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The plants are dead now ; you should have had watered them last week .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S You should have tell me that you were allergic to nuts .
A 3 4|||R:VERB:TENSE|||told|||REQUIRED|||-NONE-|||0

S I would had brought a dessert if I had known about the party .
A 2 3|||R:VERB:TENSE|||have|||REQUIRED|||-NONE-|||0

S This restaurant is full , so we should of booked a table yesterday .
A 8 9|||R:OTHER|||have|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||'ve|||REQUIRED|||-NONE-|||1

S A deer might have ate all of your lettuce during the night .
A 4 5|||R:VERB:FORM|||eaten|||REQUIRED|||-NONE-|||0

S Is a good restaurant near your house ?
A 1 1|||M:PRON|||there|||REQUIRED|||-NONE-|||0

S There a big cat in the kitchen now .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 1|||M:CONTR|||'s|||REQUIRED|||-NONE-|||1

S There no eggs in the fridge right now .
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S There is have an old farm near the river .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S There they are six cows in the field .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0

S Are there is any apples on that tree ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S There is three plates on the table .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S In my garden have many flowers .
A 3 4|||R:OTHER|||there are|||REQUIRED|||-NONE-|||0
A 0 1|||M:OTHER|||There are many flowers in|||REQUIRED|||-NONE-|||1
A 3 6|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 3 3|||M:PRON|||I|||REQUIRED|||-NONE-|||2

S Their are two cafes on this street .
A 0 1|||R:SPELL|||There|||REQUIRED|||-NONE-|||0

S There are a bowl of soup for you .
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 1 2|||R:CONTR|||'s|||REQUIRED|||-NONE-|||1

S There been a mill on this farm since 1900 .
A 1 1|||M:VERB|||has|||REQUIRED|||-NONE-|||0

S There has no rain since April , so the fields are dry .
A 2 2|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Has been any news from the restaurant since Monday ?
A 1 1|||M:PRON|||there|||REQUIRED|||-NONE-|||0

S I think there is has been a mistake with our bill .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 6|||U:VERB||||||REQUIRED|||-NONE-|||1

S There have had been no complaints about the food this week .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S There has been having a long line outside the bakery since seven .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S There has been many storms in our valley this year .
A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S There have be a lot of visitors to the rose garden this summer .
A 2 3|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S They have been three accidents with this tractor since January .
A 0 1|||R:PRON|||There|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||had|||REQUIRED|||-NONE-|||1

S There was no honey for sale here since the bees died .
A 1 2|||R:VERB:TENSE|||has been|||REQUIRED|||-NONE-|||0

S There will many people at our dinner tomorrow .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S There should a fork next to every plate .
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Tomorrow will be no fresh bread in the store .
A 1 1|||M:PRON|||there|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||There|||REQUIRED|||-NONE-|||1
A 9 9|||M:NOUN|||tomorrow|||REQUIRED|||-NONE-|||1

S There must to be an easier way to peel garlic .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S There it might be frost tonight , so cover the young plants .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0

S There will be have live music at the restaurant this Friday .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||The restaurant|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1
A 6 9|||U:OTHER||||||REQUIRED|||-NONE-|||1

S There could is a snake in the tall grass , so wear your boots .
A 2 3|||R:VERB:SVA|||be|||REQUIRED|||-NONE-|||0

S Next month there will have a big food festival in our town .
A 4 5|||R:VERB|||be|||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||we|||REQUIRED|||-NONE-|||1

S Will be there enough rice for all the guests ?
A 1 3|||R:WO|||there be|||REQUIRED|||-NONE-|||0

S The floor is wet , so there may being a leak under the sink .
A 8 9|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0

S Here your tea , Grandma .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 1|||M:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||1

S Here the menus for you and your wife .
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Here some old bread for the ducks .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 1|||M:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||1

S Here it is a glass of cold water .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0

S Here is are two fresh tomatoes for you .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Here is have a photo of our farm .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||we|||REQUIRED|||-NONE-|||1

S Here is the plates for the party .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Hear is the bill for your dinner .
A 0 1|||R:SPELL|||Here|||REQUIRED|||-NONE-|||0

S Here the strawberries are for the cake .
A 1 4|||R:WO|||are the strawberries|||REQUIRED|||-NONE-|||0

S Here are the milk for your coffee .
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 1 2|||R:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||1

S We grow carrots onions in our garden .
A 3 3|||M:CONJ|||and|||REQUIRED|||-NONE-|||0

S Do you want tea coffee after dinner ?
A 4 4|||M:CONJ|||or|||REQUIRED|||-NONE-|||0

S She sat down ate her lunch .
A 3 3|||M:CONJ|||and|||REQUIRED|||-NONE-|||0

S Although it was cold , but we ate outside .
A 0 2|||U:PREP|||It|||REQUIRED|||-NONE-|||0
A 5 6|||U:CONJ||||||REQUIRED|||-NONE-|||1

S I love eggs , and but I do n't like milk .
A 4 5|||U:CONJ||||||REQUIRED|||-NONE-|||0

S We bought and bread and cheese at the store .
A 2 3|||U:CONJ||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||both|||REQUIRED|||-NONE-|||1

S My brother with I work on a farm .
A 2 3|||R:OTHER|||and|||REQUIRED|||-NONE-|||0

S Be careful , and you will burn your hand .
A 3 4|||R:CONJ|||or|||REQUIRED|||-NONE-|||0

S Is it Monday and Tuesday today ?
A 3 4|||R:CONJ|||or|||REQUIRED|||-NONE-|||0

S I was very thirsty , or I drank some water .
A 5 6|||R:OTHER|||so|||REQUIRED|||-NONE-|||0
A 5 6|||R:CONJ|||and|||REQUIRED|||-NONE-|||1

S The fact that was raining did not stop us from picking the grapes .
A 3 3|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S Despite that the kitchen is tiny , they cook for fifty people every day .
A 1 1|||M:OTHER|||the fact|||REQUIRED|||-NONE-|||0
A 0 2|||R:PREP|||Although|||REQUIRED|||-NONE-|||1
A 0 1|||R:OTHER|||Even|||REQUIRED|||-NONE-|||2
A 1 2|||R:PREP|||though|||REQUIRED|||-NONE-|||2

S The news that our favorite bakery closing next month made everyone sad .
A 6 6|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 6 6|||M:VERB|||was|||REQUIRED|||-NONE-|||1
A 2 3|||R:PREP|||of|||REQUIRED|||-NONE-|||2

S We heard the news about that the old farm had been sold .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S The fact that honey it never goes bad still amazes me .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S The idea is that plants can feel pain seems strange to most gardeners .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S The fact which the chef never tasted the sauce surprised us .
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||0

S The rumor what this restaurant uses old oil is not true .
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||0

S I like the idea of we could grow our own tea .
A 4 5|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||1
A 6 8|||R:VERB:TENSE|||growing|||REQUIRED|||-NONE-|||1

S There is a good chance if it will rain during the picnic .
A 5 6|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1

S I think that the soup too hot .
A 5 5|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||was|||REQUIRED|||-NONE-|||1

S We know that rains a lot here .
A 3 3|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||it|||REQUIRED|||-NONE-|||1

S Rosa says that can cook very well .
A 3 3|||M:PRON|||she|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||she|||REQUIRED|||-NONE-|||1

S I know about that you like fish .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 4|||U:PREP||||||REQUIRED|||-NONE-|||1

S Mom says that the bread it is ready .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0

S We hope that you to visit our farm soon .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||will|||REQUIRED|||-NONE-|||1
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||2
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||2

S I know what my teacher has a garden .
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||0
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||1

S I believe if these eggs are very old .
A 2 3|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1

S He thinks this we do n't like his food .
A 2 3|||R:SPELL|||that|||REQUIRED|||-NONE-|||0
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||1

S Everybody knows that sugar it is sweet .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||1

S The waiter asked me I wanted for dessert .
A 4 4|||M:PRON|||what|||REQUIRED|||-NONE-|||0

S Nobody knows how old this oak tree .
A 7 7|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S I ca n't remember where bought this bread knife .
A 5 5|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 5 5|||M:PRON|||we|||REQUIRED|||-NONE-|||1

S We do n't understand what do these words on the menu mean .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S Sorry , I forgot that what you ordered .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Can you explain why do the hens lay fewer eggs in winter ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S I do n't know where is the salt .
A 5 8|||R:WO|||the salt is|||REQUIRED|||-NONE-|||0

S It was so noisy that I did n't hear that the cook said .
A 9 10|||R:PRON|||what|||REQUIRED|||-NONE-|||0

S My aunt showed us what she makes butter at home .
A 4 5|||R:OTHER|||how|||REQUIRED|||-NONE-|||0

S The farmer asked who truck was blocking the gate .
A 3 4|||R:OTHER|||whose|||REQUIRED|||-NONE-|||0

S The picnic depends on it rains or not .
A 4 4|||M:PREP|||whether|||REQUIRED|||-NONE-|||0

S Please ask the cook whether there any nuts in this cake .
A 6 6|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Can you check whether have enough sugar for our jam ?
A 4 4|||M:PRON|||we|||REQUIRED|||-NONE-|||0

S We are not sure whether do they serve breakfast .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S I wonder that whether the fish is fresh .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S The waitress asked us if whether we wanted more bread .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1

S I ca n't remember that I locked the barn or not .
A 4 5|||R:PREP|||whether|||REQUIRED|||-NONE-|||0
A 4 5|||R:PREP|||if|||REQUIRED|||-NONE-|||1

S She wanted to know whether was the coffee strong .
A 5 8|||R:WO|||the coffee was|||REQUIRED|||-NONE-|||0

S Do you know weather the market is open on Sundays ?
A 3 4|||R:OTHER|||whether|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||if|||REQUIRED|||-NONE-|||1

S If the guests like the soup or not does not matter to him .
A 0 1|||R:PREP|||Whether|||REQUIRED|||-NONE-|||0

S I wash my hands when come home .
A 5 5|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Please call me the pizza is ready .
A 3 3|||M:ADV|||when|||REQUIRED|||-NONE-|||0

S We eat in the garden when the weather nice .
A 8 8|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S When I was a child , and I lived here .
A 6 7|||U:CONJ||||||REQUIRED|||-NONE-|||0

S I drink milk when that I am thirsty .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S When do I get up late , I do n't eat breakfast .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S When I will be old , I will have a farm .
A 2 4|||R:VERB:TENSE|||am|||REQUIRED|||-NONE-|||0

S Mom often sings what she cooks dinner .
A 3 4|||R:SPELL|||when|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||while|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||as|||REQUIRED|||-NONE-|||2

S When was he young , he worked in a restaurant .
A 1 3|||R:WO|||he was|||REQUIRED|||-NONE-|||0

S If I was six years old , we got a dog .
A 0 1|||R:OTHER|||When|||REQUIRED|||-NONE-|||0

S If you hungry , I can make you a sandwich .
A 2 2|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S I will plant some beans if have time tomorrow .
A 6 6|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S You can have ice cream you finish your vegetables .
A 5 5|||M:PREP|||if|||REQUIRED|||-NONE-|||0
A 5 5|||M:ADV|||when|||REQUIRED|||-NONE-|||1
A 5 5|||M:PREP|||after|||REQUIRED|||-NONE-|||2

S If the coffee is too strong , so add some milk .
A 7 8|||U:ADV||||||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||The|||REQUIRED|||-NONE-|||1

S If that you need fresh eggs , call my uncle .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||When|||REQUIRED|||-NONE-|||1

S If do you see our waiter , ask for the bill .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||When|||REQUIRED|||-NONE-|||1

S If it will rain tomorrow , the farmers will stay home .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||R:NOUN:NUM|||rains|||REQUIRED|||-NONE-|||0

S If is it cold in the kitchen , close the windows .
A 1 3|||R:WO|||it is|||REQUIRED|||-NONE-|||0

S Whether you need a table for ten , please call us first .
A 0 1|||R:PREP|||If|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||When|||REQUIRED|||-NONE-|||1

S If I would be rich , I would buy a restaurant .
A 2 4|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0
A 2 4|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S She always hums as works in the garden .
A 4 4|||M:PRON|||she|||REQUIRED|||-NONE-|||0
A 3 4|||R:PREP|||while|||REQUIRED|||-NONE-|||1
A 4 4|||M:PRON|||she|||REQUIRED|||-NONE-|||1

S As the kitchen very small , we eat in the yard .
A 3 3|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S We sang songs the sun went down behind the barn .
A 3 3|||M:PREP|||as|||REQUIRED|||-NONE-|||0
A 3 3|||M:PREP|||while|||REQUIRED|||-NONE-|||1
A 3 3|||M:ADV|||when|||REQUIRED|||-NONE-|||2

S As it was cold outside , so we made hot soup .
A 6 7|||U:ADV||||||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||It|||REQUIRED|||-NONE-|||1

S As because the oven was broken , we had a salad .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||Because|||REQUIRED|||-NONE-|||1

S Mix everything together , as that the recipe says .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S As was it late , the restaurant had no more fish .
A 1 3|||R:WO|||it was|||REQUIRED|||-NONE-|||0

S During I was peeling the apples , I cut my finger .
A 0 1|||R:PREP|||As|||REQUIRED|||-NONE-|||0
A 0 1|||R:PREP|||While|||REQUIRED|||-NONE-|||1
A 0 1|||R:OTHER|||When|||REQUIRED|||-NONE-|||2

S The dinner went well , just than we had planned .
A 6 7|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 6 7|||R:PREP|||like|||REQUIRED|||-NONE-|||1

S Due to the plants were dry , I watered them .
A 0 2|||R:OTHER|||As|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||Because|||REQUIRED|||-NONE-|||1
A 0 2|||R:OTHER|||Since|||REQUIRED|||-NONE-|||2

S I will call you as soon I get to the farm .
A 6 6|||M:PREP|||as|||REQUIRED|||-NONE-|||0

S As soon as the corn ripe , we will pick it .
A 5 5|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S As soon as finished work , I drove to the bakery .
A 3 3|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S As soon as that the bread is brown , turn off the oven .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S We ran out to the garden as soon as when the rain stopped .
A 9 10|||U:ADV||||||REQUIRED|||-NONE-|||0
A 6 9|||U:OTHER||||||REQUIRED|||-NONE-|||1

S As soon as she smelled smoke , so she ran to the kitchen .
A 7 8|||U:ADV||||||REQUIRED|||-NONE-|||0

S The children will eat as soon as Grandma will arrive .
A 8 10|||R:VERB:TENSE|||arrives|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB|||has|||REQUIRED|||-NONE-|||1
A 9 10|||R:VERB:TENSE|||arrived|||REQUIRED|||-NONE-|||1

S Please text us as soon that our table is free .
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||0

S Diego fed the hens as sooner as he woke up .
A 5 6|||R:MORPH|||soon|||REQUIRED|||-NONE-|||0

S They left the restaurant so soon as they had paid the bill .
A 4 5|||R:OTHER|||as|||REQUIRED|||-NONE-|||0

S By time we arrived , the kitchen had already closed .
A 1 1|||M:DET|||the|||REQUIRED|||-NONE-|||0

S The time the waiter finally came , I was not hungry anymore .
A 0 1|||M:PREP|||By the|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||When|||REQUIRED|||-NONE-|||1

S We were all very tired by the time got home from the market .
A 8 8|||M:PRON|||we|||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||R:SPELL|||when|||REQUIRED|||-NONE-|||1
A 7 8|||R:OTHER|||we|||REQUIRED|||-NONE-|||1

S By the time when you read this note , I will be back on the farm .
A 3 4|||U:ADV||||||REQUIRED|||-NONE-|||0
A 0 4|||U:OTHER|||When|||REQUIRED|||-NONE-|||1

S By the time of I finished my salad , my soup was cold .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S By the time dinner was ready , and the twins were asleep .
A 7 8|||U:CONJ||||||REQUIRED|||-NONE-|||0

S The last bus will be gone by the time the cook will finish work .
A 11 13|||R:VERB:TENSE|||finishes|||REQUIRED|||-NONE-|||0
A 11 12|||R:VERB|||has|||REQUIRED|||-NONE-|||1
A 12 13|||R:VERB:TENSE|||finished|||REQUIRED|||-NONE-|||1

S In the time the frost came , they had picked all the pumpkins .
A 0 1|||R:PREP|||By|||REQUIRED|||-NONE-|||0
A 0 3|||R:OTHER|||When|||REQUIRED|||-NONE-|||1
A 0 3|||R:OTHER|||Before|||REQUIRED|||-NONE-|||2

S Until the fire truck came , the barn had already burned down .
A 0 1|||R:OTHER|||By the time|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||When|||REQUIRED|||-NONE-|||1
A 0 1|||R:PREP|||Before|||REQUIRED|||-NONE-|||2

S By the time was the cake cool , everyone had gone home .
A 3 6|||R:WO|||the cake was|||REQUIRED|||-NONE-|||0

S She turned on the lamp that we could read the menu .
A 5 5|||M:ADV|||so|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||so|||REQUIRED|||-NONE-|||1

S I got up early so that could help my aunt in the bakery .
A 6 6|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||I|||REQUIRED|||-NONE-|||1

S Cut the meat into tiny pieces so that the baby able to eat it .
A 10 10|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 10 10|||M:VERB|||will be|||REQUIRED|||-NONE-|||1

S He hid the cookies so that for the children would not find them .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S We left home early because so that we could get a good table .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Please open the gate so that it the tractor can get through .
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||0

S I will write the recipe down for that you do n't forget it .
A 6 7|||R:OTHER|||so|||REQUIRED|||-NONE-|||0
A 6 8|||R:OTHER|||so|||REQUIRED|||-NONE-|||1

S My parents bought seeds so that to grow their own herbs .
A 6 7|||R:OTHER|||they could|||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||2

S Put the lid on the pot that so the rice stays warm .
A 6 8|||R:WO|||so that|||REQUIRED|||-NONE-|||0
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||1

S Could you move your chair so that can I reach the sink ?
A 7 9|||R:WO|||I can|||REQUIRED|||-NONE-|||0

S I washed the spinach before put it in the pan .
A 5 5|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||putting|||REQUIRED|||-NONE-|||1

S Wait here by the truck I come back from the market .
A 5 5|||M:PREP|||until|||REQUIRED|||-NONE-|||0
A 5 5|||M:PREP|||till|||REQUIRED|||-NONE-|||1

S Even it was after midnight , the restaurant was still full .
A 1 1|||M:PREP|||though|||REQUIRED|||-NONE-|||0

S Although the stew looked awful , but it tasted great .
A 6 7|||U:CONJ||||||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||The|||REQUIRED|||-NONE-|||1

S Because of the well was dry , we carried water from the river .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S While that I was setting the table , somebody knocked on the door .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S Despite the food was cold , nobody complained .
A 0 1|||R:PREP|||Although|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||Even though|||REQUIRED|||-NONE-|||1
A 0 1|||R:PREP|||Though|||REQUIRED|||-NONE-|||2

S We ca n't start the meal until everyone will be at the table .
A 8 10|||R:VERB:TENSE|||is|||REQUIRED|||-NONE-|||0

S Tomas has worked on this farm from he was eighteen .
A 6 7|||R:PREP|||since|||REQUIRED|||-NONE-|||0

S I often go to this cafe why the coffee is so cheap .
A 6 7|||R:OTHER|||because|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||since|||REQUIRED|||-NONE-|||1

S I think the milk very bad .
A 4 4|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S I know is hot in the kitchen .
A 2 2|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||it 's|||REQUIRED|||-NONE-|||1

S We hope will see you at dinner .
A 2 2|||M:PRON|||we|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||to|||REQUIRED|||-NONE-|||1

S I think what this rice is very good .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||1

S I hope to you like my cake .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S I know about my son loves cheese .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||R:PREP|||that|||REQUIRED|||-NONE-|||1

S I know him is a great cook .
A 2 3|||R:PRON|||he|||REQUIRED|||-NONE-|||0

S I think is Yuki in the garden .
A 2 4|||R:WO|||Yuki is|||REQUIRED|||-NONE-|||0
A 2 2|||M:PRON|||it|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||it 's|||REQUIRED|||-NONE-|||2

S We think she to be a farmer .
A 3 5|||R:VERB:FORM|||is|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||her|||REQUIRED|||-NONE-|||1
A 2 2|||M:PREP|||that|||REQUIRED|||-NONE-|||2
A 3 5|||R:VERB:FORM|||is|||REQUIRED|||-NONE-|||2

S I hope you having a good lunch today .
A 3 4|||R:VERB:FORM|||have|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||are|||REQUIRED|||-NONE-|||1

S Is hard to grow lemons in this cold place .
A 0 1|||M:PRON|||It is|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||It 's|||REQUIRED|||-NONE-|||1

S It is easy make good bread at home .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S It very expensive to eat in that restaurant .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 1|||M:CONTR|||'s|||REQUIRED|||-NONE-|||1

S It is takes two hours to cook this meat .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is good for to eat some fruit every day .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 4|||M:PRON|||you|||REQUIRED|||-NONE-|||1

S It is dangerous that to touch a hot stove .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S It is important to washing your hands before dinner .
A 4 5|||R:MORPH|||wash|||REQUIRED|||-NONE-|||0

S There is nice to sit under the trees in summer .
A 0 1|||R:PRON|||It|||REQUIRED|||-NONE-|||0

S It is impossible for find good cheese in this town .
A 3 4|||R:PART|||to|||REQUIRED|||-NONE-|||0

S It was fun to picked apples with you yesterday .
A 4 5|||R:VERB:TENSE|||pick|||REQUIRED|||-NONE-|||0

S Many beginners find difficult to chop onions quickly .
A 3 3|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S The new oven makes it possible bake forty loaves at once .
A 6 6|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S My little cousins it hard to sit still during long dinners .
A 3 3|||M:VERB|||find|||REQUIRED|||-NONE-|||0

S The long drought has made it is almost impossible to grow anything here .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S Our chef makes it a rule that to taste every dish .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S Elena finds it relaxing for to pull weeds after a busy day .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S The thick fog made that impossible to see the cows .
A 4 5|||R:OTHER|||it|||REQUIRED|||-NONE-|||0

S This clever gadget makes it easily to peel a mango .
A 5 6|||R:MORPH|||easy|||REQUIRED|||-NONE-|||0

S Some tourists consider it strange for eating dinner at ten .
A 5 6|||R:PART|||to|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||eat|||REQUIRED|||-NONE-|||0

S The old lady felt it her duty to fed the hungry farm workers .
A 8 9|||R:MORPH|||feed|||REQUIRED|||-NONE-|||0

S Is a pity that the little cafe closed last month .
A 0 1|||M:PRON|||It is|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||It 's|||REQUIRED|||-NONE-|||1

S It possible that a goat ate your straw hat .
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 1|||M:CONTR|||'s|||REQUIRED|||-NONE-|||1

S It seems strange that nobody in the kitchen right now .
A 5 5|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 4 4|||M:OTHER|||there is|||REQUIRED|||-NONE-|||1

S It is a shame about that all the roses died .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S It is seems that the bakery is closed today .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S It is very important for that the milk stays cold .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1
A 8 9|||R:VERB:SVA|||stay|||REQUIRED|||-NONE-|||1
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||2
A 8 9|||R:VERB:FORM|||to stay|||REQUIRED|||-NONE-|||2

S There is true that the soup was too salty .
A 0 1|||R:PRON|||It|||REQUIRED|||-NONE-|||0

S It is surprising what your brother cannot boil an egg .
A 3 4|||R:PRON|||that|||REQUIRED|||-NONE-|||0
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1

S It clear was that the young chef loved his job .
A 1 3|||R:WO|||was clear|||REQUIRED|||-NONE-|||0

S He is obvious that the waiter forgot our order .
A 0 1|||R:PRON|||It|||REQUIRED|||-NONE-|||0

S I find strange that the museum is closed on Sundays .
A 2 2|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S Most fans think odd that the singer never gives interviews .
A 3 3|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 3 3|||M:OTHER|||it 's|||REQUIRED|||-NONE-|||1
A 3 3|||M:OTHER|||it is|||REQUIRED|||-NONE-|||2

S Hana considers impossible that a child painted this picture .
A 2 2|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S The director made it is clear that the film would have no music .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Critics found it as amazing that she wrote the novel at sixteen .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S She made it clear about that her sculptures were not for sale .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S My parents find this unfair that adults pay more for the concert .
A 3 4|||R:OTHER|||it|||REQUIRED|||-NONE-|||0

S Our guide made it clearly that we must not touch the statues .
A 4 5|||R:MORPH|||clear|||REQUIRED|||-NONE-|||0

S Do n't you find it funny what the hero never speaks ?
A 6 7|||R:PRON|||that|||REQUIRED|||-NONE-|||0

S We found disappointing it that the band played only four songs .
A 2 4|||R:WO|||it disappointing|||REQUIRED|||-NONE-|||0

S Could you tell me where buy tickets for the jazz concert ?
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 5 5|||M:OTHER|||I can|||REQUIRED|||-NONE-|||1

S I do n't know what wear to the opera on Friday .
A 5 5|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 5 5|||M:OTHER|||I should|||REQUIRED|||-NONE-|||1

S The arrows on the floor show us to get to the Egyptian rooms .
A 7 7|||M:ADV|||how|||REQUIRED|||-NONE-|||0

S Nobody told us when we to clap during the play .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||should|||REQUIRED|||-NONE-|||1
A 5 5|||M:VERB|||were|||REQUIRED|||-NONE-|||2

S Omar wants to learn how can to draw hands .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S We have n't decided that which film to see tonight .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S My teacher helped me choose which novels to reading for the exam .
A 8 9|||R:MORPH|||read|||REQUIRED|||-NONE-|||0

S Grandpa wants to teach us how to made a drum from an old box .
A 7 8|||R:VERB:FORM|||make|||REQUIRED|||-NONE-|||0

S Please tell the dancers where standing during the first song .
A 5 6|||R:VERB:FORM|||to stand|||REQUIRED|||-NONE-|||0
A 5 5|||M:PRON|||they|||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:TENSE|||should stand|||REQUIRED|||-NONE-|||1

S My little sister knows what to dance the tango .
A 4 5|||R:OTHER|||how|||REQUIRED|||-NONE-|||0

S The film is about a talk dog .
A 5 6|||R:VERB:FORM|||talking|||REQUIRED|||-NONE-|||0
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||1
A 7 7|||M:OTHER|||that talks|||REQUIRED|||-NONE-|||1
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||2
A 7 7|||M:OTHER|||that can talk|||REQUIRED|||-NONE-|||2

S Be quiet and do n't wake the slept cat .
A 7 8|||R:VERB:FORM|||sleeping|||REQUIRED|||-NONE-|||0

S This is a very excited film about pirates .
A 4 5|||R:MORPH|||exciting|||REQUIRED|||-NONE-|||0

S Who is that is smiling girl in the photo ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1
A 4 6|||R:WO|||girl smiling|||REQUIRED|||-NONE-|||1

S There are two runs horses in this painting .
A 3 4|||R:VERB:FORM|||running|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1
A 5 5|||M:VERB|||running|||REQUIRED|||-NONE-|||1

S I like films exciting , not sad ones .
A 2 4|||R:WO|||exciting films|||REQUIRED|||-NONE-|||0
A 3 3|||M:OTHER|||that are|||REQUIRED|||-NONE-|||1

S Anna has a to dance doll .
A 3 5|||R:OTHER|||dancing|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||doll that|||REQUIRED|||-NONE-|||1
A 4 6|||R:NOUN|||dances|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||doll that can|||REQUIRED|||-NONE-|||2
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||2

S My baby brother has a who sings toy .
A 5 7|||R:OTHER|||singing|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||toy that|||REQUIRED|||-NONE-|||1
A 7 8|||U:NOUN||||||REQUIRED|||-NONE-|||1

S Our class painted the is rising sun .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Draw a blue sky and a fly bird .
A 6 7|||R:VERB:FORM|||flying|||REQUIRED|||-NONE-|||0

S The girl a red hat is the actress .
A 2 2|||M:VERB|||wearing|||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||in|||REQUIRED|||-NONE-|||1
A 2 2|||M:PREP|||with|||REQUIRED|||-NONE-|||2

S Who is the boy the guitar on the stage ?
A 4 4|||M:VERB|||playing|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||with|||REQUIRED|||-NONE-|||1

S The girl is playing the piano is my sister .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 2|||M:PRON|||who|||REQUIRED|||-NONE-|||1

S The boys who singing this song are twins .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||are|||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:FORM|||sing|||REQUIRED|||-NONE-|||2

S Look at the woman is dancing in the street !
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 4|||M:PRON|||who|||REQUIRED|||-NONE-|||1

S The man he holding the camera is Ali .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||who is|||REQUIRED|||-NONE-|||1

S The lady sings on the stage is my aunt .
A 2 3|||R:VERB:FORM|||singing|||REQUIRED|||-NONE-|||0
A 2 2|||M:PRON|||who|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:TENSE|||is singing|||REQUIRED|||-NONE-|||1
A 2 2|||M:PRON|||who|||REQUIRED|||-NONE-|||2

S There is a cat sleep on the big drum .
A 4 5|||R:VERB:FORM|||sleeping|||REQUIRED|||-NONE-|||0
A 4 5|||R:ADV|||asleep|||REQUIRED|||-NONE-|||1

S I have a photo of Mom plays the violin .
A 6 7|||R:VERB:FORM|||playing|||REQUIRED|||-NONE-|||0

S The reading a comic book girl is Mei .
A 1 1|||M:NOUN|||girl|||REQUIRED|||-NONE-|||0
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 1 1|||M:OTHER|||girl who is|||REQUIRED|||-NONE-|||1
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||1

S I ca n't play on this break guitar .
A 6 7|||R:VERB:FORM|||broken|||REQUIRED|||-NONE-|||0

S This store sells using books for one dollar .
A 3 4|||R:VERB:FORM|||used|||REQUIRED|||-NONE-|||0

S The police have the stole painting now .
A 4 5|||R:VERB:FORM|||stolen|||REQUIRED|||-NONE-|||0

S There is a hided door behind the big mirror .
A 3 4|||R:VERB:FORM|||hidden|||REQUIRED|||-NONE-|||0
A 3 4|||R:ADJ|||secret|||REQUIRED|||-NONE-|||1

S Please do n't open that is locked box .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The museum has many are painted masks .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S My dad fixes pianos broken at home .
A 3 5|||R:WO|||broken pianos|||REQUIRED|||-NONE-|||0

S I keep a wrote list of my favorite songs .
A 3 4|||R:VERB:FORM|||written|||REQUIRED|||-NONE-|||0

S We always eat frying potatoes after the movie .
A 3 4|||R:OTHER|||fried|||REQUIRED|||-NONE-|||0

S The film begins on a freeze lake .
A 5 6|||R:VERB:FORM|||frozen|||REQUIRED|||-NONE-|||0

S Here is a poem written my best friend .
A 5 5|||M:PREP|||by|||REQUIRED|||-NONE-|||0

S We have two pictures painted our grandfather .
A 5 5|||M:PREP|||by|||REQUIRED|||-NONE-|||0

S I like the songs are sung by children .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S The horse was painted by Leo is very big .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S This is a letter which written in 1920 .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||was|||REQUIRED|||-NONE-|||1
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||2
A 4 5|||R:OTHER|||was|||REQUIRED|||-NONE-|||2

S She has a hat been made of paper .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||that is|||REQUIRED|||-NONE-|||1

S I have a book writing in French .
A 4 5|||R:VERB:FORM|||written|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 4 5|||R:VERB:TENSE|||is written|||REQUIRED|||-NONE-|||1

S My music teacher has a cat call Bob .
A 6 7|||R:VERB:FORM|||called|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB|||named|||REQUIRED|||-NONE-|||1

S These are photos took by my aunt .
A 3 4|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0
A 3 3|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:TENSE|||were taken|||REQUIRED|||-NONE-|||1

S I have a decorated by my brother box .
A 3 3|||M:NOUN|||box|||REQUIRED|||-NONE-|||0
A 7 8|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 3 3|||M:OTHER|||box that was|||REQUIRED|||-NONE-|||1
A 7 8|||U:NOUN||||||REQUIRED|||-NONE-|||1

S The man plays the drums in our band is my uncle .
A 2 2|||M:PRON|||who|||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:FORM|||playing|||REQUIRED|||-NONE-|||2

S There are many people prefer old films to new ones .
A 4 4|||M:PRON|||who|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 0 3|||U:OTHER|||Many|||REQUIRED|||-NONE-|||2

S I have a friend can play four instruments .
A 4 4|||M:PRON|||who|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S The actor who he plays the king forgot his lines .
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S Do you know the girl that who won the singing contest ?
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||1

S On the train , we met a man and who builds guitars .
A 8 9|||U:CONJ||||||REQUIRED|||-NONE-|||0
A 8 9|||U:CONJ||||||REQUIRED|||-NONE-|||1
A 9 10|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S She is the artist which made this glass bird .
A 4 5|||R:OTHER|||who|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The guide what showed us the castle was very funny .
A 2 3|||R:PRON|||who|||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||1

S He is a singer whose sings in six languages .
A 4 5|||R:OTHER|||who|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The woman she lives next door paints portraits of dogs .
A 2 3|||R:PRON|||who|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The pictures hang in this room are over 300 years old .
A 2 2|||M:DET|||which|||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:FORM|||hanging|||REQUIRED|||-NONE-|||2

S Last night we saw a film lasted more than four hours .
A 6 6|||M:DET|||which|||REQUIRED|||-NONE-|||0
A 6 6|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S Is there a bus goes straight to the art museum ?
A 4 4|||M:DET|||which|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S This is the song which it made her famous .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S I like stories that which have a surprising ending .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||1

S The statue which is stands by the lake was a gift from Italy .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 4 5|||R:VERB:FORM|||standing|||REQUIRED|||-NONE-|||2

S The band needs a piano who is not too heavy .
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The bookstore what sells old comics is closed today .
A 2 3|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||1

S Her son wrote a poem where won a national prize .
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The camera it belonged to my grandfather still works .
A 2 3|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S Nothing hangs in this gallery is for sale .
A 1 1|||M:PREP|||that|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:FORM|||hanging|||REQUIRED|||-NONE-|||1
A 1 1|||M:DET|||which|||REQUIRED|||-NONE-|||2

S This is the only museum in town opens at night .
A 7 7|||M:PREP|||that|||REQUIRED|||-NONE-|||0
A 7 7|||M:DET|||which|||REQUIRED|||-NONE-|||1

S Everything happened in the film was based on real life .
A 1 1|||M:PREP|||that|||REQUIRED|||-NONE-|||0
A 1 1|||M:DET|||which|||REQUIRED|||-NONE-|||1

S She sang the first song that it came into her head .
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||R:OTHER|||which|||REQUIRED|||-NONE-|||1

S The cartoon has nothing that which could scare a child .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1

S They play music of that makes everybody dance .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||which|||REQUIRED|||-NONE-|||1

S Anything it helps you learn a song is useful .
A 1 2|||R:OTHER|||that|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||which|||REQUIRED|||-NONE-|||1

S It is the oldest theater who is still open in this city .
A 5 6|||R:OTHER|||that|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||1
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||2

S The art club was the best thing what happened to me last year .
A 7 8|||R:PRON|||that|||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||which|||REQUIRED|||-NONE-|||1

S The dog as plays the hero in this film is called Rex .
A 2 3|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||who|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||which|||REQUIRED|||-NONE-|||2

S The man who I met him at the gallery was her agent .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||2
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||2

S Is she the dancer who everybody is talking about her ?
A 9 10|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||1
A 9 10|||U:DET||||||REQUIRED|||-NONE-|||1

S The teacher that who I liked best taught us music .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2

S They finally found the drummer of who they had been looking for .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||2

S The painter which I admire most lived in a tiny village .
A 2 3|||R:OTHER|||who|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||whom|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||2

S The guitarist what we hired last month is already leaving .
A 2 3|||R:PRON|||who|||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||2

S She married the cameraman whose she had met at a film festival .
A 4 5|||R:OTHER|||who|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||whom|||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||2

S The old man who did you photograph yesterday is a famous poet .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||photographed|||REQUIRED|||-NONE-|||0
A 3 4|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||1
A 6 7|||R:VERB:FORM|||photographed|||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||2
A 6 7|||R:VERB:FORM|||photographed|||REQUIRED|||-NONE-|||2

S The actor him I wrote to last summer never answered .
A 2 3|||R:PRON|||who|||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||2

S The singer who were we waiting for came out through the back door .
A 3 5|||R:WO|||we were|||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 3 5|||R:WO|||we were|||REQUIRED|||-NONE-|||1
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||2
A 3 5|||R:WO|||we were|||REQUIRED|||-NONE-|||2

S She has three brothers , two of are professional musicians .
A 7 7|||M:PRON|||whom|||REQUIRED|||-NONE-|||0
A 5 5|||M:CONJ|||and|||REQUIRED|||-NONE-|||1
A 7 7|||M:PRON|||them|||REQUIRED|||-NONE-|||1

S The actress with he had worked for years refused to meet him .
A 3 3|||M:PRON|||whom|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 6|||M:PREP|||with|||REQUIRED|||-NONE-|||1

S The old lady from we bought this piano has moved away .
A 4 4|||M:PRON|||whom|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 8 8|||M:PREP|||from|||REQUIRED|||-NONE-|||1

S The poet whom you quoted him in your speech is my neighbor .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||1
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||1

S The sculptor that whom I met in Rome sent me a drawing .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2

S He is a critic with whom I rarely agree with .
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||2

S The composer has two daughters , both of who play the harp .
A 8 9|||R:PRON|||whom|||REQUIRED|||-NONE-|||0

S The woman to which he dedicated his last novel was his nurse .
A 3 4|||R:OTHER|||whom|||REQUIRED|||-NONE-|||0

S The visitors , most of them were children , loved the dancing robots .
A 5 6|||R:PRON|||whom|||REQUIRED|||-NONE-|||0

S My grandmother , which we all admired , wrote poetry until she was ninety .
A 3 4|||R:OTHER|||whom|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||who|||REQUIRED|||-NONE-|||1

S Her second album , she recorded at home , sold a million copies .
A 4 4|||M:DET|||which|||REQUIRED|||-NONE-|||0

S His diary , nobody had ever read before , was sold to a museum .
A 3 3|||M:DET|||which|||REQUIRED|||-NONE-|||0

S It was a long opera in Russian , half of I did not understand .
A 10 10|||M:DET|||which|||REQUIRED|||-NONE-|||0

S The documentary which we watched it in class was filmed in Kenya .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||2
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||2

S The poem that which she read aloud was her own .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2

S The museum bought the letters in which the painter sent to his brother .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||R:PREP|||that|||REQUIRED|||-NONE-|||1
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||1
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||2

S The trumpet who I learned to play on belonged to my aunt .
A 2 3|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||2

S The comic book what he is drawing will have forty pages .
A 3 4|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 3 4|||R:PRON|||that|||REQUIRED|||-NONE-|||1
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||2

S The musical which did they perform last night was in Korean .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||performed|||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:FORM|||performed|||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2
A 5 6|||R:VERB:FORM|||performed|||REQUIRED|||-NONE-|||2

S Her first novel , that she wrote at school , has never been published .
A 4 5|||R:OTHER|||which|||REQUIRED|||-NONE-|||0

S I must say this is the best film that have ever seen .
A 9 9|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||I|||REQUIRED|||-NONE-|||1

S All the songs that we practiced them were too high for me .
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||1

S The only book that which he ever wrote was never printed .
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||2

S Nothing that what the critics wrote could hurt her .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 1 2|||R:PREP|||of|||REQUIRED|||-NONE-|||2

S The mask that you are pointing at it comes from Ghana .
A 7 8|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 7 8|||U:PRON||||||REQUIRED|||-NONE-|||1

S The scenes that did the director cut were the funniest ones .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Everything what the magician did on stage was filmed .
A 1 2|||R:PRON|||that|||REQUIRED|||-NONE-|||0
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||1
A 1 2|||R:OTHER|||which|||REQUIRED|||-NONE-|||2

S The prettiest dress who she wore in the film is now in a museum .
A 3 4|||R:OTHER|||that|||REQUIRED|||-NONE-|||0
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||which|||REQUIRED|||-NONE-|||2

S The exhibition included every picture where he had painted as a child .
A 5 6|||R:OTHER|||that|||REQUIRED|||-NONE-|||0
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||2

S Is there anything than I can bring you from the bookstore ?
A 3 4|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1

S I ca n't find the comic book was reading this morning .
A 7 7|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 7 7|||M:OTHER|||that I|||REQUIRED|||-NONE-|||1

S I hope you like the guitar gave you yesterday .
A 6 6|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 6 6|||M:PRON|||we|||REQUIRED|||-NONE-|||1
A 6 6|||M:OTHER|||that I|||REQUIRED|||-NONE-|||2

S The song we heard it on the radio is very old .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S I still have all the books my aunt gave me them .
A 10 11|||U:PRON||||||REQUIRED|||-NONE-|||0

S The museum is we visited yesterday was free .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The cartoon who we saw at school was about a dragon .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||which|||REQUIRED|||-NONE-|||2

S Is this the drum do you play in the school band ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||1

S The pictures takes my brother are always funny .
A 2 5|||R:WO|||my brother takes|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 5 5|||M:VERB|||takes|||REQUIRED|||-NONE-|||1

S The songs her writes in English are very short .
A 2 3|||R:OTHER|||she|||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 2 3|||R:OTHER|||she|||REQUIRED|||-NONE-|||1

S This is the saddest film have I ever seen .
A 5 7|||R:WO|||I have|||REQUIRED|||-NONE-|||0
A 5 5|||M:PREP|||that|||REQUIRED|||-NONE-|||1
A 5 7|||R:WO|||I have|||REQUIRED|||-NONE-|||1

S I have a friend mother is a famous actress .
A 4 4|||M:DET|||whose|||REQUIRED|||-NONE-|||0

S The author books you love is coming to our town next week .
A 2 2|||M:DET|||whose|||REQUIRED|||-NONE-|||0
A 2 2|||M:OTHER|||of the|||REQUIRED|||-NONE-|||1

S Choose a song words are easy to remember .
A 3 3|||M:DET|||whose|||REQUIRED|||-NONE-|||0
A 3 3|||M:PREP|||with|||REQUIRED|||-NONE-|||1
A 4 4|||M:PREP|||that|||REQUIRED|||-NONE-|||1

S The artist whose his paintings hang here died young .
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0

S That 's the boy whose the guitar was stolen from the bus .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0

S She is a jazz singer of whose voice is very deep .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S There is the man who wife wrote the play .
A 4 5|||R:OTHER|||whose|||REQUIRED|||-NONE-|||0

S I met a woman that her son plays in a big orchestra .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||R:DET|||whose|||REQUIRED|||-NONE-|||0

S The students who 's posters won a prize got free books .
A 2 4|||R:OTHER|||whose|||REQUIRED|||-NONE-|||0

S The movie star , her father was a baker , still loves fresh bread .
A 4 5|||R:DET|||whose|||REQUIRED|||-NONE-|||0

S My grandfather , was a famous drummer , taught me to play .
A 3 3|||M:PRON|||who|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S The film got five stars , is great news for the director .
A 6 6|||M:DET|||which|||REQUIRED|||-NONE-|||0
A 6 6|||M:OTHER|||and that|||REQUIRED|||-NONE-|||1

S My old piano , cost me a lot of money , is never in tune .
A 4 4|||M:DET|||which|||REQUIRED|||-NONE-|||0

S Mr. Silva , who he owns the bookstore , reads all day long .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S The city theater , that which was built in 1910 , needs a new roof .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S We visited the new museum , and which has a special room for children .
A 6 7|||U:CONJ||||||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||it|||REQUIRED|||-NONE-|||1

S Our science teacher , that plays the cello , gave a small concert .
A 4 5|||R:OTHER|||who|||REQUIRED|||-NONE-|||0

S Her latest book , what came out in May , is about the sea .
A 4 5|||R:OTHER|||which|||REQUIRED|||-NONE-|||0

S He forgot the words of his own song , what made everybody laugh .
A 9 10|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 9 9|||M:CONJ|||and|||REQUIRED|||-NONE-|||1
A 9 10|||R:PRON|||that|||REQUIRED|||-NONE-|||1

S My cousin Yuki , which works at the opera , gets free tickets .
A 4 5|||R:OTHER|||who|||REQUIRED|||-NONE-|||0

S He came late to the rehearsal , is often the case with him .
A 7 7|||M:PREP|||as|||REQUIRED|||-NONE-|||0
A 7 7|||M:DET|||which|||REQUIRED|||-NONE-|||1

S The king 's portrait , is widely known , was once cut into four pieces .
A 5 5|||M:PREP|||as|||REQUIRED|||-NONE-|||0
A 5 5|||M:DET|||which|||REQUIRED|||-NONE-|||1

S The exhibition was a huge success , had been expected .
A 7 7|||M:PREP|||as|||REQUIRED|||-NONE-|||0
A 7 7|||M:DET|||which|||REQUIRED|||-NONE-|||1

S As it is often the case , the book was better than the film .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0

S She collects such old movie posters as that nobody else wants .
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||U:ADJ||||||REQUIRED|||-NONE-|||1
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||1

S We use the same kind of paint as which the old masters used .
A 8 9|||U:DET||||||REQUIRED|||-NONE-|||0
A 7 8|||R:PREP|||that|||REQUIRED|||-NONE-|||1
A 8 9|||U:DET||||||REQUIRED|||-NONE-|||1
A 7 9|||U:OTHER||||||REQUIRED|||-NONE-|||2

S Maria sings the same songs than her mother used to sing .
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 5 6|||R:PREP|||that|||REQUIRED|||-NONE-|||1
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||2

S Such drawings what were saved from the fire are now in the basement .
A 2 3|||R:OTHER|||as|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||The|||REQUIRED|||-NONE-|||1
A 2 3|||R:PRON|||that|||REQUIRED|||-NONE-|||1

S How is well known , the composer was almost deaf when he died .
A 0 1|||R:OTHER|||As|||REQUIRED|||-NONE-|||0

S You may borrow as many films that you can watch in a week .
A 6 7|||R:PREP|||as|||REQUIRED|||-NONE-|||0

S I do n't believe he says about that film .
A 4 4|||M:PRON|||what|||REQUIRED|||-NONE-|||0

S Show me you painted at school today .
A 2 2|||M:PRON|||what|||REQUIRED|||-NONE-|||0

S This song is not I wanted to hear .
A 4 4|||M:PRON|||what|||REQUIRED|||-NONE-|||0
A 4 4|||M:OTHER|||the one|||REQUIRED|||-NONE-|||1

S I 'll tell you that what I heard at the concert .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S What I like it best about this museum is the garden .
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0

S Is this book the what you wanted for your birthday ?
A 3 4|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||one|||REQUIRED|||-NONE-|||1
A 2 4|||R:WO|||the book|||REQUIRED|||-NONE-|||2
A 4 5|||R:PRON|||that|||REQUIRED|||-NONE-|||2

S Please listen carefully to that the girl is singing .
A 4 5|||R:PRON|||what|||REQUIRED|||-NONE-|||0

S We did n't understand which the actors said in French .
A 4 5|||R:OTHER|||what|||REQUIRED|||-NONE-|||0

S That I enjoy most is drawing animals .
A 0 1|||R:PRON|||What|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||The thing|||REQUIRED|||-NONE-|||1

S This painting looks like it I saw in my dream .
A 4 5|||R:PRON|||what|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||the|||REQUIRED|||-NONE-|||1
A 5 5|||M:OTHER|||one|||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||something|||REQUIRED|||-NONE-|||2

S The theater which we saw the play was very cold .
A 2 2|||M:PREP|||in|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||where|||REQUIRED|||-NONE-|||1
A 7 7|||M:PREP|||in|||REQUIRED|||-NONE-|||2

S This is the room in the poet wrote most of her books .
A 5 5|||M:DET|||which|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||where|||REQUIRED|||-NONE-|||1

S The boy with she sang the duet was very nervous .
A 3 3|||M:PRON|||whom|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 7 7|||M:PREP|||with|||REQUIRED|||-NONE-|||1

S The gallery in which I work in has twelve rooms .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||2
A 3 4|||R:OTHER|||where|||REQUIRED|||-NONE-|||2
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||2

S The pencil with that which he drew the first comic is in a museum .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S There is the stage on the which the dancers will stand .
A 5 6|||U:DET||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||where|||REQUIRED|||-NONE-|||1
A 6 7|||U:DET||||||REQUIRED|||-NONE-|||1

S The friends with who I play music live nearby .
A 3 4|||R:PRON|||whom|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 7 7|||M:PREP|||with|||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2
A 7 7|||M:PREP|||with|||REQUIRED|||-NONE-|||2

S The year on which the film was made is not known .
A 2 3|||R:PREP|||in|||REQUIRED|||-NONE-|||0
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||when|||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2

S Here is the box in that she kept her brushes .
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1
A 10 10|||M:PREP|||in|||REQUIRED|||-NONE-|||1
A 4 6|||R:OTHER|||where|||REQUIRED|||-NONE-|||2

S The house which in the painter was born is now a library .
A 2 4|||R:WO|||in which|||REQUIRED|||-NONE-|||0
A 2 4|||R:OTHER|||where|||REQUIRED|||-NONE-|||1
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||2
A 8 8|||M:PREP|||in|||REQUIRED|||-NONE-|||2

S The town my favorite singer was born is very small .
A 2 2|||M:ADV|||where|||REQUIRED|||-NONE-|||0
A 7 7|||M:PREP|||in|||REQUIRED|||-NONE-|||1
A 2 2|||M:OTHER|||in which|||REQUIRED|||-NONE-|||2

S Is there a store near here I can buy guitar strings ?
A 6 6|||M:ADV|||where|||REQUIRED|||-NONE-|||0

S This is the room we keep our old records .
A 4 4|||M:ADV|||where|||REQUIRED|||-NONE-|||0
A 9 9|||M:PREP|||in|||REQUIRED|||-NONE-|||1
A 4 4|||M:OTHER|||in which|||REQUIRED|||-NONE-|||2

S That is the theater where I saw my first play there .
A 10 11|||U:PRON||||||REQUIRED|||-NONE-|||0

S I remember the day in when you gave your first concert .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 4 5|||R:PREP|||on|||REQUIRED|||-NONE-|||2
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||2

S That 's the reason for why I stopped taking piano lessons .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||2

S I know a bookstore which we can drink coffee .
A 4 5|||R:OTHER|||where|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||in|||REQUIRED|||-NONE-|||1

S Friday is the day which I have my dance class .
A 4 5|||R:OTHER|||when|||REQUIRED|||-NONE-|||0
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||1
A 4 5|||U:DET||||||REQUIRED|||-NONE-|||2

S Tell me the reason because you do n't like this film .
A 4 5|||R:OTHER|||why|||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1
A 4 5|||R:PREP|||that|||REQUIRED|||-NONE-|||2

S We walked to the hall there the band was playing .
A 5 6|||R:SPELL|||where|||REQUIRED|||-NONE-|||0
A 5 5|||M:PREP|||in|||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||which|||REQUIRED|||-NONE-|||1

S Rome is the two artists first met .
A 2 2|||M:ADV|||where|||REQUIRED|||-NONE-|||0
A 2 2|||M:OTHER|||the place where|||REQUIRED|||-NONE-|||1

S I really love this song , and that 's I play it every day .
A 9 9|||M:ADV|||why|||REQUIRED|||-NONE-|||0
A 9 9|||M:OTHER|||the reason|||REQUIRED|||-NONE-|||1

S Sunday is most families visit the museum .
A 2 2|||M:ADV|||when|||REQUIRED|||-NONE-|||0
A 2 2|||M:OTHER|||the day|||REQUIRED|||-NONE-|||1

S That 's the why she never sings in public .
A 2 3|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 3|||M:NOUN|||reason|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||reason|||REQUIRED|||-NONE-|||2

S This is in where the actors wait before the show .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||the room|||REQUIRED|||-NONE-|||1

S I like the way how your sister plays the violin .
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||1
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||2

S This old hall is which my mother learned to dance .
A 4 5|||R:OTHER|||where|||REQUIRED|||-NONE-|||0

S Please put the art book back there you found it .
A 6 7|||R:SPELL|||where|||REQUIRED|||-NONE-|||0

S He practiced every night , and that 's what he became so good .
A 8 9|||R:OTHER|||how|||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||why|||REQUIRED|||-NONE-|||1

S This bridge is where did they film the last scene .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||filmed|||REQUIRED|||-NONE-|||0

S The old library , we used to do our homework , is now a movie theater .
A 4 4|||M:ADV|||where|||REQUIRED|||-NONE-|||0

S The summer of 2015 , we played in ten cities , was a great time for our band .
A 5 5|||M:ADV|||when|||REQUIRED|||-NONE-|||0

S Vienna , many great composers lived , is full of music .
A 2 2|||M:ADV|||where|||REQUIRED|||-NONE-|||0

S She took us to the attic , where she keeps her old records there .
A 13 14|||U:PRON||||||REQUIRED|||-NONE-|||0

S My sister lives in Mexico City , in where she studies film .
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0

S I 'll call you after nine , when that the show is over .
A 8 9|||U:PREP||||||REQUIRED|||-NONE-|||0

S They went to the Blue Room , which a rock band was playing .
A 7 8|||R:OTHER|||where|||REQUIRED|||-NONE-|||0

S You should come on Tuesday , which the museum is free .
A 6 7|||R:OTHER|||when|||REQUIRED|||-NONE-|||0

S He spent ten years in India , there he learned to play the sitar .
A 7 8|||R:SPELL|||where|||REQUIRED|||-NONE-|||0
A 7 7|||M:CONJ|||and|||REQUIRED|||-NONE-|||1

S Last winter , where I was in the hospital , I read thirty books .
A 3 4|||R:ADV|||when|||REQUIRED|||-NONE-|||0

S The seats have no numbers , so you can sit you like .
A 10 10|||M:ADV|||wherever|||REQUIRED|||-NONE-|||0
A 10 10|||M:ADV|||where|||REQUIRED|||-NONE-|||1
A 10 10|||M:ADV|||anywhere|||REQUIRED|||-NONE-|||2

S My grandfather always falls asleep he hears classical music .
A 5 5|||M:ADV|||whenever|||REQUIRED|||-NONE-|||0
A 5 5|||M:ADV|||when|||REQUIRED|||-NONE-|||1
A 5 5|||M:OTHER|||every time|||REQUIRED|||-NONE-|||2

S She will never play in a famous orchestra , hard she tries .
A 9 9|||M:ADV|||however|||REQUIRED|||-NONE-|||0
A 9 9|||M:OTHER|||no matter how|||REQUIRED|||-NONE-|||1

S Whoever he breaks a statue must pay for it .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0
A 0 1|||R:NOUN|||Anyone|||REQUIRED|||-NONE-|||1
A 1 2|||R:PRON|||who|||REQUIRED|||-NONE-|||1

S You may take whatever that you need from the costume room .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 3 4|||R:NOUN|||anything|||REQUIRED|||-NONE-|||1

S He never smiles , no matter however good the joke is .
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 6 7|||R:ADV|||how|||REQUIRED|||-NONE-|||1

S I want that painting , how much it costs .
A 5 6|||R:ADV|||however|||REQUIRED|||-NONE-|||0
A 5 5|||M:OTHER|||no matter|||REQUIRED|||-NONE-|||1

S However happens , the show must start at eight .
A 0 1|||R:OTHER|||Whatever|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||No matter what|||REQUIRED|||-NONE-|||1

S The winner of the contest can choose whoever book she likes .
A 7 8|||R:OTHER|||whichever|||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||whatever|||REQUIRED|||-NONE-|||1
A 7 8|||R:OTHER|||any|||REQUIRED|||-NONE-|||2

S You can invite whenever you want to the opening , even your noisy cousins .
A 3 4|||R:OTHER|||whoever|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||whomever|||REQUIRED|||-NONE-|||1
A 3 4|||R:NOUN|||anyone|||REQUIRED|||-NONE-|||2

S The band that we were waiting finally came on stage .
A 6 6|||M:PREP|||for|||REQUIRED|||-NONE-|||0
A 2 3|||R:PREP|||for|||REQUIRED|||-NONE-|||1
A 3 3|||M:DET|||which|||REQUIRED|||-NONE-|||1

S The song that you are listening was recorded in 1962 .
A 6 6|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 2 3|||R:PREP|||to|||REQUIRED|||-NONE-|||1
A 3 3|||M:DET|||which|||REQUIRED|||-NONE-|||1

S The two girls I share a studio are both from Chile .
A 7 7|||M:PREP|||with|||REQUIRED|||-NONE-|||0
A 3 3|||M:OTHER|||with whom|||REQUIRED|||-NONE-|||1

S The film for which we were looking for was sold out .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||1
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||2

S The piano that she plays on it is over a hundred years old .
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||0
A 5 7|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Is this the song that you are so proud for of ?
A 9 10|||U:PREP||||||REQUIRED|||-NONE-|||0

S The choir that she belongs at has forty singers .
A 5 6|||R:PART|||to|||REQUIRED|||-NONE-|||0

S The stories that she is famous of are all for children .
A 6 7|||R:PREP|||for|||REQUIRED|||-NONE-|||0

S The painter who she is married with lives on an island .
A 6 7|||R:PREP|||to|||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||to|||REQUIRED|||-NONE-|||1
A 2 3|||R:PRON|||whom|||REQUIRED|||-NONE-|||1
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||1

S He is the only drummer with that I like to play .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 11 11|||M:PREP|||with|||REQUIRED|||-NONE-|||0
A 5 7|||U:PREP||||||REQUIRED|||-NONE-|||1
A 11 11|||M:PREP|||with|||REQUIRED|||-NONE-|||1
A 6 7|||R:OTHER|||whom|||REQUIRED|||-NONE-|||2

S Wow , big this museum is !
A 2 2|||M:ADV|||how|||REQUIRED|||-NONE-|||0
A 2 3|||U:ADJ||||||REQUIRED|||-NONE-|||1
A 6 6|||M:ADJ|||big|||REQUIRED|||-NONE-|||1

S How kind you to bring me a book !
A 3 3|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 2 2|||M:PREP|||of|||REQUIRED|||-NONE-|||1

S How slow I at drawing horses !
A 3 3|||M:VERB|||am|||REQUIRED|||-NONE-|||0

S How much beautiful these photos are !
A 1 2|||U:ADJ||||||REQUIRED|||-NONE-|||0

S How a sad this song is !
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||What|||REQUIRED|||-NONE-|||1
A 3 5|||R:WO|||song this|||REQUIRED|||-NONE-|||1

S How well does she plays the drums !
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S What dark it is in this theater !
A 0 1|||R:OTHER|||How|||REQUIRED|||-NONE-|||0

S How are old the books in this library !
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 8|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||old are|||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||old are|||REQUIRED|||-NONE-|||2
A 8 9|||R:PUNCT|||?|||REQUIRED|||-NONE-|||2

S How good your choir sang last night !
A 1 2|||R:ADV|||well|||REQUIRED|||-NONE-|||0

S How beautifully your new violin looks !
A 1 2|||R:MORPH|||beautiful|||REQUIRED|||-NONE-|||0

S We saw a funny film yesterday . How laughed !
A 8 8|||M:PRON|||we|||REQUIRED|||-NONE-|||0

S This is my favorite song . How love it !
A 7 7|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S How does time flies when you read a good book !
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||Time|||REQUIRED|||-NONE-|||1

S How do I miss our old band !
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 2|||U:OTHER||||||REQUIRED|||-NONE-|||1

S How that I want to be on that stage !
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S How I am hate long operas !
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S What I love the smell of old books !
A 0 1|||R:OTHER|||How|||REQUIRED|||-NONE-|||0

S How sings that little bird !
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 5 5|||M:VERB|||sings|||REQUIRED|||-NONE-|||0

S How did they dance at the party last night !
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:TENSE|||danced|||REQUIRED|||-NONE-|||0

S As I wish I could draw like you !
A 0 1|||R:OTHER|||How|||REQUIRED|||-NONE-|||0
A 0 1|||U:PREP||||||REQUIRED|||-NONE-|||1

S What beautiful song !
A 1 1|||M:DET|||a|||REQUIRED|||-NONE-|||0

S What interesting life this painter had !
A 1 1|||M:DET|||an|||REQUIRED|||-NONE-|||0

S What a wonderful singer you !
A 5 5|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||You are|||REQUIRED|||-NONE-|||1
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||1

S What a colorful paintings these are !
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0
A 3 4|||R:NOUN:NUM|||painting|||REQUIRED|||-NONE-|||1
A 4 5|||R:DET|||this|||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||1

S What a good music they play !
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0

S What for a nice guitar you have !
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S How a lovely picture !
A 0 1|||R:OTHER|||What|||REQUIRED|||-NONE-|||0

S What a big museum is it !
A 4 6|||R:WO|||it is|||REQUIRED|||-NONE-|||0

S What the sad story he told us !
A 1 2|||R:DET|||a|||REQUIRED|||-NONE-|||0

S What strange a mask he is wearing !
A 1 3|||R:WO|||a strange|||REQUIRED|||-NONE-|||0

S You have already seen this film , have n't ?
A 9 9|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S The concert starts at eight , it ?
A 6 6|||M:OTHER|||does n't|||REQUIRED|||-NONE-|||0

S There is a bookstore on this street , is n't ?
A 10 10|||M:PRON|||there|||REQUIRED|||-NONE-|||0

S You like jazz , do n't you like ?
A 7 8|||U:PREP||||||REQUIRED|||-NONE-|||0

S We should buy the tickets today , should n't not we ?
A 9 10|||U:ADV||||||REQUIRED|||-NONE-|||0
A 8 9|||U:CONTR||||||REQUIRED|||-NONE-|||1
A 9 11|||R:WO|||we not|||REQUIRED|||-NONE-|||1

S It was a boring play , was n't it was ?
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S Hana plays the cello , is n't she ?
A 5 6|||R:VERB|||does|||REQUIRED|||-NONE-|||0

S Your brother is a painter , is n't it ?
A 8 9|||R:PRON|||he|||REQUIRED|||-NONE-|||0

S They went to the museum yesterday , do n't they ?
A 7 8|||R:VERB:TENSE|||did|||REQUIRED|||-NONE-|||0

S Ravi has written a book , he has n't ?
A 6 9|||R:WO|||has n't he|||REQUIRED|||-NONE-|||0

S We ca n't paint outside today because is raining .
A 7 7|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||it 's|||REQUIRED|||-NONE-|||1

S My grandpa was a drummer for fifty years before died .
A 9 9|||M:PRON|||he|||REQUIRED|||-NONE-|||0

S Everybody in the theater screamed when the lights out .
A 8 8|||M:VERB|||went|||REQUIRED|||-NONE-|||0
A 8 8|||M:VERB|||were|||REQUIRED|||-NONE-|||1

S What was happened after the concert ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S My sister she sings every evening .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0

S The show usually begins itself at eight .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S Last night danced everybody until midnight .
A 2 4|||R:WO|||everybody danced|||REQUIRED|||-NONE-|||0

S My brother singer in the shower every morning .
A 2 3|||R:MORPH|||sings|||REQUIRED|||-NONE-|||0

S Ticket prices at this museum raise every year .
A 5 6|||R:SPELL|||rise|||REQUIRED|||-NONE-|||0
A 5 6|||R:NOUN|||increase|||REQUIRED|||-NONE-|||1
A 5 6|||R:OTHER|||go up|||REQUIRED|||-NONE-|||2

S My dog always is bark when I play the flute .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:SVA|||barks|||REQUIRED|||-NONE-|||0
A 2 4|||R:WO|||is always|||REQUIRED|||-NONE-|||1
A 4 5|||R:VERB:FORM|||barking|||REQUIRED|||-NONE-|||1

S His new songs all the same to me .
A 4 4|||M:NOUN|||sound|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||seem|||REQUIRED|||-NONE-|||1
A 3 3|||M:VERB|||are|||REQUIRED|||-NONE-|||2

S I always nervous before a concert .
A 2 2|||M:VERB|||feel|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB|||am|||REQUIRED|||-NONE-|||1
A 2 2|||M:VERB|||get|||REQUIRED|||-NONE-|||2

S My voice always terrible on the phone .
A 3 3|||M:VERB|||sounds|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||1

S The dancers looked like tired after the show .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S I was felt very proud when my picture won .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S The end of the book seems as too easy .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S Your voice sounds beautifully in this old church .
A 3 4|||R:MORPH|||beautiful|||REQUIRED|||-NONE-|||0

S In the last chapter , the hero goes blindness .
A 8 9|||R:MORPH|||blind|||REQUIRED|||-NONE-|||0

S Everybody angry became when the concert was canceled .
A 1 3|||R:WO|||became angry|||REQUIRED|||-NONE-|||0

S The young actor looked surprising when he heard his name .
A 4 5|||R:MORPH|||surprised|||REQUIRED|||-NONE-|||0

S This is my new poster . Do you like ?
A 9 9|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S Ken the violin in our school orchestra .
A 1 1|||M:VERB|||plays|||REQUIRED|||-NONE-|||0

S I ca n't find my ticket . I think lost it .
A 9 9|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 9 9|||M:OTHER|||I 've|||REQUIRED|||-NONE-|||1

S We discussed about the film for two hours .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||talked|||REQUIRED|||-NONE-|||1

S In the end , she marries with a poor painter .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:TENSE|||gets married|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||to|||REQUIRED|||-NONE-|||1

S Do n't play it that song again !
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0
A 4 6|||U:OTHER||||||REQUIRED|||-NONE-|||1

S My father the newspaper reads in the morning .
A 2 5|||R:WO|||reads the newspaper|||REQUIRED|||-NONE-|||0

S We watched last Monday a sad cartoon .
A 2 4|||U:OTHER||||||REQUIRED|||-NONE-|||0
A 7 7|||M:OTHER|||last Monday|||REQUIRED|||-NONE-|||0
A 0 4|||R:WO|||Last Monday we watched|||REQUIRED|||-NONE-|||1

S Every Sunday paints my uncle a picture of his dog .
A 2 5|||R:WO|||my uncle paints|||REQUIRED|||-NONE-|||0
A 0 2|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 2 5|||R:WO|||My uncle paints|||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||every Sunday|||REQUIRED|||-NONE-|||1

S I rose my hand and asked the actor a question .
A 1 2|||R:VERB|||raised|||REQUIRED|||-NONE-|||0

S On my tenth birthday , my grandfather me his old drum .
A 7 7|||M:VERB|||gave|||REQUIRED|||-NONE-|||0

S Can you me the blue paint , please ?
A 2 2|||M:VERB|||pass|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||give|||REQUIRED|||-NONE-|||1
A 2 2|||M:NOUN|||hand|||REQUIRED|||-NONE-|||2

S The guard kindly showed to us the way .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 8|||R:WO|||the way to us|||REQUIRED|||-NONE-|||1

S My brother sent for me a postcard from the museum .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S The director gave him with a small part in her new film .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Lena showed it me her latest drawings .
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 4|||U:PRON||||||REQUIRED|||-NONE-|||1
A 7 7|||M:OTHER|||to me|||REQUIRED|||-NONE-|||1

S Pass the thin brush me , please .
A 1 1|||M:PRON|||me|||REQUIRED|||-NONE-|||0
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||to|||REQUIRED|||-NONE-|||1

S Our neighbor teaches they Spanish songs .
A 3 4|||R:PRON|||them|||REQUIRED|||-NONE-|||0

S Last year my mother learned me three songs on the guitar .
A 4 5|||R:VERB|||taught|||REQUIRED|||-NONE-|||0

S Can you say me the name of this opera ?
A 2 3|||R:VERB|||tell|||REQUIRED|||-NONE-|||0

S He showed his best photos a famous critic .
A 5 5|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 2 5|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 8 8|||M:OTHER|||his best photos|||REQUIRED|||-NONE-|||1

S Please pass this note the drummer .
A 4 4|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 2 6|||R:WO|||the drummer this note|||REQUIRED|||-NONE-|||1

S When you finish the poem , please send to me .
A 8 8|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S She sent to a long letter to her favorite actor .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||her favorite actor|||REQUIRED|||-NONE-|||1
A 6 10|||U:OTHER||||||REQUIRED|||-NONE-|||1

S They gave the first prize it to a young dancer .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0
A 2 7|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||the first prize|||REQUIRED|||-NONE-|||1

S Mei told the whole story for to her little brother .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 7|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||the whole story|||REQUIRED|||-NONE-|||1

S At the door , show your ticket for the guard .
A 7 8|||R:PREP|||to|||REQUIRED|||-NONE-|||0
A 5 8|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||your ticket|||REQUIRED|||-NONE-|||1

S Your book is n't here . I gave to Omar it yesterday .
A 8 11|||R:WO|||it to Omar|||REQUIRED|||-NONE-|||0

S My mother learned many old songs to me when I was small .
A 2 3|||R:VERB|||taught|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||taught me|||REQUIRED|||-NONE-|||1
A 6 8|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Pass these programs at the people in the first row .
A 3 4|||R:PREP|||to|||REQUIRED|||-NONE-|||0
A 1 4|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||these programs|||REQUIRED|||-NONE-|||1

S The smell in the science lab made sick , so I went outside .
A 7 7|||M:PRON|||me|||REQUIRED|||-NONE-|||0

S His lies to the two officers made very angry , so they arrested him .
A 7 7|||M:PRON|||them|||REQUIRED|||-NONE-|||0

S Rain can the old bridge very slippery .
A 2 2|||M:VERB|||make|||REQUIRED|||-NONE-|||0

S The accident made the old man to be deaf in one ear .
A 6 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S The ice made the road was very dangerous for trucks .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The blue flame made it the water hot in two minutes .
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S The king 's death made the whole country sadness .
A 8 9|||R:MORPH|||sad|||REQUIRED|||-NONE-|||0

S Does the police siren make your baby nervously ?
A 7 8|||R:MORPH|||nervous|||REQUIRED|||-NONE-|||0

S This machine does the dirty air clean again .
A 2 3|||R:VERB|||makes|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||cleans|||REQUIRED|||-NONE-|||1
A 6 7|||U:ADJ||||||REQUIRED|||-NONE-|||1

S The long history test made tired us .
A 5 7|||R:WO|||us tired|||REQUIRED|||-NONE-|||0

S The guide explained us that the castle was very old .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB|||told|||REQUIRED|||-NONE-|||2

S Ms. Kim said that had found an old coin in her garden .
A 4 4|||M:PRON|||she|||REQUIRED|||-NONE-|||0

S The driver said the officer that his brakes did not work .
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||told|||REQUIRED|||-NONE-|||1

S The teacher said me that spiders are not insects .
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB|||told|||REQUIRED|||-NONE-|||2

S The woman reported about that her purse was missing .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S Yesterday I was said that I was sorry for the accident .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S The boy said what he did not see the red light .
A 3 4|||R:PRON|||that|||REQUIRED|||-NONE-|||0
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1

S The old soldier sayed that the battle lasted two days .
A 3 4|||R:VERB:INFL|||said|||REQUIRED|||-NONE-|||0

S In 1850 , an inventor said that his machine will fly before 1860 .
A 9 10|||R:VERB|||would|||REQUIRED|||-NONE-|||0

S The radio reported of two trains had crashed near our town .
A 3 4|||R:PREP|||that|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1

S When we stopped , the officer told that the road was closed .
A 7 7|||M:PRON|||us|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB|||said|||REQUIRED|||-NONE-|||1

S We told by the teacher that the acid was dangerous .
A 1 1|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S My aunt told us that had never been in an accident .
A 5 5|||M:PRON|||she|||REQUIRED|||-NONE-|||0

S The driver told to the officer that he had not seen the bike .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||said|||REQUIRED|||-NONE-|||1

S The museum guide told us about that the sword was not real .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S I am sorry that I was told you that the test was easy .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The witness said the detective that the stolen van was blue .
A 2 3|||R:VERB|||told|||REQUIRED|||-NONE-|||0
A 3 3|||M:PREP|||to|||REQUIRED|||-NONE-|||1

S Our science teacher telled us that whales are not fish .
A 3 4|||R:VERB:INFL|||told|||REQUIRED|||-NONE-|||0

S Grandpa told we that he had fought in the war .
A 2 3|||R:PRON|||us|||REQUIRED|||-NONE-|||0

S In 1910 , the captain told his crew that the ship will arrive the next day .
A 11 12|||R:VERB|||would|||REQUIRED|||-NONE-|||0

S I want to know how old this castle .
A 8 8|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Do you know time the science lesson starts ?
A 3 3|||M:PRON|||what|||REQUIRED|||-NONE-|||0
A 3 4|||R:OTHER|||when|||REQUIRED|||-NONE-|||1
A 3 3|||M:DET|||the|||REQUIRED|||-NONE-|||2

S The little boy is lost and does n't know where lives .
A 10 10|||M:PRON|||he|||REQUIRED|||-NONE-|||0

S Can you explain how do magnets work ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S I wonder why do stars look so small .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Nobody knows that who built these old walls .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S I do n't know where is the police station .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 9 9|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S I ca n't decide which question should I answer first .
A 6 8|||R:WO|||I should|||REQUIRED|||-NONE-|||0
A 6 8|||R:OTHER|||to|||REQUIRED|||-NONE-|||1

S We do n't know that the police will come or not .
A 4 5|||R:PREP|||if|||REQUIRED|||-NONE-|||0
A 4 5|||R:PREP|||whether|||REQUIRED|||-NONE-|||1

S Now I understand how did the accident happen .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:TENSE|||happened|||REQUIRED|||-NONE-|||0

S The teacher asked me I had finished the experiment .
A 4 4|||M:PREP|||if|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||whether|||REQUIRED|||-NONE-|||1

S This old map shows you where the king 's grave .
A 10 10|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 10 10|||M:VERB|||was|||REQUIRED|||-NONE-|||1
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||2

S My sister was shaking , so I asked her what had seen .
A 10 10|||M:PRON|||she|||REQUIRED|||-NONE-|||0

S This book tells you why do volcanoes erupt .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S The judge asked to the witness where he lived .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S The officer asked me that if I had seen the thief .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S A policewoman asked my father where was his car .
A 6 9|||R:WO|||his car was|||REQUIRED|||-NONE-|||0

S Please remind me where did we park the truck .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||parked|||REQUIRED|||-NONE-|||0

S The nurse asked the driver that he could move his legs .
A 5 6|||R:PREP|||if|||REQUIRED|||-NONE-|||0
A 5 6|||R:PREP|||whether|||REQUIRED|||-NONE-|||1

S The professor said us where she had found the bones .
A 2 3|||R:VERB|||told|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||showed|||REQUIRED|||-NONE-|||1

S It in 1789 that the people of the city rose against their king .
A 1 1|||M:VERB|||was|||REQUIRED|||-NONE-|||0
A 0 2|||U:PRON|||In|||REQUIRED|||-NONE-|||1
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||1

S It was the kitchen that the fire started , not in the garage .
A 2 2|||M:PREP|||in|||REQUIRED|||-NONE-|||0

S Was in this room that you heard the shots last night ?
A 1 1|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S It was in 1930 that when scientists found the tiny planet .
A 5 6|||U:ADV||||||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1

S It was that in this cave that the boys found the dinosaur bones .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S It was by accident that what the chemist discovered the new dye .
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0

S It was on this field which the two armies met for the last time .
A 5 6|||R:OTHER|||that|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||where|||REQUIRED|||-NONE-|||1

S There was under the old bridge that the police found the stolen van .
A 0 1|||R:PRON|||It|||REQUIRED|||-NONE-|||0

S It were during those dark years that many families left the country .
A 1 2|||R:VERB:SVA|||was|||REQUIRED|||-NONE-|||0

S It was only recently who doctors learned the cause of this disease .
A 4 5|||R:OTHER|||that|||REQUIRED|||-NONE-|||0

S The police need is a witness who saw the driver 's face .
A 0 1|||M:PRON|||What the|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S What surprised the scientists the color of the ice .
A 4 4|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S I opened my eyes , and what saw was a crowd of officers .
A 7 7|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S What that the teacher showed us was a piece of the moon .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S What we need it is a stronger magnet for the experiment .
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0

S What did the king wanted was more land and gold .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S That the officer found in the car was a stolen painting .
A 0 1|||R:PRON|||What|||REQUIRED|||-NONE-|||0

S What causes most forest fires are human carelessness .
A 5 6|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0

S What does a plant need is light , air , and water .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:SVA|||needs|||REQUIRED|||-NONE-|||0

S What the driver did next was called the police .
A 6 7|||R:VERB:FORM|||call|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||to call|||REQUIRED|||-NONE-|||1

S Our teacher let use her microscope because we were careful .
A 3 3|||M:PRON|||us|||REQUIRED|||-NONE-|||0

S The sad film about the war the whole class cry .
A 6 6|||M:VERB|||made|||REQUIRED|||-NONE-|||0

S Please let me my science homework before dinner .
A 3 3|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||finish|||REQUIRED|||-NONE-|||1

S The police made the driver to open his bag .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S My parents never let to me play with fire .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S Our teacher had each student to bring a leaf to class .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S The king made his soldiers built a wall around the town .
A 5 6|||R:VERB:FORM|||build|||REQUIRED|||-NONE-|||0

S The smoke from this candle always makes me coughing .
A 8 9|||R:MORPH|||cough|||REQUIRED|||-NONE-|||0

S The officer let they cross the street first .
A 3 4|||R:PRON|||them|||REQUIRED|||-NONE-|||0

S The loud bang did everyone jump .
A 3 4|||R:VERB|||made|||REQUIRED|||-NONE-|||0

S After the crash , my uncle his car repaired by a friend .
A 6 6|||M:VERB|||had|||REQUIRED|||-NONE-|||0
A 6 6|||M:VERB|||got|||REQUIRED|||-NONE-|||1

S Every driver must his eyes tested before he gets a license .
A 3 3|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||get|||REQUIRED|||-NONE-|||1

S My passport was stolen , so I must have replaced before the trip .
A 9 9|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 8 10|||R:VERB:TENSE|||replace|||REQUIRED|||-NONE-|||1
A 10 10|||M:PRON|||it|||REQUIRED|||-NONE-|||1

S We had our fingerprints were taken at the police station .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S The king had his enemies to be locked in the tower .
A 5 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S I had my bike been stolen while I was in history class .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Did you get the telescope repairing at that shop ?
A 5 6|||R:VERB:FORM|||repaired|||REQUIRED|||-NONE-|||0

S We must have the old engine check by a mechanic .
A 6 7|||R:VERB:FORM|||checked|||REQUIRED|||-NONE-|||0

S Lucia had her purse stole during the museum tour .
A 4 5|||R:VERB:FORM|||stolen|||REQUIRED|||-NONE-|||0

S The mayor had removed the dangerous statue by two workers .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 7 7|||M:VERB|||removed|||REQUIRED|||-NONE-|||0

S Her question about the war got thinking about my own family .
A 6 6|||M:PRON|||me|||REQUIRED|||-NONE-|||0

S Finally , the officer managed to the truck moving again .
A 6 6|||M:VERB|||get|||REQUIRED|||-NONE-|||0

S Nothing that I did the old machine working again .
A 4 4|||M:VERB|||got|||REQUIRED|||-NONE-|||0

S The experiment got the children for asking a lot of questions .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||R:PART|||to|||REQUIRED|||-NONE-|||1
A 6 7|||R:VERB:FORM|||ask|||REQUIRED|||-NONE-|||1

S After an hour , we got the old clock was ticking again .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0

S The museum guide got to us talking about ancient Rome .
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0

S The chemistry teacher 's joke got the whole class laugh .
A 9 10|||R:VERB:FORM|||laughing|||REQUIRED|||-NONE-|||0
A 9 9|||M:PREP|||to|||REQUIRED|||-NONE-|||1

S It took three hours to get the generator worked again .
A 8 9|||R:VERB:FORM|||working|||REQUIRED|||-NONE-|||0
A 8 8|||M:PREP|||to|||REQUIRED|||-NONE-|||1
A 8 9|||R:MORPH|||work|||REQUIRED|||-NONE-|||1

S The train stopped after the crash , but the driver got moving it again .
A 11 13|||R:WO|||it moving|||REQUIRED|||-NONE-|||0

S Those photos of Mars always get we dreaming about space .
A 6 7|||R:PRON|||us|||REQUIRED|||-NONE-|||0

S The officer asked me show him my driver 's license .
A 4 4|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S Our teacher told to clean our tables after the experiment .
A 3 3|||M:PRON|||us|||REQUIRED|||-NONE-|||0

S The guide told the boys not touch the old swords .
A 6 6|||M:PREP|||to|||REQUIRED|||-NONE-|||0

S The scientist asked to the visitors to wear safety glasses .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S The captain told his men for to wait until dark .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S The police told that everyone to leave the building at once .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S The nurse told the injured man lying still .
A 6 7|||R:VERB:FORM|||to lie|||REQUIRED|||-NONE-|||0

S After the accident , a stranger said me to sit down .
A 6 7|||R:VERB|||told|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB|||asked|||REQUIRED|||-NONE-|||1

S Did you ask they to turn off the alarm ?
A 3 4|||R:PRON|||them|||REQUIRED|||-NONE-|||0

S The lawyer asked him to answered yes or no .
A 5 6|||R:MORPH|||answer|||REQUIRED|||-NONE-|||0

S The twins ran out of the bank , and a witness saw get into a taxi .
A 12 12|||M:PRON|||them|||REQUIRED|||-NONE-|||0
A 12 13|||R:OTHER|||them getting|||REQUIRED|||-NONE-|||1

S From the tower , we could the enemy ships enter the harbor .
A 6 6|||M:VERB|||see|||REQUIRED|||-NONE-|||0
A 6 6|||M:VERB|||watch|||REQUIRED|||-NONE-|||1

S I was fast asleep , so I did n't the alarm go off .
A 9 9|||M:VERB|||hear|||REQUIRED|||-NONE-|||0

S I saw the two cars to crash on the bridge .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||1
A 6 7|||R:VERB:FORM|||crashing|||REQUIRED|||-NONE-|||1

S She felt that something touch her foot in the dark cave .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:TENSE|||touched|||REQUIRED|||-NONE-|||1
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||2
A 4 5|||R:VERB:FORM|||touching|||REQUIRED|||-NONE-|||2

S We watched the ice was melt in the warm water .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 6|||R:VERB:TENSE|||melting|||REQUIRED|||-NONE-|||1

S The guard saw him climbed over the prison wall .
A 4 5|||R:VERB:TENSE|||climb|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||climbing|||REQUIRED|||-NONE-|||1

S Did you hear she scream before the lights went out ?
A 3 4|||R:OTHER|||her|||REQUIRED|||-NONE-|||0

S The students looked the blue liquid turn red .
A 2 3|||R:VERB|||watched|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||saw|||REQUIRED|||-NONE-|||1

S The statue was heavy , and everyone heard fall it .
A 8 10|||R:WO|||it fall|||REQUIRED|||-NONE-|||0

S We found the lost girl because a farmer saw walking along the road .
A 9 9|||M:DET|||her|||REQUIRED|||-NONE-|||0

S We listened the old soldier telling his story about the war .
A 2 2|||M:PREP|||to|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB|||heard|||REQUIRED|||-NONE-|||1

S From my window , I could smoke coming out of the school laboratory .
A 6 6|||M:VERB|||see|||REQUIRED|||-NONE-|||0
A 6 6|||M:NOUN|||smell|||REQUIRED|||-NONE-|||1

S I saw him was running out of the bank with a bag .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 3|||R:PRON|||he|||REQUIRED|||-NONE-|||1
A 3 5|||R:VERB:TENSE|||run|||REQUIRED|||-NONE-|||2

S We could hear church bells to ringing all over the town .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 5 7|||R:OTHER|||ring|||REQUIRED|||-NONE-|||1

S She noticed about a man following her to the police station .
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S I can smell something to burn in the chemistry room .
A 4 6|||R:VERB:FORM|||burning|||REQUIRED|||-NONE-|||0

S I looked out and saw them carried the injured driver away .
A 6 7|||R:VERB:FORM|||carrying|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:TENSE|||carry|||REQUIRED|||-NONE-|||1

S Can you hear they marching toward the palace ?
A 3 4|||R:PRON|||them|||REQUIRED|||-NONE-|||0

S In the dark lab , Yuki felt moving something near her hand .
A 7 9|||R:WO|||something moving|||REQUIRED|||-NONE-|||0

S No honest judge wants to an innocent man punished .
A 5 5|||M:VERB|||see|||REQUIRED|||-NONE-|||0
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||1

S I have never the story of the lost army told so well .
A 3 3|||M:VERB|||heard|||REQUIRED|||-NONE-|||0

S He was proud of his invention and hoped to see used in hospitals .
A 10 10|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S I saw him was arrested by two officers on the train .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||1
A 2 3|||R:PRON|||he|||REQUIRED|||-NONE-|||2

S I have never seen a prisoner to be treated so badly .
A 6 8|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 8|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||1

S She heard her name been called in the courtroom .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||being|||REQUIRED|||-NONE-|||1

S The general saw his best men take prisoner .
A 6 7|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:TENSE|||being taken|||REQUIRED|||-NONE-|||1

S Have you ever heard a poem spoke in Latin ?
A 6 7|||R:VERB:FORM|||spoken|||REQUIRED|||-NONE-|||0

S He felt himself pushing by a strong hand and fell down .
A 3 4|||R:VERB:FORM|||pushed|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:TENSE|||being pushed|||REQUIRED|||-NONE-|||1

S The old cannon was huge , but we saw lifted it by one machine .
A 9 11|||R:WO|||it lifted|||REQUIRED|||-NONE-|||0
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||1
A 11 11|||M:VERB|||being lifted|||REQUIRED|||-NONE-|||1

S Hearing the siren , stopped his car at the side of the road .
A 4 4|||M:PRON|||he|||REQUIRED|||-NONE-|||0
A 4 4|||M:OTHER|||the driver|||REQUIRED|||-NONE-|||1

S Nothing to hide , the driver opened his bag for the officers .
A 0 1|||M:VERB|||Having nothing|||REQUIRED|||-NONE-|||0
A 0 1|||M:PREP|||With nothing|||REQUIRED|||-NONE-|||1

S Walking home from the museum , saw a robbery and called my mother .
A 6 6|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Because knowing the danger , the captain turned the ship around .
A 0 2|||U:PREP|||Knowing|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||he knew|||REQUIRED|||-NONE-|||1

S Seeing the thick smoke , and the guard rang the bell .
A 5 6|||U:CONJ||||||REQUIRED|||-NONE-|||0

S Not to knowing the way , the soldiers followed the river .
A 1 2|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Knew that the bridge was weak , the army crossed it slowly .
A 0 1|||R:VERB:FORM|||Knowing|||REQUIRED|||-NONE-|||0

S Do n't knowing whom to trust , the queen told nobody her plan .
A 0 2|||R:OTHER|||Not|||REQUIRED|||-NONE-|||0

S To live far from the city , the villagers had never seen a train .
A 0 2|||R:OTHER|||Living|||REQUIRED|||-NONE-|||0

S Run away from the police , the thief dropped the money .
A 0 1|||R:MORPH|||Running|||REQUIRED|||-NONE-|||0

S Built in 1450 , is still used as a prison today .
A 4 4|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 4 4|||M:OTHER|||the castle|||REQUIRED|||-NONE-|||1

S Surrounded thick smoke , the miners could not find the exit .
A 1 1|||M:PREP|||by|||REQUIRED|||-NONE-|||0

S By a poisonous snake , the explorer needed help at once .
A 0 1|||M:VERB|||Bitten by|||REQUIRED|||-NONE-|||0

S Was injured in the crash , the driver could not move his legs .
A 0 2|||U:VERB|||Injured|||REQUIRED|||-NONE-|||0

S Asked about the stolen money , and the woman began to cry .
A 6 7|||U:CONJ||||||REQUIRED|||-NONE-|||0

S Seen it from the moon , the Earth looks like a blue ball .
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||0

S Writing in 1350 , the poem describes life in a small village .
A 0 1|||R:VERB:FORM|||Written|||REQUIRED|||-NONE-|||0

S Gave only ten minutes , the students could not finish the experiment .
A 0 1|||R:VERB:FORM|||Given|||REQUIRED|||-NONE-|||0

S Leave alone in the dark cell , the prisoner began to sing .
A 0 1|||R:OTHER|||Left|||REQUIRED|||-NONE-|||0

S Catched with the gold in his hands , the thief told the truth .
A 0 1|||R:VERB|||Caught|||REQUIRED|||-NONE-|||0

S If I you , I would tell the police the truth .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S If there no gravity , we would all float into space .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||was|||REQUIRED|||-NONE-|||1

S If robots did all the work , what people do all day ?
A 8 8|||M:VERB|||would|||REQUIRED|||-NONE-|||0

S If we would lived in the Middle Ages , our lives would be shorter .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S If I were be a detective , I would talk to the neighbors first .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S If people were drove more slowly , there would be fewer accidents here .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:FORM|||driving|||REQUIRED|||-NONE-|||1

S If humans have wings , they would not need cars .
A 2 3|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S If it would be possible to travel in time , I would visit ancient Rome .
A 2 4|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0
A 2 4|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S If the old king were alive today , he will be very surprised .
A 9 10|||R:VERB|||would|||REQUIRED|||-NONE-|||0

S What would happen if the Earth stop spinning for one second ?
A 6 7|||R:VERB:TENSE|||stopped|||REQUIRED|||-NONE-|||0

S If the driver been more careful , nobody would have been hurt .
A 3 3|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S If the letter had found sooner , the war would have ended earlier .
A 4 4|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S If help had come an hour earlier , more passengers would survived .
A 11 11|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S If the king would had listened to the people , he would have kept his crown .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S If the northern army had been won the battle , it would have taken the city .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S If we had have cooled the test tube , it would not have exploded .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S If the students would have worn gloves , the acid would not have burned their hands .
A 3 5|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S If I have seen the truck in time , I would have stopped .
A 2 3|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S If one witness had spoke up , the innocent man would have gone free .
A 4 5|||R:VERB:FORM|||spoken|||REQUIRED|||-NONE-|||0

S She would have died in the crash if she did n't wear a seat belt .
A 9 10|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 11 12|||R:VERB:FORM|||worn|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB|||had|||REQUIRED|||-NONE-|||1
A 11 12|||R:VERB:TENSE|||been wearing|||REQUIRED|||-NONE-|||1

S The crowd demanded that the prisoner set free at once .
A 6 6|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 6 6|||M:VERB|||should be|||REQUIRED|||-NONE-|||1

S It is essential that all the glass tubes washed after the lesson .
A 8 8|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 8 8|||M:VERB|||are|||REQUIRED|||-NONE-|||1
A 8 8|||M:VERB|||should be|||REQUIRED|||-NONE-|||2

S My aunt was badly hurt , so the doctor insisted that stay in bed .
A 11 11|||M:PRON|||she|||REQUIRED|||-NONE-|||0
A 11 11|||M:OTHER|||she should|||REQUIRED|||-NONE-|||1

S The police suggested that everyone to stay indoors during the storm .
A 5 6|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB|||should|||REQUIRED|||-NONE-|||1

S It is vital that the wound will be cleaned at once .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 8|||R:VERB:TENSE|||is|||REQUIRED|||-NONE-|||1
A 6 7|||R:VERB|||should|||REQUIRED|||-NONE-|||2

S The king demanded that his brother that leave the country .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S The detective requested that nobody leaving the house .
A 5 6|||R:VERB:FORM|||leave|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:TENSE|||should leave|||REQUIRED|||-NONE-|||1

S The court ordered that the company pays for the damage .
A 6 7|||R:VERB:SVA|||pay|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:TENSE|||should pay|||REQUIRED|||-NONE-|||1

S The professor demanded that the test being repeated .
A 6 7|||R:VERB:FORM|||be|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:TENSE|||should be|||REQUIRED|||-NONE-|||1

S The doctor strongly recommends that my uncle stopped driving at night .
A 7 8|||R:VERB:TENSE|||stop|||REQUIRED|||-NONE-|||0
A 7 8|||R:VERB:TENSE|||should stop|||REQUIRED|||-NONE-|||1

S I wish I able to read old Latin books .
A 3 3|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||was|||REQUIRED|||-NONE-|||1

S I wish I go back in time and meet a real Viking .
A 3 3|||M:VERB|||could|||REQUIRED|||-NONE-|||0

S My brother wishes knew more about the stars .
A 3 3|||M:PRON|||he|||REQUIRED|||-NONE-|||0

S I wish I would knew who stole my bike .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Mina wishes that if she had a better microscope .
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S I wish we were had more time for experiments in class .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S My neighbor wishes she can remember the thief 's face , but she ca n't .
A 4 5|||R:VERB|||could|||REQUIRED|||-NONE-|||0

S I wish this mountain road is not so icy right now .
A 5 6|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S I hope I knew how this engine works , but I do n't .
A 1 2|||R:OTHER|||wish|||REQUIRED|||-NONE-|||0

S The young officer wishes he does n't have to work every night .
A 5 6|||R:VERB:TENSE|||did|||REQUIRED|||-NONE-|||0

S I wish I been more careful with the acid yesterday .
A 3 3|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S Everyone wishes the thief had caught before he left the country .
A 5 5|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S My cousin crashed my car , and now he wishes had listened to me .
A 10 10|||M:PRON|||he|||REQUIRED|||-NONE-|||0

S I wish I would had worn a helmet that day .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S We wish we had have taken notes during yesterday 's lecture .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S I wish the ambulance had been come ten minutes sooner .
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S I wish I did n't see that terrible accident last night .
A 3 4|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:FORM|||seen|||REQUIRED|||-NONE-|||0

S The driver wishes he would have stopped at the red light .
A 4 6|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S In his last years , the emperor wished he has never started the war .
A 9 10|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S I wish you had took a photo of the robber .
A 4 5|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0

S The new guard shouts at visitors as if he a king .
A 9 9|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 9 9|||M:VERB|||was|||REQUIRED|||-NONE-|||1
A 9 9|||M:VERB|||is|||REQUIRED|||-NONE-|||2

S The officer treated me as I were a criminal .
A 5 5|||M:PREP|||if|||REQUIRED|||-NONE-|||0
A 5 5|||M:PREP|||though|||REQUIRED|||-NONE-|||1

S This little robot answers as if were alive .
A 6 6|||M:PRON|||it|||REQUIRED|||-NONE-|||0
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||1

S The man walks as if he were had a broken leg .
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0
A 6 8|||R:VERB:TENSE|||has|||REQUIRED|||-NONE-|||1

S That truck driver drives as if that he were alone on the road .
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S The police dog looked at us as if it were be human .
A 10 11|||U:VERB||||||REQUIRED|||-NONE-|||0

S Grandma talks about the war as if it be yesterday .
A 8 9|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S The driver looked at me like though I were crazy .
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||0
A 5 6|||R:PREP|||as|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||if|||REQUIRED|||-NONE-|||1
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||2

S The suspect acts as if he did n't knew the victim .
A 8 9|||R:VERB:TENSE|||know|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:TENSE|||does|||REQUIRED|||-NONE-|||1
A 8 9|||R:VERB:TENSE|||know|||REQUIRED|||-NONE-|||1

S The guide always speaks to us as if we was small children .
A 9 10|||R:VERB:SVA|||were|||REQUIRED|||-NONE-|||0
A 9 10|||R:VERB:TENSE|||are|||REQUIRED|||-NONE-|||1

S The boy looked as though he seen a ghost in the castle .
A 6 6|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S The building looked as if it had hit by a bomb .
A 7 7|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S The room looked as nobody had lived there for years .
A 4 4|||M:PREP|||if|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||though|||REQUIRED|||-NONE-|||1

S He described the battle as if he had been seen it himself .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S The liquid smelled as if that something had died in it .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S She talked about the accident as though she would had caused it .
A 8 9|||U:VERB||||||REQUIRED|||-NONE-|||0

S The man was breathing hard , as if he has just run from the police .
A 9 10|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S The street looked as if a giant had went through it .
A 8 9|||R:VERB:FORM|||gone|||REQUIRED|||-NONE-|||0

S The prisoners looked as if they did n't eat for a week .
A 6 7|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 8 9|||R:VERB:FORM|||eaten|||REQUIRED|||-NONE-|||0

S It seemed as that somebody had moved the ancient bones .
A 3 4|||R:PREP|||if|||REQUIRED|||-NONE-|||0
A 3 4|||R:PREP|||though|||REQUIRED|||-NONE-|||1
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||2

S If only I more time to study for the science exam !
A 3 3|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S If only there a hospital closer to our village !
A 3 3|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||was|||REQUIRED|||-NONE-|||1

S This old clock has seen a lot of history . If only could talk !
A 12 12|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S If only that the police knew the real name of the robber !
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S If only our streets were be safer for children !
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S If only we did lived closer to the science museum !
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:TENSE|||live|||REQUIRED|||-NONE-|||1

S If only we can travel back to ancient Egypt !
A 3 4|||R:VERB|||could|||REQUIRED|||-NONE-|||0

S My binoculars are too weak . If only I would have a real telescope !
A 9 11|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S My father is a police officer . If only he does n't work every night !
A 10 11|||R:VERB:TENSE|||did|||REQUIRED|||-NONE-|||0

S If only I am a doctor and could help these people !
A 3 4|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S If only the driver seen the red light !
A 4 4|||M:VERB|||had|||REQUIRED|||-NONE-|||0

S If only the gold had found before the war began !
A 5 5|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S I made a terrible mistake . If only had asked for help !
A 8 8|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S If only the police had been arrived five minutes earlier !
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S If only we had have read the safety rules before the experiment !
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S If only if the guard had locked the gate last night !
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S If only I did n't drop the glass in yesterday 's lesson !
A 3 4|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 5 6|||R:VERB:TENSE|||dropped|||REQUIRED|||-NONE-|||0

S If only somebody has warned the passengers before the crash !
A 3 4|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S If only the two kings had chose peace in 1415 !
A 6 7|||R:VERB:FORM|||chosen|||REQUIRED|||-NONE-|||0

S If only she would have braked a second earlier !
A 3 5|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB|||could|||REQUIRED|||-NONE-|||1

S If you should any problems with the equipment , tell me at once .
A 3 3|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||have|||REQUIRED|||-NONE-|||1

S If should smell gas in the lab , open the windows and leave .
A 1 1|||M:PRON|||you|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||you|||REQUIRED|||-NONE-|||1

S If there should an accident , do not move the victims .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||is|||REQUIRED|||-NONE-|||1

S If you should to find a bone , do not touch it .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 2 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S If the witness should will need protection , the police can help her .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 3 5|||U:VERB||||||REQUIRED|||-NONE-|||1
A 5 6|||R:VERB:SVA|||needs|||REQUIRED|||-NONE-|||1

S If anything should be happen to me , open this letter .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 5|||R:VERB:TENSE|||happens|||REQUIRED|||-NONE-|||1

S If the alarm should rings , walk to the nearest exit .
A 4 5|||R:NOUN:NUM|||ring|||REQUIRED|||-NONE-|||0
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S If should you see the missing truck , call this number .
A 1 3|||R:WO|||you should|||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||Should|||REQUIRED|||-NONE-|||1
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||2

S If a stranger should tried to open the gate , ring the bell .
A 4 5|||R:VERB:TENSE|||try|||REQUIRED|||-NONE-|||0
A 3 5|||R:VERB:TENSE|||tries|||REQUIRED|||-NONE-|||1

S If the suspect should changing his story , the judge will ask why .
A 4 5|||R:MORPH|||change|||REQUIRED|||-NONE-|||0
A 3 5|||R:OTHER|||changes|||REQUIRED|||-NONE-|||1

S Were you , I would tell the judge everything .
A 1 1|||M:PRON|||I|||REQUIRED|||-NONE-|||0
A 0 1|||M:OTHER|||If I were|||REQUIRED|||-NONE-|||1

S Were the old king alive today , he be ashamed of his sons .
A 8 8|||M:VERB|||would|||REQUIRED|||-NONE-|||0

S Were the sun disappear , all life on Earth would end .
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 3 4|||R:VERB:TENSE|||disappeared|||REQUIRED|||-NONE-|||1
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||2
A 3 3|||M:VERB|||were to|||REQUIRED|||-NONE-|||2

S If were I a rich man , I would build a science museum .
A 0 2|||U:PREP|||Were|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||I were|||REQUIRED|||-NONE-|||1

S Were I be in your place , I would hire a lawyer .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||1

S Were the volcano was to erupt , the whole town would be in danger .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1

S Was I a judge , I would not free that man .
A 0 1|||R:VERB:SVA|||Were|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||1

S Were the Earth closer to the sun , life on it will be impossible .
A 11 12|||R:VERB|||would|||REQUIRED|||-NONE-|||0

S Were our soldiers to lost this battle , the city would fall .
A 4 5|||R:VERB:TENSE|||lose|||REQUIRED|||-NONE-|||0

S I were the mayor , I would close this dangerous street .
A 0 2|||R:WO|||Were I|||REQUIRED|||-NONE-|||0
A 0 0|||M:PREP|||If|||REQUIRED|||-NONE-|||1

S Had the driver more careful , he would not have hit the tree .
A 3 3|||M:VERB|||been|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 3 3|||M:VERB|||had been|||REQUIRED|||-NONE-|||1

S Had the police come sooner , they would caught the thief .
A 8 8|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S Had known about the flood , we would have left the valley .
A 1 1|||M:PRON|||we|||REQUIRED|||-NONE-|||0
A 0 1|||M:OTHER|||If we had|||REQUIRED|||-NONE-|||1

S If had I seen the warning sign , I would have stopped .
A 0 2|||U:PREP|||Had|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||I had|||REQUIRED|||-NONE-|||1

S Had I have read the question carefully , I would have passed the test .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Had the scientist not been fallen ill , she would have finished her work .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Have the bridge been stronger , it would not have fallen into the river .
A 0 1|||R:VERB:TENSE|||Had|||REQUIRED|||-NONE-|||0

S Had the ships took the southern route , they would have missed the storm .
A 3 4|||R:VERB:FORM|||taken|||REQUIRED|||-NONE-|||0

S Would we have locked the door , nobody would have stolen the painting .
A 0 1|||R:VERB|||Had|||REQUIRED|||-NONE-|||0
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 2 3|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||1

S Had the storm not hit the enemy ships , they will have won the war .
A 10 11|||R:VERB|||would|||REQUIRED|||-NONE-|||0

S Should the patient any pain tonight , give him this medicine .
A 3 3|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 3 3|||M:VERB|||feel|||REQUIRED|||-NONE-|||1
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||2
A 3 3|||M:VERB|||has|||REQUIRED|||-NONE-|||2

S Should see the missing girl , please call the police .
A 1 1|||M:PRON|||you|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If you|||REQUIRED|||-NONE-|||1

S Should the weather bad , the trip to the castle will be canceled .
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1
A 3 3|||M:VERB|||is|||REQUIRED|||-NONE-|||1

S If should you lose your museum ticket , please go to the front desk .
A 0 2|||U:PREP|||Should|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||you should|||REQUIRED|||-NONE-|||1
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||2

S Should you to hear any strange noise , leave the old mine at once .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Should do you find a mistake in the report , please tell the officer .
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Should the thief returns to the house , do not open the door .
A 3 4|||R:NOUN:NUM|||return|||REQUIRED|||-NONE-|||0

S Shall you need a lawyer , the court will find one for you .
A 0 1|||R:VERB|||Should|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||If|||REQUIRED|||-NONE-|||1

S Should the witness refusing to speak , the trial will stop .
A 3 4|||R:VERB:FORM|||refuse|||REQUIRED|||-NONE-|||0

S You should notice any smoke , press the red button .
A 0 2|||R:WO|||Should you|||REQUIRED|||-NONE-|||0
A 0 1|||M:PREP|||If you|||REQUIRED|||-NONE-|||1
A 0 1|||M:PREP|||If you|||REQUIRED|||-NONE-|||2
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||2

S If it were not the sun , there would be no life on Earth .
A 4 4|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S If were not for seat belts , many more drivers would die .
A 1 1|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S If it not for my lawyer , I would be in prison now .
A 2 2|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||was|||REQUIRED|||-NONE-|||1
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||2

S If it were not for of gravity , the air around us would escape .
A 5 6|||U:PREP||||||REQUIRED|||-NONE-|||0

S If it were not be for the old castle , nobody would visit this village .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S If it were not for because of your helmet , you would be in the hospital now .
A 5 7|||U:PREP||||||REQUIRED|||-NONE-|||0

S If it is not for your help , I would fail chemistry .
A 2 3|||R:VERB:TENSE|||were|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:TENSE|||was|||REQUIRED|||-NONE-|||1

S If there were not for the police dogs , the airport would be less safe .
A 1 2|||R:PRON|||it|||REQUIRED|||-NONE-|||0

S If it were not from the moon , the nights would be completely dark .
A 4 5|||R:PREP|||for|||REQUIRED|||-NONE-|||0

S If it were not for they , our laboratory would be in chaos .
A 5 6|||R:PRON|||them|||REQUIRED|||-NONE-|||0

S Were it not the ancient temple , few tourists would come here .
A 3 3|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S Were not for the guard dogs , thieves would rob this bank every night .
A 1 1|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S Were it for the ozone layer , the sun would burn us all .
A 2 2|||M:ADV|||not|||REQUIRED|||-NONE-|||0

S If were it not for the law , strong men would take everything .
A 0 2|||U:PREP|||Were|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||it were|||REQUIRED|||-NONE-|||1

S Were it not be for one witness , he would be a free man today .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Were it is not for the army , the capital would fall within a week .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Was it not for the flood wall , our town would be under water .
A 0 1|||R:VERB:SVA|||Were|||REQUIRED|||-NONE-|||0

S Were there not for the traffic police , crossing this street would be impossible .
A 1 2|||R:PRON|||it|||REQUIRED|||-NONE-|||0

S It were not for the noise of the factory , this would be a quiet town .
A 0 2|||R:WO|||Were it|||REQUIRED|||-NONE-|||0
A 0 1|||M:PREP|||If it|||REQUIRED|||-NONE-|||1

S Were it not for he , nobody would know how to run this old machine .
A 4 5|||R:PRON|||him|||REQUIRED|||-NONE-|||0

S If it had n't for the heavy storm , the fleet would have reached the island .
A 4 4|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S If it had n't been the airbag , Tomas would have died in the crash .
A 5 5|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S If had n't been for the snow , the soldiers would have attacked at dawn .
A 1 1|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S If it had n't have been for his map , they would have gotten lost .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S If it had n't not been for a passing truck driver , the injured girl would have died .
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||0
A 3 4|||U:CONTR||||||REQUIRED|||-NONE-|||1

S If that it had n't been for the guard , the crown would have been stolen .
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S If it has n't been for that book , I would never have studied history .
A 2 3|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0

S If it had n't being for her notes , the discovery would have been forgotten .
A 4 5|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S If it would n't have been for the ice , the truck would have stopped in time .
A 2 3|||R:VERB|||had|||REQUIRED|||-NONE-|||0
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S If there had n't been for the alarm , the whole school would have burned down .
A 1 2|||R:PRON|||it|||REQUIRED|||-NONE-|||0

S Had it not for the doctor 's quick work , the driver would have died .
A 3 3|||M:VERB|||been|||REQUIRED|||-NONE-|||0

S Had it not been the lighthouse , the ship would have hit the rocks .
A 4 4|||M:PREP|||for|||REQUIRED|||-NONE-|||0

S Had not been for the heavy rain , the fire would have destroyed the town .
A 1 1|||M:PRON|||it|||REQUIRED|||-NONE-|||0

S If had it not been for the witness , the killer would have escaped .
A 0 2|||U:PREP|||Had|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||it had|||REQUIRED|||-NONE-|||1

S Had it not have been for the long war , the queen would have ruled longer .
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0

S Had it was not been for our guide , we would have died in the desert .
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Has it not been for luck , the scientist would not have made the discovery .
A 0 1|||R:VERB:TENSE|||Had|||REQUIRED|||-NONE-|||0

S Had it not be for the brave nurse , the wounded men would have frozen .
A 3 4|||R:VERB:FORM|||been|||REQUIRED|||-NONE-|||0

S Had n't it been for my seat belt , I would have been badly hurt .
A 1 2|||U:CONTR||||||REQUIRED|||-NONE-|||0
A 3 3|||M:ADV|||not|||REQUIRED|||-NONE-|||0
A 0 0|||M:PREP|||If|||REQUIRED|||-NONE-|||1
A 0 3|||R:WO|||it had n't|||REQUIRED|||-NONE-|||1

S Had there not been for the spy 's letter , the general would have walked into a trap .
A 1 2|||R:PRON|||it|||REQUIRED|||-NONE-|||0

S My neighbor loves loud music , and so I .
A 8 8|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 7 8|||U:ADV||||||REQUIRED|||-NONE-|||1
A 9 9|||M:OTHER|||do too|||REQUIRED|||-NONE-|||1

S We were late for the wedding , and so they .
A 9 9|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 8 9|||U:ADV||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||were too|||REQUIRED|||-NONE-|||1

S Rosa has already changed her password , and so he .
A 9 9|||M:VERB|||has|||REQUIRED|||-NONE-|||0
A 8 9|||U:ADV||||||REQUIRED|||-NONE-|||1
A 10 10|||M:OTHER|||has too|||REQUIRED|||-NONE-|||1

S She paid for her own ticket , and so did I paid .
A 11 12|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 9|||U:ADV||||||REQUIRED|||-NONE-|||1
A 9 11|||R:WO|||I did|||REQUIRED|||-NONE-|||1
A 11 12|||R:OTHER|||too|||REQUIRED|||-NONE-|||1

S Kenji will bring some snacks , and so will do we .
A 9 10|||U:VERB||||||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||we|||REQUIRED|||-NONE-|||1
A 9 11|||R:OTHER|||too|||REQUIRED|||-NONE-|||1

S Her cousin can repair old radios , and so can she can .
A 11 12|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 12 12|||M:ADV|||too|||REQUIRED|||-NONE-|||1

S Marta is saving money for a car , and so do I .
A 10 11|||R:VERB|||am|||REQUIRED|||-NONE-|||0
A 9 11|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 12 12|||M:OTHER|||am too|||REQUIRED|||-NONE-|||1

S Lena lost her phone on the train last night , and so did me .
A 13 14|||R:PRON|||I|||REQUIRED|||-NONE-|||0
A 11 12|||R:OTHER|||I|||REQUIRED|||-NONE-|||1
A 13 14|||R:OTHER|||too|||REQUIRED|||-NONE-|||1

S The man next door was born in Peru , and so I was .
A 11 13|||R:WO|||was I|||REQUIRED|||-NONE-|||0
A 10 11|||U:ADV||||||REQUIRED|||-NONE-|||1
A 13 13|||M:ADV|||too|||REQUIRED|||-NONE-|||1

S I need a bigger screen for my work , and also do they .
A 10 11|||R:ADV|||so|||REQUIRED|||-NONE-|||0
A 10 11|||U:ADV||||||REQUIRED|||-NONE-|||1
A 11 13|||R:WO|||they do|||REQUIRED|||-NONE-|||1
A 13 13|||M:ADV|||too|||REQUIRED|||-NONE-|||1
A 10 13|||R:WO|||they also do|||REQUIRED|||-NONE-|||2

S I do n't have any cash with me , and neither she .
A 11 11|||M:VERB|||does|||REQUIRED|||-NONE-|||0
A 10 11|||U:DET||||||REQUIRED|||-NONE-|||1
A 12 12|||M:OTHER|||does n't either|||REQUIRED|||-NONE-|||1

S The guests were n't tired at midnight , and neither we .
A 10 10|||M:VERB|||were|||REQUIRED|||-NONE-|||0
A 9 10|||U:DET||||||REQUIRED|||-NONE-|||1
A 11 11|||M:OTHER|||were n't either|||REQUIRED|||-NONE-|||1

S I do n't own a computer , nor I want one .
A 8 8|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 7 8|||R:CONJ|||and|||REQUIRED|||-NONE-|||1
A 9 9|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||1

S Yuki has not paid the rent yet , and neither have I not .
A 12 13|||U:ADV||||||REQUIRED|||-NONE-|||0
A 9 10|||U:DET||||||REQUIRED|||-NONE-|||1
A 10 12|||R:WO|||I have|||REQUIRED|||-NONE-|||1
A 12 13|||R:CONTR|||n't|||REQUIRED|||-NONE-|||1
A 13 13|||M:DET|||either|||REQUIRED|||-NONE-|||1

S Pablo never lends money to friends , and neither do we do .
A 11 12|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 12 12|||M:OTHER|||n't either|||REQUIRED|||-NONE-|||1

S We could n't install the program , and neither could they could .
A 11 12|||U:VERB||||||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 12 12|||M:OTHER|||n't either|||REQUIRED|||-NONE-|||1

S I do n't like crowded parties , and neither does n't he .
A 10 11|||U:CONTR||||||REQUIRED|||-NONE-|||0
A 8 9|||R:OTHER|||he|||REQUIRED|||-NONE-|||1
A 11 12|||R:OTHER|||either|||REQUIRED|||-NONE-|||1

S She was n't at home when I called , nor she was at the office .
A 10 12|||R:WO|||was she|||REQUIRED|||-NONE-|||0
A 9 10|||R:CONJ|||and|||REQUIRED|||-NONE-|||1
A 12 12|||M:CONTR|||n't|||REQUIRED|||-NONE-|||1
A 15 15|||M:DET|||either|||REQUIRED|||-NONE-|||1

S Diego ca n't fix the printer , and neither do I .
A 9 10|||R:VERB|||can|||REQUIRED|||-NONE-|||0
A 8 10|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 11 11|||M:OTHER|||ca n't either|||REQUIRED|||-NONE-|||1

S Our friends wo n't go to that club again , and either will we .
A 11 12|||R:DET|||neither|||REQUIRED|||-NONE-|||0
A 11 13|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 14 14|||M:OTHER|||wo n't either|||REQUIRED|||-NONE-|||1

S Seldom our neighbors invite anyone to their house .
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 0 3|||R:WO|||Our neighbors seldom|||REQUIRED|||-NONE-|||1

S Little they know about our plan to surprise them on Friday .
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 0 3|||R:WO|||They know little|||REQUIRED|||-NONE-|||1

S Never I want to see such a high phone bill again .
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 0 2|||R:WO|||I never|||REQUIRED|||-NONE-|||1

S Never before have I have spent so much on a pair of shoes .
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 4|||R:WO|||I have never before|||REQUIRED|||-NONE-|||1
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||1
A 0 3|||U:OTHER||||||REQUIRED|||-NONE-|||2
A 5 5|||M:ADV|||never|||REQUIRED|||-NONE-|||2
A 13 13|||M:PREP|||before|||REQUIRED|||-NONE-|||2

S Little did she to suspect that her coworkers were planning a party .
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S No sooner had I paid the rent than that another bill arrived .
A 8 9|||U:PREP||||||REQUIRED|||-NONE-|||0

S Hardly we had sat down to eat when somebody knocked on the door .
A 1 3|||R:WO|||had we|||REQUIRED|||-NONE-|||0
A 0 3|||R:WO|||We had hardly|||REQUIRED|||-NONE-|||1

S Seldom does our landlord answers his phone in the evening .
A 4 5|||R:NOUN:NUM|||answer|||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||Our|||REQUIRED|||-NONE-|||1
A 4 4|||M:ADV|||seldom|||REQUIRED|||-NONE-|||1

S No sooner had the band started playing that the police came .
A 7 8|||R:PREP|||than|||REQUIRED|||-NONE-|||0

S Scarcely have we left the party last night when it began to snow .
A 1 2|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||We|||REQUIRED|||-NONE-|||1
A 3 3|||M:OTHER|||had scarcely|||REQUIRED|||-NONE-|||1

S Why you call me every night ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Why the neighbors having a party tonight ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Why your phone on the floor now ?
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Why is this computer is so slow ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Why do you do not like cake ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 2 2|||M:CONTR|||n't|||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Why do people to need so much money ?
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S Why does Emma needs two keys ?
A 3 4|||R:MORPH|||need|||REQUIRED|||-NONE-|||0

S Why they are not at school today ?
A 1 3|||R:WO|||are they|||REQUIRED|||-NONE-|||0
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||1
A 3 4|||R:CONTR|||n't|||REQUIRED|||-NONE-|||1
A 4 4|||M:PRON|||they|||REQUIRED|||-NONE-|||1

S What are you late today ?
A 0 1|||R:OTHER|||Why|||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||for|||REQUIRED|||-NONE-|||1

S Why did he sold his new bike ?
A 3 4|||R:VERB:FORM|||sell|||REQUIRED|||-NONE-|||0

S When your birthday party this year ?
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S When you get up on Mondays ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S When the bank open on Saturdays ?
A 1 1|||M:VERB|||does|||REQUIRED|||-NONE-|||0

S When is the next bus is ?
A 5 6|||U:VERB||||||REQUIRED|||-NONE-|||0

S When do the shops are close today ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S When time do you finish work ?
A 1 2|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 0 1|||R:SPELL|||What|||REQUIRED|||-NONE-|||1

S When did you got this phone ?
A 3 4|||R:VERB:TENSE|||get|||REQUIRED|||-NONE-|||0

S When she is coming home ?
A 1 3|||R:WO|||is she|||REQUIRED|||-NONE-|||0

S Where did you move here , in May or June ?
A 0 1|||R:ADV|||When|||REQUIRED|||-NONE-|||0

S When do your brother pay his rent ?
A 1 2|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||0

S Who your neighbors last year ?
A 1 1|||M:VERB|||were|||REQUIRED|||-NONE-|||0

S Who you call every Sunday ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Who Anna live with ?
A 1 1|||M:VERB|||does|||REQUIRED|||-NONE-|||0

S Who did won the game last night ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Who does lives in that big house ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Who is wants more ice cream ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Who have my blue pen ?
A 1 2|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||0

S What called you , your mother or your father ?
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||0
A 0 0|||M:DET|||Which|||REQUIRED|||-NONE-|||1
A 0 0|||M:PREP|||of|||REQUIRED|||-NONE-|||1
A 0 1|||R:PRON|||them|||REQUIRED|||-NONE-|||1

S Who the people in this photo are ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 6 7|||U:VERB||||||REQUIRED|||-NONE-|||0

S Who did they saw at the store ?
A 3 4|||R:VERB:TENSE|||see|||REQUIRED|||-NONE-|||0

S Whom you usually invite to dinner ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||1

S Whom your sister meet last night ?
A 1 1|||M:VERB|||did|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 1 1|||M:VERB|||did|||REQUIRED|||-NONE-|||1

S Whom they helping in the kitchen now ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||1

S Whom did you see him at the party ?
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||1

S Whom did Ivan to ask for money ?
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||1

S Whom is she is calling now ?
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 3 4|||U:VERB||||||REQUIRED|||-NONE-|||1

S Whom you are waiting for ?
A 1 3|||R:WO|||are you|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||are you|||REQUIRED|||-NONE-|||1

S To who did he give the money ?
A 1 2|||R:PRON|||whom|||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||Who|||REQUIRED|||-NONE-|||1
A 7 7|||M:PREP|||to|||REQUIRED|||-NONE-|||1

S Whom do your father visit on Fridays ?
A 1 2|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||Who|||REQUIRED|||-NONE-|||1
A 1 2|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||1

S Whose do you love , Tom or Sam ?
A 0 1|||R:OTHER|||Whom|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||Who|||REQUIRED|||-NONE-|||1
A 0 0|||M:DET|||Which|||REQUIRED|||-NONE-|||2
A 0 1|||R:DET|||one|||REQUIRED|||-NONE-|||2

S What you want for your birthday ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S What their names ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S What the children looking at now ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S What did happened to your computer ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S What is does this button do ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S What did you buy it at the store ?
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||0

S How do you call this thing in English ?
A 0 1|||R:OTHER|||What|||REQUIRED|||-NONE-|||0
A 3 4|||R:VERB|||say|||REQUIRED|||-NONE-|||1
A 5 6|||U:NOUN||||||REQUIRED|||-NONE-|||1

S What means this word ?
A 1 2|||R:VERB|||does|||REQUIRED|||-NONE-|||0
A 4 4|||M:VERB|||mean|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||is the meaning of|||REQUIRED|||-NONE-|||1

S What he is doing in our yard ?
A 1 3|||R:WO|||is he|||REQUIRED|||-NONE-|||0

S Who is in that box , a cake or a toy ?
A 0 1|||R:PRON|||What|||REQUIRED|||-NONE-|||0

S What color your new car ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S What games you play at parties ?
A 2 2|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S What do you get up , at six or seven ?
A 1 1|||M:NOUN|||time|||REQUIRED|||-NONE-|||0
A 0 1|||R:SPELL|||When|||REQUIRED|||-NONE-|||1

S What a kind of music do you like ?
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0

S What is language do your neighbors speak ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S What the size are these shoes ?
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0

S How time does the bank close ?
A 0 1|||R:OTHER|||What|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||When|||REQUIRED|||-NONE-|||1

S What day it is today ?
A 2 4|||R:WO|||is it|||REQUIRED|||-NONE-|||0

S What sports does your brother plays ?
A 5 6|||R:VERB:SVA|||play|||REQUIRED|||-NONE-|||0

S What subject do she like best ?
A 2 3|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||0

S Which you want , tea or coffee ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Which your computer , the old or the new one ?
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1
A 3 3|||M:OTHER|||is yours|||REQUIRED|||-NONE-|||1

S Which these phones is yours ?
A 1 1|||M:PREP|||of|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1
A 2 3|||R:NOUN:NUM|||phone|||REQUIRED|||-NONE-|||1

S Which is do you like more , cats or dogs ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Which is it cheaper , the bus or the train ?
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0

S Which of is faster , a car or a bike ?
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||one|||REQUIRED|||-NONE-|||1

S Who is bigger , the kitchen or the bathroom ?
A 0 1|||R:OTHER|||Which|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||What|||REQUIRED|||-NONE-|||1

S Which does you like better , summer or winter ?
A 1 2|||R:VERB:SVA|||do|||REQUIRED|||-NONE-|||0

S Which your desk is , this one or that one ?
A 1 4|||R:WO|||is your desk|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1
A 4 4|||M:PRON|||yours|||REQUIRED|||-NONE-|||1

S Which did he chose , the red or the green one ?
A 3 4|||R:VERB:TENSE|||choose|||REQUIRED|||-NONE-|||0

S Which bus you take to work every day ?
A 2 2|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Which apartment theirs , 2A or 2B ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Which movie they watch last night ?
A 2 2|||M:VERB|||did|||REQUIRED|||-NONE-|||0

S Which the phone is yours , Sara ?
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0

S Which of computer do you use at work ?
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0
A 2 2|||M:DET|||the|||REQUIRED|||-NONE-|||1
A 2 3|||R:NOUN:NUM|||computers|||REQUIRED|||-NONE-|||1

S Which cake is do you want , lemon or chocolate ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Which shoes is cheaper , these or those ?
A 2 3|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Which books is yours , this one or that one ?
A 1 2|||R:NOUN:NUM|||book|||REQUIRED|||-NONE-|||0

S Who way is the bank , left or right ?
A 0 1|||R:OTHER|||Which|||REQUIRED|||-NONE-|||0

S Which room he is in now ?
A 2 4|||R:WO|||is he|||REQUIRED|||-NONE-|||0

S Whose this phone on the table ?
A 1 1|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1
A 3 3|||M:OTHER|||is this|||REQUIRED|||-NONE-|||1

S Whose those wet coats on my bed ?
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||1
A 4 4|||M:OTHER|||are those|||REQUIRED|||-NONE-|||1

S Whose that loud party last night ?
A 1 1|||M:VERB|||was|||REQUIRED|||-NONE-|||0
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||1
A 4 4|||M:OTHER|||was that|||REQUIRED|||-NONE-|||1

S Whose is it this laptop ?
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 1 1|||M:NOUN|||laptop|||REQUIRED|||-NONE-|||1
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||1
A 4 5|||U:NOUN||||||REQUIRED|||-NONE-|||1

S Whose is the money on the floor is ?
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 4 4|||M:VERB|||is|||REQUIRED|||-NONE-|||1
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||1

S Of whose are these headphones ?
A 0 2|||U:PREP|||Whose|||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||Whose|||REQUIRED|||-NONE-|||1
A 2 5|||R:WO|||headphones are these|||REQUIRED|||-NONE-|||1

S Who are these keys , yours or Maria 's ?
A 0 1|||R:OTHER|||Whose|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||Whose|||REQUIRED|||-NONE-|||1
A 1 4|||R:WO|||keys are these|||REQUIRED|||-NONE-|||1

S Whose is these glasses ? I found them in the kitchen .
A 1 2|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||glasses are|||REQUIRED|||-NONE-|||1
A 3 4|||U:NOUN||||||REQUIRED|||-NONE-|||1

S Whose that wallet is ?
A 1 4|||R:WO|||is that wallet|||REQUIRED|||-NONE-|||0
A 1 4|||R:WO|||wallet is that|||REQUIRED|||-NONE-|||1

S Who 's is the blue suitcase ?
A 0 2|||R:OTHER|||Whose|||REQUIRED|||-NONE-|||0
A 1 3|||R:VERB|||does|||REQUIRED|||-NONE-|||1
A 6 6|||M:OTHER|||belong to|||REQUIRED|||-NONE-|||1

S Whose phone ringing in the kitchen now ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S Whose computer you usually use at home ?
A 2 2|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Whose birthday they celebrate yesterday ?
A 2 2|||M:VERB|||did|||REQUIRED|||-NONE-|||0

S Whose the car is parked in my space ?
A 1 2|||U:DET||||||REQUIRED|||-NONE-|||0

S Whose is jacket is this on the sofa ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||U:OTHER||||||REQUIRED|||-NONE-|||1
A 5 5|||M:NOUN|||jacket|||REQUIRED|||-NONE-|||1

S Whose money did the boys find it in the park ?
A 6 7|||U:PRON||||||REQUIRED|||-NONE-|||0

S Who 's dog is barking outside ?
A 0 2|||R:OTHER|||Whose|||REQUIRED|||-NONE-|||0

S Who number did you call by mistake , Anita 's or her mother 's ?
A 0 1|||R:OTHER|||Whose|||REQUIRED|||-NONE-|||0

S Whose parents is coming to the concert ?
A 2 3|||R:VERB:SVA|||are|||REQUIRED|||-NONE-|||0

S Whose turn it is to buy the drinks ?
A 2 4|||R:WO|||is it|||REQUIRED|||-NONE-|||0

S Where you usually buy vegetables ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Where my glasses ? I ca n't see .
A 1 1|||M:VERB|||are|||REQUIRED|||-NONE-|||0

S Where your sister work ?
A 1 1|||M:VERB|||does|||REQUIRED|||-NONE-|||0

S Where is the bathroom is ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0

S Where in do your parents live ?
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0

S Where are do your neighbors come from ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Where did she went last weekend ?
A 3 4|||R:VERB:TENSE|||go|||REQUIRED|||-NONE-|||0

S Where you are going with my laptop ?
A 1 3|||R:WO|||are you|||REQUIRED|||-NONE-|||0

S When is the party , at home or at school ?
A 0 1|||R:ADV|||Where|||REQUIRED|||-NONE-|||0

S Where do he keep his money ?
A 1 2|||R:VERB:SVA|||does|||REQUIRED|||-NONE-|||0

S How you get to work on Mondays ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S How your party last night ?
A 1 1|||M:VERB|||was|||REQUIRED|||-NONE-|||0

S How she open the door without a key yesterday ?
A 1 1|||M:VERB|||did|||REQUIRED|||-NONE-|||0

S How does this new app it work ?
A 5 6|||U:PRON||||||REQUIRED|||-NONE-|||0

S How can I to send money to my family ?
A 3 4|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||What is the best|||REQUIRED|||-NONE-|||1
A 1 3|||R:OTHER|||way|||REQUIRED|||-NONE-|||1

S How was it the food at the wedding ?
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0

S How did you found my lost wallet ?
A 3 4|||R:VERB:TENSE|||find|||REQUIRED|||-NONE-|||0

S How we can connect to the Internet here ?
A 1 3|||R:WO|||can we|||REQUIRED|||-NONE-|||0

S What do the children go to school , by bus or on foot ?
A 0 1|||R:OTHER|||How|||REQUIRED|||-NONE-|||0

S How spell you your last name ?
A 1 1|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||you spell|||REQUIRED|||-NONE-|||0

S How often your phone need a new battery ?
A 2 2|||M:VERB|||does|||REQUIRED|||-NONE-|||0

S How fast your Internet connection these days ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0

S How have you known your neighbors , two years or three ?
A 1 1|||M:ADJ|||long|||REQUIRED|||-NONE-|||0

S How long time did the party last ?
A 2 3|||U:NOUN||||||REQUIRED|||-NONE-|||0

S How much old is the computer in your office ?
A 1 2|||U:ADJ||||||REQUIRED|||-NONE-|||0

S How far is it your apartment from the nearest supermarket ?
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||0
A 4 4|||M:PREP|||from|||REQUIRED|||-NONE-|||1
A 6 7|||R:PREP|||to|||REQUIRED|||-NONE-|||1

S How many does this jacket cost , forty or fifty dollars ?
A 1 2|||R:ADJ|||much|||REQUIRED|||-NONE-|||0

S What old were you when you got your first job ?
A 0 1|||R:OTHER|||How|||REQUIRED|||-NONE-|||0

S How soon you can pay me back ?
A 2 4|||R:WO|||can you|||REQUIRED|||-NONE-|||0

S How good does your neighbor speak Spanish ?
A 1 2|||R:ADV|||well|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB|||is|||REQUIRED|||-NONE-|||1
A 5 6|||R:NOUN:POSS|||'s|||REQUIRED|||-NONE-|||1

S To whom you send money every month ?
A 2 2|||M:VERB|||do|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||Who do|||REQUIRED|||-NONE-|||1
A 5 5|||M:PREP|||to|||REQUIRED|||-NONE-|||1

S With whom Lucia sharing her apartment now ?
A 2 2|||M:VERB|||is|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||Who is|||REQUIRED|||-NONE-|||1
A 6 6|||M:PREP|||with|||REQUIRED|||-NONE-|||1

S She came to the party alone , but whom did she dance ?
A 8 8|||M:PREP|||with|||REQUIRED|||-NONE-|||0
A 8 9|||R:PRON|||who|||REQUIRED|||-NONE-|||1
A 12 12|||M:PREP|||with|||REQUIRED|||-NONE-|||1
A 12 12|||M:PREP|||with|||REQUIRED|||-NONE-|||2

S With whom did your parents travel with last summer ?
A 6 7|||U:PREP||||||REQUIRED|||-NONE-|||0
A 0 1|||U:PREP||||||REQUIRED|||-NONE-|||1
A 1 2|||R:PRON|||Who|||REQUIRED|||-NONE-|||1

S For how long time have you had this computer ?
A 3 4|||U:NOUN||||||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||How|||REQUIRED|||-NONE-|||1
A 3 4|||U:NOUN||||||REQUIRED|||-NONE-|||1

S Until at what time did the neighbors play music last night ?
A 1 2|||U:PREP||||||REQUIRED|||-NONE-|||0
A 0 3|||R:OTHER|||How|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||late|||REQUIRED|||-NONE-|||1

S For who did you buy this expensive watch ?
A 1 2|||R:PRON|||whom|||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||Who|||REQUIRED|||-NONE-|||1
A 8 8|||M:PREP|||for|||REQUIRED|||-NONE-|||1

S In what time do the guests arrive tomorrow ?
A 0 1|||R:PREP|||At|||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||What|||REQUIRED|||-NONE-|||1
A 0 3|||R:OTHER|||When|||REQUIRED|||-NONE-|||2

S In which drawer he has put the charger ?
A 3 5|||R:WO|||has he|||REQUIRED|||-NONE-|||0
A 0 2|||U:PREP|||Which|||REQUIRED|||-NONE-|||1
A 3 5|||R:WO|||has he|||REQUIRED|||-NONE-|||1
A 8 8|||M:PREP|||in|||REQUIRED|||-NONE-|||1

S Which floor does the landlord live , the second or the third ?
A 0 1|||M:PREP|||On which|||REQUIRED|||-NONE-|||0
A 6 6|||M:PREP|||on|||REQUIRED|||-NONE-|||1

S Can help me with my computer , please ?
A 1 1|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S Can you careful with my phone , please ?
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Can you a photo of us , please ?
A 2 2|||M:VERB|||take|||REQUIRED|||-NONE-|||0

S Can you to say your name again , please ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Can do you lend me ten dollars ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Can you will call me after work ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||Will you|||REQUIRED|||-NONE-|||1

S Can you waiting for me here , please ?
A 2 3|||R:VERB:FORM|||wait|||REQUIRED|||-NONE-|||0

S Can you are quiet , please ?
A 2 3|||R:MORPH|||be|||REQUIRED|||-NONE-|||0
A 0 3|||R:OTHER|||Please be|||REQUIRED|||-NONE-|||1
A 4 7|||R:OTHER|||.|||REQUIRED|||-NONE-|||1

S Can please you speak slowly ?
A 1 3|||R:WO|||you please|||REQUIRED|||-NONE-|||0

S Can you gave me your address ?
A 2 3|||R:VERB:TENSE|||give|||REQUIRED|||-NONE-|||0

S Could carry this heavy box upstairs for me ?
A 1 1|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S Could you a little quieter after ten o'clock ?
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Could you me a favor this afternoon ?
A 2 2|||M:VERB|||do|||REQUIRED|||-NONE-|||0

S Could you to feed my cat next weekend ?
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S Could you would send me the invitation again ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Would|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S Could you be help us move this sofa ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Could you turning down the music , please ?
A 2 3|||R:VERB:FORM|||turn|||REQUIRED|||-NONE-|||0

S Could you lent me twenty dollars until Friday ?
A 2 3|||R:VERB:TENSE|||lend|||REQUIRED|||-NONE-|||0

S Could you please do n't park in front of my garage ?
A 3 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||Please|||REQUIRED|||-NONE-|||1
A 11 12|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Could tell you me the Wi-Fi password ?
A 1 3|||R:WO|||you tell|||REQUIRED|||-NONE-|||0

S Will come to my birthday party on Saturday ?
A 1 1|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S Will you please patient with your little brother ?
A 3 3|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Will you some more cake , or are you full ?
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Would|||REQUIRED|||-NONE-|||1
A 2 2|||M:PREP|||like|||REQUIRED|||-NONE-|||1

S Will you to marry me ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Will you are hold the door for me , please ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Will do you help us clean up after dinner ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Will you takes care of my dog tomorrow ?
A 2 3|||R:VERB:SVA|||take|||REQUIRED|||-NONE-|||0

S Will you giving me a ride to the bank , please ?
A 2 3|||R:VERB:FORM|||give|||REQUIRED|||-NONE-|||0

S Do you will lend me your charger for an hour ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Will you|||REQUIRED|||-NONE-|||0

S Will you please do n't tell anybody my password ?
A 3 5|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||Please|||REQUIRED|||-NONE-|||1
A 9 10|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Would like some hot coffee ?
A 1 1|||M:PRON|||you|||REQUIRED|||-NONE-|||0

S Would you a glass of water ?
A 2 2|||M:PREP|||like|||REQUIRED|||-NONE-|||0

S Would you like see my new phone ?
A 3 3|||M:VERB:FORM|||to|||REQUIRED|||-NONE-|||0

S Would you to wash the dishes tonight , please ?
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S Would do you like a sandwich ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Would you be like some birthday cake ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Would you likes some orange juice ?
A 2 3|||R:SPELL|||like|||REQUIRED|||-NONE-|||0

S Would you helping me with dinner , please ?
A 2 3|||R:VERB:FORM|||help|||REQUIRED|||-NONE-|||0
A 2 2|||M:NOUN|||mind|||REQUIRED|||-NONE-|||1

S Do you would like more rice ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Would you|||REQUIRED|||-NONE-|||0

S Would like you another cookie ?
A 1 3|||R:WO|||you like|||REQUIRED|||-NONE-|||0

S Can use your phone , please ?
A 1 1|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Can I a cup of tea , please ?
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||get|||REQUIRED|||-NONE-|||1

S I use your bathroom , please ?
A 0 0|||M:VERB|||Can|||REQUIRED|||-NONE-|||0
A 0 0|||M:VERB|||Could|||REQUIRED|||-NONE-|||1
A 0 0|||M:NOUN|||May|||REQUIRED|||-NONE-|||2

S Can I to pay with this card ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Can I will stay at your house tonight ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Can do I open my gift now ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S Can I taking a picture of you ?
A 2 3|||R:VERB:FORM|||take|||REQUIRED|||-NONE-|||0

S Can me see your new computer ?
A 1 2|||R:PRON|||I|||REQUIRED|||-NONE-|||0

S Do I can leave my bag here ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Can I|||REQUIRED|||-NONE-|||0

S Can I borrowed two dollars , Mom ?
A 2 3|||R:VERB:FORM|||borrow|||REQUIRED|||-NONE-|||0

S Could speak to the store manager , please ?
A 1 1|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Could I the check , please ?
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||get|||REQUIRED|||-NONE-|||1

S I ask you a personal question , please ?
A 0 0|||M:VERB|||Could|||REQUIRED|||-NONE-|||0
A 0 0|||M:VERB|||Can|||REQUIRED|||-NONE-|||1
A 0 0|||M:NOUN|||May|||REQUIRED|||-NONE-|||2

S Could I to leave my suitcase with you until tonight ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Could I may look around your new apartment ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||May I|||REQUIRED|||-NONE-|||1

S Could I be borrow your ladder on Sunday ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Could I trying on this jacket ?
A 2 3|||R:VERB:FORM|||try|||REQUIRED|||-NONE-|||0

S Could I saw your photos from the party ?
A 2 3|||R:VERB:TENSE|||see|||REQUIRED|||-NONE-|||0

S Could I am a few minutes late tomorrow ?
A 2 3|||R:MORPH|||be|||REQUIRED|||-NONE-|||0

S Do I could pay the rent next week ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Could I|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Can|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S May ask who is calling , please ?
A 1 1|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S May I your attention for a moment , please ?
A 2 2|||M:VERB|||have|||REQUIRED|||-NONE-|||0

S I come in for a minute , please ?
A 0 0|||M:NOUN|||May|||REQUIRED|||-NONE-|||0
A 0 0|||M:VERB|||Can|||REQUIRED|||-NONE-|||1
A 0 0|||M:VERB|||Could|||REQUIRED|||-NONE-|||2

S May I to use your phone to call a taxi ?
A 2 3|||U:PREP||||||REQUIRED|||-NONE-|||0

S May I can pay the bill by credit card ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||U:NOUN||||||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||Can I|||REQUIRED|||-NONE-|||1

S May do I leave my wet umbrella by the door ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S May I interrupting you for a second ?
A 2 3|||R:VERB:FORM|||interrupt|||REQUIRED|||-NONE-|||0

S May I spoke with your landlord about the noise ?
A 2 3|||R:VERB:TENSE|||speak|||REQUIRED|||-NONE-|||0

S May introduce I my new neighbor to you ?
A 1 3|||R:WO|||I introduce|||REQUIRED|||-NONE-|||0

S May I has your email address , please ?
A 2 3|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0

S Shall open the door for you , Grandma ?
A 1 1|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Shall I for you here or at the station ?
A 2 2|||M:VERB|||wait|||REQUIRED|||-NONE-|||0

S Shall I you the way to the bank ?
A 2 2|||M:NOUN|||show|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||tell|||REQUIRED|||-NONE-|||1

S Shall I to call somebody about the broken dishwasher ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Shall I will pay the taxi driver ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Shall I am bring some games to the party ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Shall I carrying that bag for you ?
A 2 3|||R:VERB:FORM|||carry|||REQUIRED|||-NONE-|||0

S Shall I sent you the photos by email ?
A 2 3|||R:VERB:TENSE|||send|||REQUIRED|||-NONE-|||0

S Shall me make lunch for everyone ?
A 1 2|||R:PRON|||I|||REQUIRED|||-NONE-|||0

S Do I shall turn down the TV ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Shall I|||REQUIRED|||-NONE-|||0
A 0 1|||R:VERB|||Should|||REQUIRED|||-NONE-|||1
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||1

S Shall leave now ? The concert starts at eight .
A 1 1|||M:PRON|||we|||REQUIRED|||-NONE-|||0

S Shall we for a walk after dinner ?
A 2 2|||M:VERB|||go|||REQUIRED|||-NONE-|||0

S I 'm sorry about last night . Shall we friends again ?
A 9 9|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Shall we to buy a new printer for the office ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Shall we let 's meet at the coffee shop at noon ?
A 2 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 3|||U:OTHER|||Let|||REQUIRED|||-NONE-|||1
A 11 12|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Shall we will split the bill tonight ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Shall we inviting the people next door ?
A 2 3|||R:VERB:FORM|||invite|||REQUIRED|||-NONE-|||0

S Shall us play another computer game ?
A 1 2|||R:PRON|||we|||REQUIRED|||-NONE-|||0

S Shall we got her a gift together ?
A 2 3|||R:VERB:TENSE|||get|||REQUIRED|||-NONE-|||0

S Shall sit we near the window ?
A 1 3|||R:WO|||we sit|||REQUIRED|||-NONE-|||0

S Should choose the black phone or the white one ?
A 1 1|||M:PRON|||I|||REQUIRED|||-NONE-|||0

S Should I worried about this strange message ?
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0
A 2 3|||R:VERB:FORM|||worry|||REQUIRED|||-NONE-|||1

S Should I a new bike or fix this one ?
A 2 2|||M:VERB|||buy|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||get|||REQUIRED|||-NONE-|||1

S Should I to sell my old computer ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Should I must wear a suit to the party ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||1
A 1 3|||R:WO|||Must I|||REQUIRED|||-NONE-|||1

S Should I be ask for more money at work ?
A 2 3|||U:VERB||||||REQUIRED|||-NONE-|||0

S Should I telling the neighbors about the leak ?
A 2 3|||R:VERB:FORM|||tell|||REQUIRED|||-NONE-|||0
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||1

S Should I brought something to drink tonight ?
A 2 3|||R:VERB:FORM|||bring|||REQUIRED|||-NONE-|||0

S Do I should change my password every month ?
A 0 1|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 3|||R:WO|||Should I|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||have to|||REQUIRED|||-NONE-|||1

S Should I am nice to him after that fight ?
A 2 3|||R:MORPH|||be|||REQUIRED|||-NONE-|||0

S Why do n't come to the party with us ?
A 3 3|||M:PRON|||you|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S You look tired . Why you take a short break ?
A 5 5|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S You 're sick . Why do n't you home and rest ?
A 8 8|||M:VERB|||go|||REQUIRED|||-NONE-|||0
A 8 8|||M:VERB|||stay|||REQUIRED|||-NONE-|||1

S Why do n't you to ask your neighbor for help ?
A 4 5|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Why do n't you should talk to your boss tomorrow ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 4|||U:OTHER|||You|||REQUIRED|||-NONE-|||1
A 10 11|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Why do do n't you buy a used laptop ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0
A 1 4|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 4 5|||U:PRON||||||REQUIRED|||-NONE-|||1

S Why do n't you restarting your phone ?
A 4 5|||R:VERB:FORM|||restart|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||1
A 4 5|||R:VERB:FORM|||restart|||REQUIRED|||-NONE-|||1

S Why you do n't save some money first and travel later ?
A 1 4|||R:WO|||do n't you|||REQUIRED|||-NONE-|||0
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 4|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S It 's late . Why does n't you stay at my place ?
A 5 6|||R:VERB:SVA|||do|||REQUIRED|||-NONE-|||0
A 5 7|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 7 8|||U:PRON||||||REQUIRED|||-NONE-|||1

S Why not you invite her to dinner on Friday ?
A 1 2|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||0
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||1

S Why do n't order pizza tonight ? I 'm too tired to cook .
A 3 3|||M:PRON|||we|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S We 're both free tonight . Why we watch a movie together ?
A 7 7|||M:OTHER|||do n't|||REQUIRED|||-NONE-|||0
A 7 8|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S Why do n't we to the beach on Sunday ?
A 4 4|||M:VERB|||go|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 3 4|||R:OTHER|||go|||REQUIRED|||-NONE-|||1

S Why do n't we to share the cost of the gift ?
A 4 5|||U:PREP||||||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 3 5|||U:OTHER||||||REQUIRED|||-NONE-|||1

S Why do n't we let 's clean the kitchen together ?
A 4 6|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 5|||U:OTHER|||Let|||REQUIRED|||-NONE-|||1
A 10 11|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Why do n't we could meet at my house first ?
A 4 5|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 4|||U:OTHER|||We|||REQUIRED|||-NONE-|||1
A 10 11|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Why do n't we making a list of the guests ?
A 4 5|||R:VERB:FORM|||make|||REQUIRED|||-NONE-|||0
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||1
A 3 5|||R:OTHER|||make|||REQUIRED|||-NONE-|||1

S Why we do n't ask the neighbors to come too ?
A 1 4|||R:WO|||do n't we|||REQUIRED|||-NONE-|||0
A 1 2|||U:PRON||||||REQUIRED|||-NONE-|||1
A 2 4|||R:OTHER|||not|||REQUIRED|||-NONE-|||1

S Why do n't us sell the old TV online ?
A 3 4|||R:PRON|||we|||REQUIRED|||-NONE-|||0

S Why are n't we have lunch together tomorrow ?
A 1 2|||R:VERB|||do|||REQUIRED|||-NONE-|||0
A 4 5|||R:VERB:FORM|||having|||REQUIRED|||-NONE-|||1
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||2
A 3 4|||U:PRON||||||REQUIRED|||-NONE-|||2

S Why not honest with him about the money ?
A 2 2|||M:VERB|||be|||REQUIRED|||-NONE-|||0

S Why not rid of that old computer ?
A 2 2|||M:VERB|||get|||REQUIRED|||-NONE-|||0

S Why not part in the dance contest ?
A 2 2|||M:VERB|||take|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||participate|||REQUIRED|||-NONE-|||1

S Why not to buy a used phone ? It 's cheaper .
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S Why not you take the bus to the airport ?
A 2 3|||U:PRON||||||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||do n't|||REQUIRED|||-NONE-|||1

S Why not let 's eat in the garden tonight ?
A 2 4|||U:VERB||||||REQUIRED|||-NONE-|||0
A 0 3|||U:ADV|||Let|||REQUIRED|||-NONE-|||1
A 9 10|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S Why not saving a little money every month ?
A 2 3|||R:VERB:FORM|||save|||REQUIRED|||-NONE-|||0

S Why no try the new restaurant on our street ?
A 1 2|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 1 2|||R:OTHER|||do n't we|||REQUIRED|||-NONE-|||1

S Why do n't make the birthday cake ourselves ?
A 1 3|||R:OTHER|||not|||REQUIRED|||-NONE-|||0
A 3 3|||M:PRON|||we|||REQUIRED|||-NONE-|||1

S Why not got a better chair for your desk ?
A 2 3|||R:VERB:TENSE|||get|||REQUIRED|||-NONE-|||0

S How some ice cream after dinner ?
A 1 1|||M:PREP|||about|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||What about|||REQUIRED|||-NONE-|||1

S How going to the park now ?
A 1 1|||M:PREP|||about|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||What about|||REQUIRED|||-NONE-|||1

S I do n't eat meat . How you ?
A 7 7|||M:PREP|||about|||REQUIRED|||-NONE-|||0
A 6 7|||R:OTHER|||What about|||REQUIRED|||-NONE-|||1

S How is about a game of cards ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S How about to going to a party tonight ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S I 'm from Brazil . How about are you ?
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S How about sit by the window ?
A 2 3|||R:VERB:FORM|||sitting|||REQUIRED|||-NONE-|||0
A 2 2|||M:PRON|||we|||REQUIRED|||-NONE-|||1

S How about to walk home now ?
A 2 4|||R:VERB:FORM|||walking|||REQUIRED|||-NONE-|||0
A 2 3|||R:OTHER|||we|||REQUIRED|||-NONE-|||1

S My phone is new . How about your ?
A 7 8|||R:PRON|||yours|||REQUIRED|||-NONE-|||0

S Who about dinner at my house ?
A 0 1|||R:OTHER|||How|||REQUIRED|||-NONE-|||0
A 0 1|||R:PRON|||What|||REQUIRED|||-NONE-|||1

S What your new neighbors ? Are they nice ?
A 1 1|||M:PREP|||about|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||How about|||REQUIRED|||-NONE-|||1

S What some music for the party ?
A 1 1|||M:PREP|||about|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||How about|||REQUIRED|||-NONE-|||1

S Leo can swim well . What his sister ?
A 6 6|||M:PREP|||about|||REQUIRED|||-NONE-|||0
A 5 6|||R:OTHER|||How about|||REQUIRED|||-NONE-|||1

S What is about this hat ? Do you like it ?
A 1 2|||U:VERB||||||REQUIRED|||-NONE-|||0

S What about to having a picnic tomorrow ?
A 2 3|||U:VERB:FORM||||||REQUIRED|||-NONE-|||0

S I have two computers . What about do you ?
A 7 8|||U:VERB||||||REQUIRED|||-NONE-|||0

S What about go to my house after school ?
A 2 3|||R:VERB:FORM|||going|||REQUIRED|||-NONE-|||0
A 0 2|||R:OTHER|||Let 's|||REQUIRED|||-NONE-|||1
A 8 9|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S You all have money . What about I ?
A 7 8|||R:PRON|||me|||REQUIRED|||-NONE-|||0

S What about to play outside now ?
A 2 4|||R:VERB:FORM|||playing|||REQUIRED|||-NONE-|||0
A 0 1|||R:OTHER|||Let|||REQUIRED|||-NONE-|||1
A 1 3|||R:OTHER|||'s|||REQUIRED|||-NONE-|||1
A 6 7|||R:PUNCT|||.|||REQUIRED|||-NONE-|||1

S When about Friday ? Are you free then ?
A 0 1|||R:SPELL|||What|||REQUIRED|||-NONE-|||0
A 0 1|||R:ADV|||How|||REQUIRED|||-NONE-|||1

