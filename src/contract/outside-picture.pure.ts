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
