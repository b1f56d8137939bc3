import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { readExactJson } from '../../json/read-json.work.ts';
import { readPath } from './read-path.pure.ts';
import { runPath, writePath } from './run-path.pure.ts';

export interface Hit {
  path: string;
  value: unknown;
}

/** By RFC 9535. Conditions are read here and never run as JavaScript. */
export function findByPath(source: string, path: string): Hit[] {
  const json = readExactJson(source);
  if (!path.trim()) throw new ToolFault('请写一个 JSONPath，例如 $.store.book[*].title');
  return runPath(readPath(path.trim()), json).map((found) => ({ path: writePath(found.path), value: found.value }));
}
