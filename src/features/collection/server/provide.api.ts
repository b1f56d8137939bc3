import { createHash } from 'node:crypto';
import type { Call } from '#/platform/http/call.ts';
import type { RawAnswer, RawInput, RawRoute } from '#/platform/http/raw-route.ts';
import type { OutwardService } from '../../catalogue/server/outward.service.ts';
import { readQuestion } from './provide.rules.ts';
import { jsonAnswer, xmlAnswer } from './provide-answer.present.ts';
import { listColumns, wholeColumns } from './provide-columns.present.ts';

interface Needs {
  outward: OutwardService;
  /** Off until the operator turns it on. */
  hasPlayLinks: () => Promise<boolean>;
  siteTitle: () => Promise<string>;
  now: () => number;
}

const HOUR_MS = 3_600_000;
const API = '/api.php/provide/vod';

/** The catalogue in the format that MacCMS made common, for existing clients and for collectors. */
export function provideRoutes({ outward, hasPlayLinks, siteTitle, now }: Needs): RawRoute[] {
  async function answer({ params, query }: RawInput, call: Call): Promise<RawAnswer> {
    const asked = readQuestion(params['*'] ?? '', query);
    const { kind, page, size, hours } = asked;
    const question = { ...asked, kind: kind ?? null, since: hours > 0 ? now() - hours * HOUR_MS : null };
    const slice = { limit: size, offset: (page - 1) * size };
    const withPlay = await hasPlayLinks();
    const { list, total } = kind === undefined ? { list: [], total: 0 } : await find(question, slice, withPlay, call);
    const about = { page, size, total };
    if (asked.isXml) return known(xmlAnswer(about, list, !asked.isWhole), 'application/xml', call);
    const filters = asked.isHome ? await outward.filters() : null;
    return known(jsonAnswer(about, list, { withTypes: !asked.isWhole, filters }), 'application/json', call);
  }

  async function find(
    question: Parameters<OutwardService['list']>[0] & { isWhole: boolean },
    slice: Parameters<OutwardService['list']>[1],
    withPlay: boolean,
    { siteOrigin }: Call,
  ) {
    // A player is only known to those who may know its links.
    const asked = withPlay ? question : { ...question, player: '' };
    if (question.isWhole) {
      const { titles, total } = await outward.whole(asked, slice, true);
      return { list: titles.map((title) => wholeColumns(title, siteOrigin, withPlay)), total };
    }
    const { titles, total } = await outward.list(asked, slice, withPlay);
    return { list: titles.map((title) => listColumns(title, siteOrigin)), total };
  }

  const get = (path: string, handle: RawRoute['handle']): RawRoute => ({
    method: 'GET',
    path,
    auth: 'visitor',
    handle,
  });
  return [
    get(API, answer),
    get(`${API}/*`, answer),
    get('/tvbox.json', async (_input, call) => {
      const site = {
        key: 'souluo',
        name: await siteTitle(),
        type: 1,
        api: `${call.siteOrigin}${API}/`,
        searchable: 1,
        quickSearch: 1,
        filterable: 1,
      };
      const config = { spider: '', wallpaper: '', sites: [site], lives: [], parses: [], flags: [], rules: [], ads: [] };
      return known(JSON.stringify(config), 'application/json', call);
    }),
  ];
}

/** Who has the same answer already is told so. */
function known(body: string, type: string, { headers }: Call): RawAnswer {
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const common = { etag: tag, 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*' };
  const kept = headers['if-none-match']?.split(',').map((one) => one.trim());
  if (kept?.includes(tag) || kept?.includes('*')) return { status: 304, headers: common, body: '' };
  return { headers: { ...common, 'content-type': `${type}; charset=utf-8` }, body };
}
