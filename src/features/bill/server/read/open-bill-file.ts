import { biffSheets, isBiff } from '#/platform/sheet/biff-rows.ts';
import { isMarkupTable, markupRows } from '#/platform/sheet/markup-rows.pure.ts';
import { decode, textRows, workbookSheets } from '#/platform/sheet/table-file.ts';
import { isGzip, isZip, openZip, unpackGzip, type ZipFile } from '#/platform/sheet/zip-file.ts';
import { unreadable } from '../bill.errors.ts';

/** The tables of a file, each read when it is its turn, or the text of a statement. */
export type Opened = { sheets: (() => Iterable<string[]>)[] } | { text: string; is: 'ofx' | 'qif' | 'camt' | 'mt940' };

const MOST_PARTS = 20;
const READABLE = /\.(csv|txt|tsv|xlsx|xls|ofx|qfx|qif|xml|sta|mt940|940)$/i;

/** What is in a file that somebody sent, packed or not, behind a password or not. */
export function openBillFile(bytes: Uint8Array, password: string): Opened {
  const plain = isGzip(bytes) ? unpackGzip(bytes) : bytes;
  if (!isZip(plain)) return openPlain(plain);
  const zip = openZip(plain, password);
  if (zip.names.some((name) => name.toLowerCase() === 'xl/workbook.xml')) return { sheets: workbookSheets(zip) };
  return openPlain(fileIn(zip));
}

/** The one file of a mailed archive; where there are several, the largest that can be read. */
function fileIn(zip: ZipFile): Uint8Array {
  const names = zip.names.filter((name) => !name.endsWith('/') && !/(^|\/)(\.|__MACOSX)/.test(name));
  if (names.length > MOST_PARTS) throw unreadable('压缩包里的文件太多，请只留下账单文件');
  const wanted = names.filter((name) => READABLE.test(name));
  const files = (wanted.length > 0 ? wanted : names).flatMap((name) => zip.bytes(name) ?? []);
  const [largest] = files.sort((one, other) => other.length - one.length);
  if (!largest) throw unreadable('压缩包是空的，请重新导出后再试');
  return largest;
}

function openPlain(bytes: Uint8Array): Opened {
  if (isZip(bytes)) {
    const zip = openZip(bytes);
    if (!zip.names.some((name) => name.toLowerCase() === 'xl/workbook.xml'))
      throw unreadable('压缩包里还是压缩包，请解压后再选里面的账单文件');
    return { sheets: workbookSheets(zip) };
  }
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (head.startsWith('%PDF')) throw unreadable('这是 PDF，读不出表格；导出时请选择 CSV 或 Excel（用于个人对账）');
  if (isBiff(bytes)) return { sheets: biffSheets(bytes).map((rows) => () => rows) };
  const text = decode(bytes);
  const start = text.slice(0, 2000);
  if (/OFXHEADER|<OFX>/i.test(start)) return { text, is: 'ofx' };
  if (/^!(Type|Account|Option)[:\s]/i.test(start.trimStart())) return { text, is: 'qif' };
  if (/BkToCstmr(Stmt|AcctRpt)|camt\.05[23]/.test(start)) return { text, is: 'camt' };
  if (/^:20:/m.test(start) && /^:(25|60[FM]):/m.test(start)) return { text, is: 'mt940' };
  return { sheets: [() => (isMarkupTable(start) ? markupRows(text) : textRows(text))] };
}
