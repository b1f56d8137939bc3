import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { nameTokens, TOKEN } from '#/platform/db/search/tokens.ts';
import type { SearchSection } from '#/platform/feature.ts';
import type { Post } from './blog.rules.ts';
import type { BlogService } from './blog.service.ts';
import type { PostStore } from './post.store.ts';

interface Needs {
  blog: Pick<BlogService, 'everything'>;
  posts: Pick<PostStore, 'search'>;
  isElsewhere: () => boolean;
}

type Found = Pick<Post, 'name' | 'title' | 'publishedAt'>;

/** Our own articles are in the site's index; those of another blog are looked through, for it offers no search. */
export function blogSearchSection({ blog, posts, isElsewhere }: Needs): SearchSection {
  return {
    key: 'blog',
    name: '博客',
    async find(words, limit) {
      const found: { posts: Found[]; total: number } = isElsewhere()
        ? among(await blog.everything(), words, limit)
        : await posts.search(words, limit);
      return { total: found.total, things: found.posts.map(toThing) };
    },
  };
}

function toThing({ name, title, publishedAt }: Found) {
  return {
    title,
    path: `/blog/${encodeURIComponent(name)}`,
    ...(publishedAt !== null && { note: shanghaiDay(publishedAt) }),
  };
}

/** Titles first, then what is said about an article. */
function among(all: readonly Post[], words: string, limit: number) {
  const key = keyOf(words);
  if (!key) return { posts: [], total: 0 };
  const readings = [TOKEN.pinyin + key, TOKEN.initials + key];
  const byTitle = (post: Post) =>
    keyOf(post.title).includes(key) || nameTokens(post.title).some((token) => readings.includes(token));
  const byRest = ({ excerpt, categories, tags }: Post) =>
    [excerpt, ...[...categories, ...tags].map(({ displayName }) => displayName)].some((text) =>
      keyOf(text).includes(key),
    );
  const titles = all.filter(byTitle);
  const found = [...titles, ...all.filter((post) => !titles.includes(post) && byRest(post))];
  return { posts: found.slice(0, limit), total: found.length };
}
