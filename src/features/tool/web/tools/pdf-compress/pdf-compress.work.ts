import { type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { baseOf, type MadePdf, made, openPdf, type PdfSource } from '../../pdf/pdf-pages.work.ts';

/** A photo of the file, and a smaller one in its place; undefined when it stays as it is. */
export type Shrink = (jpeg: Uint8Array) => Promise<{ jpeg: Uint8Array; width: number; height: number } | undefined>;

/** Only photos are touched: each JPEG is made smaller and everything else is packed a little tighter. */
export async function compressPdf(source: PdfSource, shrink: Shrink): Promise<MadePdf> {
  const document = await openPdf(source);
  for (const [reference, thing] of document.context.enumerateIndirectObjects()) {
    if (!(thing instanceof PDFRawStream) || !isPhoto(thing.dict)) continue;
    const smaller = await shrink(thing.contents);
    if (smaller && smaller.jpeg.length < thing.contents.length)
      document.context.assign(reference, photoOf(document, thing.dict, smaller));
  }
  const done = await made(`${baseOf(source.name)}-压缩`, document);
  return done.bytes.length < source.bytes.length ? done : { ...done, bytes: source.bytes };
}

/** Four inks or a palette would come out in the wrong colours. */
function isPhoto(dict: PDFDict): boolean {
  const is = (key: string, value: string) => dict.get(PDFName.of(key)) === PDFName.of(value);
  const colors = String(dict.lookup(PDFName.of('ColorSpace')) ?? '');
  return is('Subtype', 'Image') && is('Filter', 'DCTDecode') && !/CMYK|Indexed|DeviceN|Separation/.test(colors);
}

function photoOf(document: PDFDocument, old: PDFDict, photo: { jpeg: Uint8Array; width: number; height: number }) {
  const dict = old.clone(document.context);
  dict.set(PDFName.of('Width'), PDFNumber.of(photo.width));
  dict.set(PDFName.of('Height'), PDFNumber.of(photo.height));
  dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  dict.set(PDFName.of('Length'), PDFNumber.of(photo.jpeg.length));
  for (const key of ['Decode', 'DecodeParms']) dict.delete(PDFName.of(key));
  return PDFRawStream.of(dict, photo.jpeg);
}
