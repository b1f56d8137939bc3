import type { Viewer } from './visitor.service.ts';
import { closed, membersOnly, wordNotFound } from './word.errors.ts';
import { type BoardMode, isOpen, type Word, type WordRole } from './word.rules.ts';
import type { WordStore } from './word.store.ts';

/** What an operator decides about the board, in the configuration. */
export interface BoardConfig {
  mode: () => Promise<BoardMode>;
  blockedWords: () => Promise<readonly string[]>;
}

/** The reader of the board, and whether as visitor, member or operator. */
export interface Person {
  viewer: Viewer;
  role: WordRole;
  username: string;
}

export type BoardAccess = ReturnType<typeof createBoardAccess>;

/** Who may see the board, write on it, and which words are there for them. */
export function createBoardAccess({ store, config }: { store: Pick<WordStore, 'find'>; config: BoardConfig }) {
  async function requireOpen(role: WordRole): Promise<BoardMode> {
    const mode = await config.mode();
    if (mode === 'off' && role !== 'operator') throw closed();
    return mode;
  }

  return {
    requireOpen,

    async requireWritable(role: WordRole): Promise<void> {
      if ((await requireOpen(role)) === 'members' && role === 'visitor') throw membersOnly();
    },

    /** Something everyone can read, in a thread everyone can read. */
    async findOpen(id: number): Promise<Word> {
      const word = await store.find(id);
      if (!word || !isOpen(word)) throw wordNotFound();
      if (word.parentId === 0) return word;
      const thread = await store.find(word.parentId);
      if (thread?.state !== 'shown') throw wordNotFound();
      return word;
    },
  };
}
