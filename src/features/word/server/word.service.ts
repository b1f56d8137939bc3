import { createHash } from 'node:crypto';
import { type Slice, sliceOf } from '#/contract/paging.ts';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { loginRequired, notAllowed } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { holdsBlockedWord } from './blocked-words.rules.ts';
import { checkedContent, checkedNickname, sameText } from './content.rules.ts';
import { holdReason } from './hold.rules.ts';
import type { Proofs } from './proof.gateway.ts';
import type { Viewer, VisitorService } from './visitor.service.ts';
import { blocked, closed, membersOnly, noParent, wordNotFound } from './word.errors.ts';
import { type BoardMode, isOpen, mayRestore, type Word, type WordRole, workFactor } from './word.rules.ts';
import type { WordStore } from './word.store.ts';
import type { WordLikeStore } from './word-like.store.ts';
import type { WordSearchStore } from './word-search.store.ts';
import type { WordWriteStore } from './word-write.store.ts';

const MINUTE_MS = 60_000;
/** Answers shown in lists, and on the page of one thread. */
const FEW_REPLIES = 5;
const ALL_REPLIES = 200;
const SHOWN_WAITING = 5;
const KNOWN_AFTER = 3;
const WRITING = {
  visitor: [
    { max: 3, seconds: 60 },
    { max: 20, seconds: 3600 },
  ],
  member: [
    { max: 6, seconds: 60 },
    { max: 60, seconds: 3600 },
  ],
} as const;

/** What an operator decides about the board, in the configuration. */
export interface BoardConfig {
  mode: () => Promise<BoardMode>;
  blockedWords: () => Promise<readonly string[]>;
}

interface Needs {
  store: WordStore;
  writing: WordWriteStore;
  liking: WordLikeStore;
  search: WordSearchStore;
  visitors: VisitorService;
  proofs: Proofs;
  config: BoardConfig;
  limits: Pick<Limits, 'use'>;
  now: () => number;
}

/** Who asks, and as what. */
export interface Person {
  viewer: Viewer;
  role: WordRole;
  username: string;
}

export interface Draft {
  content: string;
  parentId: number | undefined;
  nickname: string;
  proof: string;
}

export interface ThreadOf {
  word: Word;
  replies: Word[];
}

export type WordService = ReturnType<typeof createWordService>;

export function createWordService(needs: Needs) {
  const { store, writing, liking, search, visitors, proofs, config, limits, now } = needs;

  async function requireOpen(role: WordRole): Promise<BoardMode> {
    const mode = await config.mode();
    if (mode === 'off' && role !== 'operator') throw closed();
    return mode;
  }

  async function requireWritable(role: WordRole): Promise<void> {
    if ((await requireOpen(role)) === 'members' && role === 'visitor') throw membersOnly();
  }

  /** Something everyone can read, in a thread everyone can read. */
  async function findOpen(id: number): Promise<Word> {
    const word = await store.find(id);
    if (!word || !isOpen(word)) throw wordNotFound();
    if (word.parentId === 0) return word;
    const thread = await store.find(word.parentId);
    if (thread?.state !== 'shown') throw wordNotFound();
    return word;
  }

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
    const threads = (await store.findMany(ids)).filter(({ state }) => state === 'shown');
    return { words: threads.slice(offset, offset + limit), total: threads.length };
  }

  const recentOf = (spot: string) =>
    store.visitorsWrote(spot, { all: now() - 10 * MINUTE_MS, own: now() - 60 * MINUTE_MS });

  /** The thread an answer belongs to: answers to answers stand beside them. */
  async function threadOf(parentId: number | undefined): Promise<number> {
    if (parentId === undefined) return 0;
    const parent = await findOpen(parentId).catch(() => undefined);
    if (!parent) throw noParent();
    return parent.parentId || parent.id;
  }

  function countWriting({ viewer, role }: Person): void {
    if (role === 'operator') return;
    const key = role === 'visitor' ? viewer.spot : viewer.liker;
    for (const limit of WRITING[role]) limits.use(`word ${role} ${limit.seconds}`, key, limit);
  }

  async function refuseBlocked(content: string, nickname: string): Promise<void> {
    const words = await config.blockedWords();
    if (holdsBlockedWord(content, words, toSimplified)) throw blocked('Content');
    if (holdsBlockedWord(nickname, words, toSimplified)) throw blocked('Nickname');
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
    async listWords(
      { viewer, role }: Person,
      { order, words, ...paging }: { order: 'new' | 'likes'; words: string; page: number; pageSize: number },
    ) {
      const mode = await requireOpen(role);
      const slice = sliceOf(paging);
      const [found, waiting] = await Promise.all([
        words === '' ? store.threads(order, slice) : searchThreads(words, slice),
        viewer.author === null ? [] : store.waitingOf(viewer.author, SHOWN_WAITING),
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

    /** What of these the viewer likes. */
    likedBy: (viewer: Viewer, words: readonly Word[]) =>
      store.likedBy(
        viewer.liker,
        words.map(({ id }) => id),
      ),

    async createChallenge({ viewer, role }: Person) {
      await requireWritable(role);
      return proofs.create(viewer.spot, workFactor(await recentOf(viewer.spot)));
    },

    /** The word as it stands on the board now, or waits; and the cookie by which a visitor can delete it. */
    async postWord(draft: Draft, person: Person): Promise<{ word: Word; cookie: string | undefined }> {
      const { viewer, role } = person;
      await requireWritable(role);
      const content = checkedContent(draft.content);
      const nickname = role === 'visitor' ? checkedNickname(draft.nickname, toSimplified) : person.username;
      if (role !== 'operator') await refuseBlocked(content, role === 'visitor' ? nickname : '');
      const parentId = await threadOf(draft.parentId);
      const proof = role === 'visitor' ? await proofs.check(draft.proof, viewer.spot) : undefined;
      countWriting(person);
      const [{ all: recent }, shownBefore, fresh] = await Promise.all([
        role === 'visitor' ? recentOf(viewer.spot) : { all: 0 },
        viewer.author === null ? 0 : store.countShown(viewer.author, KNOWN_AFTER),
        viewer.author === null ? visitors.welcome(viewer) : undefined,
      ]);
      const heldFor = holdReason({ content, role, shownBefore, recent });
      const once = [viewer.liker, parentId, shanghaiDay(now()), sameText(content, toSimplified)].join('\n');
      const word = await writing.add(
        {
          ...{ parentId, content, nickname, role, heldFor },
          author: fresh?.author ?? viewer.author,
          spot: role === 'visitor' ? viewer.spot : null,
          state: heldFor === '' ? 'shown' : 'waiting',
          isPinned: false,
          createdAt: now(),
          onceKey: createHash('sha256').update(once).digest('base64url'),
        },
        proof,
      );
      return { word, cookie: fresh?.cookie };
    },

    async likeWord(id: number, { viewer, role }: Person, wanted: boolean | undefined) {
      await requireWritable(role);
      await findOpen(id);
      const result = await liking.like(id, viewer.liker, wanted, now());
      if (!result) throw wordNotFound();
      const fresh = viewer.author === null ? await visitors.welcome(viewer) : undefined;
      return { ...result, cookie: fresh?.cookie };
    },

    async reportWord(id: number, { viewer, role }: Person, said: { reason: string; detail: string }): Promise<void> {
      await requireOpen(role);
      await findOpen(id);
      const isHeld = await liking.report({ wordId: id, reporter: viewer.liker, ...said, createdAt: now() });
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
