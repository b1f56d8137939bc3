import { createHash } from 'node:crypto';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { Changes } from '#/platform/change/changes.ts';
import type { Call } from '#/platform/http/call.ts';
import { isKnownTag } from '#/platform/http/known-tag.ts';
import { publicGet, type RawAnswer, type RawInput, type RawRoute } from '#/platform/http/raw-route.ts';
import type { OutwardService } from '../../catalogue/server/outward.service.ts';
import { playerNotFound } from './gathering.errors.ts';
import { isPlayedBy, playerDefinition, playersOf } from './player-code.rules.ts';
import { type ProvideQuestion, readQuestion } from './provide.rules.ts';
import { jsonAnswer, xmlAnswer } from './provide-answer.present.ts';
import { listColumns, wholeColumns } from './provide-columns.present.ts';

interface Needs {
  outward: OutwardService;
  /** Off until the operator turns it on. */
  hasPlayLinks: () => Promise<boolean>;
  siteTitle: () => Promise<string>;
  changes: Pick<Changes, 'on'>;
  now: () => number;
}

interface KeptAnswer {
  /** As it is sent: writing the same text out for everybody costs more than the rest of a kept answer. */
  body: Buffer;
  tag: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_BYTES = 32 * 1024 * 1024;
const API = '/api.php/provide/vod';
const PLAYERS = '/api/v1/collection/player';

/** The catalogue in the format that MacCMS made common, for existing clients and for collectors. */
export function provideRoutes({ outward, hasPlayLinks, siteTitle, changes, now }: Needs): RawRoute[] {
  const answers = new OnceCache<KeptAnswer>({ most: KEPT_BYTES, sizeOf: ({ body }) => body.length + 1000 });
  changes.on(['content', 'counts'], () => answers.clear());

  async function answer({ params, query }: RawInput, call: Call): Promise<RawAnswer> {
    const asked = readQuestion(params['*'] ?? '', query);
    const withPlay = await hasPlayLinks();
    // Without any change the last hours move on, and heat fades.
    const moment = Math.floor(now() / (asked.hours > 0 ? MINUTE_MS : HOUR_MS));
    const name = JSON.stringify([asked, moment, withPlay, call.siteOrigin]);
    const kept = await answers.through(name, async () => packed(await write(asked, withPlay, call.siteOrigin)));
    return send(kept, asked.isXml ? 'application/xml' : 'application/json', call);
  }

  async function write(asked: ProvideQuestion, withPlay: boolean, origin: string): Promise<string> {
    const { kind, page, size, hours } = asked;
    const question = { ...asked, kind: kind ?? null, since: hours > 0 ? now() - hours * HOUR_MS : null };
    const slice = { limit: size, offset: (page - 1) * size };
    const { list, total } = kind === undefined ? { list: [], total: 0 } : await find(question, slice, withPlay, origin);
    const about = { page, size, total };
    if (asked.isXml) return xmlAnswer(about, list, !asked.isWhole);
    const filters = asked.isHome ? await outward.filters() : null;
    return jsonAnswer(about, list, { withTypes: !asked.isWhole, filters });
  }

  async function find(
    question: Omit<Parameters<OutwardService['list']>[0], 'players'> & { isWhole: boolean; player: string },
    slice: Parameters<OutwardService['list']>[1],
    withPlay: boolean,
    origin: string,
  ) {
    // A player is only known to those who may know its links.
    const isAsked = withPlay && question.player !== '';
    const players = isAsked ? (await outward.labels()).filter((label) => isPlayedBy(label, question.player)) : null;
    const asked = { ...question, players };
    if (question.isWhole) {
      const { titles, total } = await outward.whole(asked, slice, true);
      return { list: titles.map((title) => wholeColumns(title, origin, withPlay)), total };
    }
    const { titles, total } = await outward.list(asked, slice, withPlay);
    return { list: titles.map((title) => listColumns(title, origin)), total };
  }

  return [
    publicGet(API, answer),
    publicGet(`${API}/*`, answer),
    {
      method: 'GET',
      path: `${PLAYERS}/:file`,
      auth: 'operator',
      summary: '下载给 MacCMS 导入的播放器',
      handle: async ({ params }) => {
        const code = /^mac_(\w+)\.txt$/.exec(params['file'] ?? '')?.[1];
        const player = playersOf(await outward.labels()).find((one) => one.code === code);
        if (!player) throw playerNotFound();
        const name = `attachment; filename="mac_${player.code}.txt"`;
        return {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'content-disposition': name },
          body: playerDefinition(player),
        };
      },
    },
    publicGet('/tvbox.json', async (_input, call) => {
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
      return send(packed(JSON.stringify(config)), 'application/json', call);
    }),
  ];
}

function packed(text: string): KeptAnswer {
  const body = Buffer.from(text);
  return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}

/** 304 for a client that has the same answer already. */
function send({ body, tag }: KeptAnswer, type: string, { headers }: Call): RawAnswer {
  const common = {
    etag: tag,
    'cache-control': 'public, max-age=0, must-revalidate',
    'access-control-allow-origin': '*',
  };
  if (isKnownTag(headers['if-none-match'], tag)) return { status: 304, headers: common, body: '' };
  return { headers: { ...common, 'content-type': `${type}; charset=utf-8` }, body };
}
