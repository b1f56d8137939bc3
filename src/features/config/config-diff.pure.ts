import { isRow, type Row, rowsByPath, rowsIn } from './config-edit.pure.ts';
import { type Part, type Rows, rowName, type Shape } from './config-parts.pure.ts';

/** One difference in the words of the form. */
export interface FieldChange {
  /** 第 1 张标题. */
  where: string;
  before: string;
  after: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The value as it was before this one difference. */
  undone: unknown;
}

/** What differs between two values, field by field; undefined where only JSON can tell. */
export function fieldChanges(shape: Shape | undefined, before: unknown, after: unknown): FieldChange[] | undefined {
  switch (shape?.kind) {
    case 'rows':
      return rowChanges(shape.rows, rowsIn(before), rowsIn(after), (rows) => rows);
    case 'byPath':
      return rowChanges(shape.rows, rowsByPath(before), rowsByPath(after), (rows) =>
        Object.fromEntries(rows.map(({ path, ...rest }) => [String(path ?? ''), rest])),
      );
    case 'object': {
      const [old, now] = [isRow(before) ? before : {}, isRow(after) ? after : {}];
      return partChanges(shape.parts, '', old, now, (row) => row);
    }
    case 'lines':
      return lineChanges(before, after);
    case undefined:
      return undefined;
    case 'text':
    case 'yes':
    case 'choice': {
      const part: Part = { name: '', label: '', kind: 'text', ...choicesOf(shape) };
      const [old, now] = [textOf(part, before), textOf(part, after)];
      return old === now ? [] : [{ where: '', before: old, after: now, kind: 'changed', undone: before }];
    }
  }
}

const choicesOf = (shape: Shape): Partial<Part> =>
  shape.kind === 'choice' ? { kind: 'choice', choices: shape.choices } : shape.kind === 'yes' ? { kind: 'yes' } : {};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Rows that stayed as they are find each other first; of the rest, those in the same order are taken for changed. */
function matched(before: readonly Row[], after: readonly Row[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const take = (at: number, from: number | undefined) => {
    if (from === undefined) return;
    free.delete(from);
    pairs.set(at, from);
  };
  for (const [at, row] of after.entries()) {
    if (free.has(at) && same(before[at], row)) take(at, at);
  }
  for (const [at, row] of after.entries()) {
    if (!pairs.has(at))
      take(
        at,
        [...free].find((from) => same(before[from], row)),
      );
  }
  for (const [at, row] of after.entries()) {
    if (pairs.has(at)) continue;
    const alike = [...free].map((from) => ({
      from,
      likeness: likenessOf(before[from], row) + (from === at ? 0.5 : 0),
    }));
    take(at, alike.filter(({ likeness }) => likeness > 0).sort((a, b) => b.likeness - a.likeness)[0]?.from);
  }
  return pairs;
}

const likenessOf = (one: Row | undefined, other: Row): number =>
  Object.entries(other).filter(([name, value]) => value !== '' && same(one?.[name], value)).length;

function rowChanges(
  rows: Rows,
  before: readonly Row[],
  after: readonly Row[],
  toValue: (rows: readonly Row[]) => unknown,
): FieldChange[] {
  const pairs = matched(before, after);
  const kept = new Set(pairs.values());
  const changes: FieldChange[] = [];
  for (const [at, row] of after.entries()) {
    const from = pairs.get(at);
    const old = from === undefined ? undefined : before[from];
    if (from === undefined || !old) {
      const undone = toValue(after.filter((_, index) => index !== at));
      changes.push({ where: rowName(rows, at), before: '', after: rowText(rows, row), kind: 'added', undone });
      continue;
    }
    const withRow = (next: Row) => toValue(after.map((other, index) => (index === at ? next : other)));
    changes.push(...partChanges(rows.parts, rowName(rows, at), old, row, withRow));
  }
  for (const [from, row] of before.entries()) {
    if (kept.has(from)) continue;
    const undone = toValue(after.toSpliced(Math.min(from, after.length), 0, row));
    changes.push({ where: rowName(rows, from), before: rowText(rows, row), after: '', kind: 'removed', undone });
  }
  const order = [...pairs].sort(([one], [other]) => one - other).map(([, from]) => from);
  if (order.some((from, index) => index > 0 && from < (order[index - 1] ?? 0))) {
    const back = [...pairs].sort(([, one], [, other]) => one - other).flatMap(([at]) => after.slice(at, at + 1));
    const fresh = after.filter((_, at) => !pairs.has(at));
    const undone = toValue([...back, ...fresh]);
    changes.push({ where: '顺序', before: '原来的顺序', after: '新的顺序', kind: 'moved', undone });
  }
  return changes;
}

function partChanges(
  parts: readonly Part[],
  where: string,
  before: Row,
  after: Row,
  toValue: (row: Row) => unknown,
): FieldChange[] {
  return parts.flatMap((part): FieldChange[] => {
    const [old, now] = [before[part.name], after[part.name]];
    if (same(old ?? '', now ?? '')) return [];
    const { [part.name]: _gone, ...rest } = after;
    const undone = toValue(old === undefined ? rest : { ...rest, [part.name]: old });
    return [
      { where: `${where}${part.label}`, before: textOf(part, old), after: textOf(part, now), kind: 'changed', undone },
    ];
  });
}

function lineChanges(before: unknown, after: unknown): FieldChange[] {
  const lines = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const [old, now] = [lines(before), lines(after)];
  return [
    ...now
      .filter((line) => !old.includes(line))
      .map((line) => ({
        ...{ where: '', before: '', after: line, kind: 'added' as const },
        undone: now.filter((other) => other !== line),
      })),
    ...old
      .filter((line) => !now.includes(line))
      .map((line) => ({ where: '', before: line, after: '', kind: 'removed' as const, undone: [...now, line] })),
  ];
}

const rowText = ({ parts }: Rows, row: Row): string =>
  parts
    .filter(({ kind }) => kind === 'text')
    .map(({ name }) => row[name])
    .find((text): text is string => typeof text === 'string' && text !== '') ?? '';

/** A value as a person would say it. */
function textOf({ kind, choices, rows }: Part, value: unknown): string {
  if (kind === 'yes') return value === true ? '是' : '否';
  if (kind === 'choice') return choices?.find((choice) => choice.value === value)?.label ?? String(value ?? '');
  if (kind === 'rows') return `${rowsIn(value).length} 个${rows?.item ?? ''}`;
  if (Array.isArray(value)) return value.join('、');
  const text = typeof value === 'string' ? value : '';
  if (text !== '') return kind === 'picture' ? (text.split('/').at(-1)?.slice(0, 8) ?? '') : text;
  return { link: '不跳转', picture: '没有图片' }[kind as string] ?? '空';
}
