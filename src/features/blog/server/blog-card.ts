import { isOutside } from '#/contract/outside-picture.pure.ts';
import type { PageCard } from '#/platform/page-card.ts';
import { plainText, readingMinutes } from './article.rules.ts';
import { presentPost } from './blog.present.ts';
import type { BlogService } from './blog.service.ts';

/** What the pictures of an article show. */
export function blogCards(blog: Pick<BlogService, 'read'>) {
  return async (path: string): Promise<PageCard | undefined> => {
    const name = /^\/blog\/([^/]+)$/.exec(path)?.[1];
    const found = name && (await blog.read(name).catch(() => undefined));
    if (!found) return undefined;
    const { post } = found;
    const drawn = presentPost({ ...post, cover: '' }, (address) => address).Cover;
    return {
      look: 'article',
      title: post.title,
      labels: [post.categories[0]?.displayName ?? '博客', '文章'],
      text: plainText(post.excerpt),
      note: `约 ${readingMinutes(post.html)} 分钟读完`,
      pictures: [isOutside(post.cover) ? { outside: post.cover, instead: drawn } : drawn],
      verb: '长按识别，读全文',
    };
  };
}

/** Whether an article, or a part of one, is called so: pictures inside an article are named after both. */
export function blogNames(blog: Pick<BlogService, 'everything' | 'read'>) {
  return async (kind: string, name: string): Promise<boolean> => {
    if (kind !== '文章') return false;
    const posts = await blog.everything().catch(() => []);
    if (posts.some(({ title }) => title === name)) return true;
    const whole = posts.find(({ title }) => name.startsWith(`${title} `));
    const read = whole && (await blog.read(whole.name).catch(() => undefined));
    const part = name.slice((whole?.title.length ?? 0) + 1);
    return read !== undefined && part !== '' && plainText(read.post.html).includes(part);
  };
}
