import { serveWorker } from '../../frame/serve-worker.ts';
import type { FileQuestion } from '../../pdf/file-tool.tsx';
import { asFile } from '../../pdf/serve-pdf.ts';
import { baseName, newCanvas, openPicture } from '../../picture/canvas.ts';
import type { MadeFile } from '../../picture/made-files.tsx';
import { orientationOf } from '../image-exif/image-exif.work.ts';
import type { Values } from './image-to-pdf.options.ts';
import { type PagePicture, picturesToPdf } from './image-to-pdf.work.ts';

/** JPEG and PNG go in as they are; a photo that its camera meant turned, and all other types, are drawn anew. */
async function pageOf(file: File): Promise<PagePicture> {
  const { bitmap, width, height } = await openPicture(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.type === 'image/png') return { bytes, type: 'png', width, height };
  if (file.type === 'image/jpeg' && orientationOf(bytes) === 1) return { bytes, type: 'jpeg', width, height };
  const [canvas, pen] = newCanvas({ width, height });
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'jpeg', width, height };
}

serveWorker(async ({ files, values }: FileQuestion<Values>): Promise<MadeFile[]> => {
  const pages: PagePicture[] = [];
  for (const file of files) pages.push(await pageOf(file));
  const bytes = await picturesToPdf(pages, values);
  const [first] = files;
  return [asFile({ name: first ? baseName(first) : '图片', bytes, pages: pages.length })];
});
