import type { Node } from 'jsonc-parser';
import { placeOf } from '../../frame/tool-fault.pure.ts';
import { readJsonTree } from '../../json/read-json.work.ts';

export interface JsonFormatOptions {
  indent: '2' | '4' | 'tab' | 'none';
  sortKeys: boolean;
  /** Accept comments and a last comma, and drop them. */
  loose: boolean;
}

export interface JsonReport {
  text: string;
  /** Things that are allowed but seldom meant. */
  notes: string[];
  keys: number;
  depth: number;
}

/** Leaves are copied as they were written, so that 12345678901234567890 and 1.0 stay what they are. */
export function formatJson(source: string, { indent, sortKeys, loose }: JsonFormatOptions): JsonReport {
  const tree = readJsonTree(source, { loose });
  const step = indent === 'none' ? '' : indent === 'tab' ? '\t' : ' '.repeat(Number(indent));
  const colon = indent === 'none' ? ':' : ': ';
  const report = { notes: [] as string[], keys: 0, depth: 0 };

  function print(node: Node, depth: number): string {
    const children = node.children ?? [];
    if (node.type !== 'object' && node.type !== 'array') return source.slice(node.offset, node.offset + node.length);
    report.depth = Math.max(report.depth, depth + 1);
    const isObject = node.type === 'object';
    if (isObject) noteRepeats(children);
    const rows = (isObject && sortKeys ? [...children].sort(byKey) : children).map((child) => {
      if (!isObject) return print(child, depth + 1);
      report.keys += 1;
      const [key, value] = child.children ?? [];
      return key && value ? print(key, depth) + colon + print(value, depth + 1) : '';
    });
    const [open, close] = isObject ? ['{', '}'] : ['[', ']'];
    if (rows.length === 0) return open + close;
    if (!step) return open + rows.join(',') + close;
    const pad = step.repeat(depth + 1);
    return `${open}\n${rows.map((row) => pad + row).join(',\n')}\n${step.repeat(depth)}${close}`;
  }

  function noteRepeats(properties: Node[]): void {
    const seen = new Set<string>();
    for (const property of properties) {
      const name = keyOf(property);
      if (seen.has(name))
        report.notes.push(`第 ${placeOf(source, property.offset).line} 行的“${name}”重复了，大多数程序只认最后一个`);
      seen.add(name);
    }
  }

  return { text: print(tree, 0), ...report };
}

function keyOf(property: Node): string {
  return String(property.children?.[0]?.value ?? '');
}

function byKey(a: Node, b: Node): number {
  const [first, second] = [keyOf(a), keyOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}
