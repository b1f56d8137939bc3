import { customPinyin, pinyin } from 'pinyin-pro';

/** Readings that the dictionary of the library lacks or has wrong, and people whose surname is not read as the word is. */
const WORDS =
  '大宛 dà yuān,台州 tāi zhōu,洪洞 hóng tóng,会稽 kuài jī,厚薄 hòu bó,淡薄 dàn bó,莘庄 xīn zhuāng,十里堡 shí lǐ pù,' +
  '朝鲜 cháo xiǎn,乐清 yuè qīng,还书 huán shū,还钱 huán qián,数落 shǔ luo,系鞋带 jì xié dài,心广体胖 xīn guǎng tǐ pán,' +
  '虚与委蛇 xū yǔ wēi yí,一哄而散 yī hòng ér sàn,单行道 dān xíng dào,华为 huá wéi,尉迟 yù chí,万俟 mò qí,澹台 tán tái,单于 chán yú,' +
  '曾国藩 zēng guó fān,曾国荃 zēng guó quán,曾纪泽 zēng jì zé,曾巩 zēng gǒng,曾参 zēng shēn,曾子 zēng zǐ,曾志伟 zēng zhì wěi,' +
  '曾轶可 zēng yì kě,曾荫权 zēng yīn quán,曾小贤 zēng xiǎo xián,曾沛慈 zēng pèi cí,曾黎 zēng lí,查良镛 zhā liáng yōng,' +
  '查慎行 zhā shèn xíng,查良铮 zhā liáng zhēng,单田芳 shàn tián fāng,单雄信 shàn xióng xìn,单立文 shàn lì wén,单霁翔 shàn jì xiáng,' +
  '仇英 qiú yīng,仇和 qiú hé,任正非 rén zhèng fēi,任长霞 rén cháng xiá,任达华 rén dá huá,任贤齐 rén xián qí,任我行 rén wǒ xíng,' +
  '任盈盈 rén yíng yíng,任嘉伦 rén jiā lún,任弼时 rén bì shí,任敏 rén mǐn,解缙 xiè jìn,解晓东 xiè xiǎo dōng,解小东 xiè xiǎo dōng,' +
  '盖叫天 gě jiào tiān,盖聂 gě niè,朴槿惠 piáo jǐn huì,朴信惠 piáo xìn huì,朴正熙 piáo zhèng xī,朴智星 piáo zhì xīng,' +
  '区寄 ōu jì,华罗庚 huà luó gēng,华国锋 huà guó fēng,华雄 huà xióng,纪晓岚 jǐ xiǎo lán,纪昀 jǐ yún,燕青 yān qīng,燕昭王 yān zhāo wáng,' +
  '种师道 chóng shī dào,种师中 chóng shī zhōng,员半千 yùn bàn qiān,乐毅 yuè yì,乐嘉 lè jiā,缪荃孙 miào quán sūn,应采儿 yīng cǎi ér,' +
  '长孙无忌 zhǎng sūn wú jì,缪贤 miào xián,召公 shào gōng,区伯 ōu bó,涡阳 guō yáng,蔚县 yù xiàn';

let hasWords = false;

/** The library keeps such words for good, so they are told to it once. */
function learnWords(): void {
  if (hasWords) return;
  hasWords = true;
  customPinyin(
    Object.fromEntries(
      WORDS.split(',').map((entry) => [entry.split(' ', 1)[0] ?? '', entry.slice(entry.indexOf(' ') + 1)]),
    ),
  );
}

/** Surnames with a reading of their own; 宁, 那 and 黑 are left out, since most who bear them read them as the word. */
const SURNAMES = '曾查单仇任解盖朴区华纪燕员乐缪召祭繁应';
/** What children are called; a syllable of a foreign name, a verb or a thing is not among them. */
const GIVEN =
  '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂文辉玲建国志红梅燕春梦雪琳晨宇轩涵怡佳嘉俊豪浩然博泽睿梓萱紫欣诗妍婷倩颖雅洁莹慧娇婉' +
  '良镛田雄信正晓东罗庚达立贤齐荫权缙恭荃孙巩黎毅昀槿惠熙星智庆祥瑞福贵荣昌盛兴旺鹏飞龙虎凤鸣翔天宝玉珍珠琴瑶瑾瑜璐璇琪琦琼琳霖霆霜露雨云' +
  '岚岩峰峻崇崧海波江河清源泉润泓洪渊涵淑淼沛润溪森林松柏楠桐枫彬斌炎煜炜焕烨灿阳昊昕晖景晶昱旭昭晴暄朗月朝胜利成功德仁义礼诚忠孝廉勤俭谦恒' +
  '永远长安康健宁乐和美善真纯思念忆怀宏广大伯仲叔季元亨贞吉光耀华中汉民生家邦廷卿臣君士先希望少秋冬夏冰可儿小敏曼蓉莲荷菊芝芸芬茜苗萍蔓薇藩轶' +
  '启凯恺铭鑫锋钢铁锐钧银金彦彤彩新霁弼盈伦参泽非';
const TITLES = '先生|女士|小姐|老师|教授|医生|经理|师傅|同学|老板|阿姨|叔叔';

/** A name that stands alone among what is no Chinese, or is followed by a title. */
const NAME = new RegExp(`[${SURNAMES}](?:(?=[${GIVEN}]{2}(?!\\p{Script=Han}))|(?=[${GIVEN}]{0,2}(?:${TITLES})))`, 'gu');

export type SurnameUse = 'auto' | 'head' | 'off';

/** The line in parts: a surname that is read as one is a part of its own. */
function partsOf(line: string, use: SurnameUse): { text: string; isSurname: boolean }[] {
  if (use === 'head') return [{ text: line, isSurname: true }];
  if (use === 'off') return [{ text: line, isSurname: false }];
  const parts: { text: string; isSurname: boolean }[] = [];
  let start = 0;
  for (const { 0: surname, index } of line.matchAll(NAME)) {
    // The character before may take two places.
    if (/\p{Script=Han}$/u.test(line.slice(Math.max(0, index - 2), index))) continue;
    parts.push({ text: line.slice(start, index), isSurname: false }, { text: surname, isSurname: true });
    start = index + surname.length;
  }
  parts.push({ text: line.slice(start), isSurname: false });
  return parts.filter(({ text }) => text !== '');
}

type Options = Parameters<typeof pinyin>[1];

/** As the library's own `pinyin` with `type: 'array'`, with surnames read as such. */
export function syllablesOf(
  line: string,
  use: SurnameUse,
  options: Omit<Options & object, 'type' | 'surname'>,
): string[] {
  learnWords();
  return partsOf(line, use).flatMap(({ text, isSurname }) =>
    // GB/T 16159: 一 and 不 keep their own tone in writing, however they are spoken.
    pinyin(text, { ...options, type: 'array', toneSandhi: false, surname: isSurname ? 'head' : 'off' }),
  );
}

export interface Sound {
  /** The character itself. */
  origin: string;
  isHan: boolean;
  /** Letters without their tone, and the tone from 0 to 4. */
  letters: string;
  tone: number;
}

/** Each character with its sound. */
export function soundsOf(line: string): Sound[] {
  learnWords();
  return partsOf(line, 'auto').flatMap(({ text, isSurname }) =>
    pinyin(text, { type: 'all', v: true, toneSandhi: false, surname: isSurname ? 'head' : 'off' }).map((one) => ({
      origin: one.origin,
      isHan: one.isZh,
      letters: one.isZh ? `${one.initial}${one.final}`.normalize('NFD').replace(/[\u0300\u0301\u0304\u030c]/g, '') : '',
      tone: one.num,
    })),
  );
}
