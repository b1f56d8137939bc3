import { toYuan } from '#/contract/money.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { csvLine, yuanText } from '#/platform/sheet/csv-line.pure.ts';
import { optionsText } from '../item-text.pure.ts';
import { derivedDiscount, type Item } from './item.rules.ts';

const momentText = (at: number) => toShanghaiIso(at).slice(0, 19).replace('T', ' ');

/** The columns of a file, in order. What an import reads is marked by its name in item-sheet.rules.ts. */
const COLUMNS: readonly (readonly [string, (item: Item) => string])[] = [
  ['编号', ({ id }) => String(id)],
  ['标题', ({ title }) => title],
  ['价格', ({ priceFen }) => yuanText(priceFen)],
  ['原价', ({ originPriceFen }) => (originPriceFen === null ? '' : yuanText(originPriceFen))],
  // One that the prices say themselves is left empty, so that it follows a price that is changed in the file.
  ['折扣', (item) => (item.discount === derivedDiscount(item.priceFen, item.originPriceFen) ? '' : `${item.discount}`)],
  ['返现', ({ returnFen }) => (returnFen === 0 ? '' : yuanText(returnFen))],
  ['分类', ({ category }) => category],
  ['平台', ({ platform }) => platform],
  ['店铺', ({ shop }) => shop],
  ['标签', ({ marketType }) => marketType],
  ['城市', ({ city }) => city],
  ['地址', ({ address }) => address],
  ['经度', ({ longitude, latitude }) => (longitude === 0 && latitude === 0 ? '' : String(longitude))],
  ['纬度', ({ longitude, latitude }) => (longitude === 0 && latitude === 0 ? '' : String(latitude))],
  ['购买链接', ({ link }) => link],
  ['图片', ({ images }) => images.join('\n')],
  ['规格', ({ options }) => optionsText(options.map(({ name, priceFen }) => ({ name, price: toYuan(priceFen) })))],
  ['详情', ({ content }) => content],
  ['状态', ({ isShown }) => (isShown ? '上架' : '下架')],
  ['到期时间', ({ expiresAt }) => (expiresAt === null ? '' : momentText(expiresAt))],
  ['浏览', ({ views }) => String(views)],
  ['添加时间', ({ createdAt }) => momentText(createdAt)],
];

export const itemCsvHead = (): string => csvLine(COLUMNS.map(([name]) => name));
export const itemCsvLine = (item: Item): string => csvLine(COLUMNS.map(([, text]) => text(item)));

/** A file to begin with: the columns that count, and one item as an example. */
export const itemCsvExample = (): string =>
  csvLine(['编号', '标题', '价格', '原价', '分类', '平台', '城市', '地址', '购买链接', '图片', '详情', '状态']) +
  csvLine([
    ...['', '手冲咖啡双人下午茶', '68', '128', '美食', '到店团购', '杭州', '湖滨路 1 号', 'https://example.com/coffee'],
    ...['', '两杯手冲，一份甜点，周末可用', '下架'],
  ]);
