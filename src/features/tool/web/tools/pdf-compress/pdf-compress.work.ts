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

/** Four inks, a palette or values turned round would come out in the wrong colours. */
function isPhoto(dict: PDFDict): boolean {
  const said = (key: string) => String(dict.lookup(PDFName.of(key)) ?? '');
  return (
    said('Subtype') === '/Image' &&
    /^(?:\[ )?\/DCTDecode(?: \])?$/.test(said('Filter')) &&
    !dict.has(PDFName.of('Decode')) &&
    !/CMYK|Indexed|DeviceN|Separation/.test(said('ColorSpace'))
  );
}

function photoOf(document: PDFDocument, old: PDFDict, photo: { jpeg: Uint8Array; width: number; height: number }) {
  const dict = old.clone(document.context);
  dict.set(PDFName.of('Width'), PDFNumber.of(photo.width));
  dict.set(PDFName.of('Height'), PDFNumber.of(photo.height));
  dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  dict.set(PDFName.of('Length'), PDFNumber.of(photo.jpeg.length));
  dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  dict.delete(PDFName.of('DecodeParms'));
  return PDFRawStream.of(dict, photo.jpeg);
}
