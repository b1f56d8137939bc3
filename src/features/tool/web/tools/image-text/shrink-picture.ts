import { newCanvas, openPicture, saveCanvas } from '../../picture/canvas.ts';

/** Larger ones are read no better and take longer to send. */
const LONGEST_SIDE = 2400;
const SMALL_BYTES = 3 * 1024 * 1024;

/** Photos of phones are made smaller before they are sent; what the browser cannot do the server judges as it is. */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const { bitmap, width, height } = await openPicture(file);
    const scale = LONGEST_SIDE / Math.max(width, height);
    if (scale >= 1 && file.size <= SMALL_BYTES) return file;
    const part = Math.min(1, scale);
    const size = { width: Math.round(width * part), height: Math.round(height * part) };
    const [canvas, pen] = newCanvas(size);
    pen.drawImage(bitmap, 0, 0, size.width, size.height);
    return (await saveCanvas(canvas, 'image/jpeg', file.name, 0.9)).blob;
  } catch {
    return file;
  }
}
