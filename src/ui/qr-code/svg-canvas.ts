/** Draws a square SVG at its full size. Throws when the browser cannot. */
export async function canvasOf(svg: string, pixels: number): Promise<HTMLCanvasElement> {
  const image = new Image(pixels, pixels);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, pixels, pixels);
  return canvas;
}

export async function pngOf(svg: string, pixels: number): Promise<Blob> {
  const canvas = await canvasOf(svg, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
