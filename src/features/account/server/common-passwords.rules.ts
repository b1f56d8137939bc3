/** Passwords that every list of guesses begins with, and habits of Chinese keyboards. Lower case, eight or more. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password! password01 passw0rd passw0rd1 p@ssw0rd p@ssword
  p@ssword1 pa55word pass1234 pass12345 pass123456 mypassword newpassword thepassword yourpassword nopassword
  letmein1 letmein123 letmeinnow welcome1 welcome123 welcome2 iloveyou iloveyou1 iloveyou2 iloveyou123 ilove520
  iloveu520 loveyou1 lovelove lovelove1 loveme123 princess princess1 sunshine sunshine1 football football1 baseball
  baseball1 basketball superman superman1 batman123 spiderman starwars startrek pokemon1 pokemon123 dragon123
  monkey123 shadow123 master123 michael1 jennifer jessica1 jordan23 charlie1 computer computer1 internet internet1
  whatever whatever1 trustno1 freedom1 liverpool chelsea1 arsenal1 barcelona realmadrid manchester cristiano
  hello123 hello1234 hello12345 helloworld helloworld1 hellokitty hunter22 access14 changeme changeme1 changeme123
  default1 default123 temp1234 temporary test1234 test12345 test123456 testtest testtest1 testing1 testing123 test@123
  admin123 admin1234 admin12345 admin123456 admin888 admin666 admin@123 adminadmin administrator admin!@# root1234
  root123456 rootroot toor1234 guest1234 user1234 user12345 user123456 manager1 superuser1 oracle123 mysql123 sysadmin
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwert12345 qwert123 qwer1234
  qwer12345 qwer123456 qwerasdf qwerasdfzxcv qweasdzxc qweasd123 qweasdzxc123 qwe123456 qwe12345 qwe123qwe qwe123asd
  qweqwe123 qwe123!@# 123qweasd 123qweasdzxc 123456qwe 12345qwert 1234qwer 1234qwerasdf 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx !qaz2wsx !qaz@wsx zaq12wsx zaq1zaq1
  zaq1xsw2 qazwsx123 qazwsxedc qazwsxedc123 qazwsxedcrfv qaz123456 qazxsw123 wsx123456 asdf1234 asdf12345 asdfasdf
  asdfghjk asdfghjkl asdfghjkl1 asdf123456 asd123456 asd12345 asdasd123 asdzxc123 asdqwe123 zxcvbnm1 zxcvbnm123
  zxcv1234 zxc123456 zxc12345 zxcasdqwe zxcasdqwe123 poiuytrewq lkjhgfdsa mnbvcxz1 1234abcd 12345abc 123456ab
  123456abc 123456abcd 123456aa 123456asd 123456zxc 123456qq 123456wan 123456as 12345678a 12345678ab 12345678abc
  1234567a 1234567aa 1234567q 123456789a 123456789q 123456789w 123456789z 123456789aa 123456789abc 123456789qq 1234567890a
  a1234567 a12345678 a123456789 a1234567890 a123456a aa123456 aa12345678 aa123456789 aaa123456 aaaa1111 aaaa1234
  ab123456 ab12345678 abc12345 abc123456 abc12345678 abc123456789 abc123abc abc123!@# abcd1234 abcd12345 abcd123456
  abcde12345 abcdefg1 abcdefg123 abcdef123 abcdef123456 abcd@1234 abc@12345 b123456789 c123456789 d123456789 f123456789
  h123456789 j123456789 l123456789 m123456789 q123456789 q1234567 q12345678 qq123456 qq12345678 qq123456789 qq1234567
  qq5201314 s123456789 w123456789 w1234567 w12345678 wx123456 wx12345678 x123456789 y123456789 z123456789 z1234567
  z12345678 zz123456 zz123456789 xx123456 ww123456 ss123456 dd123456 cc123456 as123456 as12345678 wang1234 wang12345
  wang123456 wang1314 wang520520 zhang123 zhang123456 zhang1314 li123456 lili123456 liu123456 liu12345 chen123456
  chen1234 yang1234 yang123456 zhao123456 huang123 huang123456 zhou123456 xu123456 sun123456 ma123456 zhu123456
  lin123456 he123456 guo123456 luo123456 gao123456 zheng123456 xie123456 tang123456 zhangwei zhangwei123 zhangsan
  zhangsan123 lisi123456 wangwu123 wangwei123 liwei123 xiaoming xiaoming123 xiaoming1 laowang123
  woaini520 woaini521 woaini1314 woaini5201314 woaini123 woaini123456 woaini1234 woainima woaiwojia woaiwo123
  woaini11 woaini88 woshishui woshishui1 woshini8 woshiniba woshinibaba woshitiancai woshidashen wozuiai520 wodeai520
  nihao123 nihao1234 nihao123456 nihaoma1 nihaoma123 
  buzhidao buzhidao1 buzhidao123 wangjile wangjimima wojiushiwo wojiaoshenme mima1234 mima12345 mima123456 mimamima
  mimashi123 woaizhongguo zhongguo zhongguo1 zhongguo123 zhonghua1 beijing2008 beijing123 shanghai1 shanghai123
  guangzhou1 shenzhen1 shenzhen123 chongqing1 taobao123 alipay123 weixin123 weixin123456 zhifubao1 baidu123 baidu123456
  tencent1 tencent123 xiaomi123 huawei123 huawei@123 alibaba1 wangyi163 souluo123 souluo1234 souluo123456
  5201314a 5201314aa 5201314q 5201314qq 5201314w 5201314z 5201314520 5201314521 5201314.. a5201314 aa5201314 q5201314
  w5201314 z5201314 ai5201314 love5201314 520520520 520131420 52013140 5201314520a 1314520a 1314520aa 1314520qq
  a1314520 aa1314520 q1314520 13145200 131452000 1314520520 1314521a 13141314 15201314 5211314a a5211314 520520aa
  5845201314 7758258a 7758521a a7758258 a7758521 77582580 77585210 5203344a 3344520a 33445201 1688168a 16881688
  18881888 88888888a 8888888a 66666666a 6666666a 666666aa 888888aa 168168168 518518518 66668888 88886666 11112222
  111222333 11223344 1122334455 112233445566 12341234 123412345 12344321 123454321 1234554321 123321123 123321456
  123321aa 123321qq 123123123 123123aa 123123qq 123123abc 12312300 123654789 147258369 1472583690 147852369 159357456
  159753456 258369147 741852963 789456123 789456123a 951753852 963852741 987654321a 9876543210a a987654321 a7894561
  asd5201314 qwe5201314 abc5201314 xiaobao520 laopo520 laopo1314 laogong520 laogong1314 baobao520 baobao1314 baobei520
  baobei1314 baobei123 qinaide520 wumingshi tianxia1 tianya123 hongmeng1 wangzhe123 wangzherongyao yingxionglianmeng
  lol123456 dnf123456 cf123456 qqqq1111 qqqq1234 zaqwsx123 rfvtgb123 okmijn123 monkey12345 dragon12345 111111aa
  11111111a a11111111 a1111111 aa111111 000000aa a00000000 00000000a a88888888 a66666666 aaaaaa111 aaa111222 abc112233
  aabbcc123 aabbccdd aa112233 a112233445566 a123123123 a123321a a147258369 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
  q1q1q1q1 q2w3e4r5 z1x2c3v4 1a2b3c4d 1a2b3c4d5e p@ss1234 pa$$word pa$$w0rd p@$$w0rd abc!@#123 123!@#qwe 1qaz!qaz
  qwe!@#123 !@#$%^&* !@#$%^&*() 1!2@3#4$ 12345678. 123456789. 123456.. a123456. a123456.. aa123456. qq123456. q123456.
  1234567890- qwertyuiop[] iloveyou520 iloveyou1314 forever1314 forever21 yuanfen520 happy2020 happy2021 happy2022
  happy2023 happy2024 happy2025 happy2026 summer2020 summer2023 summer2024 summer2025 winter2024 spring2024 autumn2024
  `
    .trim()
    .split(/\s+/),
);
