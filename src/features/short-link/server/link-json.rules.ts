type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the lists of Shlink, Kutt, Bitly and YOURLS stand in what they answer. */
const LISTS = ['data', 'links', 'shortUrls', 'short_urls', 'urls', 'result', 'results', 'items'];
const DEEPEST = 4;
/** Rows whose names of fields make the header; the rest has the same ones. */
const LOOKED_AT = 200;

/** The links of a JSON document as rows under a header, as a table would have them; undefined when it holds no list. */
export function jsonRows(document: unknown): string[][] | undefined {
  const list = listIn(document, 0)?.map(flat);
  if (!list) return undefined;
  const names = [...new Set(list.slice(0, LOOKED_AT).flatMap((one) => Object.keys(one)))];
  return [names, ...list.map((one) => names.map((name) => one[name] ?? ''))];
}

function listIn(value: unknown, depth: number): Plain[] | undefined {
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.length > 0 && value.every(isPlain) ? value : undefined;
  if (!isPlain(value)) return undefined;
  for (const name of LISTS) {
    const found = listIn(value[name], depth + 1);
    if (found) return found;
  }
  // YOURLS numbers them: { link_1: {…}, link_2: {…} }.
  const values = Object.values(value);
  return values.length > 0 && values.every(isPlain) ? values : undefined;
}

/** Fields inside of fields (`meta.validUntil`) stand beside the others; lists of texts become one. */
function flat(link: Plain): Record<string, string> {
  const cells = Object.entries(link).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return [[name, value.filter((one) => typeof one === 'string').join('|')]];
    if (isPlain(value)) return Object.entries(value).map(([inner, one]) => [inner, textOf(one)]);
    return [[name, textOf(value)]];
  });
  return Object.fromEntries(cells);
}

const textOf = (value: unknown) => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');
