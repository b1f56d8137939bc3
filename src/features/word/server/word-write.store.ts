import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Proof, Proofs } from '#/platform/proof/proofs.ts';
import { duplicate, noParent, oneReview, proofSpent } from './word.errors.ts';
import { isListed, isOpen, type Word } from './word.rules.ts';
import type { WordTables } from './word.table.ts';
import type { WordNews } from './word-news.ts';
import { countReply, lockWord, toWord, type WordDb } from './word-row.store.ts';
import type { WordSearchStore } from './word-search.store.ts';

export type NewWord = Pick<
  Word,
  | 'parentId'
  | 'answersId'
  | 'content'
  | 'subject'
  | 'score'
  | 'isSpoiler'
  | 'nickname'
  | 'author'
  | 'role'
  | 'state'
  | 'heldFor'
  | 'isPinned'
  | 'createdAt'
> & { spot: string | null; onceKey: string | null };

export type WordChange = Partial<
  Pick<Word, 'state' | 'heldFor' | 'isPinned' | 'deletedAt' | 'deletedBy' | 'moderatedAt' | 'moderatedBy'>
> & { settlesReports?: boolean };

export type WordWriteStore = ReturnType<typeof createWordWriteStore>;

interface Needs {
  search: WordSearchStore;
  proofs: Pick<Proofs, 'spend'>;
  news: Pick<WordNews, 'waiting' | 'answered' | 'reviewed'>;
}

export function createWordWriteStore(db: AnyDatabase, { search, proofs, news }: Needs) {
  /** What follows when everyone can read a word now. */
  async function appear(transaction: AnyDatabase, word: Word): Promise<void> {
    await search.put(transaction, word);
    if (word.parentId === 0) return;
    const inside = transaction.withTables<WordTables>();
    await countReply(inside, word.parentId, 1);
    const rows = await inside
      .selectFrom('word')
      .selectAll()
      .where('id', 'in', [word.parentId, word.answersId])
      .execute();
    await news.answered(transaction, word, rows.map(toWord));
  }

  return {
    /** A proof is spent together with what it paid for: a refusal leaves it good. */
    add(word: NewWord, proof: Proof | undefined): Promise<Word> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<WordTables>();
        if (proof && !(await proofs.spend(proof, transaction))) throw proofSpent();
        if (word.parentId !== 0) await lockParent(inside, word.parentId);
        const added = await insert(inside, word);
        if (isOpen(added)) await appear(transaction, added);
        if (added.state === 'waiting') await news.waiting(transaction, added);
        return added;
      });
    },

    /** Changes one word as `decide` says, with all that follows from it; undefined when there is nothing to change. */
    change(id: number, decide: (word: Word) => WordChange | undefined): Promise<Word | undefined> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<WordTables>();
        const before = await lockWord(inside, id);
        const decided = before && decide(before);
        if (!before || !decided) return undefined;
        const { settlesReports = false, ...change } = decided;
        const after: Word = { ...before, ...change };
        await save(inside, after);
        if (settlesReports) {
          const reports = inside.deleteFrom('word_report').where('word_id', '=', id).returning('reporter');
          const reporters = (await reports.execute()).map(({ reporter }) => reporter);
          await news.reviewed(transaction, after, reporters);
        }
        if (after.state === 'waiting' && before.state !== 'waiting') await news.waiting(transaction, after);
        if (isOpen(before) === isOpen(after)) return after;
        if (isOpen(after)) await appear(transaction, after);
        else {
          await search.remove(transaction, [id]);
          if (after.parentId !== 0) await countReply(inside, after.parentId, -1);
        }
        return after;
      });
    },
  };
}

async function lockParent(inside: WordDb, id: number): Promise<void> {
  const parent = await lockWord(inside, id);
  if (parent?.parentId !== 0 || !isOpen(parent)) throw noParent();
}

async function insert(inside: WordDb, word: NewWord): Promise<Word> {
  const fresh = { replyCount: 0, deletedAt: null };
  const row = await inside
    .insertInto('word')
    .values({
      parent_id: word.parentId,
      answers_id: word.answersId,
      content: word.content,
      subject: word.subject,
      score: word.score,
      is_spoiler: word.isSpoiler ? 1 : 0,
      nickname: word.nickname,
      author: word.author,
      role: word.role,
      spot: word.spot,
      state: word.state,
      held_for: word.heldFor,
      is_pinned: word.isPinned ? 1 : 0,
      likes: 0,
      reply_count: 0,
      listed: isListed({ ...word, ...fresh }) ? 1 : 0,
      once_key: word.onceKey,
      created_at: word.createdAt,
      deleted_at: null,
      deleted_by: '',
      moderated_at: null,
      moderated_by: '',
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw word.onceKey?.startsWith('review ') ? oneReview() : duplicate();
  return toWord(row);
}

async function save(inside: WordDb, word: Word): Promise<void> {
  await inside
    .updateTable('word')
    .set({
      state: word.state,
      held_for: word.heldFor,
      is_pinned: word.isPinned ? 1 : 0,
      listed: isListed(word) ? 1 : 0,
      deleted_at: word.deletedAt,
      deleted_by: word.deletedBy,
      moderated_at: word.moderatedAt,
      moderated_by: word.moderatedBy,
      // Who took something back may write it again.
      ...(word.deletedAt !== null && { once_key: null }),
    })
    .where('id', '=', word.id)
    .execute();
}
