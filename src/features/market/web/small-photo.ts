/** Enough to compare shapes and colours by. */
const LONGEST = 640;
const FORMAT = ['image/jpeg', 0.85] as const;
/** Small enough that the last few fit into what a browser keeps. */
const KEPT_LONGEST = 240;

/** A part of a picture, in shares of its sides. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };

interface SmallPhoto {
  photo: Blob;
  /** To show it by, and a smaller one to keep. Pages may show pictures from data: but not from blob: addresses. */
  address: string;
  kept: string;
}

/** The photo as a small JPEG; undefined when the browser cannot read it. */
export async function smallPhoto(file: Blob): Promise<SmallPhoto | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const canvas = drawn(image, image, WHOLE, LONGEST);
  const kept = drawn(image, image, WHOLE, KEPT_LONGEST).toDataURL('image/jpeg', 0.75);
  image.close();
  const photo = await blobOf(canvas);
  return photo && { photo, address: canvas.toDataURL(...FORMAT), kept };
}

/** What a page shows is never larger; what comes out of a phone's camera is, and may be more than the server reads. */
const SENT_LONGEST = 2400;
const LIGHT_BYTES = 1_500_000;

/** Only photos: drawings may be see-through, which a JPEG is not. A phone that knows no name for its format sends none. */
export const isHeavyPhoto = ({ type, size }: Pick<Blob, 'type' | 'size'>): boolean =>
  /^image\/hei[cf]/.test(type) || (size > LIGHT_BYTES && (type === 'image/jpeg' || type === ''));

/** The photo as it is sent: a JPEG that is not larger than wanted, or as it is where the browser cannot read it. */
export async function photoToSend(file: Blob): Promise<Blob> {
  if (!isHeavyPhoto(file)) return file;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return file;
  const sent = await blobOf(drawn(image, image, WHOLE, SENT_LONGEST));
  image.close();
  return sent && (sent.size < file.size || file.type !== 'image/jpeg') ? sent : file;
}

/** The part of a photo inside a frame. */
export async function framedPhoto(photo: Blob, frame: Frame): Promise<Blob | undefined> {
  const image = await createImageBitmap(photo).catch(() => undefined);
  if (!image) return undefined;
  const canvas = drawn(image, image, frame, LONGEST);
  image.close();
  return blobOf(canvas);
}

type Film = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight' | 'clientWidth' | 'clientHeight'>;

/** What a page shows of a film that fills its box: the middle of it. */
export function framePart({ videoWidth, videoHeight, clientWidth, clientHeight }: Film): Frame {
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const [width, height] = [clientWidth / scale / videoWidth, clientHeight / scale / videoHeight];
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

/** One picture out of a film. */
export async function pictureOf(film: HTMLVideoElement, frame: Frame): Promise<Blob | undefined> {
  return blobOf(drawn(film, { width: film.videoWidth, height: film.videoHeight }, frame, LONGEST));
}

/** The picture behind a data: address. */
export async function photoAt(address: string): Promise<Blob> {
  const [, text = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}

function drawn(
  image: CanvasImageSource,
  size: { width: number; height: number },
  frame: Frame,
  longest: number,
): HTMLCanvasElement {
  const [width, height] = [size.width * frame.width, size.height * frame.height];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const [x, y] = [size.width * frame.left, size.height * frame.top];
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function blobOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, ...FORMAT))) ?? undefined;
}
