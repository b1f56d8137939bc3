import { parse, stringify, TomlError } from 'smol-toml';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readJson } from '../../json/read-json.work.ts';

export function tomlToJson(text: string): string {
  try {
    const value = parse(text, { integersAsBigInt: 'asNeeded' });
    return JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? item.toString() : item), 2);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? '';
    throw new ToolFault(`第 ${error.column} 列，TOML 写法不对（${reason}）`, {
      line: error.line,
      column: error.column,
    });
  }
}

export function jsonToToml(text: string): string {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ToolFault('TOML 的最外层只能是对象，数组或单个值请先包一层');
  const bad = nullIn(value);
  if (bad) throw new ToolFault(`TOML 没有 null，请先去掉或改掉 ${bad}`);
  return stringify(value);
}

function nullIn(value: unknown, path = ''): string | undefined {
  if (value === null) return path;
  if (typeof value !== 'object') return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = nullIn(item, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}
