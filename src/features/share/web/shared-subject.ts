import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import type { attemptApi } from '#/web/api.ts';
import { knownPage, nameIn } from './shared-page.ts';

/** What a landing shows of the page behind it. */
export interface Subject {
  title: string;
  text: string;
  /** A line of facts under the title. */
  facts: string;
  cover: string;
}

/** A title by its own name and cover, any other page by what it is for. */
export async function subjectOf(call: ReturnType<typeof attemptApi>, path: string): Promise<Subject | undefined> {
  const key = nameIn(path, '/any/');
  if (key === undefined) {
    const { title, text } = knownPage(path);
    return { title, text, facts: '', cover: coverUrl({ title, kind: '文章', foot: 'none' }) };
  }
  const found = await call('GET /api/v1/any', { query: { key } });
  if (!found.ok) return undefined;
  const { Name, Summary, TypeName, Year, Genres, Cover } = found.data;
  const facts = [TypeName, Year, ...Genres.slice(0, 2)].filter(Boolean).join(' · ');
  return { title: Name, text: Summary, facts, cover: Cover };
}
