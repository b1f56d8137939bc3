import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export interface StyledPage {
  html: string;
  /** The hash that the policy of the page must allow; undefined where there are no styles. */
  styleHash: string | undefined;
}

export type StylePage = (html: string) => StyledPage;

const SHEET = /<link (?=[^>]*rel="stylesheet")([^>]*href="\/assets\/([\w.-]+\.css)#?"[^>]*)>/g;

/**
 * A page carries its styles: it can be shown as soon as it is there, where a dozen sheets would each have to be asked for
 * first. The sheets are still named, because the router knows them by their addresses; they are loaded when nothing else is
 * wanted, for the pages that are opened from here. Scripts are loaded after what is seen, too.
 */
export function createPageStyles(folder: URL): StylePage {
  const assets = new URL('assets/', folder);
  const sheets = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, readFileSync(new URL(name, assets), 'utf8')]),
  );
  const hashes = new Map<string, string>();
  const hashOf = (names: readonly string[], css: string) => {
    const key = names.join();
    const known = hashes.get(key) ?? hash('sha256', css, 'base64');
    hashes.set(key, known);
    return known;
  };
  return (html) => {
    const end = html.indexOf('</head>');
    const head = html.slice(0, Math.max(end, 0));
    const names = Array.from(head.matchAll(SHEET), ([, , name = '']) => name);
    const css = names.map((name) => sheets.get(name));
    // A sheet of another build, or a page in another shape: the sheets are loaded as they stand.
    if (names.length === 0 || css.includes(undefined)) return { html, styleHash: undefined };
    const style = css.join('\n');
    const late = head
      .replaceAll(SHEET, '<link media="not all" $1>')
      .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
    const at = late.indexOf('<link rel="modulepreload"');
    const place = at === -1 ? late.length : at;
    return {
      html: `${late.slice(0, place)}<style>${style}</style>${late.slice(place)}${html.slice(end)}`,
      styleHash: hashOf(names, style),
    };
  };
}
