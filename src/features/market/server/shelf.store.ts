import { sql } from 'kysely';
import { type PictureShelf, pictureColumns } from '#/platform/picture/picture-shelf.ts';

/** The uploads that goods show. */
export function shelfOfGoods(needs: Parameters<typeof pictureColumns>[0]): PictureShelf {
  return pictureColumns(needs, {
    ...{ kind: '商品', table: 'market_item', id: 'id', name: 'title', columns: ['images_json', 'content'] },
    stamp: 'updated_at',
    seenStamp: { column: 'changed_at', isSeen: sql<boolean>`is_shown = 1` },
    path: (id) => `/market/admin/search/data/update?id=${id}`,
  });
}
