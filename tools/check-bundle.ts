// What a visitor's browser must load for each kind of page, in kB of gzip, against the budgets of docs/architecture.md,
// and whether the oldest browsers can read it at all.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMPLETED, tooNew } from './browser-floor.ts';

/** Why these: docs/decisions/0021-bundle-budgets.md. The gallery of all components is a page for developers. */
const BUDGETS = {
  // The names of sixty files alone, which change with every build, move a page by 0.1.
  public: { js: 129.2, css: 16.8 },
  member: { js: 150.0, css: 20.7 },
  tool: { js: 140.8, css: 16.1 },
  market: { js: 132.0, css: 17.4 },
  admin: { js: 148.8, css: 20.5 },
  gallery: { js: 159.5, css: 33.9 },
};

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; module: string; imports?: string[]; css?: string[] }
  >;
}

export interface Weight {
  route: string;
  kind: keyof typeof BUDGETS;
  js: number;
  css: number;
}

const client = join(import.meta.dirname, '..', 'build', 'client');

/** Every page's own weight: the entry, its layouts and itself, without what it loads later. */
export async function weighPages(): Promise<Weight[]> {
  const server = join(import.meta.dirname, '..', 'build', 'server', 'index.js');
  const { build }: { build: { assets: Manifest } } = await import(server);
  const { entry, routes } = build.assets;
  return Object.values(routes)
    .filter(({ id }) => id.includes('.page') || id.endsWith('/view'))
    .map((page) => {
      const files = new Set([entry.module, ...entry.imports]);
      const styles = new Set<string>();
      for (let route = routes[page.id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
        for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
        for (const file of route.css ?? []) styles.add(file);
      }
      const kind = LAYOUT_KINDS[page.parentId ?? ''] ?? kindOf(page.id);
      return { route: page.id, kind, js: kilobytes(files), css: kilobytes(styles) } satisfies Weight;
    });
}

/** What a page carries of its layout outweighs what it is about. */
const LAYOUT_KINDS: Record<string, Weight['kind']> = {
  'layouts/admin.layout': 'admin',
  'layouts/market.layout': 'market',
};
const MEMBER_PAGES =
  /(?:^|\/)features\/(?:(?:bill|favourite|history|inbox|shelf|account|word)\/|short-link\/web\/link)/;

function kindOf(id: string): Weight['kind'] {
  if (MEMBER_PAGES.test(id)) return 'member';
  if (id.endsWith('/test.page')) return 'gallery';
  if (id.includes('features/tool/')) return 'tool';
  return /\/market[/-]/.test(id) ? 'market' : 'public';
}

/** What a tool may load for itself; a library beyond that belongs into a worker or is loaded when it is needed. */
const TOOL_OWN = 30;

/** Also finds a library that got into every tool's page by way of one of them: then even the lightest is too heavy. */
function isHeavyTool({ route, js }: Weight, all: readonly Weight[]): boolean {
  const views = all.filter((page) => page.route.endsWith('/view'));
  const index = all.find((page) => page.route.endsWith('/tool-index.page'))?.js ?? 0;
  const least = Math.min(...views.map((page) => page.js));
  return route.endsWith('/view') && (js - least > TOOL_OWN || least - index > TOOL_OWN);
}

const known = new Map<string, number>();

/**
 * Libraries that ask for themselves what the browser can do, in ways that are not seen here: marked, and pdf.js with what it brings
 * along. They rely on what we complete like all others.
 */
const ASKS_ITSELF = /^(?:markdown-preview\.work|draw-pages|read-pdf\.worker)-/;
/** What `src/web/older-browsers/canvas.ts` lets run in the page, where it brings canvases. */
const DRAWS_IN_PAGE = /^(?:canvas|image-[\w-]*\.worker|gif-make\.worker|pdf-compress\.worker)-/;

/** Files that the oldest browsers cannot read, or that use what those lack, each with what it is. */
function unreadableFiles(): string[] {
  const names = readdirSync(join(client, 'assets')).filter((name) => /\.m?js$/.test(name));
  return names.flatMap((name) => {
    const found = tooNew(readFileSync(join(client, 'assets', name), 'utf8'), /\.worker[.-]/.test(name));
    const left = found.filter((what) =>
      ASKS_ITSELF.test(name) ? COMPLETED.has(what) : !(what === 'OffscreenCanvas' && DRAWS_IN_PAGE.test(name)),
    );
    return left.map((what) => `${name}: ${what}`);
  });
}

/** The bundler takes `decodeURIComponent(text)` and the like for idle where only whether it throws is of interest. */
function emptyTries(): string[] {
  const names = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js') && !ASKS_ITSELF.test(name));
  return names.filter((name) => readFileSync(join(client, 'assets', name), 'utf8').includes('try{return!0}catch'));
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const size = known.get(file) ?? weigh(file);
    known.set(file, size);
    bytes += size;
  }
  return bytes / 1024;
}

function weigh(file: string): number {
  const content = readFileSync(join(client, file.replace(/#.*$/, '')), 'utf8');
  return gzipSync(content, { level: 9 }).length;
}

if (import.meta.main) {
  const weights = (await weighPages()).sort((a, b) => b.js - a.js);
  const over = weights.filter(
    (page) => page.js > BUDGETS[page.kind].js || page.css > BUDGETS[page.kind].css || isHeavyTool(page, weights),
  );
  for (const { route, js, css } of over)
    console.error(`over budget: ${route} ${js.toFixed(1)} kB js, ${css.toFixed(1)} kB css`);
  const unreadable = unreadableFiles();
  for (const file of unreadable) console.error(`the oldest browsers cannot use ${file}`);
  const empty = emptyTries();
  for (const file of empty) console.error(`nothing is tried any more in ${file}: use the result of what may throw`);
  const heaviest = weights[0];
  console.log(
    `${weights.length} pages; heaviest ${heaviest?.route} ${heaviest?.js.toFixed(1)} kB js gzip; ` +
      `css at most ${Math.max(...weights.map(({ css }) => css)).toFixed(1)} kB`,
  );
  if (weights.length === 0 || [over, unreadable, empty].some(({ length }) => length > 0)) process.exitCode = 1;
}
