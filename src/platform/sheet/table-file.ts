import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { csvRecords } from './csv-records.pure.ts';
import { firstSheetPath, sharedStrings, sheetRows } from './sheet-rows.pure.ts';
import { BrokenFile, isGzip, isZip, openZip, unpackGzip } from './zip-file.ts';

const BYTES_AT_ONCE = 256 * 1024;

/** The rows of a CSV or XLSX file, packed or not. */
export async function openRows(bytes: Uint8Array): Promise<Iterable<string[]>> {
  const plain = isGzip(bytes) ? await unpackGzip(bytes) : bytes;
  return isZip(plain) ? openWorkbook(plain) : csvRecords(await decode(plain));
}

/**
 * UTF-8 if it is that without a fault, else GB18030, which takes almost any bytes and so cannot be asked first.
 * A part at a time: Chinese text of ten megabytes takes a moment.
 */
async function decode(bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'gb18030');
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    parts.push(decoder.decode(bytes.subarray(start, start + BYTES_AT_ONCE), { stream: true }));
    await setImmediate();
  }
  return parts.join('') + decoder.decode();
}

async function openWorkbook(bytes: Uint8Array): Promise<Iterable<string[]>> {
  const zip = openZip(bytes);
  const workbook = await zip.read('xl/workbook.xml');
  if (workbook === undefined) throw new BrokenFile('no workbook');
  const relations = (await zip.read('xl/_rels/workbook.xml.rels')) ?? '';
  const sheet = await zip.read(firstSheetPath(workbook, relations));
  if (sheet === undefined) throw new BrokenFile('no sheet');
  const strings = sharedStrings((await zip.read('xl/sharedStrings.xml')) ?? '');
  return sheetRows(sheet, strings);
}
