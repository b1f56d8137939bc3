import { ToolFault } from '../frame/tool-fault.pure.ts';

/** `1-3,5,8-`: groups of page numbers counted from 1, in the order they were written. Nothing: all pages, one group. */
export function readRanges(text: string, count: number): number[][] {
  const plain = text
    .normalize('NFKC')
    .replace(/[、;]/g, ',')
    .replace(/\s/g, '')
    .replace(/[~—–至到]/g, '-');
  const parts = plain.split(',').filter(Boolean);
  if (parts.length === 0) return [pagesFrom(1, count)];
  return parts.map((part) => {
    const [, from = '', dash, to = ''] = /^(\d{0,6})(-?)(\d{0,6})$/.exec(part) ?? [];
    if (dash === undefined || (from === '' && to === ''))
      throw new ToolFault(`页码“${part}”看不懂，请写成 1-3,5,8- 这样`);
    const first = from === '' ? 1 : Number(from);
    const last = dash === '' ? first : to === '' ? count : Number(to);
    const beyond = [first, last].find((page) => page < 1 || page > count);
    if (beyond !== undefined) throw new ToolFault(`没有第 ${beyond} 页，一共 ${count} 页`);
    return first <= last ? pagesFrom(first, last) : pagesFrom(last, first).reverse();
  });
}

const pagesFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** How a group is called in a file's name. */
export function rangeName(pages: readonly number[]): string {
  const [first, last] = [pages[0], pages.at(-1)];
  return first === last ? `第${first}页` : `第${first}-${last}页`;
}
