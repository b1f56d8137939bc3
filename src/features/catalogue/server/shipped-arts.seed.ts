import { readFile } from 'node:fs/promises';

export const ARTS_FILE = 'arts.jsonl';

/** The face of every shipped title by its origin: the same on every site and for ever, as `tools/choose-arts.ts` chose it. */
export async function readShippedArts(folder: URL): Promise<Map<string, string>> {
  const text = await readFile(new URL(ARTS_FILE, folder), 'utf8');
  const lines = text.split('\n').filter(Boolean);
  // Written by our own tool.
  return new Map(lines.map((line) => JSON.parse(line) as [origin: string, art: string]));
}
