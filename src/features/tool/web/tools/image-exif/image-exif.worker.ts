import { baseName, type Made, type Picture } from '../../picture/canvas.ts';
import { serveEachPicture } from '../../picture/serve-pictures.ts';
import { stripMetadata } from './image-exif.work.ts';

async function strip({ file, width, height }: Picture): Promise<Made> {
  const plain = stripMetadata(new Uint8Array(await file.arrayBuffer()));
  const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? '';
  return { name: `${baseName(file)}-无信息${ending}`, blob: new Blob([plain], { type: file.type }), width, height };
}

serveEachPicture(strip);
