import type { ShelfState } from '../shelf-states.pure.ts';

/** What one row of an exported list says of a title. */
export interface SheetTitle {
  /** All the names it gives, the first is the one to show. */
  names: string[];
  year: number | null;
  /** Undefined for what has no place on a shelf here: 搁置, 抛弃. */
  state: ShelfState | undefined;
  day: string;
  /** 1 to 10. */
  score: number | null;
  remark: string;
}

const FIELDS = {
  name: [
    '评论对象',
    '标题',
    '片名',
    '名称',
    '名字',
    '电影名',
    '影视名',
    '中文名',
    '中文',
    'name',
    'title',
    'namecn',
    '条目',
    '书影音名',
    '电影',
    '作品',
    '影片名称',
    '条目名称',
    '条目名',
    'namezh',
  ],
  other: [
    'namecn',
    '中文名',
    '原名',
    'name',
    'title',
    '外文名',
    '又名',
    'originaltitle',
    'originalname',
    'subtitle',
    '日文名',
    '日文',
    '别名',
  ],
  year: [
    '年份',
    '年代',
    'year',
    '上映日期',
    '上映时间',
    '首播',
    '首映',
    '放送',
    '放送日期',
    'date发行',
    'releasedate',
    '发行日期',
    'airdate',
  ],
  about: ['简介', '条目简介', '信息', 'info', 'intro'],
  /** What sort of work it is, where books and games are in the same list. */
  sort: ['subjecttype', '条目类型', '类别', '类型', 'category', 'type'],
  state: [
    '状态',
    '收藏状态',
    'status',
    'state',
    'collectiontype',
    '类型状态',
    '收藏类型',
    'shelf',
    'watchlist',
    '观看状态',
    '标记',
  ],
  watched: ['watcheddate', '看过日期', '观看日期', '观看时间', '看完日期', 'watchedat', 'datewatched'],
  day: [
    '日期',
    'timestamp',
    'daterated',
    '创建时间',
    '打分日期',
    '评分日期',
    '标记日期',
    '标记时间',
    '最后标注',
    '收藏时间',
    '更新时间',
    '时间',
    'date',
    'updatedat',
    'createtime',
    'createdate',
    'markdate',
    'created',
    'lastwatched',
    'ratedat',
  ],
  ten: ['rating10', '评分10'],
  score: [
    '我的评分',
    '个人评分',
    '我的打分',
    '我的评价',
    'yourrating',
    '评分',
    'rating',
    'myrating',
    'rate',
    'score',
    '打分',
    '星级',
  ],
  remark: [
    '评论',
    '短评',
    '简评',
    '我的短评',
    '我的评论',
    '评价',
    '备注',
    '吐槽',
    '我的吐槽',
    '感想',
    'memo',
    'comment',
    'review',
    'remark',
    'notes',
    'note',
  ],
  link: ['链接', '条目链接', '豆瓣链接', 'letterboxduri', 'link', 'links', 'url', '地址'],
} as const;
type Field = keyof typeof FIELDS;

export interface SheetHeader {
  columns: ReadonlyMap<Field, number>;
  /** Every column with another name of the title. */
  others: readonly number[];
  /** States are numbers, as Bangumi counts them. */
  isCounted: boolean;
  /** Of five: 豆瓣 and Letterboxd. */
  isOfFive: boolean;
}

const plain = (cell: string) =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-"'()（）:：.]/g, '');

/** The columns of a row that names them; undefined for a row that does not. A title needs a name, and something more. */
export function shelfHeader(row: readonly string[]): SheetHeader | undefined {
  const names = row.map(plain);
  const columns = new Map<Field, number>();
  for (const field of Object.keys(FIELDS) as Field[]) {
    const known: readonly string[] = FIELDS[field];
    // The first name of a field is the likeliest, whatever the order of the columns.
    const at = known.map((name) => names.indexOf(name)).find((place) => place >= 0);
    if (at !== undefined) columns.set(field, at);
  }
  if (!columns.has('name') || columns.size < 2) return undefined;
  // Bangumi: `date` is when it was first on air, and the mark has a time of its own.
  const [first, marked] = [names.indexOf('date'), names.indexOf('updatedat')];
  if (first >= 0 && marked >= 0 && !columns.has('year')) columns.set('year', first).set('day', marked);
  const isOfFive = names.some((name) => /豆瓣|douban|letterboxd|个人评分|打分日期/.test(name));
  const other: readonly string[] = FIELDS.other;
  const others = names.flatMap((name, at) => (other.includes(name) && at !== columns.get('name') ? [at] : []));
  return {
    columns,
    others,
    isCounted: /^(?:collectiontype|收藏类型|收藏状态)$/.test(names[columns.get('state') ?? -1] ?? ''),
    isOfFive,
  };
}

/** A list of Letterboxd begins with what the list is called; its titles come after, and nobody has said that they were seen. */
export const isListOfLetterboxd = (row: readonly string[]) => /^letterboxd list export/i.test(row[0] ?? '');

const STATE_WORDS: readonly (readonly [ShelfState | 'none', RegExp])[] = [
  ['none', /搁置|抛弃|弃番|弃剧|hold|dropped|notinterest/],
  ['want', /想看|待看|要看|未看|wish|watchlist|want|plan|towatch|unseen/],
  ['watching', /在看|在追|追剧|追番|doing|watching|progress|^do$/],
  ['watched', /看过|看完|看了|已看|已观看|collect|watched|complete|done|diary|ratings|reviews|(?<!un)seen/],
];

/** What a word says of where a title stands; a row's own column, the sheet's name, the file's. Nothing where it says two things. */
export function stateIn(text: string): ShelfState | 'none' | undefined {
  const said = STATE_WORDS.filter(([, words]) => words.test(plain(text)));
  return said.length === 1 ? said[0]?.[0] : undefined;
}

/** As Bangumi counts them: 1 to 5. */
const BANGUMI_STATES: readonly (ShelfState | 'none')[] = ['want', 'watched', 'watching', 'none', 'none'];

const OTHER_WORKS = /book|music|game|podcast|album|performance|图书|读书|音乐|游戏|广播|播客/i;

/** Sheets of books, music and games beside those of films. */
export const isOtherSheet = (name: string) =>
  (OTHER_WORKS.test(name) || /[读听玩书]|日记|相册/.test(name)) && !/[看影视剧]/.test(name);

/** The same of a file that has no sheets, whose name is its owner's: 我的书架 is ours. */
export const isOtherFile = (name: string) => OTHER_WORKS.test(name) && !/[看影视剧]|movie|film/i.test(name);

/** 1, 3 and 4 are books, music and games of Bangumi. */
const isOtherSort = (text: string) =>
  /^(?:[134]|书籍?|图书|小说|漫画|音乐|游戏|播客|广播剧?|(?:book|music|game|podcast|album|performance)s?)$/i.test(text);

/** What no name or remark is meant to have; a line break is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Undefined for a row without a name. `where` is the sheet's name, then the file's. */
export function titleIn(
  header: SheetHeader,
  cells: readonly string[],
  where: readonly string[],
): SheetTitle | undefined {
  const row = cells.map((text) => text.replaceAll(CONTROLS, ''));
  const cell = (field: Field) => {
    const at = header.columns.get(field);
    return at === undefined ? '' : (row[at] ?? '').trim();
  };
  const names = [...namesIn(cell('name')), ...header.others.flatMap((at) => namesIn(row[at] ?? ''))];
  if (names.length === 0) return undefined;
  const counted = header.isCounted ? BANGUMI_STATES[Number(cell('state')) - 1] : undefined;
  const said = counted ?? [cell('state'), ...where].map(stateIn).find((one) => one !== undefined) ?? 'watched';
  const state = isOtherSort(cell('sort')) ? 'none' : said;
  const isOfFive =
    header.isOfFive || [cell('link'), ...where].some((text) => /douban|豆瓣|letterboxd|boxd\.it/i.test(text));
  return {
    names: [...new Set(names)],
    year: yearIn(cell('year')) ?? yearAtEnd(cell('name')) ?? yearIn(cell('about')),
    state: state === 'none' ? undefined : state,
    day: dayIn(cell('watched')) || dayIn(cell('day')),
    score: scoreIn(cell('ten'), false) ?? scoreIn(cell('score'), isOfFive),
    remark: [...cell('remark')].slice(0, 500).join(''),
  };
}

/** 让子弹飞 (2010) */
const YEAR_AT_END = /[(（[【](1[89]\d\d|20\d\d)年?[)）\]】]$/;

function yearAtEnd(text: string): number | null {
  const year = YEAR_AT_END.exec(text.trim())?.[1];
  return year ? Number(year) : null;
}

/** 肖申克的救赎 The Shawshank Redemption: after a blank the same in another script. */
const TWO_SCRIPTS = /^([\p{Script=Han}\d：:·，！]+)\s+([\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}].*)$/u;

/** 让子弹飞 / Let the Bullets Fly; without spaces a stroke parts names only after a Chinese one: Fate/Zero is one. */
const namesIn = (text: string) =>
  text
    .split(/\s[/|／]\s|[/／](?<=^\p{Script=Han}[^/／]*.)(?=\S)/u)
    .map((name) =>
      name
        .trim()
        .replace(/\[可播放\]$/, '')
        .trim()
        .replace(YEAR_AT_END, '')
        .trim()
        .replace(/^《(.*)》$/, '$1'),
    )
    .flatMap((name) => [name, ...(TWO_SCRIPTS.exec(name)?.slice(1) ?? [])])
    .filter(Boolean)
    .slice(0, 10);

function yearIn(text: string): number | null {
  // Alone, or in front of a month and a day: 20230115.
  const year = /(?<!\d)(1[89]\d\d|20\d\d|21\d\d)(?!\d(?!\d{3}(?!\d)))/.exec(text)?.[1];
  return year ? Number(year) : null;
}

const DAY_MS = 86_400_000;
/** Day 0 of tables that count days. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** 2024-01-09 12:30, 2024年1月9日, 20240109, or the number under which a table keeps it. */
function dayIn(text: string): string {
  const counted = /^[2-6]\d{4}(?:\.\d+)?$/.test(text);
  if (counted) return new Date(FIRST_DAY + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
  const [, year, month, day] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ??
    [];
  if (!year || !month || !day) return '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(iso);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? '' : iso;
}

/** As 豆瓣 says it in words. */
const WORDS = ['很差', '较差', '还行', '推荐', '力荐'];

/** Half stars count; what lies beyond five is no score of five. */
function scoreIn(text: string, isOfFive: boolean): number | null {
  const word = WORDS.indexOf(text);
  if (word >= 0) return (word + 1) * 2;
  const counted = '一二三四五'.indexOf(/^([一二三四五])颗?星$/.exec(text)?.[1] ?? '-');
  if (counted >= 0) return (counted + 1) * 2;
  const stars = /^[★⭐]+/u.exec(text)?.[0];
  if (stars) return Math.min(10, [...stars].length * 2 + (text.includes('½') ? 1 : 0));
  // As pages of 豆瓣 have it in their code: allstar40, rating4-t.
  const [, coded, half] = /^(?:allstar|rating)([0-5])(5)?/.exec(text) ?? [];
  if (coded) return Number(coded) * 2 + (half ? 1 : 0) || null;
  const most =
    /^\d+(?:\.\d+)?\s*\/\s*(5|10)$/.exec(text)?.[1] ?? (/^[1-5](?:\.5)?\s*(?:颗?星|stars?)$/i.test(text) ? '5' : '');
  if (most) return scoreIn(String(Number.parseFloat(text)), most === '5');
  const value = Number(/^\d{1,2}(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
  if (!(value > 0 && value <= 10)) return null;
  return Math.max(1, Math.min(10, Math.round(isOfFive && value <= 5 ? value * 2 : value)));
}
