import { JSONPath } from 'jsonpath-plus';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';

export interface Found {
  path: string;
  value: unknown;
}

/** Filters run in the library's own small interpreter, never as JavaScript. */
export function findByPath(source: string, path: string): Found[] {
  const json = readExactJson(source);
  if (!path.trim()) throw new ToolFault('请写一个 JSONPath，例如 $.store.book[*].title');
  // The library wants an object; a bare value has nothing to look into.
  if (typeof json !== 'object' || json === null) throw new ToolFault('要查的 JSON 需要是对象或数组');
  try {
    const found: Found[] = [];
    JSONPath({
      path: path.trim(),
      json,
      eval: 'safe',
      resultType: 'all',
      callback: (hit: Found) => found.push({ path: hit.path, value: hit.value }),
    });
    return found;
  } catch (error) {
    throw new ToolFault(`JSONPath 写得不对：${error instanceof Error ? error.message : path}`);
  }
}
