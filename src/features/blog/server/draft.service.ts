import type { Slice } from '#/contract/paging.ts';
import type { ArticleReaders } from './article-readers.gateway.ts';
import {
  articleNotFound,
  draftConflict,
  nothingToPublish,
  slugReserved,
  slugTaken,
  writtenElsewhere,
} from './blog.errors.ts';
import { RESERVED_NAMES } from './blog.rules.ts';
import { type Draft, newest, type WantedPosts, type WrittenPost } from './draft.rules.ts';
import type { DraftStore } from './draft.store.ts';
import { slugOf } from './slug.ts';

interface Needs {
  store: DraftStore;
  articles: Pick<ArticleReaders, 'rendered'>;
  /** The blog shows another site's articles: what is written here nobody would see. */
  isElsewhere: () => boolean;
  contentChanged: () => Promise<void>;
  now: () => number;
}

/** How many articles with the same title get an address without being asked for one. */
const MOST_ALIKE = 50;

export type DraftService = ReturnType<typeof createDraftService>;

export function createDraftService({ store, articles, isElsewhere, contentChanged, now }: Needs) {
  const refuseElsewhere = () => {
    if (isElsewhere()) throw writtenElsewhere();
  };
  const read = async (name: string): Promise<WrittenPost> => {
    refuseElsewhere();
    const post = await store.find(name);
    if (!post) throw articleNotFound();
    return post;
  };

  /** An address that was asked for is taken as it is, or refused; one from a title gives way to others. */
  async function addUnder(slug: string, draft: Draft): Promise<string> {
    if (slug) {
      if (RESERVED_NAMES.includes(slug)) throw slugReserved();
      if (await store.add(slug, draft, now())) return slug;
      throw slugTaken();
    }
    const spelt = slugOf(draft.title) || 'article';
    for (let attempt = 1; attempt <= MOST_ALIKE; attempt++) {
      const name = attempt === 1 ? spelt : `${spelt}-${attempt}`;
      if (!RESERVED_NAMES.includes(name) && (await store.add(name, draft, now()))) return name;
    }
    throw slugTaken();
  }

  return {
    read,

    async list(wanted: WantedPosts, slice: Slice) {
      refuseElsewhere();
      return store.list(wanted, slice);
    },

    async write(slug: string, draft: Draft): Promise<WrittenPost> {
      refuseElsewhere();
      return read(await addUnder(slug, draft));
    },

    async save(name: string, version: number, change: Partial<Draft>): Promise<WrittenPost> {
      const post = await read(name);
      if (!(await store.save(name, version, { ...newest(post), ...change }, now()))) throw draftConflict();
      return read(name);
    },

    async publish(name: string): Promise<WrittenPost> {
      const post = await read(name);
      if (!post.draft) throw nothingToPublish();
      const rendered = await articles.rendered(post.draft.markdown);
      if (!(await store.publish(post, rendered, now()))) throw draftConflict();
      await contentChanged();
      return read(name);
    },

    async withdraw(name: string): Promise<WrittenPost> {
      const post = await read(name);
      if (post.shown) {
        await store.withdraw(post, now());
        await contentChanged();
      }
      return read(name);
    },

    async remove(name: string): Promise<void> {
      await store.remove(await read(name), now());
      await contentChanged();
    },
  };
}
