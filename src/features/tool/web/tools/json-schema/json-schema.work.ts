import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { faultOf, ToolFault } from '../../frame/tool-fault.pure.ts';
import { readJson } from '../../json/read-json.work.ts';

export interface SchemaFault {
  /** JSON Pointer into the data; empty for the whole. */
  at: string;
  message: string;
}

/** Compiles code at run time, so it belongs into a worker, which the page's policy leaves alone. */
export function checkAgainstSchema(source: string, schemaSource: string): SchemaFault[] {
  const data = named('数据', () => readJson(source));
  const schema = named('Schema', () => readJson(schemaSource));
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema)))
    throw new ToolFault('Schema 要是一个对象，例如 {"type": "object"}');
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, validateFormats: false });
  let validate: ReturnType<typeof ajv.compile>;
  try {
    validate = ajv.compile(schema);
  } catch (error) {
    throw new ToolFault(`Schema 有问题：${error instanceof Error ? error.message : ''}`);
  }
  if (validate(data)) return [];
  return (validate.errors ?? []).map((error) => ({ at: error.instancePath, message: say(error) }));
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
    pattern: `不符合 ${params['pattern']}`,
    multipleOf: `应该是 ${params['multipleOf']} 的倍数`,
    oneOf: '应该恰好符合 oneOf 中的一个',
    anyOf: '应该符合 anyOf 中的至少一个',
    not: '不应该符合 not 里的要求',
  };
  return sayings[keyword] ?? `${keyword}：${message ?? '不符合'}`;
}
