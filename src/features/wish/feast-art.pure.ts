import { EDITION } from '../cover/cover-art.pure.ts';
import { coverHash, coverUrl } from '../cover/cover-palettes.pure.ts';

/** The picture of a day and its pigment. */
const ARTS: Readonly<Record<string, readonly [picture: string, palette: number]>> = {
  春节: ['chunjie', 23],
  除夕: ['chuxi', 11],
  小年: ['xiaonian', 20],
  迎财神: ['caishen', 23],
  元宵节: ['yuanxiao', 11],
  龙抬头: ['longtaitou', 28],
  花朝节: ['huazhao', 24],
  上巳节: ['shangsi', 15],
  寒食节: ['hanshi', 10],
  清明节: ['qingming', 10],
  立春: ['lichun', 24],
  雨水: ['yushui', 13],
  惊蛰: ['jingzhe', 10],
  春分: ['chunfen', 18],
  谷雨: ['guyu', 19],
  端午节: ['duanwu', 28],
  火把节: ['huoba', 6],
  七夕节: ['qixi', 6],
  中元节: ['zhongyuan', 10],
  立夏: ['lixia', 24],
  小满: ['xiaoman', 3],
  芒种: ['mangzhong', 18],
  夏至: ['xiazhi', 28],
  小暑: ['xiaoshu', 24],
  大暑: ['dashu', 25],
  泼水节: ['poshui', 7],
  中秋节: ['zhongqiu', 7],
  重阳节: ['chongyang', 20],
  寒衣节: ['hanyi', 10],
  下元节: ['xiayuan', 13],
  立秋: ['liqiu', 8],
  处暑: ['chushu', 20],
  白露: ['bailu', 18],
  秋分: ['qiufen', 14],
  寒露: ['hanlu', 0],
  霜降: ['shuangjiang', 18],
  腊八节: ['laba', 16],
  立冬: ['lidong', 13],
  小雪: ['xiaoxue', 18],
  大雪: ['daxue', 0],
  冬至: ['dongzhi', 13],
  小寒: ['xiaohan', 30],
  大寒: ['dahan', 11],
  元旦: ['yuandan', 7],
  劳动节: ['laodong', 7],
  国庆节: ['guoqing', 23],
  妇女节: ['funv', 21],
  青年节: ['qingnian', 18],
  儿童节: ['ertong', 24],
  建军节: ['jianjun', 2],
  建党节: ['jiandang', 23],
  人民警察节: ['jingcha', 27],
  情人节: ['qingren', 12],
  女生节: ['nvsheng', 12],
  白色情人节: ['baise', 18],
  网络情人节: ['wangluo', 30],
  植树节: ['zhishu', 15],
  愚人节: ['yuren', 27],
  世界读书日: ['dushu', 29],
  母亲节: ['muqin', 24],
  父亲节: ['fuqin', 22],
  护士节: ['hushi', 28],
  中国医师节: ['yishi', 24],
  高考日: ['gaokao', 7],
  教师节: ['jiaoshi', 20],
  中国农民丰收节: ['fengshou', 8],
  程序员节: ['chengxu', 5],
  万圣节前夜: ['wansheng', 6],
  记者节: ['jizhe', 7],
  光棍节: ['guanggun', 13],
  感恩节: ['ganen', 16],
  平安夜: ['pinganye', 11],
  圣诞节: ['shengdan', 1],
  跨年夜: ['kuanian', 11],
  国家公祭日: ['gongji', 10],
  烈士纪念日: ['lieshi', 10],
  九一八事变纪念日: ['jiuyiba', 10],
  抗战胜利纪念日: ['kangzhan', 10],
};

const DARK = [0, 1, 6, 7, 11, 13, 19, 21];
/** Days of mourning are shown in greys made of one pigment. */
const SOLEMN = 10;
const HERO = { width: 800, height: 470 };

interface FeastLook {
  /** The number of the day's pigment. */
  palette: number;
  /** The address of its picture. */
  art: string;
}

/** How a day looks, by the name of its festival or its lunar date. */
export function feastLook(name: string, tone: 'festive' | 'solemn'): FeastLook {
  const [picture, own = 0] = ARTS[name] ?? [];
  const palette = tone === 'solemn' ? SOLEMN : picture ? own : (DARK[coverHash(name) % DARK.length] ?? 0);
  const art = picture && `${EDITION}${picture}0.${palette}.foot.${tone === 'solemn' ? 'flat' : 'grain'}`;
  return {
    palette,
    art: coverUrl({
      title: name,
      kind: '文章',
      plain: true,
      ...(art ? { art, size: HERO } : { palette, form: 'wide' }),
    }),
  };
}
