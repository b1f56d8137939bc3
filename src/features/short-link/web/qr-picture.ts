import jsQR from 'jsqr';

/** Sizes in pixels at which it must be readable: small on a screen, and as a phone sees it. */
const TRIED = [180, 400];

async function drawn(svg: string, pixels: number): Promise<HTMLCanvasElement> {
  const image = new Image(pixels, pixels);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, pixels, pixels);
  return canvas;
}

export async function pictureOf(svg: string, pixels: number): Promise<Blob> {
  const canvas = await drawn(svg, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Whether the drawing says this text, at every size that is tried. */
export async function readsBack(svg: string, text: string): Promise<boolean> {
  for (const pixels of TRIED) {
    const picture = (await drawn(svg, pixels)).getContext('2d')?.getImageData(0, 0, pixels, pixels);
    if (!picture || jsQR(picture.data, pixels, pixels)?.data !== text) return false;
  }
  return true;
}
