import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { ChangeBus } from '#/platform/change/changes.ts';
import { unknownEndpoint } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import { publicGet, type RawRoute } from '#/platform/http/raw-route.ts';
import { createUnlessKnown } from '#/platform/http/unless-known.ts';
import { dated, type PageKind, type PublicPage } from '#/platform/page-kind.pure.ts';
import { latestOf, sitemap, sitemapIndex } from './sitemap.rules.ts';

interface Needs {
  kinds: () => readonly PageKind[];
  /** Pages that are always there. */
  pages: () => Promise<PublicPage[]>;
  changes: Pick<ChangeBus, 'on'>;
  now: () => number;
}

/** Articles of another site change untold. */
const KEPT_MS = 60_000;

const fileOf = (name: string, part: number) => `/sitemap/${part === 0 ? name : `${name}-${part}`}.xml`;

/** All public pages, in files that crawlers ask for again only when something in them changed. */
export function sitemapRoutes({ kinds, pages, changes, now }: Needs): RawRoute[] {
  const unlessKnown = createUnlessKnown(now);
  const answer = (path: string, changedAt: number | undefined, body: string, call: Call) => {
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' };
    return unlessKnown(path, { headers, body }, call, changedAt);
  };
  const still: PageKind = {
    name: 'pages',
    parts: async () => {
      const changedAt = latestOf(await pages());
      return [{ part: 0, ...(changedAt !== undefined && { changedAt }) }];
    },
    pages,
  };
  const all = () => [still, ...kinds()];
  // Most of what a part changes by is counted together from all of its pages.
  const known = new OnceCache<Awaited<ReturnType<PageKind['parts']>>>({ most: 100, maxAge: { ms: KEPT_MS, now } });
  changes.on(['content'], () => known.clear());
  const partsOf = (kind: PageKind) => known.through(kind.name, kind.parts);
  return [
    publicGet('/sitemap.xml', async (_input, call) => {
      const files = await Promise.all(
        all().map(async (kind) =>
          (await partsOf(kind)).map(({ part, changedAt }) => dated(fileOf(kind.name, part), changedAt)),
        ),
      );
      const listed = files.flat();
      return answer('/sitemap.xml', latestOf(listed), sitemapIndex(call.siteOrigin, listed), call);
    }),
    publicGet('/sitemap/:file', async ({ params }, call) => {
      const [, name, digits = '0'] = /^([a-z]+)(?:-([1-9]\d{0,5}))?\.xml$/.exec(params['file'] ?? '') ?? [];
      const kind = all().find((one) => one.name === name);
      const part = kind && (await partsOf(kind)).find((one) => one.part === Number(digits));
      if (!kind || !part) throw unknownEndpoint();
      const body = sitemap(call.siteOrigin, await kind.pages(part.part));
      return answer(fileOf(kind.name, part.part), part.changedAt, body, call);
    }),
  ];
}
