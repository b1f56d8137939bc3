import { KINDS, type KindSlug } from '../../catalogue/kinds.pure.ts';

/** A question in the manner of MacCMS v10 and of TVBox clients. */
export interface ProvideQuestion {
  isXml: boolean;
  isWhole: boolean;
  /** Asked for nothing in particular: the first thing a client does. */
  isHome: boolean;
  page: number;
  size: number;
  /** Undefined for a type that we do not have. */
  kind: KindSlug | null | undefined;
  words: string;
  ids: number[] | null;
  hours: number;
  years: { from: number; to: number } | null;
  isFinished: boolean | undefined;
  player: string;
  genre: string;
  region: string;
  isOldestFirst: boolean;
}

/** The numbers by which other programs know our kinds: those MacCMS gives them from the start. */
export const TYPES = KINDS.map(({ slug, name }, index) => ({ id: index + 1, kind: slug, name }));

const PARAMETERS = ['ac', 'at', 't', 'pg', 'page', 'pagesize', 'limit', 'wd', 'ids', 'h', 'year', 'isend', 'from'];
const MORE = ['sort_direction', 'f', 'area', 'class'];
const PAGE_SIZE = 20;
const MOST = 100;
const MOST_PAGES = 1_000_000;
const WORDS_LENGTH = 100;

type Query = Record<string, string | string[] | undefined>;

/** Bad values mean what is not there: such clients cannot show a refusal. */
export function readQuestion(path: string, query: Query): ProvideQuestion {
  const given = { ...pathParameters(path), ...queryParameters(query) };
  const chosen = filterChoices(given['f'] ?? '');
  const text = (name: string) => given[name] ?? '';
  const words = [...text('wd').trim()].slice(0, WORDS_LENGTH).join('').trim();
  const ids = text('ids') === '' ? null : wholeNumbers(text('ids'));
  const ac = text('ac').toLowerCase();
  return {
    isXml: text('at').toLowerCase() === 'xml',
    isWhole: ac === 'detail' || ac === 'videolist',
    isHome: ac === '' && words === '' && ids === null && text('t') === '' && wholeNumber(text('pg'), 1) === 1,
    page: Math.min(wholeNumber(text('pg') || text('page'), 1), MOST_PAGES),
    size: Math.min(wholeNumber(text('pagesize') || text('limit'), PAGE_SIZE), MOST),
    kind: kindOf(text('t')),
    words,
    ids,
    hours: wholeNumber(text('h'), 0),
    years: yearsOf(text('year') || chosen['year'] || ''),
    isFinished: finishedOf(text('isend') || chosen['isend'] || ''),
    player: text('from').slice(0, 50),
    genre: (text('class') || chosen['class'] || '').slice(0, 50),
    region: (text('area') || chosen['area'] || '').slice(0, 50),
    isOldestFirst: text('sort_direction').toLowerCase() === 'asc',
  };
}

/** `/at/xml/ac/list/`: names and values in turn. */
function pathParameters(path: string): Record<string, string> {
  const parts = path.split('/').filter(Boolean);
  const given: Record<string, string> = {};
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const name = parts[index] ?? '';
    if (PARAMETERS.includes(name) || MORE.includes(name)) given[name] = parts[index + 1] ?? '';
  }
  return given;
}

function queryParameters(query: Query): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of [...PARAMETERS, ...MORE]) {
    const value = query[name];
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) given[name] = last;
  }
  return given;
}

/** What a client's filter menu sends: `{"year":"2024","area":"日本"}`. */
function filterChoices(json: string): Record<string, string> {
  if (json === '' || json.length > 1000) return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) =>
        typeof one === 'string' || typeof one === 'number' ? [[name, String(one)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function kindOf(text: string): KindSlug | null | undefined {
  if (text === '' || text === '0') return null;
  return TYPES.find(({ id, name, kind }) => String(id) === text || name === text || kind === text)?.kind;
}

function yearsOf(text: string): ProvideQuestion['years'] {
  const match = /^(\d{4})(?:-(\d{4}))?$/.exec(text.trim());
  if (!match) return null;
  const [one, other] = [Number(match[1]), Number(match[2] ?? match[1])];
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

function finishedOf(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}

function wholeNumber(text: string, fallback: number): number {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return number > 0 ? number : fallback;
}

function wholeNumbers(text: string): number[] {
  const numbers = text.split(',').map((part) => wholeNumber(part, 0));
  return [...new Set(numbers.filter((number) => number > 0))].slice(0, MOST);
}
