/** A whole page for a frame that may not run anything. Its styles are a file: the policy of the site holds in there too. */
export function pageOf(html: string, styles: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><base target="_blank"><link rel="stylesheet" href="${styles}">${html}`;
}
