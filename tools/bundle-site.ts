// The server in a few files: 1,400 that are found, stripped of their types and linked one by one take a second of processor and
// 20 MB of memory more at every start. What a process of its own reads stays a source (`*.reader.ts`).
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { createShippedTools } from '#/features/tool/server/shipped-tools.gateway.ts';
import { inAscii } from './in-ascii.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'build', 'site');
const own = join(root, 'src') + sep;

/**
 * Packages of many small files that are nothing but code. All others stay where they are: they read files of their own, or have to be
 * the very ones that the pages use.
 */
const TAKEN_IN = ['kysely', 'zod', 'yaml', 'entities', 'pinyin-pro', 'undici', 'nodemailer'];

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [ownAddresses(), inAscii()],
  define: { BUILT_TOOLS: JSON.stringify(await createShippedTools()()) },
  ssr: { noExternal: TAKEN_IN },
  build: {
    ssr: true,
    target: 'node24',
    outDir: target,
    // All in one folder: what looks for a file beside itself counts from there.
    rolldownOptions: {
      input: ['main.ts', 'fill.ts'].map((name) => join(root, 'src', name)),
      // Nothing is left out: what is only called to see whether it throws (`decodeURIComponent`) would be taken for idle.
      treeshake: false,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: false },
    },
  },
});

/** A module that looks for a file beside itself finds it where its source is. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.' },
      handler(code, id) {
        if (!id.startsWith(own)) return null;
        const from = (path: string) => JSON.stringify(relative(target, path).split(sep).join('/'));
        return code
          .replaceAll('import.meta.url', `new URL(${from(id)}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `decodeURIComponent(new URL(${from(dirname(id))}, import.meta.url).pathname)`,
          );
      },
    },
  };
}
