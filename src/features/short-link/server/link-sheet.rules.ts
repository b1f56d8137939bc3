/** What a row of a file may say about a link. */
export type SheetField = 'url' | 'slug' | 'link' | 'remark' | 'tags' | 'expires' | 'limit' | 'password';

/** Names of columns in our own files and in the exports of Shlink, YOURLS, Kutt and Bitly, in lower case without signs. */
const NAMES: Record<SheetField, readonly string[]> = {
  url: [
    'url',
    'longurl',
    'target',
    'originalurl',
    'destination',
    'destinationurl',
    '指向',
    '网址',
    '长网址',
    '原网址',
    '链接',
  ],
  slug: [
    'slug',
    'shortcode',
    'keyword',
    'address',
    'customslug',
    'backhalf',
    'custombackhalf',
    'custombitlinks',
    '短码',
  ],
  link: ['shorturl', 'link', 'bitlink', 'shortlink', '短链', '短链接', '短网址'],
  remark: ['title', 'description', 'remark', 'note', '备注', '标题', '名称'],
  tags: ['tags', 'tag', '标签'],
  expires: ['validuntil', 'expirein', 'expires', 'expiresat', '到期', '到期时间', '有效期'],
  limit: ['maxvisits', 'visitlimit', '次数上限', '访问上限'],
  // Whether there is one; no export has the word itself.
  password: ['password', 'haspassword', '密码'],
};

export type Header = Map<number, SheetField>;
export type LinkCells = Partial<Record<SheetField, string>>;

const isAddress = (cell: string) => /^https?:\/\//i.test(cell.trim());

/** The columns by their names, or undefined when the row is none of names. A file needs a column with addresses. */
export function headerIn(row: readonly string[]): Header | undefined {
  if (row.some(isAddress)) return undefined;
  const header: Header = new Map();
  for (const [at, cell] of row.entries()) {
    const name = cell
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s_\-"'()]/g, '');
    const field = (Object.keys(NAMES) as SheetField[]).find((one) => NAMES[one].includes(name));
    if (field && ![...header.values()].includes(field)) header.set(at, field);
  }
  return [...header.values()].includes('url') ? header : undefined;
}

/** A time, a number of clicks or somebody's address, as the tables of YOURLS have them behind the title. */
const IS_COUNT = /^(\d+|\d{4}-\d{2}-\d{2}.*|\d{1,3}(\.\d{1,3}){3}|[\da-f]*:[\da-f:]+)$/i;

/** A list without names: the address wherever it stands, then its code, a remark and tags. */
export function cellsWithoutHeader(row: readonly string[]): LinkCells | undefined {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const at = cells.findIndex(isAddress);
  const [url = '', ...rest] = at === -1 ? cells : [cells[at] ?? '', ...cells.toSpliced(at, 1)];
  if (url === '') return undefined;
  const [slug = '', ...others] = rest;
  const [remark = '', tags = ''] = others.filter((cell) => !IS_COUNT.test(cell));
  return { url, slug, remark, tags };
}

/** What the row says, or undefined when it says nothing. */
export function cellsUnder(header: Header, row: readonly string[]): LinkCells | undefined {
  const cells: LinkCells = {};
  for (const [at, field] of header) cells[field] = (row[at] ?? '').trim();
  if (Object.values(cells).every((cell) => cell === '')) return undefined;
  // Bitly and Shlink name the whole short address; its last part is the code.
  if (!cells.slug && cells.link) cells.slug = lastPart(cells.link);
  // A name of one's own at Bitly is a whole address too, the newest first.
  else if (isAddress(cells.slug ?? '')) cells.slug = lastPart(cells.slug?.split('|')[0] ?? '');
  return cells;
}

function lastPart(link: string): string {
  const path = URL.parse(/^[a-z]+:\/\//i.test(link) ? link : `https://${link}`)?.pathname ?? '';
  try {
    return decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? '');
  } catch {
    return '';
  }
}

/** Shlink parts them by bars, others by commas. */
export const tagsOf = (cell: string): string[] => cell.split(/[|,，、;；]/).filter((tag) => tag.trim() !== '');

/** Whether the link was behind a password. */
export const isLocked = (cell: string) => !/^(|0|false|no|null|否|无|-)$/i.test(cell.trim());

/** So much of a time as an end needs: the day, or the moment with its zone. Empty for what is no time. */
export function endOf(cell: string): string {
  const text = cell.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const at = /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? '' : text;
}
