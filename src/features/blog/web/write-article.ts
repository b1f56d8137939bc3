import type { FieldError } from '#/contract/envelope.ts';
import { browserApi } from '#/web/browser-api.ts';

export interface Written {
  Name: string;
  Title: string;
  State: 'draft' | 'published' | 'changed';
  Version: number;
  Excerpt: string;
  Markdown: string;
  Categories: string[];
  Tags: string[];
  IsPinned: boolean;
}

export function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    Version: Number(text('Version')),
    Slug: text('Slug'),
    Title: text('Title'),
    Excerpt: text('Excerpt'),
    Markdown: text('Markdown'),
    Categories: text('Categories'),
    Tags: text('Tags'),
    IsPinned: data.has('IsPinned'),
  };
}

/** Saves the draft, and shows it to readers if that is wanted. Without a name it was refused. */
export async function sendArticle(
  written: Written | null,
  fields: ReturnType<typeof readForm>,
  isPublishing: boolean,
): Promise<{ name?: string; errors: readonly FieldError[]; latest?: Written }> {
  const saved = written
    ? await browserApi('PUT /api/v1/blog/draft/:Name', { params: { Name: written.Name }, body: fields })
    : await browserApi('POST /api/v1/blog/draft', { body: fields });
  if (!saved.ok) {
    const isLate = written !== null && saved.code === 'blog.draft_conflict';
    const read = isLate && (await browserApi('GET /api/v1/blog/draft/:Name', { params: { Name: written.Name } }));
    return { errors: saved.errors, ...(read && read.ok && { latest: read.data }) };
  }
  const { Name: name } = saved.data;
  if (!isPublishing) return { name, errors: [] };
  const published = await browserApi('POST /api/v1/blog/draft/:Name/publish', { params: { Name: name } });
  return published.ok ? { name, errors: [] } : { errors: published.errors };
}
