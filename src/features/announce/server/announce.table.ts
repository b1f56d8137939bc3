import type { Generated } from 'kysely';

/** A type, not an interface: Kysely's withTables wants an index signature. */
export type AnnounceTables = {
  announce_page: {
    path: string;
    changed_at: number;
    is_gone: 0 | 1;
    indexnow_at: number | null;
    baidu_at: number | null;
  };
  announce_log: {
    id: Generated<number>;
    at: number;
    engine: 'indexnow' | 'baidu';
    pages: number;
    is_ok: 0 | 1;
    message: string;
  };
  announce_mark: { name: string; value: number };
};
