/** A question is shorter; the expressions take their time on long texts. */
const LONGEST = 100;
const BEFORE =
  /^(?:(?:请问(?:一下)?|问一下|你好|您好|哈喽|hi|hello)[\s,，!！。]*)?(?:我|咱)?(?:就?想|要|想要|需要)?(?:看看?|找(?:一下|找)?|搜(?:索|一下)?|查(?:一下)?|求|追|有没有|有|来(?:一?部|点)?|附近(?:的|有没有|有什么|有)?|哪[里儿]有)?(?:一下)?[\s:：]*/iu;
const AFTER =
  /(?:(?:在|去)?(?:哪里?儿?|什么地方|怎么)(?:能|可以)?(?:看|追|找|买|下载?)(?:到|得到)?|(?:能|可以)看|(?:的)?(?:资源|链接|网盘|地址)|(?:更新)?(?:到|了)?(?:第?几|多少)集了?|更新了?|大结局|好看|讲(?:的是|的|了)?(?:什么|啥)|(?:是)?谁演的?|主演(?:是谁)?|(?:的)?(?:豆瓣)?评分(?:是?多少|高)?|多少钱|怎么卖|有(?:优惠|折扣|券)|打折|有(?:没有|么)?|谢谢|多谢)?(?:吗|嘛|呢|吧|啊|呀|么)?[\s?？!！。~～,，]*$/iu;

/** The name in a question: 请问狂飙在哪看？ → 狂飙. Empty when nothing is around it, or nothing else is there. */
export function askedName(words: string): string {
  const said = words.trim();
  if (said.length > LONGEST) return '';
  const name = said
    .replace(AFTER, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replaceAll(/^[《「“"]|[》」”"]$/gu, '')
    .trim();
  return name === said || [...name].length > 30 ? '' : name;
}

const GREETING =
  /^(?:你好|您好|在(?:吗|么|不在)?|有人吗|hi|hello|嗨|哈喽|早(?:上好|安)?|晚(?:上好|安)|谢谢(?:你|您|啦)?|多谢|感谢|thx|thanks?(?: you)?|好的?|ok|收到|嗯+|哦+|[哈呵嘿]{2,}|再见|拜拜?)[\s!！。.~～,，?？]*$/iu;

/** What people say to each other and not to a search. */
export const isGreeting = (words: string): boolean => words.length <= LONGEST && GREETING.test(words.trim());

const FESTIVAL =
  /^(?:请问)?(?:今年)?(?:的)?(?<name>[\p{Script=Han}]{2,8}?)(?:是|在|到|离现在|距离现在)?(?:今年)?(?:的)?(?:哪一?天|几月几[号日]|几[号日]|什么时候|多久|还有(?:几|多少)天|还要多久)/u;
const UNTIL = /^(?:请问)?(?:离|距离?|到)(?<name>\p{Script=Han}{2,8}?)(?:还有|还要|还剩)/u;

/** The day that somebody asks for by its name: 中秋节是哪天, 离春节还有几天. */
export function askedFestival(words: string): string {
  return (UNTIL.exec(words.trim()) ?? FESTIVAL.exec(words.trim()))?.groups?.['name'] ?? '';
}
