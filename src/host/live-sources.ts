import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import type { LiveFind, LiveSearchService } from '#/features/gathering/server/live-search.service.ts';
import type { LiveSource, LiveThing } from '#/features/search/server/live-source.ts';

/** Later than the search's own limit, which then says that the source was slow rather than broken. */
const TIMEOUT_MS = 10_000;

/** The sources of the gathering, as the search over everything asks them. */
export async function liveSources(gathering: LiveSearchService): Promise<LiveSource[]> {
  const sources = await gathering.listSearchable();
  return sources.map(({ id, name }) => ({
    name,
    search: async (words, signal) =>
      (await gathering.searchSource(id, words, { signal, timeoutMs: TIMEOUT_MS })).map(toThing),
  }));
}

function toThing({ name, year, typeName, remark, key }: LiveFind): LiveThing {
  const note = [year, typeName, remark].filter(Boolean).join(' · ');
  return { title: name, note, ...(key !== null && { link: anyPath(key) }) };
}
