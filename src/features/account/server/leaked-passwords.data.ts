/**
 * The 3,600 passwords of eight characters or more that leaked collections hold most often (the counts published with
 * zxcvbn), without those that `password.rules.ts` and `common-passwords.rules.ts` know already. Lower case.
 */
export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(
  `
  0.0.0.000 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972 01011973 01011974 01011975 01011976
  01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984 01011985 01011986 01011987 01011988 01011989
  01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000 01012001 01012010 01012011 01020304 0102030405
  01021990 01031985 01031988 01031989 01041985 01041988 01061986 01061990 01071986 01081989 01091987 01091989 01121986
  01121988 01478520 0192837465 02011971 02011975 02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987
  02011988 02011989 02021971 02021973 02021976 02021979 02021981 02021982 02021983 02021984 02021985 02021986 02021987
  02021988 02021989 02021990 02031970 02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982
  02031984 02031985 02031986 02031987 02031988 02031989 02041972 02041973 02041974 02041975 02041976 02041977 02041978
  02041979 02041980 02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972
  02051973 02051975 02051976 02051977 02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987
  02051988 02051989 02061971 02061972 02061974 02061976 02061977 02061980 02061982 02061983 02061984 02061985 02061986
  02061987 02061988 02061989 02071971 02071975 02071976 02071978 02071979 02071980 02071981 02071982 02071983 02071984
  02071986 02071987 02071988 02071989 02081970 02081973 02081974 02081976 02081977 02081980 02081982 02081983 02081984
  02081985 02081986 02081987 02081988 02081989 02091971 02091973 02091975 02091976 02091977 02091980 02091981 02091983
  02091984 02091985 02091986 02091987 02091989 02101973 02101976 02101977 02101979 02101981 02101983 02101984 02101985
  02101986 02101987 02101988 02101989 03031986 03041986 03041991 03082006 04041988 04041991 05051985 05051987 05051989
  06061986 07071977 07071987 07091990 08031985 08031986 08051990 08081988 08121986 085tzzqi 09051945 0o9i8u7y 10011986
  10011990 10031988 10051987 10071987 10101986 10101990 10203040 1020304050 10293847 1029384756 11001001 11051987
  11051990 11061985 11081989 1111qqqq 11121986 11122233 11235813 1123581321 12011987 12021988 12031985 12031987 12051988
  12121985 12121990 12131415 1213141516 12312312 1232323q 12340987 1234509876 12345123 12345612 123456123 12345654321
  123456654321 12345677 12345678900 1234567891 12345678910 123456789123 1234567899 123456789987654321 12345687 123456987
  123456qwerty 12345asd 12345qaz 12345qwe 12345qwer 12345qwerty 12348765 12349876 1234asdf 1234kekc 1234rewq 1234zxcv
  123581321 12365478 12369874 123698741 123698745 123789456 123hfjdk147 123masha 123mudar 123qq123 123qwe123 123qwe456
  123qweas 123qwert 123qwerty 12locked 12qw34er 12qwaszx 12qwerty 12s3t4p55 13021990 13031987 13041987 13041988 13061986
  13121985 13243546 13245768 134679852 1357908642 135792468 1357924680 135798642 14021985 14021986 14061991 14111986
  14725836 14785236 14789632 147896321 147896325 15011987 15021985 15051981 15051990 15101986 15426378 16051987 16051989
  16121987 17011987 17051988 17061988 17171717aa 18011987 18061990 18091985 18273645 18436572 19061987 19101987 19283746
  192837465 19411945 1a2a3a4a 1a2s3d4f 1a2s3d4f5g 1basebal 1hxboqg2 1letmein 1michael 1million 1mustang 1passwor
  1password 1q2q3q4q 1q2w3e4r5 1qa2ws3ed 1qazxsw23edc 1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 20031987 20051988
  20061988 20091988 20091991 20111986 20spanks 21011989 21031987 21031988 21031990 21051988 21051991 21101986 22011988
  22021986 22021989 22031984 22041987 22041988 22061941 22071986 22334455 22446688 23021986 23041987 23skidoo 24011985
  24061986 24111989 24681012 25031987 25041988 25081988 25091987 25121987 25800852 26031988 26061987 27061988 27731828
  28011987 28021990 28021992 28041987 29011985 29051989 29071983 30031988 30041986 30051985 31011987 31415926 321654987
  369258147 369852147 3rjs1la7qe 43046721 44332211 45m2do5bs 4815162342 4rfv3edc 50spanks 55bgates 5hsu75kpot 5tgb6yhn
  5wr2i7h8 66613666 67camaro 69213124 69camaro 73501505 74108520 74123698 741258963 78945612 7894561230 78963214
  789632145 789654123 7ugd5hip2j 890098890 8j4ye3uz 8phrowz622 911turbo 918273645 9293709b13 963258741 987456321
  99762000 a1a2a3a4 a1a2a3a4a5 a1s2d3f4g5 aardvark abdullah aberdeen abnormal abracadabra abrakadabra absolute
  absolutely abstract acapulco access99 account1 achilles acidburn addicted adelaide adgjmptw adrenalin adrianna
  adrienne advanced adventur adventure aerosmit aerosmith agent007 airborne aircraft airforce airplane alabama1 albatros
  alcatraz alejandr alejandra alejandro aleksander aleksandr aleksandra alessand alessandro alex1234 alexande alexander
  alexander1 alexandr alexandra alexandre alexandru alfarome algernon aligator alkaline allblack alleycat alliance
  alligator allison1 allnight allright allstate almighty alpha123 alphabet alterego amarillo amateurs ambrosia america1
  american amethyst amoremio amsterda amsterdam anaconda anakonda anastasi anastasia anastasiya andersen anderson
  andromed andromeda andyod22 angel123 angel666 angelica angelika angelina angeline angelito anhyeuem animated anna2614
  annabell annmarie anonymous antelope anthony1 anthony2 anthony7 antigone antonina antonio1 anything aolsucks apollo11
  apollo13 apple123 applepie aquafina aquarium aquarius arabella arcangel archange archangel architec argentin argentina
  arizona1 arkansas armageddon armagedon armstron armstrong asdffdsa asdfg123 asdfg12345 asdfgh01 asdfjkl; asdfqwer
  asdfzxcv ashleigh asmodeus aspirine assassin assassins asshole1 assholes asslover assmunch astalavista astonvil
  athletic atlanta1 atlantic atlantis atreides attitude attorney auckland augustin augustus austin31 austin316 australi
  australia avalanch avalanche avangard avengers aviation awesome1 azertyui azertyuiop azsxdcfv babemagn babemagnet
  baberuth babushka babybear babyblue babycake babydoll babyface babygirl babylon5 babylove bachelor backbone backdoor
  badabing badkarma badnaamhere bajingan balloons ballsack baltimor baracuda barbados barbara1 barcelon barefeet
  barefoot baritone barracud barracuda barselona basebal1 basement basketba basketbal bastards batman12 baywatch
  bcfields beachbum bearcats beatles1 beatrice beaumont beautifu beautiful beckham7 beefcake beethove bellagio bendover
  benedict benessere benjamin bergkamp berkeley bernardo bernhard bertrand bettyboo bettyboop beverley bigballs bigblack
  bigblock bigboobs bigbooty bigbucks bigbutts bigdaddy bigdick1 bigdicks bigmoney bignasty bigpenis bigpoppa bigpussy
  bigtruck billabon billabong billybob billyboy binladen biohazard bionicle birthday birthday4 biscuits bisexual
  bismarck bismilla bismillah bitchass black123 blackass blackbel blackbelt blackberry blackbir blackbird blackboy
  blackcat blackcoc blackcock blackdog blackhaw blackhawk blackice blackjac blackjack blacklab blackman blackops
  blackout blaster1 blessed1 blessing blink182 blizzard blondie1 blondinka bloopers blowfish blue1234 blueball bluebell
  blueberr blueberry bluebird blueeyes bluefish bluejays bluemoon bluenose bluesman bluestar bobafett bobdylan bobmarle
  bobmarley bollocks bonehead bonethug boogaloo bookcase bookworm bordeaux boris123 borussia bradford bradley1 bradshaw
  brandon1 bravehea braveheart brewster brighton brigitte brisbane brittany brittney broadway broncos1 brooklyn brother1
  brothers browndog browning brucelee brunette bruno123 bubba123 bubblegum bubbles1 buchanan buckaroo buckeye1 buckeyes
  buckshot buckwhea budapest buddy123 buddyboy buddydog budlight budweise budweiser buffalo1 bugsbunn building bukowski
  bulldawg bulldog1 bulldogs bulletin bullfrog bullseye bullshit bullwink bunghole buratino business businessbabe
  buster12 buttercu buttercup butterfl butterfly buttfuck butthead butthole bynthytn c3por2d2 cabernet cadillac caffeine
  calamity calculus caldwell calendar caliente californ california caligula calimero callahan callaway callisto
  callofduty camaross cambiami cambridg cambridge camelot1 cameltoe cameron1 campbell canadian candyass candyman
  cannabis cannibal cannonda cantona7 capetown capital1 capitals capoeira capricor capricorn capslock captain1 cardinal
  cardinals care1839 carebear carlisle carlitos carlotta carnival carolina caroline carpedie carpediem carpente cartman1
  cartoons casablanca casanova caseydog cashflow cashmone cashmoney cassandr cassandra castillo catalina catalyst
  catdaddy caterina catfight catherin catherine catholic catwoman cavalier cbr600rr cbr900rr cdtnkfyf celebrity cerberus
  cezer121 cfitymrf chadwick chainsaw chairman challeng chambers champion chandler chargers charisma charlene charles1
  charlie123 charlie2 charlott charlotte charlton charming chastity chauncey checkers checkmat cheerleaers chemical
  chemistry cherokee cherries cheshire chester1 chestnut chevelle chevrole chevrolet chevys10 chewbacc cheyanne cheyenne
  chicago1 chicken1 chickens chickenwing101 children chipmunk chipper1 chiquita chocolat chocolate chopper1 choppers
  chris123 chrisbln chrissy1 christel christia christian christie christin christina christine christma christmas
  christop christophe christopher chrysler chuckles churchil cinnamon citation citibank civilwar cjkysirj clarence
  clarinet clarissa classics claudia1 claudine claymore claypool cleaning clemente cleopatr cleopatra clevelan cleveland
  clifford climbing clippers clitoris close-up clueless cnfybckfd cobra427 cocacola cocksuck cocksucker cocktail
  coldbeer coldplay colombia colonial colorado colossus coltrane columbia columbus comanche comicbookdb commande
  commander commando commerce complete computers concorde concrete confused conquest constant consuelo consumer contains
  contests continue contortionist contract control1 converse cooldude coolgirl coolhand coolness copenhag cordelia
  corleone cornelia cornhole cornwall corporal corvet07 corvette costanza costaric costello cosworth courtney coventry
  cowboys1 cowboyup crackers crawford crazybab crazyman creampie creation creative creature creepers crescent cricket1
  criminal cristian cristina crjhgbjy crockett crocodil cromwell crusader crystal1 cucumber culinary customer cutiepie
  cvbhyjdf cxfcnkbdfz cybersex cyclones cygnusx1 cynthia1 daedalus dagobert daisydog dallas22 dangerou dangerous
  daniel12 daniella danielle dannyboy daredevi daredevil darkange darkangel darklord darkness darkside darkstar darthvad
  darthvader database daughter david123 davidoff davidson daydream daylight dbrnjhbz deadhead deadpool deadspin death666
  deathnote deathrow deborah1 december deepblue deepthro deepthroat deerhunt deeznuts deeznutz defender deftones
  delaware delphine delpiero demon666 derparol designer desperado destiny1 destroyer detectiv detroit1 deutschland
  devil666 devildog devilman devilmaycry dfcbkbcf dfktynby dfktynbyf dhjnvytyjub diamante diamond1 diamonds dickhead
  dickweed dietcoke digital1 dilbert1 dilligaf dillweed dima1995 dimension dingdong dinosaur diplomat dipstick director
  dirtbike dirtydog disabled disaster discover discovery distance disturbed dkflbckfd dkflbvbh dkflbvbhjdbx doberman
  dodgeram dodgers1 doggydog doggystyle doghouse dogpound dolemite dolphin1 dolphins domainlock2005 domenico domestic
  dominate dominick dominika dominion dominiqu dominique dontknow doomsday doorknob dortmund doughboy doughnut douglas1
  downhill download downtown dragon01 dragon11 dragon12 dragon13 dragon69 dragonba dragonball dragonballz dragonfl
  dragonfly dragrace dragster dreamcas dreamcast dreamer1 dreaming drifting drjynfrnt dropdead dropkick drowssap
  drpepper drummer1 dthjybrf dtkjcbgtl dtxyjcnm duckhunt duracell dutchess dutchman dynamite earnhard earthlin earthlink
  eastside eastwood eatmenow eatpussy eclipse1 edinburg edmonton eggplant eightbal eighteen einstein ejaculation
  ekaterina elbereth elcamino eldiablo eldorado electric electron element1 elements eleonora elephant elevator eleven11
  elisabet elisabeth elizabet elizabeth elizaveta elvis123 embalmer emmanuel emmitt22 enforcer engineer england1
  enter123 enternow enterpri enterprise entrance envelope envision erection ericsson escalade escorpio espresso estrella
  eternity ethernet euphoria evanescence evangeli evangelion evergree evergreen everlast everques everquest everton1
  everyday evildead evolutio evolution excalibu excalibur excellen exchange experience experienced explorer express1
  f00tball f15eagle fabienne fabrizio fabulous facebook facefuck failsafe fairlane faithful fakepass falstaff fandango
  fantasia fantasies fantasti fantasy1 fantomas farscape fastball fastcars favorite favorite2 favorite6 fearless
  feathers february federico feelgood felicity fellatio ferguson fernanda fernande fernando ferrari1 festival fgtkmcby
  fhvfutljy fidelity fighting finalfantasy finnegan fireball firebird fireblad fireblade firefigh firehawk fireman1
  firestar firestorm firewall fishbone fishcake fisherma fisherman fishface fishhead fishing1 fishtank fivestar fkbyjxrf
  fktrcfylh fktrcfylhf fktyeirf flamengo flamingo flanders flashman flathead fletcher flexible flipflop flipmode
  flipper1 florence florida1 flounder flowers1 flvbybcnhfnjh flyers88 footlove fordf150 fordf250 fordf350 fordtruc
  foreplay foreskin forester forever1 forgetit forgotten formula1 forsaken forsberg fortress fountain fourteen foxylady
  francesc francesca francesco francine francis1 francisc francisco francois frank123 frankie1 franklin freckles
  fred1234 frederic frederick frederik fredrick freebird freedom2 freefall freeland freepass freeporn freestyle freeuser
  freewill freiheit frenchie friday13 friendly friends1 friendster front242 frontier fruitbat fuck_inside fuckedup
  fuckface fuckhead fuckinside fuckme69 fuckmehard fuckoff1 fuckshit fuckthat fuckthis fuckyeah fuckyou1 fuckyou2
  fujifilm fullback fullmoon function funstuff funtimes fussball futurama futyn007 fuzzball fyfcnfcbz fyfnjkbq fynjybyf
  fyutkbyf fyutkjxtr gabriel1 gabriela gabriele gabriell gabrielle galeries gallaries gamecock gamecube gameover
  gandalf1 gangbang gangbanged gangster ganjaman gannibal garfield gargoyle garrison gateway1 gateway2 gatorade gbgbcmrf
  gbhfvblf geibcnbr general1 generals genesis1 genocide geoffrey georgia1 georgina geraldin germany1 geronimo gertrude
  gesperrt getmoney gfgfvfvf gfhjkm12 gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr
  ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjdthrf ghjnjnbg ghjuhfvvf ghostrider gianluca gigabyte
  gilligan ginscoot giovanna giovanni girfriend giuseppe giveitup gizmodo1 gladiato gladiator glassman glendale glennwei
  glenwood gobigred godbless godfathe godfather godsmack godspeed godzilla gogators goldberg goldeney goldeneye goldfing
  goldfish goldrush goldstar goldwing golfball golfclub gonzales gonzalez good123654 goodfell goodgirl goodison goodlife
  goodluck goodness goodtime goodwill goodyear goofball gooseman gordon24 gorgeous gorillaz gotigers gotohell gotyoass
  graduate grandpri grapeape graphics grateful graywolf greatest greatone greatsex greedisgood green123 greenbay
  greenday greenman greentea gregory1 gretchen greywolf griffith groupd2013 gsxr1000 gtnhjdbx guardian guesswho guillaum
  guillerm guinness gulliver gymnastic hairball halflife hallo123 hallowee halloween hamburger hamilton handball
  handsome handyman hannibal hannover happines happiness happy123 happyday happydog happyman hardball hardcock hardcore
  harddick hardrock hardware hardwood hardwork harrison harrypotter hartford hastings hatteras hattrick hawaii50
  hawaiian hawkeye1 hawkeyes hawkwind hawthorn hayabusa hd764nw5d7e1vb1 headache headless headshot heather1 heather2
  heavenly hedgehog heineken heinlein heinrich hellfire hellohel hellsing hellyeah helpless helsinki hennessy hercules
  herewego heritage hermione hernande hershey1 hetfield highbury highheel highland highlander highlife hillbill hillside
  hitman47 hogwarts holiday1 holidays hollywoo hollywood holyshit homebrew homeless homemade homepage homer123 homework
  hondacbr honduras honeybee honeybun honeydew hongkong honolulu hooligan hoosiers hooters1 hopeless hornyguy hornyman
  horseman horsemen hospital hotbabes hotchick hotgirls hotpussy hotstuff hounddog housewife housewifes houston1
  htubcnhfwbz hugetits hugoboss hulkster humphrey hunter12 hurrican hurricane huskers1 hydrogen hyperion ibilltes
  icecream icehouse idontkno idontknow ignatius ihateyou ijrjkflrf ilikepie ilikesex illinois illmatic illusion ilovegod
  iloveporn ilovepussy ilovesex ilya1234 immortal impalass imperial implants imtheman india123 infamous infantry
  infected infinite infiniti infinity information innocent insanity insecure insertion insertions insomnia inspiron
  instinct integral interacial intercourse interest internal intrepid intruder inuyasha invictus ireland1 irishman
  ironhors ironmaiden ironman1 isabella isabelle islander istanbul istheman italiano iverson3 j3qq4h7h2v jackass1
  jackson1 jackson5 jakester jamaica1 james007 james123 jamesbon jamesbond january1 japanees japanese jasmine1 jason123
  jayhawks jbond007 jeanette jediknig jeepster jefferso jefferson jeffrey1 jellybea jellybean jennifer1 jennings
  jeremiah jermaine jessica2 jesus123 jesus777 jiggaman johannes johncena johndeer johngalt johnson1 johnston jonathan
  jonathon josephin josephine joystick juliette junkmail jupiter1 jupiter2 jurassic just4fun justdoit justice1
  justinbieber juventus kakashka kamasutra kamikadze kamikaze kangaroo karolina katarina katerina katherin katherine
  kathleen kawasaki kayleigh kazanova kazantip kcchiefs kcj9wx5n kenneth1 kennwort kentucky kenworth kevin123 keyboard
  keystone kfcnjxrf kickflip kicksass kikimora killbill killer12 killer123 killzone kimberly kingfish kingkong kingston
  kirkland kissmyas kissmyass kittycat kittykat kjrjvjnbd kleopatra klondike knickerless knickers knockers knuckles
  komputer konstantin kordell1 koroleva krasotka kristen1 kristian kristin1 kristina kristine krokodil l58jkdjp!
  labrador lacrimosa lacrosse ladybird laetitia lagwagon lakers24 lakeside lakewood lalakers lambchop lamborghini
  lancaste lancaster lancelot landmark landrove lapochka laracroft laserjet lasttime lasvegas laughing laurence lavalamp
  lawrence leavemealone lebowski lebron23 leedsutd left4dead lemmings lemonade leningrad lenochka leonardo leonidas
  lesbians letmein2 letmeinn letmesee letsdoit letsfuck letsplay lfitymrf libertad liberty1 lifehack lifeisgood lifetime
  lighthou lighthouse lighting lightnin lightning lilwayne limewire lincoln1 lindsay1 lindsey1 lineage2 lingerie
  lionhear lionheart lionking lipstick littlema livelife liverpoo liverpool1 livewire ljxtymrf location lockdown
  lockerroom logitech loglatin lokomotiv lol12345 lollipop lollypop lonesome lonestar lonewolf longdong longhair
  longhorn longhorns longjohn longshot lorraine losangel losangeles lotus123 love1234 lovehate loveless lovelife
  loveme89 loverboy loverman loveyou2 lowrider lucky123 luckydog luckyone ludacris lunchbox luscious luv2epus macaroni
  macdaddy macgyver machines machoman macintos macintosh mackenzi madagaskar madala11 maddison madeline madison1
  madonna1 magazine magdalena magellan magic123 magician magicman magnolia mahalkita mailcreated5240 mainland majestic
  makaveli makeitso maksimka malaysia mallorca mallrats mamacita mamapapa mamochka manchest mandarin mandingo mandolin
  mandrake manhatta manifest mannheim manunited maradona marajade marathon marauder marcella marcello marcius2 margaret
  margarit margarita marianna marianne marijuan marijuana mariners marines1 marino13 mariposa marishka marjorie marketin
  marketing marlboro marriage marriott marseill marseille marshall martinez maryanne marybeth maryjane maryland masamune
  maserati mash4077 master12 masterbaiting masterbate masterbating masterkey mastermi mastermind masturbation matchbox
  matthew1 matthews matthias mauricio maurizio maurolarastefy maverick maximilian maximus1 maxpayne maxpower maxwell1
  mayfield mazafaka mazda323 mazda626 mazdarx7 mccarthy mcdonald mckenzie meandyou meatball meathead meatloaf mechanic
  medicine megadeth megapass megatron melanie1 melissa1 memories mephisto mercedes merchant mercury1 meredith meridian
  mersedes messenger metallic metallica metallica1 michael2 michaela michaels michele1 michelle michelle1 michigan
  microlab microphone microsof microsoft midnight mike1234 milamber milhouse military milkyway millenium millions
  millwall minecraft minimoni ministry minnesot minnesota miranda1 mischief misfit99 misiaczek mississi mississippi
  missouri mistress mitchell mobydick modelsne mohammad mohammed mojojojo molly123 mollydog momsanaladventure monalisa
  money123 moneyman mongoose monkey11 monkey12 monkey69 monkeybo monkeyboy monkeyma monkeyman monolith monopoly monster1
  monsters montana1 montecar montecarlo monterey montgom240 montreal montrose moonbeam moonligh moonlight moonshin
  moonshine morozova morpheus morrison morrowind mortgage morticia mortimer motdepasse motherfu motherfucker motherlode
  motocros motocross motorcyc motorola mountain mudvayne muffdive muhammad mulligan multiplelo munchkin mushroom
  music123 musician musicman mustang1 mustang2 mustang5 mustang6 mustang8 mustang9 mustangs myfriend mynameis mypasswo
  mysecret myspace1 mystical myxworld nadezhda nancy123 napoleon nascar24 nastenka natalie1 natascha natasha1 natedogg
  nathalie nathanie nathaniel national naughty1 nautilus navigato navigator navyseal nbuhtyjr ncc1701a ncc1701d ncc1701e
  ncc74656 nebraska necklace needforspeed negative nemesis1 nemrac58 netscape nevermin nevermind nevermor nevermore
  newcastl newcastle newhouse neworder newpass1 newpass6 newport1 newproject2004 newstart newyork1 nicetits nicholas
  nickolas nightmar nightmare nightowl nightwin nightwish nineball nineinch nineteen nintendo nirvana1 nocturne nokia123
  nokia5130 nokia5230 nokia5530 nokia5800 nokia6233 nokia6300 nokian73 noname123 nonmembe normandy northern nosferatu
  nostromo notebook nothing1 notredam nounours november novifarm novikova nthvbyfnjh ntktdbpjh nuttertools nwo4life
  nygiants nyyankee oblivion obsidian october1 offshore offspring oklahoma omegared onepiece open1234 opendoor operator
  optimist optiplex original outsider overkill overlord p0015123 p0o9i8u7 p455w0rd p4ssw0rd pa55w0rd packard1 packers1
  paintbal paintball painting pakistan paladin1 pallmall palmtree panasoni panasonic pancakes pandora1 panorama pantera1
  panther1 panthers panties1 pantyhos pantyhose papabear papamama paperino papillon paradigm paradise paramedi paramore
  paranoia paranoid parlament parsifal partizan partners pasadena passcode passmast passport passthie passwerd passwor1
  password11 password2 password3 password9 password99 passwords passwort patches1 pathetic pathfind pathfinder patience
  patricia patrick1 patriots patrizia patterso pavement pavilion payton34 peaceful peaceout peaches1 pearljam peekaboo
  pegasus1 penelope penetrating penetration penguin1 penguins pennstat pennywis pentagon penthous pepsi123 peregrin
  perfect1 personal pertinant peterbil peternorth peterpan peterson petrovich phaedrus phantom1 pharmacy phialpha
  philippe phillies phillips phoenix1 phoenix2 pianoman pictuers pictures piercing pimpdadd pimpdaddy pimpster pineappl
  pineapple pinetree pingpong pinkfloy pinkfloyd pinnacle pipeline pippen33 piramida pitchers pizzahut pizzaman plastics
  platinum platypus playball playboy1 playboy2 playmate playstat playstation playtime pleasure plumbing plymouth
  polaroid politics polniypizdec0211 pontiac1 poohbear pool6123 poontang poophead popcorn1 porkchop pornking
  pornographic pornpass pornstar porsche1 porsche9 porsche911 portland portugal poseidon positive potatoes pounding
  power123 powerful powerman preacher precious predator pregnant prelude1 premiere presario presiden president pressure
  prestige princesa princessa princeto pringles printing priscill private1 priyanka producer professional professor
  progress property prophecy prospect protocol prototype prudence pufunga7782 pumpkin1 pumpkins punisher punkrock
  puppydog pussy123 pussy4me pussycat pussyeat pussylover pussyman pyramid1 pyramids q1q2q3q4 q1q2q3q4q5 q1w2e3r4t5y6
  qawsedrf qawsedrftg qaz12345 qaz123wsx qazwsx12 qazwsxed qazwsxedc1 qazwsxedcrfvtgb qazxsw12 qazxswedc quant4307s
  question qwaszx12 qweasdzx qwedsazxc qwerty11 qwerty13 qwerty77 qwerty777 qwerty78 qwerty99 r2d2c3p0 r2d2c3po r4e3w2q1
  rachelle radiohea radiohead ragnarok raiders1 railroad rainbow1 rainbow6 rainbows raindrop rainyday raistlin rammstei
  rammstein ramstein randolph rangers1 rapunzel rasputin rastaman raymond1 rb26dett rdfhnbhf rebbyt34 rebecca1 reckless
  recovery redalert redbaron reddevil reddwarf redheads redlight redskins redstorm redwings reginald regional register
  reindeer reloaded remember remingto remington renegade republic rerfhtre research resident restless revival47 revoluti
  revolution revolver reynolds rfgbnjirf rfhfvtkmrf rfhfylfi rfhlbyfk rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf
  rhfcfdbwf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj riccardo richard1 richards richmond rickster riffraff rightnow riverrat
  riversid riverside rjhjktdf rjirfrgbde rjycnfynby rktjgfnhf roadkill roadking roadrunn roadrunner roadster robinhood
  robinson robotech robotics rochelle rockford rockhard rocknrol rocknroll rockstar rockwell rocky123 rodrigue rodriguez
  rolltide romanova romantic romashka ronaldinho roosters rootbeer rootedit rosebud1 rosemary rosewood rsalinas rt6ytere
  runescape rush2112 rushmore russell1 russian7 rustydog saab9000 sabrina1 sailboat salamander salasana salesman
  saltydog salvador salvator salvatore samadams samantha sammy123 sammydog samsung1 sandberg sandiego sandman1 sandrine
  sandwich sanity72 santacru santiago sapphire sarajevo saratoga sasha123 sasha_007 satan666 satellit satellite saturday
  saunders sausages savannah saxophon scandinavian scarface scarlett scheisse schnuffi schubert scirocco scissors
  scoobydo scoobydoo scooter1 scorpio1 scorpion scorpions scotland scrabble scrapper screamer screwyou seahawks seahorse
  sealteam seattle1 sebastia sebastian sebastie security seductive segblue2 seinfeld seminole semperfi senators sentinel
  sephirot sephiroth septembe september seraphim serenity sergbest sergeant sersolution service1 services sevenof9
  seventeen sexsexse sexybabe sexybitch sexygirl sexylady sexymama sfgiants shadow01 shadow12 shamrock shaney14 shanghai
  shannon1 sheepdog shepherd sheridan sherlock sherwood shevchenko shinigami shitface shitfuck shithead shopping
  shotokan showtime shredder sickness sidekick sidewind sigmachi silverad silverado simpsons sinclair singapor singapore
  sinister sithlord sixtynin sk8ordie skateboard skeeter1 skeleton skinhead skipper1 skittles skorpion skydiver skywalke
  skywalker slamdunk slapnuts slapshot sleeping slimshad slimshady slipknot slippery slowhand smackdow smackdown
  smartass smashing smeghead smirnoff smirnova smithers smoke420 smokedog smoothie snakeman snapshot sneakers snickers
  sniffing snoopdog snoopdogg snowball snowbird snowboar snowboard snowflak snowflake snowman1 snuggles soccer10
  soccer11 soccer12 soccer13 socrates softball softtail software sojdlg123aljg sokolova solitude solnishko solution
  somebody somerset somethin something sometime songbird sonyericsson sonyfuck sonyvaio sooners1 sopranos soso123aljg
  soulmate southern southpar southpark southpaw southside spaceman spalding spanking sparhawk sparkles spartan1
  spartan117 spartans speakers special1 specialk spectrum speedway spencer1 spiderma spiderman1 spitfire splatter
  splendid splinter spongebo spongebob sporting springer sprinter sprocket squerting squirrel srinivas stafford stallion
  stamford standard stanford stanislav stanley1 starbuck starbucks starcraf starcraft stardust starfire starfish
  stargate starligh starlight starlite starship start123 starwars1 steelers stefania stefanie stephane stephani
  stephanie stephen1 stephens sterling stewart1 stickman stigmata stiletto stinger1 stingray stirling stocking stockton
  stonecol stonecold stonewal stoppedby straight stranger stratfor strawber strawberry streaming strength stripper
  sublime1 submarin suburban success1 suckcock suckdick suckmydick sullivan summer12 summer69 summer99 summertime
  sundance sunderla sundevil sunflowe sunflower sunlight sunnyday super123 superbow superfly superior supernatural
  supernov supernova supersonic supersta superstar surprise surveyor survival survivor svetlana swallows sweetass
  sweetheart sweetnes sweetness sweetpea swimming swingers swinging swordfis swordfish sylveste syncmaster syracuse
  tacobell taekwondo tailgate takamine talisman tamerlan tampabay tangerin tarheels tazmania teacher1 teamwork technics
  techniques tecumseh teddybea teddybear telephon telephone temppass temptress tenerife tennesse tequiero terminal
  terminat terminator terrance terrapin terrence terrible terriers testibil testpass thailand thanatos thankyou thebeast
  theclash thedoors theforce thegreat theodore therock1 thesaint thething thetruth thinking thirteen thisisit thompson
  thrasher threesom thriller thuglife thumbnils thumper1 thunder1 thunderb thursday tiberian tiberius tickling ticklish
  ticktock tiffany1 tiger123 tigercat timelord timothy1 timoxa94 tinkerbe tinkerbell titanium titleist tkbpfdtnf
  together tokiohotel tomahawk tommyboy tomorrow tomservo tonyhawk tooltime toonarmy topolino topsecre topsecret
  toriamos tortoise tottenha tottenham touching toulouse trailers training transexual transfer translator traveler
  treasure treefrog trfnthbyf triangle trinidad trinitro trinitron trinity1 triplets trojans1 trombone trooper1 tropical
  trouble1 troubles trousers trucker1 trucking trueblue truelove truffles trumpet1 tryagain tunafish turkey50 twilight
  ufhvjybz uhbujhbq ultimate umbrella unbelievable uncencored underdog underground undertak undertaker undertow
  underwear unicorn1 universa universal universe universi university ursitesux username usmarine usuckballz1 utahjazz
  vacation vagabond valencia valentin valentina valentine valentino valeriya valhalla valkyrie valleywa vampire1
  vampires vancouve vancouver vanessa1 vanguard vanhalen vaseline vasilisa vauxhall vegas123 velocity vendetta verbatim
  veronica veronika verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh vfnbkmlf vfntvfnbrf vfpfafrf vfrcbvrf
  vfvfgfgf vfylfhby victoria victory1 viewsoni viewsonic vikings1 viktoria viktoriya vincent1 vincenzo vineyard violator
  violetta vipergts virginia virginie vivitron vjqgfhjkm vkontakte vladimir vladislav vodafone volkodav volkswag
  volkswagen volleyba volleyball voyager1 vqsablpzla vsjasnel12 wachtwoord waffenss wanderer wapapapa warcraft warcraft3
  wareagle warhamme warhammer warrior1 warriors washburn washingt washington watching waterboy waterfal waterloo
  waterman watermelon waterpolo waterski wdtnjxtr weare138 webhompas webmaste webmaster websol76 websolutions wednesda
  wednesday wellhung wellingt werewolf westside westwood wetpussy wg8e3wjf whiplash whiskers whistler whiteboy whiteout
  whitesox whocares whoknows wildbill wildcard wildcats wildfire wildlife wildwood william1 william2 williams winchest
  windmill windows1 windsurf winfield wingchun wingzero winston1 winter99 wireless wishbone wolfgang wolfpack wolverin
  wolverine wonderboy wonderfu wonderful woodland woodside woodstoc woodstock woodwork wordpass worldcup wp2003wp
  wrangler wrestler wrestlin wrestling wrinkle1 wrinkles x72jhhu3z yamahar1 yamahar6 yankees1 yankees2 yaroslav yeahbaby
  yesterda yfcntymrf yfnfitymrf yjdsqgfhjkm yogibear yorktown yosemite youandme yourmama ytngfhjkz z1x2c3v4b5 zachary1
  zanzibar zaq12345 zaqwsxcde zaqxswcde zeppelin zerocool zildjian zimbabwe zolushka zxasqw12 zxcvasdf zxcvb123
  zxcvb12345 zxcvvcxz zz8807zpl
  `
    .trim()
    .split(/\s+/),
);
