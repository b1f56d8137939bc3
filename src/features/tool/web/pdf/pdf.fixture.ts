import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A document with one line on each page. */
export async function aPdf(name: string, ...lines: string[]) {
  const document = await PDFDocument.create();
  for (const [at, line] of lines.entries()) document.addPage([200 + at, 300]).drawText(line, { x: 20, y: 200 });
  return { name, bytes: await document.save() };
}

/** The same with a password: one to read it, or only one to change it. */
export async function aLockedPdf(name: string, passwords: { userPassword?: string; ownerPassword: string }) {
  const document = await PDFDocument.load((await aPdf(name, 'one', 'two')).bytes);
  document.encrypt(passwords);
  return { name, bytes: await document.save() };
}

/** What another program sees in a file: each page's words, size and turn. */
export async function seenIn(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(''),
      width,
      height,
      rotate: page.rotate,
    });
  }
  await task.destroy();
  return pages;
}
