import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';

export async function upload({ app, as }: TestApp, who: string, name: string, content: string | Uint8Array) {
  const form = new FormData();
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const request = new Request('http://site.test/', { method: 'POST', body: form });
  const headers = { ...(await as(who)), 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  return (await app.inject({ method: 'POST', url: '/api/v1/shelf/import', headers, payload })).json();
}

/** A workbook with a sheet for each state, as exporters of 豆瓣 make it. */
export function workbook(sheets: Record<string, string[][]>): Uint8Array {
  const names = Object.keys(sheets);
  const cells = (rows: string[][]) =>
    rows
      .map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
      .join('');
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/s${at}.xml`,
        `<worksheet><sheetData>${cells(sheets[name] ?? [])}</sheetData></worksheet>`,
      ]),
    ),
  });
}

const word = (value: number) => Buffer.from([value & 255, value >> 8]);
const long = (value: number) => Buffer.concat([word(value & 65_535), word(value >>> 16)]);
const record = (type: number, ...data: Buffer[]) => {
  const body = Buffer.concat(data);
  return Buffer.concat([word(type), word(body.length), body]);
};
const wide = (text: string) => Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')]);

/** The same as an old workbook (.xls), in the container that Excel writes. */
export function oldWorkbook(sheets: Record<string, string[][]>): Uint8Array {
  const opening = (kind: number) => record(0x0809, word(0x0600), word(kind), Buffer.alloc(12));
  const end = record(0x000a);
  const bodies = Object.values(sheets).map((rows) =>
    Buffer.concat([
      opening(0x10),
      ...rows.flatMap((row, line) =>
        row.map((text, column) => record(0x0204, word(line), word(column), word(0), word(text.length), wide(text))),
      ),
      end,
    ]),
  );
  const places = (starts: readonly number[]) =>
    Object.keys(sheets).map((name, at) =>
      record(0x0085, long(starts[at] ?? 0), word(0), Buffer.from([name.length]), wide(name)),
    );
  const head = (starts: readonly number[]) => Buffer.concat([opening(5), ...places(starts), end]);
  let next = head([]).length;
  const starts = bodies.map((body) => {
    next += body.length;
    return next - body.length;
  });
  return inContainer(Buffer.concat([head(starts), ...bodies]));
}

const SECTOR = 512;
const CHAIN_END = 0xfffffffe;

/** A compound file of one stream, which is long enough to lie in whole sectors. */
function inContainer(stream: Buffer): Uint8Array {
  const size = Math.max(4096, stream.length);
  const sectors = Math.ceil(size / SECTOR);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [at, value] of [[24, 0x3e], [26, 3], [28, 0xfffe], [30, 9], [32, 6]] as const) header.writeUInt16LE(value, at); // biome-ignore format: a table
  for (const [at, value] of [[44, 1], [48, 1], [56, 4096], [60, CHAIN_END], [68, CHAIN_END], [76, 0]] as const) header.writeUInt32LE(value, at); // biome-ignore format: a table
  const table = Buffer.alloc(SECTOR, 0xff);
  const chain = [0xfffffffd, CHAIN_END, ...Array.from({ length: sectors }, (_, at) => at + 3)];
  chain[sectors + 1] = CHAIN_END;
  chain.forEach((value, at) => {
    table.writeUInt32LE(value, at * 4);
  });
  const entry = (name: string, type: number, start: number, length: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, 64);
    bytes.writeUInt8(type, 66);
    bytes.writeUInt32LE(start, 116);
    bytes.writeUInt32LE(length, 120);
    return bytes;
  };
  const directory = Buffer.alloc(SECTOR);
  entry('Root Entry', 5, CHAIN_END, 0).copy(directory);
  entry('Workbook', 2, 2, size).copy(directory, 128);
  const body = Buffer.alloc(sectors * SECTOR);
  stream.copy(body);
  return new Uint8Array(Buffer.concat([header, table, directory, body]));
}
