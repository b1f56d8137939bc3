import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FEATURE = join(import.meta.dirname, '../..');

/** Tools that ask the server: each is tried against servers that the tests run, with good, odd and broken answers. */
const NET = 'server/tool-net.api.test.ts';
const SERVED: Record<string, readonly [file: string, says: string]> = {
  'compression-check': [NET, "ask('compression'"],
  'dns-lookup': [NET, "ask('dns'"],
  'http-headers': [NET, "ask('http'"],
  'link-back': ['server/backlink.api.test.ts', 'net/backlink'],
  'port-check': [NET, "ask('port'"],
  'redirect-trace': [NET, "ask('redirects'"],
  'seo-check': [NET, "ask('page'"],
  'tls-check': [NET, "ask('tls'"],
  whois: [NET, "ask('rdap'"],
  'image-text': ['../ocr/server/ocr-text.api.test.ts', 'ocr'],
  api: ['web/tools/api/api.test.ts', 'field'],
};

/** `agrees`: another program's answers; `holds`: what must be true of every answer. Both ask for 20 inputs or fail. */
function provenBy(way: 'agrees' | 'holds'): Set<string> {
  const files = globSync('web/vectors/*.test.ts', { cwd: FEATURE }).map((file) =>
    readFileSync(join(FEATURE, file), 'utf8'),
  );
  const names = files.flatMap((code) => [...code.matchAll(new RegExp(`\\b${way}\\(\\s*['\`]([a-z0-9-]+)`, 'g'))]);
  return new Set(names.map(([, name = '']) => name));
}

test('every tool is held against something other than itself, on 20 inputs', () => {
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
