import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '#/host/build-app.ts';
import { createFoundation } from '#/host/create-platform.ts';
import { createFeatures } from '#/host/registry.ts';
import { readConfig } from '#/host/settings.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { sizeOf } from './catalogue.bench.ts';
import { openFilled } from './catalogue-fill.ts';
import { seededRandom } from './measure.ts';

const REQUESTS = 3000;
const WARM = 500;
const API = '/api.php/provide/vod/';

/** CPU of one request to `/api.php/provide/vod`, and as a multiple of a bare Fastify answer in the same run. */
export async function benchProvide(args: string[]): Promise<void> {
  for (const size of (args.length > 0 ? args : ['10k', '100k']).map(sizeOf)) {
    console.log(`\n${size.toLocaleString('en-US')} titles on SQLite, ${REQUESTS} requests each`);
    const database = await openFilled(size);
    const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'silent' });
    const log = createLog('silent');
    const foundation = createFoundation(config, database, log);
    const features = createFeatures(foundation.platform, config);
    const readiness = { isReady: true, progress: '' };
    const app = await buildApp({ config, log, foundation, features, readiness, withPages: false });
    const bare = Fastify().get('/', async () => ({ hello: 'world' }));
    const base = await cpuOf(bare, () => '/');
    console.log(`  ${'a bare Fastify answer'.padEnd(34)}${base.toFixed(3)} ms`);
    for (const [name, urlOf] of Object.entries(questions(size))) {
      const cpu = await cpuOf(app, urlOf);
      console.log(`  ${name.padEnd(34)}${cpu.toFixed(3)} ms  ${(cpu / base).toFixed(1)} ×`);
    }
    await app.close();
    await database.db.destroy();
  }
}

function questions(size: number): Record<string, () => string> {
  const random = seededRandom(11);
  let next = 0;
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  return {
    home: () => API,
    'list, every page another': () => `${API}?ac=list&pg=${++next}`,
    'list, one of 50 pages': () => `${API}?ac=list&pg=${upTo(50)}`,
    'list of a type, any page to 500': () => `${API}?ac=list&t=${upTo(4)}&pg=${upTo(Math.min(500, size / 400))}`,
    'list of the last 24 hours': () => `${API}?ac=list&h=24&pg=1`,
    'list of a year': () => `${API}?ac=list&year=${1990 + upTo(35)}&pg=${upTo(5)}`,
    'category as TVBox asks': () => `${API}?ac=detail&t=${upTo(4)}&pg=${upTo(50)}`,
    'details of twenty': () => `${API}?ac=detail&ids=${Array.from({ length: 20 }, () => upTo(size)).join(',')}`,
    'search by initials or characters': () => `${API}?wd=${encodeURIComponent(WORDS[upTo(WORDS.length) - 1] ?? '')}`,
    'list as XML': () => `${API}at/xml/?ac=list&pg=${upTo(50)}`,
  };
}

const WORDS = ['lldq', '流浪', '愛情', '长安', 'ca', '星辰', 'xingchen', '江湖少年', '月光', 'love night'];

/** Milliseconds of processor time a request, after some that do not count. */
async function cpuOf(app: FastifyInstance, urlOf: () => string): Promise<number> {
  for (let index = 0; index < WARM; index++) await app.inject({ url: urlOf() });
  const start = process.cpuUsage();
  for (let index = 0; index < REQUESTS; index++) {
    const { statusCode } = await app.inject({ url: urlOf() });
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / REQUESTS;
}
