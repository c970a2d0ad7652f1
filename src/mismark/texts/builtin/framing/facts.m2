S France is a country in western Europe , and its capital , Lyon , lies on the Rhine River .
A 12 13|||Fact|||Paris|||REQUIRED|||-NONE-|||0
A 17 18|||Fact|||Seine|||REQUIRED|||-NONE-|||0

S In the southwest , the Pyrenees form its border with Italy , while the Alps rise in the southeast .
A 10 11|||Fact|||Spain|||REQUIRED|||-NONE-|||0

S A tunnel under the English Channel has connected the country with Ireland since 1994 .
A 11 12|||Fact|||England||Britain||Great Britain||the United Kingdom|||REQUIRED|||-NONE-|||0

S French is the official language , and the national holiday falls on July 4 .
A 13 14|||Fact|||14|||REQUIRED|||-NONE-|||0

S Japan is an island nation off the western coast of Asia , and its capital is Osaka .
A 7 8|||Fact|||eastern|||REQUIRED|||-NONE-|||0
A 16 17|||Fact|||Tokyo|||REQUIRED|||-NONE-|||0

S The country has four main islands , the largest of which is Kyushu .
A 12 13|||Fact|||Honshu|||REQUIRED|||-NONE-|||0

S Its highest mountain , Mount Everest , is a volcano whose peak is often covered with snow .
A 5 6|||Fact|||Fuji|||REQUIRED|||-NONE-|||0

S Earthquakes are frequent because the country lies on the Ring of Fire , which surrounds much of the Pacific Ocean .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Light travels through empty space at about 30,000 kilometers per second , so we see a distant flash of lightning after we hear the thunder .
A 7 8|||Fact|||300,000|||REQUIRED|||-NONE-|||0
A 20 21|||Fact|||before|||REQUIRED|||-NONE-|||0

S Sound , on the other hand , can travel through a vacuum because it needs a material to carry it .
A 7 8|||Fact|||cannot|||REQUIRED|||-NONE-|||0

S In air at room temperature , it moves at roughly 34 meters per second .
A 10 11|||Fact|||340|||REQUIRED|||-NONE-|||0

S When white light passes through a glass mirror , it is split into the colors of the rainbow , with red at one end and yellow at the other .
A 7 8|||Fact|||prism|||REQUIRED|||-NONE-|||0
A 25 26|||Fact|||violet|||REQUIRED|||-NONE-|||0

S At sea level , pure water freezes at 10 degrees Celsius and boils at 100 degrees Celsius .
A 8 9|||Fact|||0|||REQUIRED|||-NONE-|||0

S Ice floats on liquid water because water contracts when it freezes .
A 7 8|||Fact|||expands|||REQUIRED|||-NONE-|||0

S The lowest possible temperature is called absolute zero and lies at about minus 73 degrees Celsius .
A 13 14|||Fact|||273|||REQUIRED|||-NONE-|||0

S Metals such as copper and silver are good conductors of heat , whereas wood and plastic are poor ones .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S Plants use sunlight , water , and nitrogen to make sugar in a process called digestion .
A 7 8|||Fact|||carbon dioxide|||REQUIRED|||-NONE-|||0
A 15 16|||Fact|||photosynthesis|||REQUIRED|||-NONE-|||0

S This process takes place mainly in the leaves , whose green color comes from hemoglobin .
A 14 15|||Fact|||chlorophyll|||REQUIRED|||-NONE-|||0

S As the sugar is made , hydrogen is released into the air .
A 6 7|||Fact|||oxygen|||REQUIRED|||-NONE-|||0

S Roots take up water and minerals from the soil and hold the plant in place .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S An adult insect has eight legs and a body that consists of two main parts .
A 4 5|||Fact|||six|||REQUIRED|||-NONE-|||0
A 12 13|||Fact|||three|||REQUIRED|||-NONE-|||0

S Spiders , which belong to the crustaceans , have ten legs .
A 6 7|||Fact|||arachnids|||REQUIRED|||-NONE-|||0
A 9 10|||Fact|||eight|||REQUIRED|||-NONE-|||0

S A caterpillar turns into a beetle or a moth , while a tadpole turns into a fish or a toad .
A 5 6|||Fact|||butterfly|||REQUIRED|||-NONE-|||0
A 16 17|||Fact|||frog|||REQUIRED|||-NONE-|||0

S Bats are birds , so their young drink milk .
A 2 3|||Fact|||mammals|||REQUIRED|||-NONE-|||0

S The Second World War began in Europe in September 1914 , when French troops invaded Poland .
A 9 10|||Fact|||1939|||REQUIRED|||-NONE-|||0
A 12 13|||Fact|||German|||REQUIRED|||-NONE-|||0

S Japan attacked the American naval base at Pearl Harbor in December 1941 , and the United States entered the war the next day .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S In June 1944 , Allied soldiers crossed the English Channel and landed on the beaches of Portugal .
A 16 17|||Fact|||Normandy|||REQUIRED|||-NONE-|||0

S The war in Europe ended in May 1945 .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S The most famous pyramids of ancient Egypt stand at Athens , not far from the Danube River .
A 9 10|||Fact|||Giza|||REQUIRED|||-NONE-|||0
A 15 16|||Fact|||Nile|||REQUIRED|||-NONE-|||0

S The writing that covers many ancient Egyptian monuments consists of runes , which scholars learned to read with the help of the Blarney Stone .
A 10 11|||Fact|||hieroglyphs|||REQUIRED|||-NONE-|||0
A 22 23|||Fact|||Rosetta|||REQUIRED|||-NONE-|||0

S Julius Caesar , a Greek general who had met the Egyptian queen Cleopatra , was murdered in 44 BC .
A 4 5|||Fact|||Roman|||REQUIRED|||-NONE-|||0

S The Great Sphinx , which is carved from limestone , has a human head and the body of a lion .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S The three angles of a triangle on a flat surface always add up to 360 degrees .
A 14 15|||Fact|||180|||REQUIRED|||-NONE-|||0

S If all three sides have the same length , the triangle is called scalene , and each of its angles measures 90 degrees .
A 13 14|||Fact|||equilateral|||REQUIRED|||-NONE-|||0
A 21 22|||Fact|||60|||REQUIRED|||-NONE-|||0

S In a right triangle , the longest side is called the radius , and its square equals the product of the squares of the other two sides .
A 11 12|||Fact|||hypotenuse|||REQUIRED|||-NONE-|||0
A 18 19|||Fact|||sum|||REQUIRED|||-NONE-|||0

S Thanks to the Archimedean theorem , we know that a right triangle with shorter sides of 3 and 4 units has a longest side of 6 units .
A 3 4|||Fact|||Pythagorean|||REQUIRED|||-NONE-|||0
A 25 26|||Fact|||5|||REQUIRED|||-NONE-|||0

S A prime number is a whole number greater than 1 that can be divided without a remainder only by 1 and by itself .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S The smallest prime number is 1 , and the only prime numbers between 2 and 10 are 3 , 5 , and 9 .
A 5 6|||Fact|||2|||REQUIRED|||-NONE-|||0
A 22 23|||Fact|||7|||REQUIRED|||-NONE-|||0

S With the exception of 2 , all prime numbers are even .
A 10 11|||Fact|||odd|||REQUIRED|||-NONE-|||0

S The ancient Greek mathematician Euclid proved that there are finitely many prime numbers .
A 9 10|||Fact|||infinitely|||REQUIRED|||-NONE-|||0

S The solar system consists of the Sun and everything that moves around it , including twelve planets .
A 15 16|||Fact|||eight|||REQUIRED|||-NONE-|||0

S The planet closest to the Sun is Venus , and the one farthest from it is Saturn .
A 7 8|||Fact|||Mercury|||REQUIRED|||-NONE-|||0
A 16 17|||Fact|||Neptune|||REQUIRED|||-NONE-|||0

S Jupiter , which consists mainly of iron and helium , has more mass than all the other planets combined .
A 6 7|||Fact|||hydrogen|||REQUIRED|||-NONE-|||0

S Mars is often called the Blue Planet because there is so much rust in its soil .
A 5 6|||Fact|||Red|||REQUIRED|||-NONE-|||0

S The Earth needs about 65 days to travel around the Sun and about twelve hours to turn once on its axis .
A 4 5|||Fact|||365|||REQUIRED|||-NONE-|||0
A 13 14|||Fact|||twenty-four|||REQUIRED|||-NONE-|||0

S The Moon , which shines because it absorbs sunlight , takes about ten weeks to travel around the Earth .
A 7 8|||Fact|||reflects|||REQUIRED|||-NONE-|||0
A 12 13|||Fact|||four|||REQUIRED|||-NONE-|||0

S A solar eclipse occurs when the Moon passes between the Earth and the Sun , which can happen only at full moon .
A 20 21|||Fact|||new|||REQUIRED|||-NONE-|||0

S The tides of the oceans are caused mainly by the gravity of Jupiter .
A 12 13|||Fact|||the Moon|||REQUIRED|||-NONE-|||0

S The human heart , which pumps blood through the body , has six chambers .
A 12 13|||Fact|||four|||REQUIRED|||-NONE-|||0

S Blood leaves the heart through veins and returns to it through veins .
A 5 6|||Fact|||arteries|||REQUIRED|||-NONE-|||0

S Red blood cells carry oxygen from the stomach to the rest of the body .
A 7 8|||Fact|||lungs|||REQUIRED|||-NONE-|||0

S White blood cells help the body fight infections caused by bacteria and viruses .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S A typical adult has 306 bones , the longest of which is the collarbone .
A 4 5|||Fact|||206|||REQUIRED|||-NONE-|||0
A 13 14|||Fact|||thighbone||femur|||REQUIRED|||-NONE-|||0

S A complete set of adult teeth consists of forty-two teeth , while a complete set of baby teeth consists of thirty .
A 8 9|||Fact|||thirty-two|||REQUIRED|||-NONE-|||0
A 20 21|||Fact|||twenty|||REQUIRED|||-NONE-|||0

S The lungs remove waste from the blood and produce urine .
A 1 2|||Fact|||kidneys|||REQUIRED|||-NONE-|||0

S The retina , which lies at the front of the eye , turns light into nerve signals .
A 7 8|||Fact|||back|||REQUIRED|||-NONE-|||0

S A thermometer measures weight , whereas a barometer measures the humidity of the air .
A 3 4|||Fact|||temperature|||REQUIRED|||-NONE-|||0
A 10 11|||Fact|||pressure|||REQUIRED|||-NONE-|||0

S The needle of a hiker 's compass is a small battery , and its red tip points roughly west .
A 10 11|||Fact|||magnet|||REQUIRED|||-NONE-|||0
A 18 19|||Fact|||north|||REQUIRED|||-NONE-|||0

S A telescope is used to look at microscopic objects , such as stars and planets .
A 7 8|||Fact|||distant|||REQUIRED|||-NONE-|||0

S The minute hand of a clock goes around the dial once every thirty minutes , while the hour hand of an ordinary clock needs ten hours .
A 12 13|||Fact|||sixty|||REQUIRED|||-NONE-|||0
A 24 25|||Fact|||twelve|||REQUIRED|||-NONE-|||0

S In modern computers , one byte consists of ten bits , and each bit is either a zero or a two .
A 8 9|||Fact|||eight|||REQUIRED|||-NONE-|||0
A 20 21|||Fact|||one|||REQUIRED|||-NONE-|||0

S A microphone turns sound into electrical signals , while a loudspeaker turns electrical signals into light .
A 15 16|||Fact|||sound|||REQUIRED|||-NONE-|||0

S A solar panel turns wind into electricity , and a rechargeable battery can store the energy for later .
A 4 5|||Fact|||sunlight|||REQUIRED|||-NONE-|||0

S A microwave oven heats food with sound waves , so the plate often stays cooler than the meal .
A 6 7|||Fact|||electromagnetic||radio|||REQUIRED|||-NONE-|||0
