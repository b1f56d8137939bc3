import { coverHash, coverUrl } from '../cover/cover-palettes.pure.ts';

/** The picture of a day: a motif with its form, and a pigment. Feasts with a drawing of their own have own colours too. */
type FeastArt = readonly [motif: string, palette: number];

const ARTS: Readonly<Record<string, FeastArt>> = {
  春节: ['chunjie0', 9],
  除夕: ['chunjie0', 9],
  小年: ['chunjie0', 9],
  迎财神: ['chunjie0', 9],
  元宵节: ['yuanxiao0', 11],
  寒食节: ['qingming0', 15],
  清明节: ['qingming0', 15],
  端午节: ['duanwu0', 1],
  七夕节: ['qixi0', 6],
  中秋节: ['zhongqiu0', 11],
  重阳节: ['chongyang0', 4],
  冬至: ['dongzhi0', 13],
  国庆节: ['guoqing0', 23],
  建党节: ['guoqing0', 23],
  圣诞节: ['shengdan0', 1],
  平安夜: ['shengdan0', 1],
  龙抬头: ['fantasy1', 19],
  花朝节: ['flower0', 25],
  上巳节: ['flower2', 24],
  火把节: ['disaster1', 17],
  腊八节: ['food0', 16],
  立春: ['flower0', 19],
  立夏: ['forest3', 10],
  夏至: ['sky0', 28],
  立秋: ['forest3', 17],
  立冬: ['snow0', 0],
  泼水节: ['sea2', 7],
  元旦: ['time0', 7],
  劳动节: ['village0', 10],
  妇女节: ['flower1', 21],
  青年节: ['school2', 20],
  儿童节: ['child1', 7],
  建军节: ['army0', 2],
  人民警察节: ['city0', 0],
  情人节: ['lovers1', 2],
  白色情人节: ['lovers0', 18],
  网络情人节: ['lovers4', 6],
  女生节: ['flower2', 25],
  植树节: ['forest1', 19],
  愚人节: ['comedy0', 22],
  世界读书日: ['fantasy2', 16],
  母亲节: ['flower1', 2],
  父亲节: ['family1', 16],
  护士节: ['hospital0', 24],
  中国医师节: ['hospital0', 13],
  高考日: ['school1', 18],
  教师节: ['school0', 10],
  中国农民丰收节: ['village3', 4],
  程序员节: ['robot0', 5],
  万圣节前夜: ['ghost3', 6],
  记者节: ['office0', 14],
  光棍节: ['comedy1', 27],
  感恩节: ['food0', 17],
  跨年夜: ['time0', 11],
  雨水: ['lovers0', 13],
  惊蛰: ['flower2', 19],
  春分: ['flower0', 15],
  谷雨: ['village0', 19],
  小满: ['village3', 10],
  芒种: ['village0', 1],
  小暑: ['flower1', 28],
  大暑: ['sky0', 9],
  处暑: ['beast3', 20],
  白露: ['forest3', 18],
  秋分: ['flower0', 17],
  寒露: ['beast3', 0],
  霜降: ['forest1', 17],
  小雪: ['snow0', 3],
  大雪: ['snow1', 0],
  小寒: ['snow2', 11],
  大寒: ['snow0', 13],
};

/** Grounds of feasts that bring their own. */
const OWN: Readonly<Record<string, { bg: string; ink: string }>> = {
  chunjie: { bg: '#a9231c', ink: '#fff1dd' },
  yuanxiao: { bg: '#182449', ink: '#f6ecd6' },
  qingming: { bg: '#cddccb', ink: '#21362a' },
  duanwu: { bg: '#0f5a57', ink: '#f2f7e9' },
  qixi: { bg: '#2f2450', ink: '#f6eefb' },
  zhongqiu: { bg: '#0f2f4a', ink: '#f7f0dc' },
  chongyang: { bg: '#e9c682', ink: '#33200e' },
  guoqing: { bg: '#b3261e', ink: '#fff2dc' },
  shengdan: { bg: '#123f33', ink: '#f3f1e4' },
  dongzhi: { bg: '#10394a', ink: '#eef7f4' },
};

const DARK = [0, 1, 6, 7, 11, 13, 19, 21];
const SOLEMN = 10;

interface FeastLook {
  /** The number of the day's pigment. */
  palette: number;
  own?: { bg: string; ink: string } | undefined;
  /** The address of its picture. */
  art: string;
}

/** How a day looks, by the name of its festival or its lunar date. */
export function feastLook(name: string, tone: 'festive' | 'solemn'): FeastLook {
  const picture = { title: name, kind: '文章', form: 'wide', plain: true } as const;
  const [motif, pigment] = (tone === 'solemn' ? undefined : ARTS[name]) ?? [];
  if (motif !== undefined && pigment !== undefined) {
    const art = coverUrl({ ...picture, art: `2.${motif}.${pigment}.jacket.grain` });
    return { palette: pigment, own: OWN[motif.replace(/\d$/, '')], art };
  }
  const palette = tone === 'solemn' ? SOLEMN : (DARK[coverHash(name) % DARK.length] ?? 0);
  return { palette, art: coverUrl({ ...picture, palette }) };
}
