import type { CatalogueService } from '#/features/catalogue/server/catalogue.service.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { News } from '#/features/inbox/server/inbox.rules.ts';
import type { Look } from '#/features/inbox/server/inbox.service.ts';

/** Where a member was last in each of these titles, by the title's number. */
type PlacesOf = (memberId: number, ids: readonly number[]) => Promise<Map<number, string>>;

/** News about titles begin with a cover; those of an episode say how far the reader is. */
export function newsLooks(catalogue: Pick<CatalogueService, 'identify' | 'presentByIds'>, placesOf: PlacesOf) {
  return async (memberId: number, news: readonly News[]): Promise<Map<number, Look>> => {
    const about = news.flatMap((one) => {
      const key = titleOf(one);
      return key ? [{ ...one, key }] : [];
    });
    if (about.length === 0) return new Map();
    const titles = await catalogue.identify(about.map(({ key }) => key));
    const ids = [...new Set([...titles.values()].filter(({ isShown }) => isShown).map(({ id }) => id))];
    const [items, places] = await Promise.all([catalogue.presentByIds(ids), placesOf(memberId, ids)]);
    return new Map(
      about.flatMap(({ id, kind, key }): [number, Look][] => {
        const titleId = titles.get(key)?.id ?? 0;
        const item = items.get(titleId);
        if (!item) return [];
        const drawn = () => coverUrl({ title: item.Name, kind: item.TypeName, year: item.Year ?? undefined });
        const place = kind === 'catalogue.episode' && places.get(titleId);
        return [[id, { cover: item.Cover || drawn(), note: place ? `你看到${place}` : '' }]];
      }),
    );
  };
}

/** News about a title is found by the key in its address; news about a list names the title that was added. */
function titleOf({ kind, path, facts }: News): string | undefined {
  if (kind === 'list.title') return facts['name'];
  const key = /^\/any\/([^/?#]+)/.exec(path)?.[1];
  return key && decodeURIComponent(key);
}
