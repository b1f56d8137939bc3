import type { Plugin } from 'vite';

/**
 * For what the server runs: V8 keeps a text with a single Chinese character in two bytes for each letter, all of it, for as long as
 * the site runs. Escapes mean the same in texts, names and patterns; in `String.raw` only where a pattern is made of it.
 */
export function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    enforce: 'post',
    // The last word: what lowers or prints the code before writes letters as they are.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
    },
  };
}

export const escaped = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
