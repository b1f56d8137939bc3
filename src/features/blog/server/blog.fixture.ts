import type { Draft } from './draft.rules.ts';

export function aDraft(facts: Partial<Draft> = {}): Draft {
  return {
    title: '一篇文章',
    excerpt: '说一件事。',
    markdown: '第一段。\n\n## 第一节\n\n正文。',
    categories: ['影视资讯'],
    tags: ['拼音'],
    isPinned: false,
    ...facts,
  };
}

/** Enough articles for two pages, with a category, a tag and one that is pinned. */
export const SOME_ARTICLES: { name: string; draft: Draft; publishedAt: number }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    name: `article-${index + 1}`,
    draft: aDraft({
      title: `第 ${index + 1} 篇`,
      isPinned: index === 2,
      categories: index < 11 ? ['影视资讯'] : ['使用指南'],
      tags: index % 2 === 0 ? ['拼音', '首字母'] : ['拼音'],
    }),
    publishedAt: Date.parse('2026-10-25T00:00:00Z') + index * 86_400_000,
  }),
);
