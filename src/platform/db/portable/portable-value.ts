export type Value = null | string | number | bigint | Uint8Array;
export type ColumnType = 'integer' | 'float' | 'text' | 'bytes';

export class BadLine extends Error {}

/**
 * A row as one line of JSON, the same on every engine for the same data, so that lines can be compared by their hash.
 * What JSON has no word for is an object with one key: `i` a large integer, `f` a special number, `b` bytes.
 */
export function toLine(values: readonly Value[]): string {
  return JSON.stringify(values.map(toJson));
}

function toJson(value: Value): unknown {
  if (typeof value === 'bigint') {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : { i: String(value) };
  }
  if (typeof value === 'number') {
    const isPlain = Number.isFinite(value) && !Object.is(value, -0);
    return isPlain ? value : { f: Object.is(value, -0) ? '-0' : String(value) };
  }
  return value instanceof Uint8Array ? { b: Buffer.from(value).toString('base64') } : value;
}

export function fromLine(line: string): Value[] {
  const values: unknown = parsed(line);
  if (!Array.isArray(values)) throw new BadLine('not a row');
  return values.map(fromJson);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadLine('not JSON');
  }
}

function fromJson(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  const [[key, text] = [], ...others] = Object.entries(value ?? {});
  if (typeof value !== 'object' || others.length > 0 || typeof text !== 'string') throw new BadLine('not a value');
  if (key === 'i' && /^-?\d{1,19}$/.test(text)) return BigInt.asIntN(64, BigInt(text));
  if (key === 'f' && ['-0', 'NaN', 'Infinity', '-Infinity'].includes(text)) return Number(text);
  if (key === 'b' && /^[A-Za-z0-9+/]*={0,2}$/.test(text)) return Buffer.from(text, 'base64');
  throw new BadLine('not a value');
}

/** A text or a number in the wrong column would be kept by SQLite, and found out much later. */
export function fits(value: Value, type: ColumnType): boolean {
  if (value === null) return true;
  if (type === 'integer') return typeof value === 'bigint' || Number.isSafeInteger(value);
  if (type === 'float') return typeof value === 'number';
  return type === 'text' ? typeof value === 'string' : value instanceof Uint8Array;
}
