import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FEATURE = join(import.meta.dirname, '../..');

/**
 * Tools that ask the server: what servers that the tests run did is held against what the tool says of them, on ten ordinary cases and ten odd ones each. OCR
 * reads drawn pictures, of which the words are known.
 */
const NET = 'server/served-tools.test.ts';
const SERVED: Record<string, readonly [file: string, says: string]> = {
  'compression-check': [NET, "serves('compression-check'"],
  'dns-lookup': [NET, "test('dns-lookup"],
  'http-headers': [NET, "serves('http-headers'"],
  'link-back': ['server/backlink.api.test.ts', 'has %i links to mine.cn'],
  'port-check': [NET, "test('port-check"],
  'redirect-trace': [NET, "serves('redirect-trace'"],
  'seo-check': [NET, "serves('seo-check'"],
  'tls-check': [NET, "test('tls-check"],
  whois: [NET, "test('whois"],
  'image-text': ['../ocr/server/ocr-text.drill.test.ts', 'of what was drawn nine characters in ten are read'],
  api: ['web/tools/api/api-sent.test.ts', 'curl, fetch and Python send what was typed'],
};

/** `agrees`: another program's answers; `holds`: what must be true of every answer. Both ask for ten ordinary inputs and ten odd ones, or fail. */
function provenBy(way: 'agrees' | 'holds'): Set<string> {
  const files = globSync('web/vectors/*.test.ts', { cwd: FEATURE }).map((file) =>
    readFileSync(join(FEATURE, file), 'utf8'),
  );
  const names = files.flatMap((code) => [...code.matchAll(new RegExp(`\\b${way}\\(\\s*['\`]([a-z0-9-]+)`, 'g'))]);
  return new Set(names.map(([, name = '']) => name));
}

test('every tool is held against something other than itself, on ordinary inputs and odd ones', () => {
  const tools = globSync('web/tools/*/tool.ts', { cwd: FEATURE }).map((file) => basename(dirname(file)));
  const [compared, checked] = [provenBy('agrees'), provenBy('holds')];
  expect(tools.filter((tool) => !compared.has(tool) && !checked.has(tool) && !SERVED[tool])).toEqual([]);
  const unknown = [...compared, ...checked, ...Object.keys(SERVED)].filter((tool) => !tools.includes(tool));
  expect(unknown).toEqual([]);
  // Nine in ten of those that need no server and draw no picture have an answer that another program gives too.
  expect(compared.size).toBeGreaterThanOrEqual(70);
});

test.each(Object.entries(SERVED))('%s is tried in %j', (_, [file, says]) => {
  expect(readFileSync(join(FEATURE, file), 'utf8')).toContain(says);
});
