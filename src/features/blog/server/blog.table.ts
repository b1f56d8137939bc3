import type { Generated } from 'kysely';

type TermTable = {
  id: Generated<number>;
  name: string;
  slug: string;
  display_name: string;
  description: string;
  priority: number;
  created_at: number;
};

type TermLinkTable = { post_id: number; term_id: number; position: number };

export type BlogTables = {
  blog_post: {
    id: Generated<number>;
    name: string;
    slug: string;
    title: string;
    excerpt: string;
    markdown: string;
    html: string;
    pinned: 0 | 1;
    draft: string | null;
    origin: string | null;
    version: number;
    published_at: number | null;
    created_at: number;
    updated_at: number;
    /** When what readers see of it last changed; null for what was never published. */
    changed_at: number | null;
    deleted_at: number | null;
  };
  blog_category: TermTable;
  blog_tag: TermTable;
  blog_post_category: TermLinkTable;
  blog_post_tag: TermLinkTable;
};
