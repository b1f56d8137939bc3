import { describe, expect, test } from 'vitest';
import { CHANGED_MEANWHILE, Meanwhile } from '#/contract/seen.ts';
import { beforeOf } from '#/features/desk/server/audit-before.data.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { createLog } from '#/platform/log/create-log.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createFoundation } from './create-platform.ts';
import { createFeatures } from './registry.ts';
import { readConfig } from './settings.ts';

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const { platform } = createFoundation(config, openSqlite(':memory:'), createLog('silent'));
const saves = createFeatures(platform, config).all.flatMap(({ endpoints }) =>
  endpoints.filter(({ key, endpoint }) => key.startsWith('PUT ') && endpoint.auth === 'operator'),
);
const takesSeen = saves.filter(({ endpoint }) => 'Seen' in shapeOf(endpoint) || 'seen' in shapeOf(endpoint));

function shapeOf({ body }: (typeof saves)[number]['endpoint']): object {
  return body?.shape ?? {};
}

const VERSION = 'carries the version it was made from';
const DECISION = 'decides about something; the last word counts';
const PLACE = 'moves one thing among the others as they are';
const SWITCH = 'sets one state';
const UNREAD = 'replaces what nobody was shown';

/** Saves that need not know what was read before, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'PUT /api/v1/config': VERSION,
  'PUT /api/v1/blog/draft/:Name': VERSION,
  'PUT /api/v1/config/draft': 'one operator’s own, unsaved',
  'PUT /api/v1/provider/review': DECISION,
  'PUT /api/v1/word/moderation': DECISION,
  'PUT /api/v1/word/:Id': DECISION,
  'PUT /api/v1/friend_link/review': DECISION,
  'PUT /api/v1/friend_link/review/:Id': DECISION,
  'PUT /api/v1/crawl/common/posts': DECISION,
  'PUT /api/v1/crawl/common/chat/reports': DECISION,
  'PUT /api/v1/short_url/:Code/block': DECISION,
  'PUT /api/v1/short_url/hosts': DECISION,
  'PUT /api/v1/any/items': 'of many at once, each with its undo',
  'PUT /api/v1/any/collection/:Id/items': 'puts in or takes out; what is there already stays',
  'PUT /api/v1/any/collection/:Id/items/move': PLACE,
  'PUT /api/v1/any/collection/:Id/move': PLACE,
  'PUT /api/v1/tool/link/:Id/move': PLACE,
  'PUT /api/v1/friend_link/review/:Id/move': PLACE,
  'PUT /api/v1/wechat/robot/reply/order': PLACE,
  'PUT /api/v1/crawl/search/words': SWITCH,
  'PUT /api/v1/desk/steps/:Key': SWITCH,
  'PUT /api/v1/security/policy': SWITCH,
  'PUT /api/v1/user/members/:Id': SWITCH,
  'PUT /api/v1/user/members/:Id/operator': SWITCH,
  'PUT /api/v1/wechat/robot/trigger/:id': SWITCH,
  'PUT /api/v1/wechat/robot/:guid/secret': UNREAD,
  'PUT /api/v1/wechat/robot/workdays/:year': UNREAD,
};

describe('the saves of the desk', () => {
  test('take what was read before, or are named with the reason why not', () => {
    const rest = saves.filter((one) => !takesSeen.includes(one)).map(({ key }) => key);
    expect(rest.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
    expect(takesSeen.length).toBeGreaterThan(12);
  });

  test('that take it can be read, and say what they answer to whoever is late', () => {
    const wrong = takesSeen.filter(
      ({ key, endpoint }) =>
        !beforeOf(key, {}) || !endpoint.errors.includes(CHANGED_MEANWHILE) || endpoint.failureData !== Meanwhile,
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

async function aLink({ app, as }: TestApp) {
  const headers = await as('operator');
  const LINK = { Name: '天气', Link: 'https://weather.example/', TypeName: '生活工具', Brief: '看天气' };
  const added = await app.inject({
    ...{ method: 'POST', url: '/api/v1/tool/link', headers },
    payload: { ...LINK, Url: 'weather' },
  });
  const url = `/api/v1/tool/link/${added.json().Data.Id}`;
  const put = async (payload: object) => (await app.inject({ method: 'PUT', url, headers, payload })).json();
  return { read: LINK, put };
}

describeOnEachEngine('of two operators at one record', (openApp) => {
  test('the later one is told what the other saved, keeps it by saving no more, or goes over it knowingly', async () => {
    const { read, put } = await aLink(await openApp());
    const Seen = { Name: read.Name, Brief: read.Brief };
    expect(await put({ Name: '天气一', Seen })).toMatchObject({ Code: 200, Data: { Name: '天气一' } });
    const late = await put({ Name: '天气二', Seen });
    expect(late).toMatchObject({ Code: 409, Error: CHANGED_MEANWHILE });
    expect(late.Data).toEqual({ Now: { Name: '天气一', Brief: '看天气' }, Others: ['Name'] });
    expect(await put({ Brief: '看明天', Seen: { Brief: read.Brief } })).toMatchObject({ Code: 200 });
    expect(await put({ Name: '天气二', Seen: late.Data.Now })).toMatchObject({
      Code: 409,
      Data: { Others: ['Brief'] },
    });
    expect(await put({ Name: '天气二', Seen: { Name: '天气一', Brief: '看明天' } })).toMatchObject({ Code: 200 });
    expect(await put({ Name: '天气三' })).toMatchObject({ Code: 200 });
  });

  test('who send the whole record take nothing back that they left as it was', async () => {
    const { read, put } = await aLink(await openApp());
    expect(await put({ Brief: '看明天' })).toMatchObject({ Code: 200 });
    const whole = { Name: '天气二', Brief: read.Brief };
    expect(await put({ ...whole, Seen: read })).toMatchObject({ Code: 200, Data: { Name: '天气二', Brief: '看明天' } });
    expect(await put({ ...whole, Seen: { Name: '天气二', Brief: read.Brief } })).toMatchObject({
      Data: { Brief: '看明天' },
    });
    // Both changed one field, only the other a second: the second stays theirs, also when the first is gone over.
    const late = await put({ Name: '天气三', Brief: read.Brief, Seen: read });
    expect(late).toMatchObject({ Code: 409, Data: { Others: ['Name'] } });
    const again = await put({ Name: '天气三', Brief: read.Brief, Seen: late.Data.Now });
    expect(again).toMatchObject({ Code: 200, Data: { Name: '天气三', Brief: '看明天' } });
    // What both made of it alike is no quarrel.
    expect(await put({ Name: '天气三', Seen: { Name: '天气' } })).toMatchObject({ Code: 200 });
  });

  test('who save in the same moment one is the later', async () => {
    const { read, put } = await aLink(await openApp());
    const names = ['天气一', '天气二', '天气三', '天气四'];
    const answers = await Promise.all(names.map((Name) => put({ Name, Seen: { Name: read.Name } })));
    expect(answers.map(({ Code }) => Code).sort()).toEqual([200, 409, 409, 409]);
  });
});
