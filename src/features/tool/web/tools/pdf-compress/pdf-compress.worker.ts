import { servePdf } from '../../pdf/serve-pdf.ts';
import { newCanvas } from '../../picture/canvas.ts';
import type { Values } from './pdf-compress.options.ts';
import { compressPdf } from './pdf-compress.work.ts';

servePdf<Values>(async ([source], { longest, quality }) => {
  if (!source) return [];
  const shrink = async (jpeg: Uint8Array) => {
    // As it lies in the file: a PDF turns pages, not photos.
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(jpeg)]), { imageOrientation: 'none' }).catch(
      () => undefined,
    );
    if (!bitmap) return undefined;
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const size = {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    };
    const [canvas, pen] = newCanvas(size);
    pen.drawImage(bitmap, 0, 0, size.width, size.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 });
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), ...size };
  };
  return [await compressPdf(source, shrink)];
});
