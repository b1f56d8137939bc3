import { storedValue } from '#/web/local-storage.ts';

/** The picture somebody puts into the middle of QR codes. */
export const QR_LOGO = storedValue<unknown>('shortQrLogo');
/** How the QR codes of one's short links look. */
export const QR_LOOKS = storedValue<unknown>('shortQrLooks');
