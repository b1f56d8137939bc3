import { readStored, useStored, writeStored } from '#/web/local-storage.ts';

const MOST = 5;

const picturesIn = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string' && one.startsWith('data:image/jpeg'))
    : [];

/** Pictures somebody looked by on this device, small, the latest first. The server keeps none. */
export function usePhotos(): string[] {
  return picturesIn(useStored<unknown>('marketPhotos'));
}

export function rememberPhoto(kept: string): void {
  if (readStored('visitPrivate') === true) return;
  const others = picturesIn(readStored('marketPhotos')).filter((one) => one !== kept);
  writeStored('marketPhotos', [kept, ...others].slice(0, MOST));
}
