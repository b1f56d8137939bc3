/** One row of a form, by the names of its controls. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

const isNothing = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

/** What is worth saying at the controls: in a row that was only just added nothing is wrong yet. */
export function worthSaying(faults: ReadonlyMap<string, string>, value: unknown): Map<string, string> {
  const rows = rowsIn(value);
  const isBlank = (path: string) =>
    Object.values(rows[Number(path.split('.')[0])] ?? { filled: true }).every(isNothing);
  return new Map([...faults].filter(([path]) => !isBlank(path)));
}

/** What is kept by page, as rows: the page becomes a control of its row. */
export const rowsByPath = (value: unknown): Row[] =>
  isRow(value) ? Object.entries(value).map(([path, rest]) => ({ path, ...(isRow(rest) ? rest : {}) })) : [];

export function byPathOf(rows: readonly Row[]): Record<string, Row> {
  return Object.fromEntries(rows.map(({ path, ...rest }) => [String(path ?? ''), rest]));
}

/** A page that stands in two rows: only one of them could be kept. */
export function doubledPath(rows: readonly Row[]): string | undefined {
  const paths = rows.map(({ path }) => String(path ?? ''));
  return paths.find((path, index) => paths.indexOf(path) !== index);
}

/** The list with one of its entries at another place; unchanged when there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const [item] = next.slice(from, from + 1);
  if (item === undefined || to < 0 || to >= list.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, item);
  return next;
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** JSON as a person reads it; what is no JSON stays as it was typed. */
export function readableJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** How many entries a value has; undefined where there is nothing to count. */
export function countIn(text: string): number | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value.length;
    return isRow(value) ? Object.keys(value).length : undefined;
  } catch {
    return undefined;
  }
}
