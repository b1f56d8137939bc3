/** One tool of a chain, with the options that differ from its own. */
export interface Step {
  url: string;
  values: Record<string, string>;
}

export const MOST_STEPS = 12;

/** `base64?way=decode|json-format`: short enough for an address, and legible. */
export function writeSteps(steps: readonly Step[]): string {
  return steps
    .map(({ url, values }) => {
      const pairs = Object.entries(values).map((pair) => pair.map(encodeURIComponent).join('='));
      return pairs.length > 0 ? `${url}?${pairs.join('&')}` : url;
    })
    .join('|');
}

/** Whatever an address holds: what makes no sense is left out. */
export function readSteps(text: string): Step[] {
  return text
    .split('|')
    .slice(0, MOST_STEPS)
    .flatMap((part) => {
      const [url = '', options = ''] = part.split('?');
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url)) return [];
      const pairs = options.split('&').flatMap((pair) => {
        const [key = '', value = ''] = pair.split('=').map(decoded);
        return key === '' ? [] : [[key, value] as const];
      });
      return [{ url, values: Object.fromEntries(pairs) }];
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A chain that was kept under a name. */
export interface KeptChain {
  name: string;
  steps: string;
}

/** What the browser's storage holds of them: anyone may have written anything there. */
export function chainsOf(kept: unknown): KeptChain[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((one) => typeof one?.name === 'string' && typeof one?.steps === 'string').slice(0, 50);
}
