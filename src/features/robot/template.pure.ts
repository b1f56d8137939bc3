/** One place of a template: a text, a value, or a list that is said entry by entry. */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; at: number; length: number }
  | { kind: 'list'; name: string; most: number; nodes: TemplateNode[]; at: number; length: number };

export interface TemplateFault {
  at: number;
  length: number;
  message: string;
}

export interface TemplateScope {
  values: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

export const MOST_ENTRIES = 20;
const MARK = /\{\{([^{}]*)\}\}/g;

/** Reads a template. A fault says where it is, so that an editor can underline it. */
export function readTemplate(text: string): { nodes: TemplateNode[]; faults: TemplateFault[] } {
  const faults: TemplateFault[] = [];
  const whole: TemplateNode[] = [];
  let open: Extract<TemplateNode, { kind: 'list' }> | undefined;
  let end = 0;
  const add = (node: TemplateNode) => (open?.nodes ?? whole).push(node);
  for (const mark of text.matchAll(MARK)) {
    const [all, written = ''] = mark;
    const [, sign = '', said = ''] = /^([#/]?)(.*)$/s.exec(written.trim()) ?? [];
    const inside = said.trim();
    const place = { at: mark.index, length: all.length };
    if (mark.index > end) add({ kind: 'text', text: text.slice(end, mark.index) });
    end = mark.index + all.length;
    const [name = '', number = '5'] = inside.split(/\s+/);
    if (sign === '') add({ kind: 'value', name: inside, ...place });
    else if (sign === '/') {
      if (open?.name !== name) faults.push({ ...place, message: `{{/${name}}} 前面没有 {{#${name} 5}}` });
      open = undefined;
    } else if (open) faults.push({ ...place, message: '循环里不能再有循环' });
    else {
      const most = Number(number);
      if (!Number.isInteger(most) || most < 1 || most > MOST_ENTRIES) {
        faults.push({ ...place, message: `条数写 1 到 ${MOST_ENTRIES}` });
      }
      const list = { kind: 'list' as const, name, most, nodes: [], ...place };
      add(list);
      open = list;
    }
  }
  if (end < text.length) add({ kind: 'text', text: text.slice(end) });
  if (open) faults.push({ at: open.at, length: open.length, message: `缺少 {{/${open.name}}}` });
  // A mark whose other half is missing.
  const half = /\{\{|\}\}/.exec(text.replaceAll(MARK, (whole) => ' '.repeat(whole.length)));
  if (half) faults.push({ at: half.index, length: 2, message: '花括号没有成对' });
  return { nodes: whole, faults };
}

/** The text with everything filled in, and what could not be: unknown names stay as they are written. */
export function renderTemplate(text: string, scope: TemplateScope): { text: string; faults: TemplateFault[] } {
  const { nodes, faults } = readTemplate(text);
  const say = (list: readonly TemplateNode[], values: TemplateScope['values']): string =>
    list
      .map((node) => {
        if (node.kind === 'text') return node.text;
        const { name, at, length } = node;
        if (node.kind === 'value') {
          const value = Object.hasOwn(values, name) ? values[name] : undefined;
          if (value === undefined) faults.push({ at, length, message: `没有“${name}”这个变量` });
          return value ?? text.slice(at, at + length);
        }
        const entries = Object.hasOwn(scope.lists, name) ? scope.lists[name] : undefined;
        if (!entries) faults.push({ at, length, message: `没有“${name}”这个列表` });
        // A line that holds nothing but the mark leaves no empty line behind.
        const inner = trimmed(node.nodes);
        return (entries ?? [])
          .slice(0, node.most)
          .map((entry) => say(inner, { ...values, ...entry }))
          .join('');
      })
      .join('');
  const said = say(nodes, scope.values);
  const known = new Set<string>();
  const once = faults.filter(({ at, message }) => !known.has(`${at} ${message}`) && known.add(`${at} ${message}`));
  // A value that is empty leaves no spaces at the end of its line.
  const lines = said.split('\n').map((line) => line.trimEnd());
  return {
    text: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    faults: once,
  };
}

function trimmed(nodes: readonly TemplateNode[]): TemplateNode[] {
  const [first, ...rest] = nodes;
  return first?.kind === 'text'
    ? [{ kind: 'text', text: first.text.replace(/^[ \t]*\r?\n/, '') }, ...rest]
    : [...nodes];
}
