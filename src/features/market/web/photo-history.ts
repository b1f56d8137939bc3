import { VISIT_PRIVATE } from '#/features/history/shared/kept-history.ts';
import { readStored, storedValue, useStored, writeStored } from '#/web/local-storage.ts';

const PHOTOS = storedValue<unknown>('marketPhotos');
const MOST = 5;

const picturesIn = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string' && one.startsWith('data:image/jpeg'))
    : [];

/** Pictures somebody looked by on this device, small, the latest first. The server keeps none. */
export function usePhotos(): string[] {
  return picturesIn(useStored(PHOTOS));
}

export function rememberPhoto(kept: string): void {
  if (readStored(VISIT_PRIVATE) === true) return;
  const others = picturesIn(readStored(PHOTOS)).filter((one) => one !== kept);
  writeStored(PHOTOS, [kept, ...others].slice(0, MOST));
}
