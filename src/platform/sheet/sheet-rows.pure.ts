import { MOST_CELL_LENGTH, MOST_COLUMNS } from './table-limits.pure.ts';
import { attribute, type XmlTag, xmlTags } from './xml-tags.pure.ts';

/** The texts that cells of a workbook refer to by number. */
export function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const item = createText();
  for (const tag of xmlTags(xml)) {
    if (tag.name !== 'si') item.take(tag);
    else if (tag.isEnd || tag.isEmpty) strings.push(item.end());
    else item.end();
  }
  return strings;
}

/** The rows of a sheet as texts. Empty cells are left out by the writer and filled in here. */
export function* sheetRows(xml: string, strings: readonly string[]): Generator<string[]> {
  const inline = createText();
  const fillDown = createFill(xml);
  let cells: string[] = [];
  let about = '';
  let value = '';
  let line = 0;
  for (const tag of xmlTags(xml)) {
    const { name, isEnd, isEmpty } = tag;
    if (name === 'sheetData' && isEnd) return;
    if (name === 'row') {
      if (!isEnd) line = Number(attribute(tag.about, 'r')) || line + 1;
      if (isEnd || isEmpty) yield fillDown(cells, line);
      cells = [];
    } else if (name === 'c') {
      if (!isEnd) {
        ({ about } = tag);
        value = '';
        inline.end();
      }
      if (isEnd || isEmpty) put(cells, about, cellText(about, value, inline.end(), strings));
    } else if (name === 'v' && isEnd) value = cut(tag.text);
    else inline.take(tag);
  }
}

/** The path of a workbook's first sheet, from the list of sheets and the list of their files. */
export function firstSheetPath(workbook: string, relations: string): string {
  return sheetsOf(workbook, relations)[0]?.path ?? 'xl/worksheets/sheet1.xml';
}

/** All sheets of a workbook in their order. */
export function sheetsOf(workbook: string, relations: string): { name: string; path: string }[] {
  const sheets: { name: string; path: string }[] = [];
  for (const { name, isEnd, about } of xmlTags(workbook)) {
    const id = name === 'sheet' && !isEnd ? attribute(about, 'id') : undefined;
    const target =
      id &&
      firstOf(xmlTags(relations), 'Relationship', (tag) =>
        attribute(tag.about, 'Id') === id ? attribute(tag.about, 'Target') : undefined,
      );
    if (!target) continue;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
    sheets.push({ name: attribute(about, 'name') ?? '', path });
  }
  return sheets;
}

function firstOf(tags: Iterable<XmlTag>, name: string, read: (tag: XmlTag) => string | undefined): string | undefined {
  for (const tag of tags) {
    const found = tag.name === name && !tag.isEnd ? read(tag) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Texts may be cut into runs of different looks; readings of Japanese are no part of the text. */
function createText() {
  let parts: string[] = [];
  let isSpoken = false;
  return {
    take({ name, isEnd, isEmpty, text }: XmlTag): void {
      if (name === 'rPh') isSpoken = !isEnd && !isEmpty;
      else if (name === 't' && isEnd && !isSpoken) parts.push(text);
    },
    end(): string {
      const whole = cut(parts.join(''));
      parts = [];
      isSpoken = false;
      return whole;
    },
  };
}

/** A cell that was merged with those below it stands in the first row only, and is meant for all of them. */
function createFill(xml: string): (cells: string[], line: number) => string[] {
  const at = xml.search(/<(\w+:)?mergeCells\b/);
  const merged = at === -1 ? '' : xml.slice(at);
  const below = new Map<number, { column: number; last: number }[]>();
  for (const [, left = '', first = '', right = '', last = ''] of merged.matchAll(
    /ref=["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g,
  )) {
    const column = columnOf(`${left}1`) ?? MOST_COLUMNS;
    if (left !== right || first === last || column >= MOST_COLUMNS) continue;
    below.set(Number(first), [...(below.get(Number(first)) ?? []), { column, last: Number(last) }]);
  }
  const open = new Map<number, { text: string; last: number }>();
  return (cells, line) => {
    for (const [column, { text, last }] of open) {
      if (line > last) open.delete(column);
      else {
        while (cells.length <= column) cells.push('');
        cells[column] ||= text;
      }
    }
    for (const { column, last } of below.get(line) ?? [])
      if (cells[column]) open.set(column, { text: cells[column], last });
    return cells;
  };
}

function put(cells: string[], about: string, text: string): void {
  const place = columnOf(attribute(about, 'r')) ?? cells.length;
  // A cell far to the right would otherwise fill the memory with empty ones.
  if (place >= MOST_COLUMNS) return;
  while (cells.length < place) cells.push('');
  cells[place] = text;
}

function cellText(about: string, value: string, inline: string, strings: readonly string[]): string {
  const type = attribute(about, 't');
  if (type === 'inlineStr') return unescaped(inline);
  // Some programs write 20260301 as 2.0260301E7.
  if ((type === undefined || type === 'n') && /^-?[\d.]+E/i.test(value)) return String(Number(value));
  return unescaped(type === 's' ? (strings[Number(value)] ?? '') : value);
}

/** Characters that XML has no room for are written as _x000D_. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9a-fA-F]{4})_/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const cut = (text: string) => (text.length > MOST_CELL_LENGTH ? text.slice(0, MOST_CELL_LENGTH) : text);

function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(place ?? '')?.[1];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
