import type { Plugin } from 'vite';

interface Pattern {
  before: string;
  after: string;
}

/**
 * Patterns of packages that look behind, which Safari before 16.4 cannot read, in words it can. Both say the same where they stand:
 * `tools/lower-patterns.test.ts` compares what comes out.
 */
const PATTERNS: Record<string, Pattern[]> = {
  '/prettier/plugins/markdown.mjs': [
    {
      // Whoever is given what was found looks at what is before it once more.
      before: String.raw`/(?<=^|\s|\p{P}|\p{S})([-.\w+]+)@([-\w]+(?:\.[-\w]+)+)/gu`,
      after: String.raw`/([-.\w+]+)@([-\w]+(?:\.[-\w]+)+)/gu`,
    },
    {
      // Only counted: each find begins where the one before it ended, and takes what is escaped in pairs.
      before: String.raw`/(?<!\\)(?:\\\\)*(?:&NewLine;|&#0*10;|&#[Xx]0*[Aa];)/g`,
      after: String.raw`/(?:[^\\]|\\[^])*?(?:&NewLine;|&#0*10;|&#[Xx]0*[Aa];)/gy`,
    },
  ],
};

/** The code with its patterns in other words, or null where there is nothing to change. Throws when the package has changed. */
export function lowered(code: string, id: string): string | null {
  const [file, patterns] = Object.entries(PATTERNS).find(([name]) => id.endsWith(name)) ?? [];
  if (!file || !patterns) return null;
  return patterns.reduce((text, { before, after }) => {
    if (text.split(before).length !== 2) throw new Error(`${file} has not this pattern once: ${before}`);
    return text.replace(before, () => after);
  }, code);
}

/** Fails the build when a package no longer has the pattern: then it needs to be looked at anew. */
export function lowerPatterns(): Plugin {
  return { name: 'lower-patterns', transform: (code, id) => lowered(code, id) };
}
