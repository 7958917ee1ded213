/**
 * The passwords that are tried first: the most frequent ones of published leaks, of at least 6 characters, and
 * what people on a Japanese site would take. Lower case, without spaces at the ends.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 1234561 123456a 123456789a a123456 a12345678
a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 ab123456 abc123 abc12345 abc123456 abcd1234 abcde12345 abcdef abcdefg
abcdefgh abcdefg1 abc1234 000000 0000000 00000000 111111 1111111 11111111 111222 112233 11223344 121212 12121212
123000 123123 12312312 123123123 123321 123654 123qwe 123qweasd 131313 147258 147258369 159357 159753 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc 2000000 222222 22222222 232323 246810 252525 321321 333333 33333333 444444
456789 555555 55555555 654321 666666 66666666 696969 741852 741852963 753951 777777 7777777 77777777 789456
789456123 87654321 888888 88888888 963852741 987654 98765432 987654321 9876543210 999999 99999999 5201314 1314520
147147 258258 369369 102030 10203040 100200 101010 192837 11111a 1111aaaa a1234567 aaaaaa aaaaaaaa aaaa1111 access
access14 adidas admin1 admin12 admin123 admin1234 administrator adobe123 alexander amanda andrea andrew angel1 angels
anthony apple123 arsenal asd123 asdasd asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl ashley asshole austin azerty
azertyuiop babygirl bailey banana barcelona baseball baseball1 basketball batman beautiful benjamin biteme blessed
blink182 buster butterfly carlos changeme charles charlie charlie1 cheese chelsea chicken chocolate chris123 computer
cookie corvette daniel daniel1 danielle default diamond dragon dragon1 dragonball elizabeth eminem family fender ferrari
fishing flower football football1 forever freedom friends fuckyou gateway george ginger google google123 guest123 guitar
gundam hahaha hannah harley hello1 hello123 hellokitty helloworld hockey hunter hunter2 iloveyou iloveyou1 iloveu
internet jackson jasmine jennifer jessica jessica1 jesus1 jordan jordan23 joseph joshua junior justin justin1 killer
killer123 kimberly kobayashi lakers letmein letmein1 liverpool login123 london lovely loveme loveyou maggie manchester
marina master master1 matrix matthew maverick melissa mercedes merlin michael michael1 michelle minecraft monkey
monkey1 mother mustang mynoob nakamura naruto nathan newyork nguyen nicole nintendo ninja1 nothing orange p@ssw0rd
p@ssword pa55word pakistan passer pass123 pass1234 passpass passw0rd passwd password password! password0 password1
password01 password1! password11 password12 password123 password1234 password2 password321 patrick pepper phoenix
picture1 playboy pokemon pokemon1 porsche princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq
qwaszx qwe123 qwe12345 qweasd qweasdzxc qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
qwertyu qwertyui qwertyuiop rainbow ranger robert rockyou sakura sakura1 samantha samsung samurai scooter secret
secret123 shadow shadow1 silver slipknot snoopy soccer soccer1 spider spiderman starwars steven summer sunshine
sunshine1 superman superman1 suzuki suzuki1 tanaka tanaka1 tanaka123 taylor tennis test123 test1234 testing testtest
thomas thunder tigger tokyo123 toyota trustno1 turtle unknown vietnam victoria voodoo welcome welcome1 welcome123
whatever william winter woaini woaini1314 woaini520 wobugaosuni wwwwww xxxxxx yamada yamaha yamamoto yankees yellow
zaq12wsx zaq1zaq1 zaqwsx zxcasd zxcasdqwe zxcv1234 zxcvbn zxcvbnm zxcvbnm1 zzzzzz nihao123 anhyeuem anhyeuem123
matkhau matkhau123 khongbiet vietnam123 genba123 genbatalk genbatalk1 genbatalk123 kensetsu kensetsu1 genba1234 japan123
nippon nippon1 arigato doraemon doraemon1 pikachu pikachu1 hanoi123 saigon123 xiaoming beijing shanghai zhongguo`
    .split(/\s+/)
    .filter((password) => password !== ''),
);
