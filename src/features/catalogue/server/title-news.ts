import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { anyPath } from '../any-path.pure.ts';
import { KINDS } from '../kinds.pure.ts';
import { newEpisode, newTitle } from './catalogue.event.ts';
import { newEpisodeOf, type Watchable } from './new-episode.rules.ts';
import type { NewTitle, Title } from './title.rules.ts';

type Added = Pick<NewTitle, 'key' | 'name' | 'kind' | 'year'>;
type Changed = Pick<Title, 'id' | 'key' | 'name' | 'removedAt'>;

/** Gets what happens to titles, within the transaction in which it happens. */
export interface TitleNews {
  added(transaction: AnyDatabase, titles: readonly { title: Added; id: number | undefined }[]): Promise<void>;
  changed(transaction: AnyDatabase, title: Changed, before: Watchable, after: Watchable): Promise<void>;
}

/** For where nobody listens. */
export const NO_NEWS: TitleNews = { added: async () => {}, changed: async () => {} };

export function createTitleNews(events: Pick<Events, 'tell'>): TitleNews {
  return {
    async added(transaction, titles) {
      for (const { title, id } of titles) {
        if (id === undefined) continue;
        const kind = KINDS.find(({ slug }) => slug === title.kind)?.name ?? '';
        const year = title.year === null ? '' : String(title.year);
        await events.tell(transaction, newTitle, {
          key: `title ${id}`,
          subject: `title ${id}`,
          title: title.name,
          text: [kind, year].filter(Boolean).join(' · '),
          path: anyPath(title.key),
          facts: { name: title.name, kind, year },
        });
      }
    },

    async changed(transaction, title, before, after) {
      const episode = title.removedAt === null ? newEpisodeOf(before, after) : undefined;
      if (!episode) return;
      await events.tell(transaction, newEpisode, {
        key: `title ${title.id} episode ${episode.count}`,
        subject: `title ${title.id}`,
        title: `${title.name} ${episode.label === '可以看了' ? episode.label : `更新：${episode.label}`}`,
        path: anyPath(title.key),
        facts: { name: title.name, episode: episode.label, count: String(episode.count) },
      });
    },
  };
}
