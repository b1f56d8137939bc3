import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { momentInCell } from '#/features/bill/moment.pure.ts';
import { cleaned, columnName } from '#/platform/sheet/cell-text.pure.ts';
import { withoutApostrophe } from '#/platform/sheet/csv-line.pure.ts';
import { optionsIn } from '../item-text.pure.ts';

/** What the columns of a file may be called; the first name is ours. */
const NAMES = {
  id: ['编号', 'id', '商品编号'],
  title: ['标题', 'title', '名称', '商品', '商品名称'],
  price: ['价格', 'price', '现价', '售价', '团购价', '价格(元)'],
  origin_price: ['原价', 'origin_price', '市场价', '门市价', '原价(元)'],
  discount: ['折扣', 'discount'],
  return_money: ['返现', 'return_money', '返利', '返现(元)'],
  category: ['分类', 'category', '类目'],
  platform: ['平台', 'platform'],
  shop: ['店铺', 'shop', '门店', '商家'],
  market_type: ['标签', 'market_type'],
  city: ['城市', 'city'],
  address: ['地址', 'address', '门店地址'],
  longitude: ['经度', 'longitude'],
  latitude: ['纬度', 'latitude'],
  datum: ['坐标系', 'datum'],
  link: ['购买链接', 'link', '链接', '网址'],
  images: ['图片', 'images', '图片地址', '主图'],
  options: ['规格', 'options'],
  content: ['详情', 'content', '描述', '介绍'],
  status: ['状态', 'status', '上架'],
  expires_time: ['到期时间', 'expires_time', '有效期', '截止时间'],
} as const;

export type SheetField = keyof typeof NAMES;
type Header = readonly (SheetField | undefined)[];

const fieldOf = new Map(
  // Object.entries forgets which keys there are.
  (Object.entries(NAMES) as [SheetField, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
);

/** A row is the header if it names what an item needs, or a number and something to change about it. */
export function headerIn(row: readonly string[]): Header | undefined {
  const seen = new Set<SheetField>();
  const header = row.map((cell) => {
    const field = fieldOf.get(columnName(cell).toLowerCase());
    if (!field || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
  const isHeader = (seen.has('title') && seen.has('price')) || (seen.has('id') && seen.size > 1);
  return isHeader ? header : undefined;
}

/** The cells of a row by field; undefined for a blank line. */
export function cellsUnder(header: Header, row: readonly string[]): Map<SheetField, string> | undefined {
  const cells = new Map<SheetField, string>();
  for (const [index, field] of header.entries()) {
    if (!field) continue;
    const cell = row[index] ?? '';
    cells.set(field, withoutApostrophe(field === 'content' || field === 'options' ? lined(cell) : cleaned(cell)));
  }
  return [...cells.values()].some(Boolean) ? cells : undefined;
}

/** Thrown away with its words as the reason. */
export class BadCell extends Error {}

/**
 * What a row says, in the words of the API. A column that is not there changes nothing; an empty cell empties what may be
 * empty, so that a file which was exported and comes back says exactly what it shows.
 */
export function inputIn(cells: ReadonlyMap<SheetField, string>, isChange: boolean): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [field, cell] of cells) {
    if (field === 'id') continue;
    const value = cell === '' ? emptyValue(field, isChange) : READ[field](cell);
    if (value !== undefined) input[field] = value;
  }
  return input;
}

function emptyValue(field: Exclude<SheetField, 'id'>, isChange: boolean): unknown {
  if (field === 'title' || field === 'price') throw new BadCell(`没有写${NAMES[field][0]}`);
  if (!isChange || field === 'status' || field === 'datum') return undefined;
  if (field === 'origin_price' || field === 'discount' || field === 'expires_time') return null;
  if (field === 'images' || field === 'options') return [];
  return field === 'return_money' || field === 'longitude' || field === 'latitude' ? 0 : '';
}

const asIs = (cell: string) => cell;

/** ¥1,280.00元 is how people and other shops' exports write it. */
const money = (cell: string) =>
  cell
    .normalize('NFKC')
    .replaceAll(/[¥元,\s]/g, '')
    .replace(/^(\d+\.\d\d)0+$/, '$1');

const READ: Record<Exclude<SheetField, 'id'>, (cell: string) => unknown> = {
  title: asIs,
  price: money,
  origin_price: money,
  return_money: money,
  discount: discountIn,
  category: asIs,
  platform: asIs,
  shop: asIs,
  market_type: asIs,
  city: asIs,
  address: asIs,
  longitude: asIs,
  latitude: asIs,
  datum: datumIn,
  link: asIs,
  images: (cell) => cell.split(/[\s|]+/).filter(Boolean),
  options: (cell) => optionsIn(cell),
  content: asIs,
  status: statusIn,
  expires_time: momentIn,
};

function discountIn(cell: string): string {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(折|%)?$/.exec(cell.normalize('NFKC')) ?? [];
  if (number === undefined) throw new BadCell(`看不懂折扣“${shortened(cell)}”`);
  if (!unit) return number;
  return String(Math.round((Number(number) / (unit === '折' ? 10 : 100)) * 10_000) / 10_000);
}

function datumIn(cell: string): string {
  if (/^(wgs-?84|手机|gps)/i.test(cell)) return 'wgs84';
  if (/^(gcj-?02|高德|腾讯|火星)/i.test(cell)) return 'gcj02';
  throw new BadCell(`看不懂坐标系“${shortened(cell)}”，请写 wgs84 或 gcj02`);
}

function statusIn(cell: string): boolean {
  if (/^(上架|上架中|在售|是|1|true|on)$/i.test(cell)) return true;
  if (/^(.*下架|停售|否|0|false|off)$/i.test(cell)) return false;
  throw new BadCell(`看不懂状态“${shortened(cell)}”，请写上架或下架`);
}

function momentIn(cell: string): string {
  const at = momentInCell(cell);
  if (at === undefined) throw new BadCell(`看不懂到期时间“${shortened(cell)}”，请写成 2026-12-31 或 2026-12-31 18:00`);
  return toShanghaiIso(at);
}

const shortened = (cell: string) => ([...cell].length > 20 ? `${[...cell].slice(0, 20).join('')}…` : cell);

/** Lines stay lines; other controls go. */
function lined(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]+|[\u00a0\ufeff]+/gu, ' ')
    .trim();
}
