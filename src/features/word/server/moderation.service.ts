import type { Told } from '#/platform/http/tell-each.ts';
import type { BlockStore } from './block.store.ts';
import { notPinnable, wordNotFound } from './word.errors.ts';
import { isOpen, type Word } from './word.rules.ts';
import type { WordStore } from './word.store.ts';
import type { Report, Wanted, WordReviewStore } from './word-review.store.ts';
import type { WordChange, WordWriteStore } from './word-write.store.ts';

interface Needs {
  store: Pick<WordStore, 'find'>;
  review: WordReviewStore;
  writing: Pick<WordWriteStore, 'change'>;
  blocks: BlockStore;
  now: () => number;
}

export type Deed = 'show' | 'hide' | 'delete' | 'wait' | 'undelete';
export type AuthorDeed = 'block' | 'unblock';

export interface ReviewedWord {
  word: Word;
  /** What it answers. */
  answers: Word | undefined;
  /** Whoever wrote it may not write any more. */
  isBlocked: boolean;
  reportCount: number;
  reports: Report[];
}

interface Decision {
  state: 'shown' | 'hidden' | undefined;
  isPinned: boolean | undefined;
  /** The operator's name. */
  by: string;
}

const STATE_NAMES = { shown: '公开', waiting: '待审核', hidden: '已隐藏' } as const;

export type ModerationService = ReturnType<typeof createModerationService>;

export function createModerationService({ store, review, writing, blocks, now }: Needs) {
  async function withReports(words: readonly Word[]): Promise<ReviewedWord[]> {
    const reports = await review.reports(words.map(({ id }) => id));
    const answered = await review.byIds(words.map(answeredBy).filter((id) => id > 0));
    const blocked = await blocks.among(words.map(({ author }) => author));
    return words.map((word) => {
      const { count = 0, newest = [] } = reports.get(word.id) ?? {};
      const isBlocked = word.author !== null && blocked.has(word.author);
      return { word, answers: answered.get(answeredBy(word)), isBlocked, reportCount: count, reports: newest };
    });
  }

  /** What a deed does to a word; undefined where it does not apply to it. */
  function changeBy(deed: Deed, by: string): (word: Word) => WordChange | undefined {
    const moderated = { moderatedAt: now(), moderatedBy: by };
    if (deed === 'show' || deed === 'hide')
      return decided({ state: deed === 'show' ? 'shown' : 'hidden', isPinned: undefined, by });
    if (deed === 'wait') return (word) => (word.deletedAt === null ? { state: 'waiting', ...moderated } : undefined);
    if (deed === 'undelete')
      return (word) => (word.deletedBy === 'operator' ? { deletedAt: null, deletedBy: '', ...moderated } : undefined);
    return (word) =>
      word.deletedAt === null
        ? { deletedAt: now(), deletedBy: 'operator', settlesReports: true, ...moderated }
        : undefined;
  }

  function decided({ state, isPinned, by }: Decision): (word: Word) => WordChange {
    return (word) => {
      if (isPinned && (word.parentId !== 0 || !isOpen({ ...word, state: state ?? word.state }))) throw notPinnable();
      return {
        ...(state && { state, settlesReports: true }),
        ...(isPinned !== undefined && { isPinned }),
        moderatedAt: now(),
        moderatedBy: by,
      };
    };
  }

  return {
    /** As the log tells of them. */
    async told(ids: readonly number[]): Promise<Told[]> {
      const words = [...(await review.byIds(ids)).values()];
      const blocked = await blocks.among(words.map(({ author }) => author));
      return words.map(({ id, nickname, content, state, deletedAt, author }) => ({
        ...{ id, name: `${nickname}“${[...content].slice(0, 12).join('')}”` },
        facts: {
          状态: deletedAt === null ? STATE_NAMES[state] : '已删除',
          作者: author !== null && blocked.has(author) ? '已禁言' : '可以留言',
        },
      }));
    },

    async list(wanted: Wanted) {
      const [{ words, total }, waiting, reported] = await Promise.all([
        review.list(wanted),
        review.count('waiting'),
        review.count('reported'),
      ]);
      return { words: await withReports(words), total, waiting, reported };
    },

    async decide(id: number, decision: Decision): Promise<ReviewedWord> {
      const word = (await writing.change(id, decided(decision))) ?? (await store.find(id));
      const [reviewed] = await withReports(word ? [word] : []);
      if (!reviewed) throw wordNotFound();
      return reviewed;
    },

    /** For those who wrote the words; how many that concerned. */
    async decideAuthors(ids: readonly number[], deed: AuthorDeed, by: string): Promise<number> {
      let done = 0;
      for (const id of new Set(ids)) {
        const isDone = deed === 'block' ? await blocks.addAuthorOf(id, by, now()) : await blocks.removeAuthorOf(id);
        if (isDone) done += 1;
      }
      return done;
    },

    /** How many there were; those that are gone already are left out. */
    async decideAll(ids: readonly number[], deed: Deed, by: string): Promise<number> {
      let done = 0;
      for (const id of new Set(ids)) if (await writing.change(id, changeBy(deed, by))) done += 1;
      return done;
    },
  };
}

/** The word it was written to, else the one that began the thread; 0 for neither. */
const answeredBy = ({ answersId, parentId }: Word): number => answersId || parentId;
