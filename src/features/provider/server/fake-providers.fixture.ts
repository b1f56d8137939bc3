import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A film or series as the fake TMDB knows it, a subject as the fake Bangumi does; what is left out has a plain value. */
interface FakeWork {
  title: string;
  original?: string;
  year: number;
  date?: string;
  overview?: string;
  others?: string[];
  directors?: string[];
  cast?: string[];
}

type Trouble = number | 'html' | 'cut' | 'gbk' | 'reset';

export interface Fakes {
  tmdb: Record<string, FakeWork>;
  bangumi: Record<string, FakeWork>;
  /** Takes over the next answers: a status, or what else goes wrong; `fine` lets one through. */
  trouble: ('fine' | Trouble)[];
  asked: string[];
}

export const TMDB_KEY = '0123456789abcdef0123456789abcdef';

/** Answers as the documents of both providers say. */
export function serveFakes(fakes: Fakes): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    fakes.asked.push(url.pathname + url.search);
    const trouble = fakes.trouble.shift();
    if (trouble !== undefined && trouble !== 'fine') return makeTrouble(trouble, response);
    if (url.pathname.startsWith('/tmdb/3/')) return tmdb(fakes, url, request, response);
    if (url.pathname.startsWith('/bgm/')) return bangumi(fakes, url, request, response);
    return send(response, 404, {});
  };
}

function makeTrouble(trouble: Trouble, response: ServerResponse) {
  if (trouble === 'reset') return response.destroy();
  if (typeof trouble === 'number') {
    // A number of seconds or a date: both are allowed.
    const headers: Record<string, string> =
      trouble === 429 ? { 'retry-after': '0' } : trouble === 503 ? { 'retry-after': new Date().toUTCString() } : {};
    return send(response, trouble, { success: false, status_code: 25, status_message: 'no' }, headers);
  }
  const bodies = {
    html: '<html><body>请先登录网络</body></html>',
    cut: '{"id": 1, "name": "半',
    gbk: Buffer.from([0x7b, 0x22, 0xc9, 0xbd, 0x22, 0x7d]),
  };
  return response.writeHead(200, { 'content-type': 'application/json' }).end(bodies[trouble]);
}

function tmdb({ tmdb: works }: Fakes, url: URL, request: IncomingMessage, response: ServerResponse) {
  if (url.searchParams.get('api_key') !== TMDB_KEY)
    return send(response, 401, { status_code: 7, status_message: 'Invalid API key', success: false });
  const path = url.pathname.slice('/tmdb/3/'.length);
  const search = /^search\/(movie|tv)$/.exec(path)?.[1];
  if (search) {
    const query = url.searchParams.get('query') ?? '';
    const year = url.searchParams.get(search === 'movie' ? 'primary_release_year' : 'first_air_date_year');
    const found = Object.entries(works).filter(
      ([id, work]) =>
        id.startsWith(`${search}/`) &&
        (!year || work.year === Number(year)) &&
        [work.title, work.original ?? '', ...(work.others ?? [])].some((name) => name.includes(query)),
    );
    const results = found.map(([id, work]) => ({ id: Number(id.split('/')[1]), title: work.title }));
    return send(response, 200, { page: 1, results, total_pages: 1, total_results: results.length });
  }
  const work = works[path];
  if (!work) return send(response, 404, { success: false, status_code: 34, status_message: 'not found' });
  return withEtag(request, response, {
    id: Number(path.split('/')[1]),
    title: work.title,
    original_title: work.original ?? work.title,
    release_date: work.date ?? `${work.year}-05-01`,
    overview: work.overview ?? '',
    poster_path: '/tXKUoHQDAHI1.jpg',
    runtime: 118,
    genres: [{ id: 878, name: 'Science Fiction' }],
    production_countries: [{ iso_3166_1: 'CN', name: 'China' }],
    spoken_languages: [{ iso_639_1: 'zh', name: '普通话', english_name: 'Mandarin' }],
    vote_average: 7.14,
    vote_count: 120,
    credits: {
      cast: (work.cast ?? []).map((name, order) => ({ id: order, name, order })),
      crew: (work.directors ?? []).map((name, id) => ({ id, name, job: 'Director', department: 'Directing' })),
    },
    alternative_titles: { titles: (work.others ?? []).map((title) => ({ iso_3166_1: 'HK', title, type: '' })) },
  });
}

const FORBIDDEN = /^$|^(undici|database|node-fetch|node)$|^(axios|okhttp|Java|python-requests)\//;

function bangumi({ bangumi: works }: Fakes, url: URL, request: IncomingMessage, response: ServerResponse) {
  if (FORBIDDEN.test(request.headers['user-agent'] ?? '')) return send(response, 403, { title: 'Forbidden' });
  const [, id = '', part = ''] = /^\/bgm\/v0\/subjects\/(\d+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  if (url.pathname === '/bgm/v0/search/subjects') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { keyword } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const found = Object.entries(works).filter(([, { title, original = '' }]) =>
        (title + original).includes(keyword),
      );
      send(response, 200, {
        data: found.map(([own, work]) => subject(own, work)),
        total: found.length,
        limit: 20,
        offset: 0,
      });
    });
    return request;
  }
  const work = works[id];
  if (!work) return send(response, 404, { title: 'Not Found', description: 'resource not found' });
  if (part === 'persons')
    return send(
      response,
      200,
      (work.directors ?? []).map((name, own) => ({
        id: own,
        name,
        type: 1,
        career: [],
        relation: '导演',
        images: null,
      })),
    );
  if (part === 'characters')
    return send(
      response,
      200,
      (work.cast ?? []).map((name) => ({ id: 1, name: '角色', type: 1, relation: '主角', actors: [{ id: 2, name }] })),
    );
  return withEtag(request, response, subject(id, work));
}

function subject(id: string, work: FakeWork) {
  return {
    id: Number(id),
    type: 2,
    name: work.original ?? work.title,
    name_cn: work.title,
    summary: work.overview ?? '',
    date: work.date ?? `${work.year}-01-06`,
    infobox: [
      { key: '中文名', value: work.title },
      { key: '别名', value: (work.others ?? []).map((v) => ({ v })) },
    ],
    eps: 12,
    rating: { rank: 812, total: 4210, score: 7.7, count: {} },
    tags: [
      { name: '科幻', count: 320 },
      { name: '原创', count: 200 },
    ],
  };
}

function withEtag(request: IncomingMessage, response: ServerResponse, body: unknown) {
  const etag = `W/"${JSON.stringify(body).length}"`;
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
  return send(response, 200, body, { etag, 'cache-control': 'public, max-age=3600' });
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  return response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}

/** An entry of bangumi-data with its Bangumi number, as the package ships it. */
export function aShippedAnime(): { title: string; begin: string; bangumi: string } {
  const file = new URL(import.meta.resolve('bangumi-data'));
  const { items } = JSON.parse(readFileSync(file, 'utf8'));
  const item = items.find(({ sites }: { sites: { site: string }[] }) => sites.some(({ site }) => site === 'bangumi'));
  return {
    title: item.title,
    begin: item.begin,
    bangumi: item.sites.find(({ site }: { site: string }) => site === 'bangumi').id,
  };
}
