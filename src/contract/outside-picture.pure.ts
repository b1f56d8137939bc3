/** On another site: no page, feed or player of ours is sent there. */
export const isOutside = (address: string): boolean => /^https?:\/\//i.test(address);

/**
 * Where a picture of another site is shown from: our own host, which fetches it once. `proof` stands for addresses that none
 * of our tables holds. What is ours already stays as it is.
 */
export function outsidePicture(address: string, proof = ''): string {
  if (!isOutside(address)) return address;
  return `/outside.webp?of=${encodeURIComponent(address)}${proof && `&proof=${proof}`}`;
}

/** The same for an address that is whole even where it is our own, as in what a robot says. */
export const pictureHere = (address: string, siteOrigin: string): string =>
  address.startsWith(`${siteOrigin}/`) ? address.slice(siteOrigin.length) : outsidePicture(address);

/** Whose picture it is that is shown under such an address; empty for our own. */
export function pictureSource(shown: string): string {
  const [, written = ''] = /^\/outside\.\w+\?of=([^&]+)/.exec(shown) ?? [];
  try {
    return /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(decodeURIComponent(written))?.[1]?.toLowerCase() ?? '';
  } catch {
    return '';
  }
}
