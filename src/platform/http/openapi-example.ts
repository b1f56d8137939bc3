import type { Schema } from './openapi-schemas.ts';

const isPlain = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of this name may hold. The same name means the same everywhere, or nearly: the contract is asked. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  Url: ['https://example.com/autumn'],
  Link: ['https://example.com/autumn'],
  Username: ['xiaoman'],
  Password: ['correct horse battery'],
  OldPassword: ['correct horse battery'],
  Email: ['xiaoman@example.com'],
  Name: ['手机快捷指令', '秋日市集'],
  Title: ['午饭', '秋日市集'],
  title: ['秋日市集'],
  Content: ['正文'],
  Text: ['正文'],
  text: ['正文'],
  Code: ['123456'],
  Remark: ['秋日市集'],
  Scopes: [['read']],
  Kinds: [['catalogue.episode']],
  ExpiresTime: ['2027-01-31'],
  CreatedTime: ['2026-11-15'],
  Date: ['2026-11-15'],
  Amount: [12.5],
  price: ['12.50'],
  Expense: [12.5],
  RelativeId: ['三体'],
  RelativeIds: [['三体']],
  Type: [1],
  Ids: [[1]],
  ids: [[1], ['1']],
  Id: [1],
  id: [1],
  Host: ['example.com'],
  Reason: ['诈骗', '失效'],
  quietFrom: ['23:00'],
  quietTo: ['07:00'],
  words: ['三体'],
  file: ['文件的内容'],
  Key: ['三体', 'title'],
  NewKey: ['三体（第二季）'],
  From: ['三体之地球往事'],
  Token: ['收到的令牌'],
  Ticket: ['上一步的 Ticket'],
  Payee: ['便利店'],
  Markdown: ['# 标题'],
  Value: ['内容'],
  ItemId: [1, '12'],
  Score: [8],
  page: [1],
  name: ['每晚更新'],
  nickname: ['影视群'],
  Set: ['第 1 集'],
  to: ['影视群'],
  secret: ['a-long-secret-of-mine'],
  guid: ['robot-1'],
  interfaceName: ['send_text'],
};

/**
 * A body that the contract takes: what is required, or else the first field. Guessed from names and types; where no guess
 * fits, the host has an example by hand.
 */
export function exampleOf(schema: Schema, isGood: (example: unknown) => boolean): Schema | undefined {
  const properties = fieldsIn(schema);
  const required = requiredIn(schema);
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const sets =
    required.length > 0 ? [required, ...optional.map((name) => [...required, name])] : optional.map((name) => [name]);
  for (const names of [...sets, []]) {
    const choices = names.map((name) => [...(SAMPLES[name] ?? []), ...guesses(properties[name])]);
    for (let turn = 0; turn < Math.max(1, ...choices.map((one) => one.length)); turn += 1) {
      const example = Object.fromEntries(names.map((name, at) => [name, choices[at]?.[turn] ?? choices[at]?.[0]]));
      if (isGood(example)) return example;
    }
  }
  return undefined;
}

function partsOf(schema: Schema): Schema[] {
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isPlain) : [];
  return [...parts, schema];
}

function fieldsIn(schema: Schema): Record<string, unknown> {
  return Object.assign({}, ...partsOf(schema).map((part) => part['properties']));
}

function requiredIn(schema: Schema): string[] {
  return partsOf(schema).flatMap((part) => (Array.isArray(part['required']) ? part['required'].map(String) : []));
}

function guesses(schema: unknown): unknown[] {
  if (!isPlain(schema)) return [];
  if ('default' in schema && schema['default'] !== null && schema['default'] !== '') return [schema['default']];
  if ('const' in schema) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'].slice(0, 1);
  const several = [schema['anyOf'], schema['oneOf']].find(Array.isArray);
  if (several) return several.flatMap(guesses);
  return [schema['type']].flat().flatMap((type) => ofType(type, schema));
}

function ofType(type: unknown, schema: Schema): unknown[] {
  switch (type) {
    case 'boolean':
      return [true];
    case 'integer':
    case 'number':
      return [Math.max(1, Number(schema['minimum'] ?? 1))];
    case 'array':
      return [guesses(schema['items']).slice(0, 1)];
    case 'object':
      return [exampleOf(schema, () => true) ?? {}];
    case 'string':
      return ['a'.repeat(Math.max(4, Number(schema['minLength'] ?? 4)))];
    default:
      return [];
  }
}
