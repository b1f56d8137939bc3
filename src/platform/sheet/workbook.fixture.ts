import { zipOf } from './zip-file.fixture.ts';

/** How one program or another writes the same sheet. */
export interface Manner {
  prefix: '' | 'x:';
  quote: '"' | "'";
  strings: 'shared' | 'inline';
  /** Which of a cell's attributes comes first. */
  first: 'place' | 'type';
}

const EXCEL: Manner = { prefix: '', quote: '"', strings: 'shared', first: 'place' };

/** A workbook with one sheet of texts. */
export function workbookOf(rows: readonly (readonly string[])[], manner: Manner = EXCEL): Uint8Array {
  const { prefix, quote, strings } = manner;
  const attribute = (name: string, value: string) => `${name}=${quote}${value}${quote}`;
  const texts = rows.flat();
  let number = 0;
  const cell = (text: string, line: number, column: number) => {
    const place = attribute('r', `${columnName(column)}${line + 1}`);
    const type = attribute('t', strings === 'shared' ? 's' : 'inlineStr');
    const about = manner.first === 'place' ? `${place} ${type}` : `${type} ${place}`;
    const value =
      strings === 'shared' ? `<${prefix}v>${number++}</${prefix}v>` : `<${prefix}is>${run(text)}</${prefix}is>`;
    return `<${prefix}c ${about}>${value}</${prefix}c>`;
  };
  const run = (text: string) => `<${prefix}t xml:space=${quote}preserve${quote}>${escaped(text)}</${prefix}t>`;
  const row = (cells: readonly string[], line: number) =>
    `<${prefix}row ${attribute('r', String(line + 1))}>${cells.map((text, at) => cell(text, line, at)).join('')}</${prefix}row>`;
  return zipOf({
    'xl/workbook.xml': `<?xml version="1.0"?><${prefix}workbook><${prefix}sheets><${prefix}sheet name=${quote}a>b${quote} r:id=${quote}rId7${quote}/></${prefix}sheets></${prefix}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Target=${quote}worksheets/data.xml${quote} Id=${quote}rId7${quote}/></Relationships>`,
    'xl/worksheets/data.xml': `<${prefix}worksheet><!-- <row> --><${prefix}sheetData>${rows.map(row).join('\n')}</${prefix}sheetData></${prefix}worksheet>`,
    ...(strings === 'shared' && {
      'xl/sharedStrings.xml': `<${prefix}sst>${texts.map((text) => `<${prefix}si>${run(text)}</${prefix}si>`).join('')}</${prefix}sst>`,
    }),
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('_x', '_x005F_x')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\p{Cc}/gu, (character) => `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`);
}

function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
}
