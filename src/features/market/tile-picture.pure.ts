import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { CATEGORIES } from './market-names.pure.ts';

/** What stands for the shipped categories and platforms; what an operator made up gets a parcel. */
const SUBJECTS: Record<string, string> = {
  美食: '铜锅涮肉',
  到家: '家庭保洁',
  二手: '公路车',
  课程: '陶艺',
  门票: '话剧票',
  生活: '鲜花',
  酒旅: '行李箱',
  亲子: '采摘',
  到店团购: '铜锅涮肉',
  外卖到家: '奶茶',
  上门服务: '家庭保洁',
  同城二手: '公路车',
  演出票务: '话剧票',
  课程约课: '吉他',
  酒店民宿: '酒店',
  周边出行: '行李箱',
};

const WORDS: readonly string[] = CATEGORIES.flatMap(({ words }) => words);
const ANYTHING = '礼盒';

/** All that tiles show: the pictures of other names are not drawn for strangers. */
export const TILE_SUBJECTS: ReadonlySet<string> = new Set([...Object.values(SUBJECTS), ...WORDS, ANYTHING]);

/** A small drawn picture for a tile. */
export function tilePicture(name: string): string {
  const title = SUBJECTS[name] ?? (WORDS.includes(name) ? name : ANYTHING);
  return coverUrl({ title, kind: '市集', setting: 0, size: { width: 128, height: 128 } });
}
