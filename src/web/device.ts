/** Phones by width, as the styles see them: what a script for phones expects is a narrow page. */
export function isPhone(): boolean {
  return matchMedia('(width <= 760px)').matches;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is loaded ahead for those who pay by the byte or wait for each. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
