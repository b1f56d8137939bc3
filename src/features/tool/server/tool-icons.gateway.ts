import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { Shape } from './tool.rules.ts';

/** More than there are icons. */
const MOST = 5000;
const known = new OnceCache<readonly Shape[] | undefined>({ most: MOST });

/** The drawing of an icon of lucide by its name. A page that shows sixty of them need not load sixty modules. */
export function drawingOf(name: string): Promise<readonly Shape[] | undefined> {
  return known.through(name, async () => (/^[a-z0-9-]{1,40}$/.test(name) ? read(name) : undefined));
}

async function read(name: string): Promise<readonly Shape[] | undefined> {
  try {
    const { __iconData } = await import(/* @vite-ignore */ `lucide-react/icons/${name}`);
    if (!__iconData) return await readRenamed(name);
    const shapes: [string, Record<string, string>][] = __iconData.node;
    return shapes.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  } catch {
    return undefined;
  }
}

/** The module of an old name only hands on the component of the new one, so its text tells what that is. */
async function readRenamed(name: string): Promise<readonly Shape[] | undefined> {
  const path = createRequire(import.meta.url).resolve(`lucide-react/icons/${name}`);
  const renamed = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(await readFile(path, 'utf8'))?.[1];
  return renamed && renamed !== name ? drawingOf(renamed) : undefined;
}
