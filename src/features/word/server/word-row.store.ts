import type { Kysely, Selectable } from 'kysely';
import { isListed, type Word } from './word.rules.ts';
import type { WordTables } from './word.table.ts';

export type WordDb = Kysely<WordTables>;
type Row = Selectable<WordTables['word']>;

export function toWord(row: Row): Word {
  return {
    id: row.id,
    parentId: row.parent_id,
    answersId: row.answers_id,
    content: row.content,
    subject: row.subject,
    score: row.score,
    isSpoiler: row.is_spoiler === 1,
    nickname: row.nickname,
    author: row.author,
    role: row.role,
    state: row.state,
    heldFor: row.held_for,
    isPinned: row.is_pinned === 1,
    likes: row.likes,
    replyCount: row.reply_count,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
    moderatedAt: row.moderated_at,
    moderatedBy: row.moderated_by,
  };
}

/** Reads a row that nobody else changes until the transaction ends: the same words for both engines. */
export async function lockWord(inside: WordDb, id: number): Promise<Word | undefined> {
  const row = await inside
    .updateTable('word')
    .set((value) => ({ likes: value.ref('likes') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toWord(row);
}

/** Counts an answer more or less. The word it answers may come into the lists, or leave them. */
export async function countReply(inside: WordDb, parentId: number, difference: 1 | -1): Promise<void> {
  const row = await inside
    .updateTable('word')
    .set((value) => ({ reply_count: value('reply_count', '+', difference) }))
    .where('id', '=', parentId)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const listed = isListed(toWord(row)) ? 1 : 0;
  if (listed !== row.listed) await inside.updateTable('word').set({ listed }).where('id', '=', parentId).execute();
}
