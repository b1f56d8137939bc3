import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createMemberStore } from '#/features/account/server/member.store.ts';
import { createSessionService } from '#/features/account/server/session.service.ts';
import { createSessionStore } from '#/features/account/server/session.store.ts';
import { createWatchingStore } from '#/features/history/server/watching.store.ts';
import type { Shelved } from '#/features/shelf/server/shelf.rules.ts';
import { createShelfStore } from '#/features/shelf/server/shelf.store.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { openDatabase } from '#/platform/db/open-database.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 1000;
/** On the shelf of everybody else. */
const SHELVED_BY_OTHERS = 3;
const PLACES = 40;
const NEWS = 300;
const FLAGGED = 60;
const STATES = ['want', 'watching', 'watched', 'watched'] as const;

/** Members with shelves, the first of them with many titles and logged in; the site they belong to may be running. */
export async function fillShelves(
  address: { DATA_DIR: string; DATABASE_URL: string | undefined },
  { members, shelved }: { members: number; shelved: number },
): Promise<{ token: string; keys: string[]; engine: string }> {
  const database = openDatabase(address, () => {});
  const { db } = database;
  try {
    const { rows } = await sql<{ key: string }>`select key from title order by heat desc limit 5000`.execute(db);
    const keys = rows.map(({ key }) => key);
    const ids = await addMembers(db, members);
    const first = ids[0] ?? 0;
    await createShelfStore(db).put(first, onShelf(keys.slice(0, shelved)));
    await addOthers(db, ids.slice(1), keys);
    const watchedAt = Date.now() - DAY_MS;
    const places = keys.slice(0, Math.min(PLACES, shelved)).map((titleKey, index) => ({
      ...{ titleKey, episode: '第1集', source: '', seconds: 600, length: 2700, watchedAt: watchedAt - index * 1000 },
    }));
    await createWatchingStore(db).note(first, places);
    await addNews(db, first, Math.min(NEWS, shelved));
    if (database.engine === 'postgres') await sql`analyze`.execute(db);
    return { token: await logIn(db, first), keys: keys.slice(0, FLAGGED), engine: database.engine };
  } finally {
    await db.destroy();
  }
}

async function addMembers(db: AnyDatabase, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const names = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, (_, index) => `m${start + index}`);
    const values = names.map((name) => sql`(${name}, ${name}, '', 0, 0, 0)`);
    const { rows } = await sql<{ id: number }>`
      insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
      values ${sql.join(values)} returning id`.execute(db);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Over three years, in every state. */
function onShelf(keys: readonly string[]): Shelved[] {
  return keys.map((titleKey, index) => {
    const at = Date.now() - (index % 1000) * DAY_MS;
    const state = STATES[index % STATES.length] ?? 'want';
    const day = new Date(at).toISOString().slice(0, 10);
    return { titleKey, state, kind: 'movie', day, remark: '', addedAt: at, changedAt: at };
  });
}

async function addOthers(db: AnyDatabase, ids: readonly number[], keys: readonly string[]): Promise<void> {
  const rows = ids.flatMap((id) =>
    Array.from({ length: SHELVED_BY_OTHERS }, (_, index) => ({ id, key: keys[(id * 7 + index) % keys.length] ?? '' })),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows.slice(start, start + ROWS_AT_ONCE).map(({ id, key }) => {
      return sql`(${id}, ${key}, 'watching', 'movie', '2026-01-05', '', 0, 0)`;
    });
    await sql`insert into shelf (member_id, title_key, state, kind, day, remark, added_at, changed_at)
      values ${sql.join(values)}`.execute(db);
  }
}

async function addNews(db: AnyDatabase, memberId: number, count: number): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => {
    return sql`(${memberId}, 'catalogue.new_episode', ${`bench ${index}`}, '有更新', '', '/', '{}', 1, 'no', ${Date.now()})`;
  });
  await sql`insert into news (member_id, kind, event_key, title, text, path, facts_json, is_shown, mail_state, created_at)
    values ${sql.join(values)}`.execute(db);
}

async function logIn(db: AnyDatabase, memberId: number): Promise<string> {
  const members = createMemberStore(db);
  const sessions = createSessionService({
    ...{ sessions: createSessionStore(db), members, now: Date.now, randomBytes },
    isFactorRequired: async () => false,
  });
  const account = await members.findById(memberId);
  if (!account) throw new Error('the member is gone');
  return sessions.begin(account, 'bench');
}
