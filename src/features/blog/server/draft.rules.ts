/** What an operator writes, before and after it is published. */
export interface Draft {
  title: string;
  excerpt: string;
  markdown: string;
  categories: string[];
  tags: string[];
  isPinned: boolean;
}

/** Which articles a writer looks for. */
export interface WantedPosts {
  words: string;
  state: 'all' | 'draft' | 'published' | 'changed';
}

export interface WrittenPost {
  id: number;
  name: string;
  slug: string;
  version: number;
  publishedAt: number | null;
  updatedAt: number;
  /** The published text; nothing before the first publication. */
  shown: Draft | null;
  /** Changes that are not published yet, if there are any. */
  draft: Draft | null;
}

/** What the editor opens: the newest text there is. */
export function newest({ draft, shown }: WrittenPost): Draft {
  return draft ?? shown ?? { title: '', excerpt: '', markdown: '', categories: [], tags: [], isPinned: false };
}
