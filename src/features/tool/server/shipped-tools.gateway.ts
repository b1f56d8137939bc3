import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToolInfo } from '../tool-info.pure.ts';
import { idOf, type KnownTool } from './tool.rules.ts';
import { drawingOf } from './tool-icons.gateway.ts';

/** What the build has read already (tools/bundle-site.ts): 120 files and their drawings, which nobody has to wait for at a start. */
declare const BUILT_TOOLS: readonly KnownTool[] | undefined;

const FOLDER = join(import.meta.dirname, '..', 'web', 'tools');

/**
 * Every folder with a tool.ts is a tool: there is no list to keep, so two people adding tools never change the same
 * file. Read once, when the first question comes.
 */
export function createShippedTools(folder = FOLDER): () => Promise<readonly KnownTool[]> {
  let known = typeof BUILT_TOOLS === 'undefined' ? undefined : Promise.resolve(BUILT_TOOLS);
  return () => {
    known ??= readTools(folder);
    return known;
  };
}

async function readTools(folder: string): Promise<readonly KnownTool[]> {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'tool.ts')));
  const tools = await Promise.all(
    names.map(async (name): Promise<KnownTool> => {
      const { tool }: { tool: ToolInfo } = await import(
        /* @vite-ignore */ pathToFileURL(join(folder, name, 'tool.ts')).href
      );
      const shapes = (await drawingOf(tool.icon)) ?? [];
      return { ...tool, id: idOf(tool.url), link: tool.path ?? '', shapes };
    }),
  );
  return tools.sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || a.url.localeCompare(b.url));
}
