/** A name of letters, digits, hyphens and dots, or an IPv6 address in brackets; then perhaps a port. */
const WELL_FORMED = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
/** The longest name DNS knows, a dot and a port. */
const LONGEST = 260;

/**
 * One spelling for each host: lower case, without the dot at the end and without the port that goes without saying.
 * Undefined when it is no host.
 */
export function normalHost(text: string, protocol: string): string | undefined {
  if (text.length > LONGEST || !WELL_FORMED.test(text)) return undefined;
  return URL.parse(`${protocol}//${text}`)?.host.replace(/\.(?=:|$)/, '');
}
