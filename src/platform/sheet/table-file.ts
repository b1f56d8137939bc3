import { isUtf8 } from 'node:buffer';
import { csvRecords } from './csv-records.pure.ts';
import { firstSheetPath, sharedStrings, sheetRows } from './sheet-rows.pure.ts';
import { brokenTable } from './table.errors.ts';
import { isGzip, isZip, openZip, unpackGzip } from './zip-file.ts';

/** The rows of a CSV or XLSX file, packed or not. Only for readers: what strangers send is read in another process. */
export function openRows(bytes: Uint8Array): Iterable<string[]> {
  const plain = isGzip(bytes) ? unpackGzip(bytes) : bytes;
  return isZip(plain) ? openWorkbook(plain) : csvRecords(decode(plain));
}

/** UTF-8 if it is that without a fault, else GB18030, which takes almost any bytes and so cannot be asked first. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'gb18030').decode(bytes);
}

function openWorkbook(bytes: Uint8Array): Iterable<string[]> {
  const zip = openZip(bytes);
  const workbook = zip.read('xl/workbook.xml');
  if (workbook === undefined) throw brokenTable();
  const sheet = zip.read(firstSheetPath(workbook, zip.read('xl/_rels/workbook.xml.rels') ?? ''));
  if (sheet === undefined) throw brokenTable();
  return sheetRows(sheet, sharedStrings(zip.read('xl/sharedStrings.xml') ?? ''));
}
