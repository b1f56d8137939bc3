import { PDFDocument } from '@cantoo/pdf-lib';
import type { Size } from '../../picture/geometry.pure.ts';
import type { Values } from './image-to-pdf.options.ts';

export interface PagePicture extends Size {
  bytes: Uint8Array;
  type: 'jpeg' | 'png';
}

const POINTS_PER_MM = 72 / 25.4;
const PAPERS = { a4: [210, 297], a3: [297, 420] } as const;

/** Where a picture lies on its page, in points. A wide one turns the paper; none is made larger than 96 dots an inch. */
export function layOut({ width, height }: Size, { paper, margin }: Values) {
  const edge = (margin || 0) * POINTS_PER_MM;
  const natural = { width: (width * 72) / 96, height: (height * 72) / 96 };
  if (paper === 'fit')
    return {
      page: { width: natural.width + 2 * edge, height: natural.height + 2 * edge },
      box: { x: edge, y: edge, ...natural },
    };
  const [short, long] = PAPERS[paper].map((side) => side * POINTS_PER_MM);
  const page = width > height ? { width: long ?? 0, height: short ?? 0 } : { width: short ?? 0, height: long ?? 0 };
  const room = { width: Math.max(1, page.width - 2 * edge), height: Math.max(1, page.height - 2 * edge) };
  const scale = Math.min(room.width / natural.width, room.height / natural.height, 1);
  const [wide, high] = [natural.width * scale, natural.height * scale];
  return { page, box: { x: (page.width - wide) / 2, y: (page.height - high) / 2, width: wide, height: high } };
}

export async function picturesToPdf(pictures: readonly PagePicture[], values: Values): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const picture of pictures) {
    const { page: paper, box } = layOut(picture, values);
    const image = await (picture.type === 'png' ? document.embedPng(picture.bytes) : document.embedJpg(picture.bytes));
    document.addPage([paper.width, paper.height]).drawImage(image, box);
  }
  return document.save();
}
