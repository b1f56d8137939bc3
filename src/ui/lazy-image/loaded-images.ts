const MOST = 200;

/** Remembers the last addresses that loaded: they come from the browser's cache and need not wait their turn. */
export function createLoadedImages(most = MOST) {
  // A set keeps the order of insertion, so its first entry is the one not seen for longest.
  const addresses = new Set<string>();
  return {
    add(address: string): void {
      addresses.delete(address);
      addresses.add(address);
      const [oldest] = addresses;
      if (addresses.size > most && oldest !== undefined) addresses.delete(oldest);
    },
    has: (address: string): boolean => addresses.has(address),
  };
}
