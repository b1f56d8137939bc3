const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The texts that cells of a workbook refer to by number. */
export function sharedStrings(xml: string): string[] {
  return Array.from(xml.matchAll(/<si>([\s\S]*?)<\/si>|<si\/>/g), ([, item = '']) => textIn(item));
}

/** The rows of a sheet as texts. Empty rows and cells are left out by the writer and filled in here. */
export function* sheetRows(xml: string, strings: readonly string[]): Generator<string[]> {
  for (const [, row = ''] of xml.matchAll(/<row\b[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const cells: string[] = [];
    for (const [, about = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const place = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(about)?.[1]) ?? cells.length;
      // A cell far to the right would otherwise fill the memory with empty ones.
      if (place >= MOST_COLUMNS) continue;
      while (cells.length < place) cells.push('');
      cells[place] = cellText(/\bt="(\w+)"/.exec(about)?.[1], content, strings);
    }
    yield cells;
  }
}

const MOST_COLUMNS = 100;

/** The path of a workbook's first sheet, from the list of sheets and the list of their files. */
export function firstSheetPath(workbook: string, relations: string): string {
  const id = /<sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook)?.[1];
  const target = Array.from(relations.matchAll(/<Relationship\b([^>]*)\/?>/g), ([, about = '']) => about)
    .filter((about) => /\bId="([^"]+)"/.exec(about)?.[1] === id)
    .map((about) => /\bTarget="([^"]+)"/.exec(about)?.[1])[0];
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function cellText(type: string | undefined, content: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return textIn(content);
  const value = /<v>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '';
  return type === 's' ? (strings[Number(value)] ?? '') : decoded(value);
}

/** Texts may be cut into runs of different looks; readings of Japanese are no part of the text. */
function textIn(xml: string): string {
  const spoken = xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '');
  return Array.from(spoken.matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g), ([, text = '']) => decoded(text)).join('');
}

function decoded(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-fA-F]{1,6}|\w{1,5});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function columnOf(letters: string | undefined): number | undefined {
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
