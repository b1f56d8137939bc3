import { ToolFault } from '../frame/tool-fault.pure.ts';

/** JSON in which bigints are numbers, digit for digit, and maps are objects whose keys stay in their order. */
export function writeJson(value: unknown, indent = 2): string {
  return print(value, ' '.repeat(indent), '\n');
}

function print(value: unknown, step: string, margin: string): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new ToolFault('里面有无穷大或 NaN，JSON 写不了，请先改成文字或去掉');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const deeper = margin + step;
  const parts = Array.isArray(value)
    ? value.map((part) => print(part, step, deeper))
    : entriesOf(value).map(([key, part]) => `${JSON.stringify(key)}:${step && ' '}${print(part, step, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0 || step === '') return `${open}${parts.join(',')}${close}`;
  return `${open}${deeper}${parts.join(`,${deeper}`)}${margin}${close}`;
}

function entriesOf(value: object): [string, unknown][] {
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.map(([key, part]): [string, unknown] => [keyText(key), part]).filter(([, part]) => part !== undefined);
}

/** In YAML a key may be anything. */
function keyText(key: unknown): string {
  return typeof key === 'string' ? key : writeJson(key, 0);
}
