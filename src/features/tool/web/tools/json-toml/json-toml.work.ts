import { parse, stringify, TomlError } from 'smol-toml';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';
import { writeJson } from '../../json/write-json.pure.ts';

export function tomlToJson(text: string): string {
  try {
    return writeJson(withPlainTimes(parse(text, { integersAsBigInt: 'asNeeded' })));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? '';
    throw new ToolFault(`第 ${error.column} 列，TOML 写法不对（${reason}）`, {
      line: error.line,
      column: error.column,
    });
  }
}

/** Days and times as they are written, without thousandths that nobody wrote. */
function withPlainTimes(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace(/\.000(?=Z|[+-]|$)/, '');
  if (Array.isArray(value)) return value.map(withPlainTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainTimes(part)]));
}

export function jsonToToml(text: string): string {
  const value = readExactJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ToolFault('TOML 的最外层只能是对象，数组或单个值请先包一层');
  const nothing = placeOf(value, (item) => item === null);
  if (nothing) throw new ToolFault(`TOML 没有 null，请先去掉或改掉 ${nothing}`);
  const tooLong = placeOf(value, (item) => typeof item === 'bigint' && BigInt.asIntN(64, item) !== item);
  if (tooLong) throw new ToolFault(`TOML 的整数最多 64 位，请先把 ${tooLong} 改成文字`);
  return stringify(value);
}

function placeOf(value: unknown, isBad: (item: unknown) => boolean, path = ''): string | undefined {
  if (isBad(value)) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = placeOf(item, isBad, path ? `${path}.${key || '""'}` : key || '""');
    if (found !== undefined) return found;
  }
  return undefined;
}
