import type { CSSOptions } from 'vite';

/** The oldest browsers every page works in (docs/decisions/0052-browser-floor.md). */
export const BROWSER_FLOOR = ['chrome99', 'edge99', 'safari15.4', 'ios15.4', 'firefox115'];

/** A plugin of PostCSS, which Vite brings. */
type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type Plugin = Extract<Plugins[number], { postcssPlugin: string }>;

const MOVES = ['translate', 'scale', 'rotate'];

/**
 * What the build cannot lower by itself, in its plainer form beside the real one: a mixture of colours that only the page
 * knows, units of the visible window, transforms of their own.
 */
export const lowerCss: Plugin = {
  postcssPlugin: 'lower-css',
  Once(root, { postcss }) {
    const own = new Set<unknown>();
    root.walkRules((rule) => {
      if (own.has(rule) || isInside(rule, 'keyframes')) return;
      // Vite asks of every part which file it is from.
      const { selector, source } = rule;
      const addWhere = (condition: string, prop: string, value: string) => {
        const added = postcss.rule({ selector, ...(source && { source }) });
        added.append(postcss.decl({ prop, value, ...(source && { source }) }));
        own.add(added);
        const where = postcss.atRule({ name: 'supports', params: condition, ...(source && { source }) });
        where.append(added);
        rule.after(where);
      };
      rule.each((node) => {
        if (node.type !== 'decl') return;
        const { prop, value } = node;
        const plain = plainValue(value);
        if (plain !== value && prop.startsWith('--')) {
          // A custom property takes any text, so that the last one counts even where it means nothing.
          node.value = plain;
          addWhere(knows(value), prop, value);
        } else if (plain !== value) node.cloneBefore({ value: plain });
        const transform = MOVES.includes(prop) ? transformOf(prop, value) : undefined;
        if (transform && !isInside(rule, 'starting-style')) addWhere(`not (${prop}: none)`, 'transform', transform);
      });
    });
  },
};

const knows = (value: string) =>
  value.includes('color-mix(') ? '(color: color-mix(in srgb, red, red))' : '(top: 1dvh)';

export function plainValue(value: string): string {
  let plain = value.replaceAll(/(?<=\d)[dsl]v([hw])\b/g, 'v$1');
  for (let at = plain.lastIndexOf('color-mix('); at >= 0; at = plain.lastIndexOf('color-mix(')) {
    const [inner, end] = argumentsFrom(plain, at + 'color-mix('.length);
    plain = plain.slice(0, at) + heavier(inner.slice(1)) + plain.slice(end);
  }
  return plain;
}

/** The colour that makes up the greater part; the first of two that are near that, as it is the one that says something. */
function heavier([first = '', second = '']: string[]): string {
  const share = (text: string) => Number(/\s([\d.]+)%$/.exec(text)?.[1] ?? Number.NaN);
  const ofFirst = Number.isNaN(share(first)) ? 100 - (share(second) || 50) : share(first);
  return (ofFirst >= 40 ? first : second).replace(/\s[\d.]+%$/, '');
}

function transformOf(prop: string, value: string): string | undefined {
  const [parts] = argumentsFrom(`${value})`, 0, ' ');
  if (value === 'none') return 'none';
  // Nobody can tell whether a variable alone holds one length or two.
  return parts.length === 1 && value.startsWith('var(') && prop !== 'rotate'
    ? undefined
    : `${prop}(${parts.join(', ')})`;
}

/** What stands between separators up to the bracket that closes, and where that ends. */
function argumentsFrom(text: string, from: number, separator = ','): [parts: string[], end: number] {
  const parts = [''];
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === ')' && depth-- === 0) return [parts.map((part) => part.trim()).filter(Boolean), at + 1];
    if (character === '(') depth++;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  throw new Error(`a bracket is not closed: ${text}`);
}

interface Part {
  parent?: Part | undefined;
  name?: string;
}

function isInside(node: Part, name: string): boolean {
  for (let above: Part | undefined = node; above; above = above.parent) if (above.name === name) return true;
  return false;
}
