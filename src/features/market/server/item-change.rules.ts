import { optionsText } from '../item-text.pure.ts';
import type { Item, ItemFacts } from './item.rules.ts';

const yuan = (fen: number | null) => (fen === null ? '无' : String(fen / 100));

/** What a preview tells about each fact, in the order of the form. Sizes of pictures are no fact of their own. */
const TOLD: readonly (readonly [string, (facts: ItemFacts) => string])[] = [
  ['标题', ({ title }) => title],
  ['价格', ({ priceFen }) => yuan(priceFen)],
  ['原价', ({ originPriceFen }) => yuan(originPriceFen)],
  ['折扣', ({ discount }) => String(discount)],
  ['返现', ({ returnFen }) => yuan(returnFen)],
  ['分类', ({ category }) => category],
  ['平台', ({ platform }) => platform],
  ['标签', ({ marketType }) => marketType],
  ['城市', ({ city }) => city],
  ['地址', ({ address }) => address],
  ['坐标', ({ longitude, latitude }) => `${longitude},${latitude}`],
  ['链接', ({ link }) => link],
  ['图片', ({ images }) => images.join('\n')],
  ['规格', ({ options }) => optionsText(options.map(({ name, priceFen }) => ({ name, price: priceFen / 100 })))],
  ['详情', ({ content }) => content],
  ['状态', ({ isShown }) => (isShown ? '上架' : '下架')],
  ['到期', ({ expiresAt }) => String(expiresAt)],
];

/** Everything an item says, as the log tells it. */
export const toldItem = ({ id, title, ...facts }: Pick<Item, 'id'> & ItemFacts) => ({
  ...{ id, name: title },
  facts: Object.fromEntries(TOLD.map(([name, of]) => [name, of({ title, ...facts })])),
});

/** Values longer than this are named, not shown. */
const SHOWN = 24;

/** What differs, as 价格 68 → 58；城市 空 → 杭州. Empty when nothing does. */
export function changesText(before: ItemFacts, after: ItemFacts): string {
  return TOLD.flatMap(([name, of]) => {
    const [old, now] = [of(before), of(after)];
    if (old === now) return [];
    const isShort = old.length <= SHOWN && now.length <= SHOWN && !/\n/.test(old + now) && name !== '到期';
    return [isShort ? `${name} ${old || '空'} → ${now || '空'}` : `${name}有改动`];
  }).join('；');
}
