import { sql } from 'kysely';
import { type PictureShelf, pictureColumns } from '#/platform/picture/picture-shelf.ts';

/** The uploads that articles show. */
export function shelfOfArticles(needs: Parameters<typeof pictureColumns>[0]): PictureShelf {
  return pictureColumns(needs, {
    ...{ kind: '文章', table: 'blog_post', id: 'id', name: 'title', columns: ['markdown', 'html', 'draft'] },
    ...{ counter: 'version', removed: 'deleted_at' },
    seenStamp: { column: 'changed_at', isSeen: sql<boolean>`published_at is not null` },
    slug: 'name',
    path: (name) => `/market/admin/blog/write?name=${name}`,
  });
}
