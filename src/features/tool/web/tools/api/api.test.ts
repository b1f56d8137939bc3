import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupOf, readOperations, requestOf, typeText } from './api.pure.ts';
import { areaName, areaOrder } from './areas.pure.ts';
import { codeOf, curlOf } from './code.pure.ts';
import { meaningOf } from './field-words.pure.ts';
import { tool } from './tool.ts';

const document: unknown = JSON.parse(readFileSync('docs/api/openapi-all.json', 'utf8'));
const operations = readOperations(document);
const named = (method: string, path: string) => {
  const found = operations.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`no ${method} ${path}`);
  return found;
};

test('our own document is read: every operation has a summary and says who may call it', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.filter(({ summary, auth }) => !summary || !/^(visitor|member|operator)$/.test(auth))).toEqual([]);
});

test('fields of path, query and body are told apart', () => {
  const { fields, errors } = named('POST', '/api/v1/short_url/{Code}/report');
  expect(fields.map(({ place, name }) => `${place} ${name}`)).toEqual(['path Code', 'body Reason', 'body Detail']);
  expect(fields[1]).toMatchObject({ isRequired: true, choices: expect.arrayContaining(['诈骗']) });
  expect(errors).toContainEqual(['limit.too_many', expect.stringMatching(/^429 .*\p{Script=Han}/u)]);
});

test('a request keeps to this site, encodes what was typed and leaves out what is empty', () => {
  const operation = named('POST', '/api/v1/short_url/{Code}/report');
  const values = { 'path Code': 'a/b?c', 'body Reason': '诈骗', 'body Detail': '' };
  expect(requestOf(operation, values)).toEqual({
    method: 'POST',
    address: '/api/v1/short_url/a%2Fb%3Fc/report',
    body: '{"Reason":"诈骗"}',
  });
  expect(requestOf(named('GET', '/api/v1/tool'), { 'query words': 'a&b=c', 'query page': '' })).toEqual({
    method: 'GET',
    address: '/api/v1/tool?words=a%26b%3Dc',
    body: undefined,
  });
});

test('a terminal command quotes what is in it and does not show the token', () => {
  const request = { method: 'POST', address: '/api/v1/x', body: `{"a":"it's"}` };
  expect(curlOf(request, 'https://example.com', true)).toBe(
    [
      "curl -X POST 'https://example.com/api/v1/x'",
      '-H "Authorization: Bearer $TOKEN"',
      "-H 'Content-Type: application/json'",
      `-d '{"a":"it'\\''s"}'`,
    ].join(' \\\n  '),
  );
});

test('the same request is there for JavaScript and Python', () => {
  const request = { method: 'POST', address: '/api/v1/x', body: '{"IsOn":true,"Note":null}' };
  const script = codeOf('fetch', request, 'https://example.com', true);
  expect(script).toContain("method: 'POST'");
  expect(() => new Function('fetch', 'token', `return async () => { ${script} }`)).not.toThrow();
  expect(codeOf('Python', request, 'https://example.com', true)).toContain('json=json.loads("{\\"IsOn\\":true');
  const read = codeOf('fetch', { method: 'GET', address: '/a', body: undefined }, 'https://example.com', false);
  expect(read).toContain('fetch("https://example.com/a");');
});

test('what is shared is followed to its fields, with what they mean', () => {
  const { data, limit } = named('POST', '/api/v1/token');
  expect(data).toContain('LastUsedTime: string | null  // 最近使用时间');
  expect(limit).toBe('每个会员 3600 秒内最多 60 次');
});

test('every field has a meaning in Chinese, by the part of the API where it has one of its own', () => {
  const names = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
    if (value?.in && value.schema) names.add(value.name);
    return value;
  });
  expect(names.size).toBeGreaterThan(500);
  expect([...names].filter((name) => !/\p{Script=Han}/u.test(meaningOf(name)))).toEqual([]);
  expect([meaningOf('Code', 'user'), meaningOf('Code', 'short_url')]).toEqual(['收到的验证码', '短码']);
});

test('a write can be filled with an example that is sent as the document has it', () => {
  const operation = named('POST', '/api/v1/token');
  expect(JSON.parse(requestOf(operation, operation.example).body ?? '')).toEqual({
    Name: '手机快捷指令',
    Scopes: ['short_url:write'],
    ExpiresTime: '2027-01-31',
  });
});

test('the example is right', () => {
  const operation = named('GET', '/api/v1/tool');
  const { address } = requestOf(operation, { 'query typeName': 'Api文档' });
  expect(`curl 'https://example.com${decodeURIComponent(address)}'`).toBe(tool.example.output);
});

test('schemas are said as types', () => {
  expect(typeText({ type: 'array', items: { type: 'string' } })).toBe('string[]');
  expect(typeText({ type: ['string', 'null'] })).toBe('string | null');
  expect(typeText({ type: 'object', properties: { A: { enum: ['x', 'y'] } }, required: ['A'] })).toBe(
    '{\n  A: "x" | "y"\n}',
  );
  expect(typeText(undefined)).toBe('任意');
});

test('a document that is none gives nothing', () => {
  expect([readOperations(null), readOperations({ paths: { '/x': 3 } })]).toEqual([[], []]);
  expect(groupOf('/api/v1/tool/net/dns')).toBe('tool');
});

test('every area of our document has a name in Chinese, and what people use most comes first', () => {
  const areas = [...new Set(operations.map(({ path }) => groupOf(path)))];
  expect(areas.filter((area) => areaName(area) === area)).toEqual([]);
  expect(areaName('not_yet_named')).toBe('not_yet_named');
  expect(['not_yet_named', 'backup', 'bill', 'any'].toSorted(areaOrder)).toEqual([
    'any',
    'bill',
    'backup',
    'not_yet_named',
  ]);
});
