import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INTERFACES } from '#/features/robot/robot-interfaces.pure.ts';
import { auditFields, auditLabel, auditSentence, auditTarget } from './audit-sentence.ts';
import { DEEDS, FIELDS } from './audit-words.data.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  'x-auth': string;
  'x-writes'?: false;
  requestBody?: Schema;
  parameters?: { name?: string; in?: string; $ref?: string }[];
}

const document = JSON.parse(readFileSync('docs/api/openapi-all.json', 'utf8'));
const found = <Part extends { $ref?: string }>(part: Part): Part =>
  part.$ref === undefined
    ? part
    : found(
        part.$ref
          .split('/')
          .slice(1)
          .reduce((at, step) => at[step], document),
      );

/** The names a body may have. */
function namesIn(schema: Schema): string[] {
  const { properties = {}, anyOf = [], content = {} } = found(schema);
  const inner = [...anyOf, ...Object.values(content).map((one) => one.schema)];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

test('every change an operator can make has its sentence, and every field of it a word', () => {
  const changes = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, ways]) =>
    Object.entries(ways)
      .filter(([way, one]) => way !== 'get' && one['x-auth'] === 'operator' && one['x-writes'] !== false)
      .map(([way, one]) => {
        const asked = (one.parameters ?? []).map(found).filter((part) => part.in === 'query');
        const names = [...namesIn(one.requestBody ?? {}), ...asked.map(({ name = '' }) => name)];
        const key = `${way.toUpperCase()} ${path.replace('/api/v1/', '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
        return { key, names };
      }),
  );
  expect(changes.length).toBeGreaterThan(80);
  expect(changes.map(({ key }) => key).filter((key) => !(key in DEEDS))).toEqual([]);
  expect(changes.flatMap(({ names }) => names).filter((name) => !(name in FIELDS))).toEqual([]);
});

test('what was done is told in a sentence; what is unknown by its summary', () => {
  const entry = { Kind: 'change', Action: 'PUT /api/v1/collection/source', Label: '修改采集源' } as const;
  expect(auditSentence(entry)).toBe('修改了采集源');
  expect(auditLabel('PUT /api/v1/never', '从未有过')).toBe('从未有过');
  expect(auditSentence({ ...entry, Kind: 'refusal', Label: '会员列表' })).toBe('没有权限，被拒绝：会员列表');
  expect(auditSentence({ ...entry, Kind: 'login' })).toBe('登录了后台');
});

test('fields and values are words', () => {
  expect(auditFields('PauseMs: 100；Cron: 空；IsEnabled: true；Secret: ***').fields).toEqual([
    { name: '请求间隔', value: '0.1 秒', isEmpty: false },
    { name: '定时', value: '空', isEmpty: true },
    { name: '启用', value: '是', isEmpty: false },
    { name: 'Secret', value: '（不记录）', isEmpty: false },
  ]);
  expect(auditFields('Name: 甲；Year: 2023 等 12 项')).toMatchObject({
    fields: [{ name: '名称' }, {}],
    rest: '等 12 项',
  });
});

test('old and new stand beside each other, also of settings and of parts of a page', () => {
  expect(auditFields('PUBLIC_URL: 没有设置 → https://a.test；第 1 张标题: 秋 → 冬；Remark: 旧 → 空').fields).toEqual([
    { name: '公开地址', before: '没有设置', value: 'https://a.test', isEmpty: false },
    { name: '第 1 张标题', before: '秋', value: '冬', isEmpty: false },
    { name: '更新备注', before: '旧', value: '空', isEmpty: true },
  ]);
});

test('times and channels are told as one says them', () => {
  const values = auditFields('cron: 0 20 * * *；Cron: 空；driver: bark').fields.map(({ value }) => value);
  expect(values).toEqual(['每天 20:00', '空', 'Bark']);
});

test.each([
  ['6、7', '魔装机神 / 状态: 下架 → 上架', ''],
  ['8', '用户名: 江南雨', ''],
  ['8', '', '8'],
  ['2046', '', '2046'],
])('a number %j beside %j is left to the fields that say more', (Target, Detail, told) => {
  expect(auditTarget({ Action: 'PUT /api/v1/any/items', Target, Detail })).toBe(told);
});

test.each(['PUT /api/v1/config', 'POST /api/v1/config/rollback'])(
  'a setting of the site is called by its name after %s',
  (Action) => {
    expect(auditTarget({ Action, Target: 'topLinks', Detail: '第 1 项名称: 甲 → 乙' })).toBe('顶部链接条');
    expect(auditTarget({ Action, Target: 'ownKey', Detail: '' })).toBe('ownKey');
  },
);

test('goods that stay on offer are not told as taken down', () => {
  const told = (value: string) => auditFields(`status: ${value}`).fields[0]?.value;
  expect(['1', 'true', '0', 'false'].map(told)).toEqual(['上架', '上架', '下架', '下架']);
});

test('what a robot was told to do is said in words', () => {
  expect(auditFields('interfaceName: /client/create').fields[0]?.value).toBe(INTERFACES['/client/create']);
});

test('a text that is no list of fields is left alone', () => {
  expect(auditFields('Content: 你好；再见').fields).toEqual([]);
  expect(auditFields('').fields).toEqual([]);
  expect(auditFields('npm run operator').fields).toEqual([]);
});

test('of a batch every record is told by its name', () => {
  expect(auditFields('手冲咖啡 / 价格: 68 → 58；火锅 / 状态: 上架 → 已删除').fields).toEqual([
    { of: '手冲咖啡', name: '价格', before: '68', value: '58', isEmpty: false },
    { of: '火锅', name: '状态', before: '上架', value: '已删除', isEmpty: false },
  ]);
});
