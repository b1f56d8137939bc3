import { meaningOf } from './field-words.pure.ts';

export interface ApiField {
  /** In Chinese. */
  meaning: string;
  place: 'path' | 'query' | 'body';
  name: string;
  type: string;
  isRequired: boolean;
  choices: readonly string[];
  default: string;
}

export interface Operation {
  method: string;
  path: string;
  summary: string;
  auth: string;
  /** Codes with what they mean. */
  errors: readonly (readonly [code: string, meaning: string])[];
  /** How often it may be called, in words. */
  limit: string;
  fields: readonly ApiField[];
  isUpload: boolean;
  /** A body that would be taken, field by field, as it would be typed. */
  example: Readonly<Record<string, string>>;
  /** What Data holds, as a type. */
  data: string;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plainAt = (value: unknown, ...keys: string[]): Plain | undefined => {
  let found: unknown = value;
  for (const key of keys) found = isPlain(found) ? found[key] : undefined;
  return isPlain(found) ? found : undefined;
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The operations of an OpenAPI document, in its order. What is not as expected is left out, not guessed. */
export function readOperations(document: unknown): Operation[] {
  return Object.entries(plainAt(document, 'paths') ?? {}).flatMap(([path, item]) =>
    Object.entries(isPlain(item) ? item : {}).flatMap(([method, operation]) =>
      isPlain(operation) ? [readOperation(document, method.toUpperCase(), path, operation)] : [],
    ),
  );
}

function readOperation(document: unknown, method: string, path: string, operation: Plain): Operation {
  const content = plainAt(operation, 'requestBody', 'content');
  const multipart = plainAt(content, 'multipart/form-data', 'schema');
  const body = plainAt(content, 'application/json', 'schema') ?? multipart;
  const group = groupOf(path);
  const example = plainAt(content, 'application/json', 'example') ?? {};
  const answer = meant(document, plainAt(operation, 'responses', '200'));
  const data = plainAt(answer, 'content', 'application/json', 'schema', 'properties', 'Data');
  return {
    method,
    path,
    summary: String(operation['summary'] ?? ''),
    auth: String(operation['x-auth'] ?? ''),
    errors: Object.entries(plainAt(operation, 'x-errors') ?? {}).map(([code, text]) => [code, String(text)] as const),
    limit: limitText(plainAt(operation, 'x-limit')),
    fields: [...parameterFields(document, operation), ...bodyFields(document, body)].map((field) => ({
      ...field,
      meaning: meaningOf(field.name, group),
    })),
    isUpload: multipart !== undefined,
    example: Object.fromEntries(Object.entries(example).map(([name, value]) => [`body ${name}`, typed(value)])),
    data: typeText(data, { document, group }),
  };
}

const typed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function limitText(limit: Plain | undefined): string {
  if (!limit) return '';
  const { max, seconds, per } = limit;
  return `每个${per === 'member' ? '会员' : '地址'} ${seconds} 秒内最多 ${max} 次`;
}

/** Follows a reference, and joins what is said in parts. */
function meant(document: unknown, value: unknown): Plain | undefined {
  if (!isPlain(value)) return undefined;
  const reference = value['$ref'];
  if (typeof reference === 'string')
    return meant(document, plainAt(document, ...reference.replace('#/', '').split('/')));
  const parts = listOf(value['allOf'])
    .map((part) => meant(document, part))
    .filter((part) => part !== undefined);
  if (parts.length === 0) return value;
  const all = [...parts, value];
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map((part) => part['properties'])),
    required: all.flatMap((part) => listOf(part['required'])),
  };
}

type PlainField = Omit<ApiField, 'meaning'>;

function parameterFields(document: unknown, operation: Plain): PlainField[] {
  return listOf(operation['parameters'])
    .map((parameter) => meant(document, parameter))
    .filter((parameter) => parameter !== undefined)
    .filter(({ in: place }) => place === 'path' || place === 'query')
    .map((parameter) => ({
      ...fieldOf(document, String(parameter['name']), parameter['schema'], parameter['required'] === true),
      place: parameter['in'] === 'path' ? ('path' as const) : ('query' as const),
    }));
}

function bodyFields(document: unknown, schema: Plain | undefined): PlainField[] {
  const body = meant(document, schema);
  const required = new Set(listOf(body?.['required']));
  return Object.entries(plainAt(body, 'properties') ?? {}).map(([name, field]) => ({
    ...fieldOf(document, name, field, required.has(name)),
    place: 'body' as const,
  }));
}

function fieldOf(document: unknown, name: string, schema: unknown, isRequired: boolean) {
  const plain = meant(document, schema) ?? {};
  const start = plain['default'];
  return {
    name,
    type: typeText(schema, { document }),
    isRequired,
    choices: listOf(plain['enum']).map(String),
    default: start === undefined || isPlain(start) || Array.isArray(start) ? '' : String(start),
  };
}

const DEEPEST = 4;

interface Within {
  document?: unknown;
  group?: string;
  depth?: number;
}

/** A JSON Schema said as a type, with what each field means, cut off where it gets too deep to read. */
export function typeText(given: unknown, within: Within = {}): string {
  const { document } = within;
  const schema = meant(document, given);
  if (!schema) return '任意';
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  const several = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (several.length > 0) return [...new Set(several.map((one) => typeText(one, within)))].join(' | ');
  const types = [schema['type']].flat().map(String);
  return types.map((type) => oneType(type, schema, within)).join(' | ');
}

function oneType(type: string, schema: Plain, within: Within): string {
  const { group, depth = 0 } = within;
  if (type === 'array') return `${typeText(schema['items'], within)}[]`;
  if (type !== 'object') return type === 'undefined' ? '任意' : type;
  const properties = Object.entries(plainAt(schema, 'properties') ?? {});
  if (properties.length === 0 || depth >= DEEPEST) return '{ … }';
  const pad = '  '.repeat(depth + 1);
  const required = new Set(listOf(schema['required']));
  const lines = properties.map(([name, field]) => {
    const meaning = meaningOf(name, group);
    const type = typeText(field, { ...within, depth: depth + 1 });
    return `${pad}${name}${required.has(name) ? '' : '?'}: ${type}${meaning && `  // ${meaning}`}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

export interface ApiRequest {
  method: string;
  /** Path and query, never a host: it always goes to this site. */
  address: string;
  body: string | undefined;
}

/** The request for what was filled in. Empty fields are left out; a part of the path must be there. */
export function requestOf({ method, path, fields }: Operation, values: Readonly<Record<string, string>>): ApiRequest {
  const typedIn = ({ place, name }: ApiField) => values[`${place} ${name}`] ?? '';
  const filled = (place: ApiField['place']) => fields.filter((field) => field.place === place && typedIn(field) !== '');
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[`path ${name}`] ?? ''));
  const query = filled('query')
    .map((field) => `${encodeURIComponent(field.name)}=${encodeURIComponent(typedIn(field))}`)
    .join('&');
  const body = filled('body').map((field) => [field.name, jsonValue(field, typedIn(field))] as const);
  const hasBody = fields.some(({ place }) => place === 'body');
  return {
    method,
    address: query ? `${target}?${query}` : target,
    body: hasBody ? JSON.stringify(Object.fromEntries(body)) : undefined,
  };
}

/** Lists and objects are typed as JSON; what is none stays text, and the server says what is wrong with it. */
function jsonValue({ type }: ApiField, text: string): unknown {
  if (!/\[\]|\{/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The second part of an address: what it is about. */
export function groupOf(path: string): string {
  return path.replace(/^\/api\/v1\//, '').split('/')[0] ?? '';
}
