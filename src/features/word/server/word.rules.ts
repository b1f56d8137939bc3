export type WordState = 'shown' | 'waiting' | 'hidden';
export type WordRole = 'visitor' | 'member' | 'operator';
export type HoldReason = '' | 'link' | 'contact' | 'busy' | 'reports';
export type BoardMode = 'open' | 'members' | 'off';

export interface Word {
  id: number;
  /** 0 for a word that begins a thread. */
  parentId: number;
  /** The word of the thread that it answers; 0 for one that begins a thread. */
  answersId: number;
  content: string;
  /** What it stands under: `title 12`, `goods 3`, `article hello`, or empty for the board. */
  subject: string;
  /** What the author of a review gave the title, 1 to 10. */
  score: number | null;
  isSpoiler: boolean;
  nickname: string;
  author: string | null;
  role: WordRole;
  state: WordState;
  heldFor: HoldReason;
  isPinned: boolean;
  likes: number;
  replyCount: number;
  createdAt: number;
  deletedAt: number | null;
  deletedBy: '' | 'author' | 'operator';
  moderatedAt: number | null;
  moderatedBy: string;
}

/** How long an author may take a deletion back. */
const UNDO_MS = 10 * 60_000;
/** After this a deleted text is gone for good. */
export const KEPT_MS = 86_400_000;
/** So many people who report take a word off the board until the operator has looked. */
const REPORTS_TO_HOLD = 3;

/** Authors are named `m<number>` when they are members. */
export function memberOf(author: string | null): number | undefined {
  const [, number] = /^m(\d+)$/.exec(author ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

export const BOARD = '';

/** Whether what begins a thread there is a review, of which each member writes one. */
export const isReviewed = (subject: string): boolean => /^(title|goods) /.test(subject);

/** Anyone may read it, answer it and like it. */
export function isOpen({ state, deletedAt }: Pick<Word, 'state' | 'deletedAt'>): boolean {
  return state === 'shown' && deletedAt === null;
}

/** A deleted word that others have answered stays as a gap, or their answers would hang in the air. */
export function isListed(word: Pick<Word, 'state' | 'deletedAt' | 'parentId' | 'replyCount'>): boolean {
  if (isOpen(word)) return true;
  return word.state === 'shown' && word.parentId === 0 && word.replyCount > 0;
}

export function mayRestore(word: Word, by: 'author' | 'operator', now: number): boolean {
  if (word.deletedAt === null || now - word.deletedAt > KEPT_MS) return false;
  if (by === 'operator') return true;
  return word.deletedBy === 'author' && now - word.deletedAt <= UNDO_MS;
}

/** What was decided by a person is not undone by a crowd. */
export function isHeldByReports({ role, state, moderatedAt }: Word, reports: number): boolean {
  return role !== 'operator' && state === 'shown' && moderatedAt === null && reports >= REPORTS_TO_HOLD;
}

/** How much harder than usual the riddle is: for one who writes much, and for everyone when much is written. */
export function workFactor({ own, all }: { own: number; all: number }): number {
  const forOne = 2 ** Math.floor(own / 2);
  const forAll = all >= 60 ? 4 : all >= 20 ? 2 : 1;
  return Math.min(16, forOne * forAll);
}
