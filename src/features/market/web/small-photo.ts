/** Enough to compare shapes and colours by. */
const LONGEST = 640;
const FORMAT = ['image/jpeg', 0.85] as const;

/** The photo as a small JPEG, and an address to show it by; undefined when the browser cannot read it. */
export async function smallPhoto(file: File): Promise<{ photo: Blob; address: string } | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, ...FORMAT));
  // Pages may show pictures from data: but not from blob: addresses.
  return photo ? { photo, address: canvas.toDataURL(...FORMAT) } : undefined;
}
