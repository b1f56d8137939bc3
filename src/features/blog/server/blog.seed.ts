import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ArticleReaders } from './article-readers.gateway.ts';
import type { DraftStore } from './draft.store.ts';

const FOLDER = new URL('content/', import.meta.url);

/** Always there, because the footer of every page leads to it. */
const CATEGORIES = {
  影视资讯: '值得看的电影、剧集与动画，从哪一部看起。',
  使用指南: '站里的工具、账单和短链，一步一步说清楚。',
  站点手记: '这个站怎么运作，数据放在哪里。',
};

/** Manuals for operators, which are on the desk now (`/market/admin/help`). */
const RETIRED = ['run-your-own', 'collect-and-tvbox'];
/** Added, then published, and not touched since. */
const AS_SHIPPED = 2;

const Head = z.object({
  title: z.string(),
  excerpt: z.string(),
  categories: z.array(z.string()).min(1),
  tags: z.array(z.string()),
  published: z.string(),
  pinned: z.boolean().default(false),
});

export interface ShippedArticle extends z.output<typeof Head> {
  name: string;
  markdown: string;
}

export async function readShippedArticles(): Promise<ShippedArticle[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, head = '', markdown = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(new URL(file, FOLDER), 'utf8')) ?? [];
      return { ...Head.parse(parse(head)), name: file.replace(/\.md$/, ''), markdown: markdown.trim() };
    }),
  );
}

/**
 * Brings in the shipped articles that were never here; a removed one stays removed. True when some were. What is shipped no
 * more becomes a draft, unless somebody has made it theirs.
 */
export async function seedBlog(
  store: DraftStore,
  articles: Pick<ArticleReaders, 'rendered'>,
  now: number,
  withArticles: boolean,
): Promise<boolean> {
  await store.ensureCategories(Object.keys(CATEGORIES), CATEGORIES, now);
  if (!withArticles) return false;
  const present = await store.origins();
  for (const name of RETIRED) {
    const post = present.has(name) ? await store.find(name) : undefined;
    if (post?.version === AS_SHIPPED) await store.withdraw(post, now);
  }
  const missing = (await readShippedArticles()).filter(({ name }) => !present.has(name));
  for (const { name, title, excerpt, markdown, categories, tags, pinned, published } of missing) {
    const draft = { title, excerpt, markdown, categories, tags, isPinned: pinned };
    // An address that an operator took first keeps the operator's article.
    if (!(await store.add(name, draft, now, name))) continue;
    const post = { name, version: 1 };
    await store.publish(post, await articles.rendered(markdown), now, Math.min(Date.parse(published), now));
  }
  return missing.length > 0;
}
