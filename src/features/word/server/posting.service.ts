import { createHash } from 'node:crypto';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { loginRequired } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import type { Proof, Proofs } from '#/platform/proof/proofs.ts';
import type { BlockStore } from './block.store.ts';
import { holdsBlockedWord } from './blocked-words.rules.ts';
import type { BoardAccess, BoardConfig, Person } from './board-access.service.ts';
import { checkedContent, checkedNickname, sameText } from './content.rules.ts';
import { holdReason } from './hold.rules.ts';
import type { VisitorService } from './visitor.service.ts';
import { authorBlocked, blocked, noParent, proofNeeded, proofWrong } from './word.errors.ts';
import { isReviewed, type Word, workFactor } from './word.rules.ts';
import type { WordStore } from './word.store.ts';
import type { WordWriteStore } from './word-write.store.ts';

const MINUTE_MS = 60_000;
/** After so many words it makes no difference any more how many there were. */
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

interface Needs {
  store: WordStore;
  writing: Pick<WordWriteStore, 'add'>;
  blocks: Pick<BlockStore, 'isBlocked'>;
  visitors: Pick<VisitorService, 'welcome'>;
  proofs: Pick<Proofs, 'create' | 'check'>;
  access: BoardAccess;
  config: Pick<BoardConfig, 'blockedWords'>;
  limits: Pick<Limits, 'use'>;
  now: () => number;
}

export interface Draft {
  content: string;
  parentId: number | undefined;
  nickname: string;
  proof: string;
  /** Of a review: the title's subject, what is given to it, and whether it tells the end. */
  subject: string;
  score: number | null;
  isSpoiler: boolean;
}

export type PostingService = ReturnType<typeof createPostingService>;

/** How a word comes onto the board. */
export function createPostingService({ store, writing, blocks, visitors, proofs, access, config, limits, now }: Needs) {
  const { requireWritable, findOpen } = access;

  const recentOf = (spot: string) =>
    store.visitorsWrote(spot, { all: now() - 10 * MINUTE_MS, own: now() - 60 * MINUTE_MS });

  /** The thread an answer belongs to: answers to answers stand beside them. */
  async function threadOf({ parentId: answersId, subject }: Draft): Promise<{ parentId: number; subject: string }> {
    if (answersId === undefined) return { parentId: 0, subject };
    const parent = await findOpen(answersId).catch(() => undefined);
    if (!parent) throw noParent();
    return { parentId: parent.parentId || parent.id, subject: parent.subject };
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

  async function checkProof(text: string, spot: string): Promise<Proof> {
    if (text === '') throw proofNeeded();
    const proof = await proofs.check(text, spot);
    if (!proof) throw proofWrong();
    return proof;
  }

  return {
    async createChallenge({ viewer, role }: Person) {
      await requireWritable(role);
      return proofs.create(viewer.spot, workFactor(await recentOf(viewer.spot)));
    },

    /** The word as it stands on the board now, or waits; and the cookie by which a visitor can delete it. */
    async postWord(draft: Draft, person: Person): Promise<{ word: Word; cookie: string | undefined }> {
      const { viewer, role } = person;
      await requireWritable(role);
      if (role !== 'operator' && (await blocks.isBlocked(viewer.author, viewer.spot))) throw authorBlocked();
      const nickname = role === 'visitor' ? checkedNickname(draft.nickname, toSimplified) : person.username;
      const { parentId, subject } = await threadOf(draft);
      const isReview = isReviewed(subject) && parentId === 0;
      const content = checkedContent(draft.content, isReview);
      if (role !== 'operator') await refuseBlocked(content, role === 'visitor' ? nickname : '');
      if (isReview && role === 'visitor') throw loginRequired();
      const proof = role === 'visitor' ? await checkProof(draft.proof, viewer.spot) : undefined;
      countWriting(person);
      const [{ all: recent }, shownBefore, fresh] = await Promise.all([
        role === 'visitor' ? recentOf(viewer.spot) : { all: 0 },
        viewer.author === null ? 0 : store.countShown(viewer.author, KNOWN_AFTER),
        viewer.author === null ? visitors.welcome(viewer) : undefined,
      ]);
      const heldFor = holdReason({ content, role, shownBefore, recent });
      const once = [viewer.liker, subject, parentId, shanghaiDay(now()), sameText(content, toSimplified)].join('\n');
      const word = await writing.add(
        {
          ...{ subject, score: isReview ? draft.score : null, isSpoiler: isReview && draft.isSpoiler },
          ...{ parentId, answersId: draft.parentId ?? 0, content, nickname, role, heldFor },
          author: fresh?.author ?? viewer.author,
          spot: role === 'visitor' ? viewer.spot : null,
          state: heldFor === '' ? 'shown' : 'waiting',
          isPinned: false,
          createdAt: now(),
          // One review for each member and title; else the same sentence once a day.
          onceKey: isReview
            ? `review ${viewer.author} ${subject}`
            : createHash('sha256').update(once).digest('base64url'),
        },
        proof,
      );
      return { word, cookie: fresh?.cookie };
    },
  };
}
