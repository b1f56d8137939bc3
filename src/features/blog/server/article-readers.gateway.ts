import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { Places } from './sanitise.ts';

const articleMarkdown = aReader<typeof import('./article-markdown.reader.ts').default>(
  new URL('./article-markdown.reader.ts', import.meta.url),
);
const articleText = aReader<typeof import('./article-text.reader.ts').default>(
  new URL('./article-text.reader.ts', import.meta.url),
);

export type ArticleReaders = ReturnType<typeof createArticleReaders>;

/** Markdown and foreign HTML are read where they can hold up nobody: a few thousand `> ` take seconds. */
export function createArticleReaders(readers: Pick<ReadingRoom, 'read'>) {
  return {
    rendered: (markdown: string) => readers.read(articleMarkdown, markdown),
    preview: (title: string, markdown: string) => readers.read(articleText, { title, markdown }),
    foreign: (title: string, html: string, places: Places) => readers.read(articleText, { title, html, places }),
  };
}

export type RenderedArticle = Awaited<ReturnType<ArticleReaders['rendered']>>;
