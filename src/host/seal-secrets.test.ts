import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { openSecret } from '#/platform/secret/sealed-columns.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createSecretBox } from '#/platform/secret/secret-box.ts';
import { sealSecrets } from './seal-secrets.ts';
import { sealedColumns } from './sealed-columns.ts';

const OLD = 'in-the-clear-0123456789';

function aLog() {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  return { lines, log: { info: note, warn: note } };
}

/** A row as an older version wrote it, in every column that is sealed now. */
async function writeOldRows(db: AnyDatabase, text: string): Promise<void> {
  const robot = (guid: string, secret: string) => sql`insert into robot
    (guid, driver, secret, nickname, wxid, avatar, qrcode, status, rooms_json, busy_until, created_at)
    values (${guid}, 'wecom', ${secret}, '', '', '', '', 1, '[]', 0, 1)`;
  await robot('one', text).execute(db);
  await robot('none', '').execute(db);
  await sql`insert into robot_secret (name, secret) values ('callback', ${text})`.execute(db);
  await sql`insert into collection_source (name, url, is_enabled, types_json, pause_ms, cron, created_at)
    values ('一', ${text}, 1, '{}', 100, '', 1), ('文件', '', 1, '{}', 100, '', 1)`.execute(db);
  await sql`insert into provider (name, is_on, base, secret, pause_ms) values ('tmdb', 1, '', ${text}, 100)`.execute(
    db,
  );
  await sql`insert into word_secret (name, secret, created_at) values ('cookie', ${text}, 1), ('seen', '', 1)`.execute(
    db,
  );
  await sql`insert into visit_salt (day, salt) values ('2026-11-16', ${text})`.execute(db);
  await sql`insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
    values ('小满', 'xiaoman', 'x', 0, 0, 1)`.execute(db);
  await sql`insert into member_totp (member_id, secret, last_step, begun_at, salt)
    select id, ${text}, 0, 1, '' from member`.execute(db);
  await sql`insert into webhook (member_id, url, kinds, is_on, secret, old_secret, old_until, created_at)
    select id, '', '', 1, ${text}, ${text}, 0, 1 from member`.execute(db);
  await sql`insert into idempotent_call (id, fingerprint, begun_at, answer) values ('a', '', 1, ${text})`.execute(db);
  await sql`insert into desk_setting (name, value, previous, changed_at, changed_by)
    values ('SMTP_URL', ${text}, ${text}, 1, '')`.execute(db);
  for (let mail = 0; mail < 250; mail++) {
    await sql`insert into mail_outbox ("to", subject, text, created_at) values ('a@b.c', 's', ${text}, 1)`.execute(db);
  }
}

async function textsIn(db: AnyDatabase): Promise<{ where: string; purpose: string; text: string }[]> {
  const found = await Promise.all(
    sealedColumns.map(async ({ table, column, purpose }) => {
      const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}`.execute(
        db,
      );
      return rows.filter(({ text }) => text !== '').map(({ text }) => ({ where: `${table}.${column}`, purpose, text }));
    }),
  );
  return found.flat();
}

describeOnEachDatabase('secrets of an older version', (open) => {
  test('are sealed at the start, in every column, and open as what they were; a second start changes nothing', async () => {
    const { database } = await open.shared();
    await writeOldRows(database.db, OLD);
    const { lines, log } = aLog();
    const platform = { database, secrets: testSecrets };
    await sealSecrets(platform, log);
    const texts = await textsIn(database.db);
    expect(new Set(texts.map(({ where }) => where)).size).toBe(sealedColumns.length);
    expect(texts.filter(({ text }) => !text.startsWith('sealed:1:'))).toEqual([]);
    for (const { text, purpose } of texts) expect(openSecret(testSecrets, text, purpose)).toBe(OLD);
    expect(lines).toEqual([expect.stringContaining(`${texts.length} secrets`)]);
    await sealSecrets(platform, log);
    expect(await textsIn(database.db)).toEqual(texts);
    expect(lines).toHaveLength(1);
  });

  test('are told in one line when they were sealed with another key, and stay as they are', async () => {
    const { database } = await open.shared();
    await writeOldRows(database.db, OLD);
    await sealSecrets({ database, secrets: testSecrets }, aLog().log);
    const before = await textsIn(database.db);
    const { lines, log } = aLog();
    await sealSecrets({ database, secrets: createSecretBox(() => Buffer.alloc(32, 9)) }, log);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/another key \(.*robot\.secret 1.*mail_outbox\.text 250.*\).*secret\.key/);
    expect(await textsIn(database.db)).toEqual(before);
  });
});

test('no trace of what was in clear stays in the file of SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-seal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = openSqlite(join(folder, 'souluo.db'));
  await migrate(database);
  await writeOldRows(database.db, OLD);
  const traces = () =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).toString('latin1').includes(OLD));
  expect(traces()).not.toEqual([]);
  await sealSecrets({ database, secrets: testSecrets }, aLog().log);
  expect(traces()).toEqual([]);
  await database.db.destroy();
  expect(traces()).toEqual([]);
});
