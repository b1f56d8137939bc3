import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { faultOf, ToolFault } from '../../frame/tool-fault.pure.ts';
import { readJson } from '../../json/read-json.work.ts';

export interface SchemaFault {
  /** JSON Pointer into the data; empty for the whole. */
  at: string;
  message: string;
}

export interface SchemaCheck {
  faults: SchemaFault[];
  /** Formats that the schema asks for and nobody here knows. */
  unknownFormats: string[];
}

/** Compiles code at run time, so it belongs into a worker, which the page's policy leaves alone. */
export function checkAgainstSchema(source: string, schemaSource: string): SchemaCheck {
  const data = named('数据', () => readJson(source));
  const schema = named('Schema', () => readJson(schemaSource));
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema)))
    throw new ToolFault('Schema 要是一个对象，例如 {"type": "object"}');
  const ajv = new (versionOf(schema))({
    allErrors: true,
    strict: false,
    validateSchema: false,
    logger: false,
    // {} has a toString, but nobody wrote it; and 0.3 is three times 0.1, whatever binary fractions say.
    ownProperties: true,
    multipleOfPrecision: 10,
  });
  formats(ajv);
  const unknownFormats = [...formatsOf(schema)].filter((name) => !Object.hasOwn(ajv.formats, name));
  let validate: ReturnType<typeof ajv.compile>;
  try {
    validate = ajv.compile(withLimits(schema));
  } catch (error) {
    throw new ToolFault(`Schema 有问题：${error instanceof Error ? error.message : ''}`);
  }
  const faults = validate(data) ? [] : (validate.errors ?? []);
  return { faults: faults.map((error) => ({ at: error.instancePath, message: say(error) })), unknownFormats };
}

/** By what the schema says of itself; one that lists items in a row is of before 2020, where they moved to prefixItems. */
function versionOf(schema: unknown): typeof Ajv | typeof Ajv2019 | typeof Ajv2020 {
  const said = typeof schema === 'object' && schema !== null && '$schema' in schema ? String(schema.$schema) : '';
  if (/draft-0?[3-7]/.test(said)) return Ajv;
  if (said.includes('2019-09')) return Ajv2019;
  return said === '' && hasListOfItems(schema) ? Ajv : Ajv2020;
}

/** Up to draft 4 a limit said of itself whether it is still allowed: `minimum: 1, exclusiveMinimum: true`. */
function withLimits<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withLimits) as T;
  const parts = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    const [, edge = ''] = /^exclusive(Min|Max)imum$/.exec(key) ?? [];
    const limit = `${edge.toLowerCase()}imum`;
    if (edge && typeof value === 'boolean') return value && limit in schema ? [[key, Object(schema)[limit]]] : [];
    return [[key, withLimits(value)]];
  });
  // The same shape, but for the two limits.
  return Object.fromEntries(parts) as T;
}

function hasListOfItems(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(
    ([key, value]) => (key === 'items' && Array.isArray(value)) || hasListOfItems(value),
  );
}

/** Every `format` in a schema, however deep. */
function formatsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'format' && typeof value === 'string') found.add(value);
    else formatsOf(value, found);
  }
  return found;
}

function named<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const fault = faultOf(error);
    const line = fault.line ? `第 ${fault.line} 行` : '';
    throw new ToolFault(`${what}${line}${fault.message}`);
  }
}

const FORMATS: Record<string, string> = {
  email: '邮箱地址',
  'idn-email': '邮箱地址',
  date: '日期（如 2026-11-16）',
  time: '时间（如 08:30:00Z）',
  'date-time': '日期时间（如 2026-11-16T08:30:00Z）',
  duration: '时长（如 P1DT2H）',
  uri: '网址',
  url: '网址',
  'uri-reference': '网址或相对路径',
  'uri-template': '网址模板',
  hostname: '主机名',
  ipv4: 'IPv4 地址',
  ipv6: 'IPv6 地址',
  uuid: 'UUID',
  regex: '正则表达式',
  'json-pointer': 'JSON 指针',
  'relative-json-pointer': '相对 JSON 指针',
  byte: 'Base64',
};

function say({ keyword, params, message }: ErrorObject): string {
  const limit = String(params['limit']);
  const sayings: Record<string, string> = {
    required: `缺少必填的“${params['missingProperty']}”`,
    type: `类型应该是 ${params['type']}`,
    enum: `只能是 ${JSON.stringify(params['allowedValues'])} 之一`,
    const: `只能是 ${JSON.stringify(params['allowedValue'])}`,
    additionalProperties: `不该有“${params['additionalProperty']}”`,
    minimum: `不能小于 ${limit}`,
    maximum: `不能大于 ${limit}`,
    exclusiveMinimum: `要大于 ${limit}`,
    exclusiveMaximum: `要小于 ${limit}`,
    minLength: `至少 ${limit} 个字`,
    maxLength: `最多 ${limit} 个字`,
    minItems: `至少 ${limit} 项`,
    maxItems: `最多 ${limit} 项`,
    uniqueItems: `第 ${Number(params['j']) + 1} 项和第 ${Number(params['i']) + 1} 项重复`,
    format: `不是正确的${FORMATS[params['format']] ?? ` ${params['format']}`}`,
    pattern: `不符合 ${params['pattern']}`,
    multipleOf: `应该是 ${params['multipleOf']} 的倍数`,
    dependencies: `有“${params['property']}”时必须有“${params['missingProperty']}”`,
    additionalItems: `最多 ${limit} 项`,
    items: `最多 ${limit} 项`,
    dependentRequired: `有“${params['property']}”时必须有“${params['missingProperty']}”`,
    minProperties: `至少 ${limit} 个属性`,
    maxProperties: `最多 ${limit} 个属性`,
    contains: `至少要有 ${params['minContains'] ?? 1} 项符合 contains`,
    propertyNames: `属性名“${params['propertyName']}”不合要求`,
    unevaluatedProperties: `不该有“${params['unevaluatedProperty']}”`,
    'false schema': '这里什么都不该有',
    if: `应该符合 ${params['failingKeyword']} 里的要求`,
    oneOf: '应该恰好符合 oneOf 中的一个',
    anyOf: '应该符合 anyOf 中的至少一个',
    not: '不应该符合 not 里的要求',
  };
  return sayings[keyword] ?? `${keyword}：${message ?? '不符合'}`;
}
