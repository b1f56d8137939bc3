import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { MediaFileTables, MediaTables } from './media.table.ts';

export interface Picture {
  id: number;
  /** The name of the upload, as it stands in its address. */
  upload: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: number;
  owner: string;
  /** The picture it was cut from. */
  originId: number | null;
}

/** More than any site has; a bound all the same. */
const MOST = 20_000;

export type MediaStore = ReturnType<typeof createMediaStore>;

export function createMediaStore(db: AnyDatabase) {
  const tables = db.withTables<MediaTables & MediaFileTables>();
  return {
    /** What operators uploaded, also before there was a library; the newest first. */
    async all(): Promise<Picture[]> {
      const rows = await tables
        .selectFrom('file')
        .innerJoin('member', 'member.id', 'file.member_id')
        .leftJoin('media', 'media.file_id', 'file.id')
        .select(['file.id', 'file.name as upload', 'width', 'height', 'bytes', 'file.created_at', 'username'])
        .select(['media.name', 'alt', 'origin_id'])
        .where('is_ready', '=', 1)
        .where((where) => where.or([where('is_operator', '=', 1), where('media.file_id', 'is not', null)]))
        .orderBy('file.id', 'desc')
        .limit(MOST)
        .execute();
      return rows.map(({ upload, name, alt, created_at, username, origin_id, ...size }) => ({
        ...size,
        upload,
        name: name ?? `${upload.slice(0, 8)}.webp`,
        alt: alt ?? '',
        createdAt: created_at,
        owner: username,
        originId: origin_id,
      }));
    },

    async describe(fileId: number, about: { name: string; alt: string }): Promise<void> {
      await tables
        .insertInto('media')
        .values({ file_id: fileId, ...about, origin_id: null, crop: '' })
        .onConflict((conflict) => conflict.column('file_id').doUpdateSet(about))
        .execute();
    },

    /** False when the same part was cut by someone else a moment ago. */
    async addCrop(fileId: number, about: { name: string; alt: string; originId: number; crop: string }) {
      const { name, alt, originId, crop } = about;
      const row = await tables
        .insertInto('media')
        .values({ file_id: fileId, name, alt, origin_id: originId, crop })
        .onConflict((conflict) => conflict.doNothing())
        .returning('file_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async findCrop(originId: number, crop: string): Promise<number | undefined> {
      const row = await tables
        .selectFrom('media')
        .innerJoin('file', 'file.id', 'media.file_id')
        .select('file_id')
        .where('origin_id', '=', originId)
        .where('crop', '=', crop)
        .where('is_ready', '=', 1)
        .executeTakeFirst();
      return row?.file_id;
    },
  };
}
