import { beginning } from '#/contract/beginning.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { FoundThing } from '#/platform/feature.ts';
import type { Thread } from '../word.contract.ts';
import type { ReviewedWord } from './moderation.service.ts';
import type { Viewer } from './visitor.service.ts';
import type { Word } from './word.rules.ts';
import type { ThreadOf } from './word.service.ts';
import { wordPath } from './word-path.rules.ts';

/** What a page needs to know of its reader. */
export interface Reader {
  viewer: Viewer;
  liked: ReadonlySet<number>;
}

export function presentWord(word: Word, { viewer, liked }: Reader) {
  const isDeleted = word.deletedAt !== null;
  return {
    Id: word.id,
    ParentId: word.parentId || null,
    Content: isDeleted ? '' : word.content,
    Score: isDeleted ? null : word.score,
    Spoiler: word.isSpoiler,
    Nickname: isDeleted ? '' : word.nickname,
    Role: word.role,
    State: isDeleted ? ('deleted' as const) : word.state,
    Pinned: word.isPinned && !isDeleted,
    CreatedTime: toShanghaiIso(word.createdAt),
    Likes: isDeleted ? 0 : word.likes,
    Liked: !isDeleted && liked.has(word.id),
    Mine: !isDeleted && word.author !== null && word.author === viewer.author,
    ReplyCount: word.replyCount,
  };
}

export function presentThread({ word, replies }: ThreadOf, reader: Reader, writerState: Thread['WriterState']) {
  const Replies = replies.map((reply) => presentWord(reply, reader));
  return { ...presentWord(word, reader), Replies, WriterState: writerState };
}

/** The operator sees what others do not: also the text of what was deleted, while it is kept. */
/** Enough to know what is meant. */
const LONGEST_ANSWERED = 120;

export function presentReviewed({ word, answers, isBlocked, reportCount, reports }: ReviewedWord, reader: Reader) {
  return {
    ...presentWord(word, reader),
    Content: word.content,
    Nickname: word.nickname,
    HeldFor: word.heldFor,
    DeletedTime: timeOrNull(word.deletedAt),
    DeletedBy: word.deletedBy,
    ModeratedBy: word.moderatedBy,
    ModeratedTime: timeOrNull(word.moderatedAt),
    IsBlocked: isBlocked,
    ReportCount: reportCount,
    Answers: answers ? { Nickname: answers.nickname, Content: beginning(answers.content, LONGEST_ANSWERED) } : null,
    Path: wordPath(word),
    Reports: reports.map(({ reason, detail, createdAt }) => ({
      Reason: reason,
      Detail: detail,
      CreatedTime: toShanghaiIso(createdAt),
    })),
  };
}

export function presentFound({ id, parentId, content, nickname, createdAt }: Word): FoundThing {
  const letters = [...content.replaceAll(/\s+/g, ' ')];
  return {
    title: letters.slice(0, 60).join('') + (letters.length > 60 ? '…' : ''),
    path: wordPath({ id, parentId }),
    note: `${nickname} · ${toShanghaiIso(createdAt).slice(0, 10)}`,
  };
}

interface Kept {
  words: Word[];
  likes: { wordId: number; createdAt: number }[];
  reports: { wordId: number; reason: string; detail: string; createdAt: number }[];
}

export function presentExported({ words, likes, reports }: Kept) {
  return {
    Words: words.map((word) => ({
      Id: word.id,
      ParentId: word.parentId || null,
      Content: word.content,
      Nickname: word.nickname,
      State: word.deletedAt === null ? word.state : 'deleted',
      CreatedTime: toShanghaiIso(word.createdAt),
      Likes: word.likes,
    })),
    Likes: likes.map(({ wordId, createdAt }) => ({ WordId: wordId, CreatedTime: toShanghaiIso(createdAt) })),
    Reports: reports.map(({ wordId, reason, detail, createdAt }) => ({
      WordId: wordId,
      Reason: reason,
      Detail: detail,
      CreatedTime: toShanghaiIso(createdAt),
    })),
  };
}

function timeOrNull(time: number | null): string | null {
  return time === null ? null : toShanghaiIso(time);
}
