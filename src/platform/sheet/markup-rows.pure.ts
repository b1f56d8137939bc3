import { MOST_CELL_LENGTH, MOST_COLUMNS } from './table-limits.pure.ts';
import { attribute, xmlTags } from './xml-tags.pure.ts';

/** A page or an XML workbook of 2003: what many programs call .xls. */
export const isMarkupTable = (start: string) =>
  /^\s*<(!doctype html|html|head|meta|style|table|div|body)\b|office:spreadsheet|<table[\s>]/i.test(start);

const SCRIPT = [/<script\b/gi, /<\/script\b/gi] as const;
const STYLE = [/<style\b/gi, /<\/style\b/gi] as const;

/** The rows of all tables of a page, or of the sheets of an XML workbook. */
export function* markupRows(markup: string): Generator<string[]> {
  // Scripts and styles may hold anything, also what looks like a table.
  const text = withoutBlocks(withoutBlocks(markup, SCRIPT), STYLE);
  const reaching = new Map<number, { text: string; rows: number }>();
  let cells: string[] | undefined;
  let cell: { about: string; text: string } | undefined;
  const endCell = () => {
    if (!cell || !cells) return;
    const place = Number(numberIn(cell.about, 'Index')) - 1;
    while (cells.length < Math.min(place, MOST_COLUMNS)) cells.push('');
    fromAbove(cells);
    const content = textOf(cell.text);
    const down = Number(numberIn(cell.about, 'rowspan') || 1) - 1 || Number(numberIn(cell.about, 'MergeDown'));
    if (down > 0 && content) reaching.set(cells.length, { text: content, rows: down + 1 });
    const across = Number(numberIn(cell.about, 'colspan') || 1) - 1 || Number(numberIn(cell.about, 'MergeAcross'));
    cells.push(content, ...Array<string>(Math.min(Math.max(0, across), MOST_COLUMNS)).fill(''));
    cell = undefined;
  };
  /** Cells that a cell further up reaches down to. */
  const fromAbove = (row: string[]) => {
    for (let above = reaching.get(row.length); above; above = reaching.get(row.length)) row.push(above.text);
  };
  const endRow = () => {
    endCell();
    if (!cells) return undefined;
    fromAbove(cells);
    for (const [column, above] of reaching) {
      if (above.rows > 1) reaching.set(column, { ...above, rows: above.rows - 1 });
      else reaching.delete(column);
    }
    return cells.slice(0, MOST_COLUMNS);
  };
  for (const tag of xmlTags(text)) {
    if (cell) cell.text += tag.text;
    const name = tag.name.toLowerCase();
    if (name === 'tr' || name === 'row') {
      const row = endRow();
      if (row?.some(Boolean)) yield row;
      cells = tag.isEnd || tag.isEmpty ? undefined : [];
    } else if (name === 'td' || name === 'th' || name === 'cell') {
      endCell();
      if (!tag.isEnd && cells) cell = { about: tag.about, text: '' };
      if (tag.isEmpty) endCell();
    } else if (name === 'br' && cell) cell.text += ' ';
    else if (name === 'table') {
      const row = endRow();
      if (row?.some(Boolean)) yield row;
      cells = undefined;
      reaching.clear();
    }
  }
}

const textOf = (text: string) =>
  text
    .replaceAll(/&nbsp;?/gi, ' ')
    .replaceAll('&yen;', '¥')
    .slice(0, MOST_CELL_LENGTH)
    .trim();

/** Pages leave quotes out. */
const numberIn = (about: string, name: string) => {
  const [, plain = ''] = new RegExp(`\\b${name}\\s*=\\s*(\\d{1,4})`, 'i').exec(about) ?? [];
  return plain || (attribute(about, name) ?? attribute(about, name.toUpperCase()) ?? '0').replaceAll(/\D/g, '') || '0';
};

/** Without everything from the beginning to the end of such elements; one that never ends takes the rest with it. */
function withoutBlocks(markup: string, [begins, ends]: readonly [RegExp, RegExp]): string {
  let kept = '';
  let from = 0;
  begins.lastIndex = 0;
  for (let begin = begins.exec(markup); begin; begin = begins.exec(markup)) {
    kept += markup.slice(from, begin.index);
    ends.lastIndex = begin.index;
    from = ends.exec(markup)?.index ?? markup.length;
    begins.lastIndex = from;
  }
  return kept + markup.slice(from);
}
