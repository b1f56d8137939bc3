import { type Slice, sliceOf } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { loginRequired, notAllowed, tooMany } from '#/platform/http/app-error.ts';
import type { BoardAccess, BoardConfig, Person } from './board-access.service.ts';
import { crowdOf, type Viewer, type VisitorService } from './visitor.service.ts';
import { wordNotFound } from './word.errors.ts';
import { BOARD, isOpen, mayRestore, type Word } from './word.rules.ts';
import type { WordStore } from './word.store.ts';
import type { WordLikeStore } from './word-like.store.ts';
import type { WordSearchStore } from './word-search.store.ts';
import type { WordWriteStore } from './word-write.store.ts';

const MINUTE_MS = 60_000;
/** Answers shown in lists, and on the page of one thread. */
const FEW_REPLIES = 5;
const ALL_REPLIES = 200;
const SHOWN_WAITING = 5;
const COUNTED_EACH_TIME = 5000;
/** One address may be a whole office; but whoever pretends to be many browsers there is not many for long. */
const MOST_ALIKE = 5;
interface Needs {
  store: WordStore;
  writing: WordWriteStore;
  liking: WordLikeStore;
  search: WordSearchStore;
  visitors: Pick<VisitorService, 'welcome'>;
  access: BoardAccess;
  config: Pick<BoardConfig, 'mode'>;
  now: () => number;
}

interface WantedWords {
  subject: string;
  order: 'new' | 'likes';
  words: string;
  page: number;
  pageSize: number;
}

export interface ThreadOf {
  word: Word;
  replies: Word[];
}

export type WordService = ReturnType<typeof createWordService>;

export function createWordService(needs: Needs) {
  const { store, writing, liking, search, visitors, access, config, now } = needs;
  const { requireOpen, requireWritable, findOpen } = access;

  async function withReplies(words: readonly Word[], perThread: number): Promise<ThreadOf[]> {
    const replies = await store.replies(
      words.map(({ id }) => id),
      perThread,
    );
    const byThread = Map.groupBy(replies, ({ parentId }) => parentId);
    return words.map((word) => ({ word, replies: byThread.get(word.id) ?? [] }));
  }

  /** Threads in which the words were found, in the order of what was found. */
  async function searchThreads(words: string, { limit, offset }: Slice): Promise<{ words: Word[]; total: number }> {
    const found = (await store.findMany(await search.find(words))).filter(isOpen);
    const ids = [...new Set(found.map(({ id, parentId }) => parentId || id))];
    const threads = (await store.findMany(ids)).filter(({ state, subject }) => state === 'shown' && subject === BOARD);
    return { words: threads.slice(offset, offset + limit), total: threads.length };
  }

  let many: { total: number; until: number } | undefined;

  /** Counting reads every row: of many, nobody notices when the number is a moment old. */
  async function countThreads(subject: string): Promise<number> {
    if (subject !== BOARD) return store.countThreads(subject);
    if (many && many.until > now()) return many.total;
    const total = await store.countThreads(BOARD);
    many = total > COUNTED_EACH_TIME ? { total, until: now() + MINUTE_MS } : undefined;
    return total;
  }

  async function listThreads(subject: string, order: 'new' | 'likes', slice: Slice) {
    const [words, total] = await Promise.all([store.threads(subject, order, slice), countThreads(subject)]);
    return { words, total };
  }

  /** Deleting and taking that back: for the author and for operators. */
  function changeOwn(id: number, { viewer, role }: Person, kind: 'delete' | 'restore'): Promise<Word | undefined> {
    return writing.change(id, (word) => {
      const isAuthor = word.author !== null && word.author === viewer.author;
      const by = role === 'operator' ? 'operator' : 'author';
      if (role !== 'operator' && !isAuthor) {
        if (!isOpen(word)) throw wordNotFound();
        throw role === 'visitor' ? loginRequired() : notAllowed();
      }
      if (kind === 'delete') {
        if (word.deletedAt !== null) return undefined;
        return { deletedAt: now(), deletedBy: isAuthor ? 'author' : by, settlesReports: true };
      }
      return mayRestore(word, by, now()) ? { deletedAt: null, deletedBy: '' } : undefined;
    });
  }

  return {
    async listWords({ viewer, role }: Person, { subject, order, words, ...paging }: WantedWords) {
      const mode = await requireOpen(role);
      const slice = sliceOf(paging);
      const [found, waiting] = await Promise.all([
        words === '' ? listThreads(subject, order, slice) : searchThreads(words, slice),
        viewer.author === null ? [] : store.waitingOf(viewer.author, subject, SHOWN_WAITING),
      ]);
      return { threads: await withReplies(found.words, FEW_REPLIES), total: found.total, waiting, mode };
    },

    async readThread(id: number, { role }: Person): Promise<ThreadOf> {
      await requireOpen(role);
      const asked = await store.find(id);
      const word = asked && asked.parentId !== 0 ? await store.find(asked.parentId) : asked;
      const isThere = word && (isOpen(word) || (word.state === 'shown' && word.replyCount > 0));
      if (!isThere) throw wordNotFound();
      const [thread] = await withReplies([word], ALL_REPLIES);
      return thread ?? { word, replies: [] };
    },

    /** Which of these words the viewer has liked. */
    likedBy: (viewer: Viewer, words: readonly Word[]) =>
      store.likedBy(
        viewer.liker,
        words.map(({ id }) => id),
      ),

    async likeWord(id: number, { viewer, role, username: likerName }: Person, wanted: boolean | undefined) {
      await requireWritable(role);
      await findOpen(id);
      const { liker } = viewer;
      const crowd = role === 'visitor' ? { start: crowdOf(liker), most: MOST_ALIKE } : null;
      const result = await liking.like({ wordId: id, liker, likerName, wanted, crowd, now: now() });
      if (!result) throw wordNotFound();
      if (result === 'crowded') throw tooMany(DAY_MS / 1000, '从这个网络来的赞已经够多了，登录后可以再赞');
      const fresh = viewer.author === null ? await visitors.welcome(viewer) : undefined;
      return { ...result, cookie: fresh?.cookie };
    },

    async reportWord(id: number, { viewer, role }: Person, said: { reason: string; detail: string }): Promise<void> {
      await requireOpen(role);
      await findOpen(id);
      // Browsers are easily pretended; visitors at one spot are one who reports.
      const reporter = role === 'visitor' ? `s${viewer.spot}` : viewer.liker;
      const isHeld = await liking.report({ wordId: id, reporter, ...said, createdAt: now() });
      if (isHeld) await writing.change(id, () => ({ state: 'waiting', heldFor: 'reports' }));
    },

    async deleteWord(id: number, person: Person): Promise<void> {
      if (!(await changeOwn(id, person, 'delete'))) throw wordNotFound();
    },

    async restoreWord(id: number, person: Person): Promise<Word> {
      const word = await changeOwn(id, person, 'restore');
      if (!word) throw wordNotFound();
      return word;
    },

    /** For the search over the whole site: what anyone may read, with the thread it stands in. */
    async findWords(words: string, limit: number): Promise<{ total: number; words: Word[] }> {
      if ((await config.mode()) === 'off') return { total: 0, words: [] };
      const found = (await store.findMany(await search.find(words))).filter(isOpen);
      const threads = await store.findMany(found.map(({ parentId }) => parentId).filter((id) => id !== 0));
      const openThreads = new Set([0, ...threads.filter(({ state }) => state === 'shown').map(({ id }) => id)]);
      const readable = found.filter(({ parentId }) => openThreads.has(parentId));
      return { total: readable.length, words: readable.slice(0, limit) };
    },
  };
}
