import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';

/** Characters that people read in two ways, also where a dictionary knows only one for the word. */
const SECOND_READINGS = `重chong,zhong 长zhang,chang 行hang,xing 乐yue,le 都dou,du 传zhuan,chuan 觉jiao,jue 角jue,jiao
藏zang,cang 曾zeng,ceng 单shan,dan 朝chao,zhao 还huan,hai 会kuai,hui 调diao,tiao 降xiang,jiang 尉yu,wei 解xie,jie
参shen,can 差chai,cha 校jiao,xiao 弹tan,dan 大dai,da 着zhao,zhe 了liao,le 的di,de 地de,di 得dei,de 落la,luo 露lou,lu
薄bao,bo 嬛huan,xuan 宿xiu,su 卡qia,ka 车ju,che 绿lu,lv 率lv,shuai 盛cheng,sheng 血xie,xue 熟shou,shu 谁shui,shei 仇qiu,chou
陆liu,lu 区ou,qu 盖ge,gai 翟di,zhai 茜xi,qian 女nv,nu 吕lv,lu 旅lv,lu 屿yu,xu 晟cheng,sheng 亲qing,qin 抹ma,mo`;
const alternatives = new Map(
  SECOND_READINGS.split(/\s+/).map((entry) => [[...entry][0] ?? '', [...entry].slice(1).join('').split(',')] as const),
);
const MOST_READINGS = 4;

/** How a text sounds: one list of syllables for each way to read it. Latin words and numbers count as one syllable. */
export type Readings = readonly (readonly string[])[];

const known = new LRUCache<string, Readings>({ max: 20_000 });

/** Empty for texts without Chinese characters, and for Japanese ones, which nobody types by pinyin. */
export function readingsOf(key: string): Readings {
  const kept = known.get(key);
  if (kept) return kept;
  const made = makeReadings(key);
  known.set(key, made);
  return made;
}

function makeReadings(key: string): Readings {
  if (!/\p{Script=Han}/u.test(key) || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(key)) return [];
  const parts = key.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? [];
  const sounds = pinyin(key, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  // One sound for each part, unless a rare character confuses the dictionary; then each is asked for alone.
  const first =
    sounds.length === parts.length ? sounds : parts.map((part) => pinyin(part, { toneType: 'none', v: true }));
  let readings: string[][] = [[]];
  parts.forEach((part, index) => {
    const sound = latinOnly(first[index] ?? '');
    const others = (alternatives.get(part) ?? []).filter((other) => other !== sound);
    const choices = readings.length < MOST_READINGS ? [sound, ...others.slice(0, 1)] : [sound];
    readings = choices.flatMap((choice) => readings.map((reading) => (choice ? [...reading, choice] : reading)));
  });
  return readings.slice(0, MOST_READINGS);
}

function latinOnly(sound: string): string {
  return sound
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[^a-z0-9]/g, '');
}

/** The first letter of each syllable; numbers and Latin words stay whole. */
export function initialsOf(syllables: readonly string[], key: string): string {
  const parts = key.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? [];
  const keepsWhole = parts.length === syllables.length;
  return syllables.map((one, at) => (keepsWhole && /^[a-z0-9]/.test(parts[at] ?? '') ? one : one[0])).join('');
}
