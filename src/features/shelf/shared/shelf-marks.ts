import { backgroundApi } from '#/web/browser-api.ts';
import { portions } from '#/web/portions.ts';
import type { ShelfMine } from '../shelf.contract.ts';
import type { ShelfState } from '../shelf-states.pure.ts';

/** Null: on no shelf. */
type Mark = ShelfState | null;

const marks = new Map<string, Mark>();
const answers = new Map<string, ShelfMine>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let owner: number | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

async function askAll(): Promise<void> {
  const keys = [...asked];
  asked.clear();
  const asker = owner;
  for (const some of portions(keys)) {
    const answer = await backgroundApi('GET /api/v1/shelf/flags', { query: { keys: JSON.stringify(some) } });
    if (owner !== asker) return;
    // What was changed here in the meantime is newer than the answer.
    if (answer.ok) for (const key of some) if (!marks.has(key)) marks.set(key, answer.data[key] ?? null);
  }
  tell();
}

/** What this tab knows of the member's shelf. All buttons of one title show the same, wherever they stand. */
export const shelfMarks = {
  /** Undefined as long as nobody said. */
  get: (memberId: number | undefined, key: string): Mark | undefined =>
    memberId === owner ? marks.get(key) : undefined,

  /** Asks the server soon, together with all others who ask in the same moment. */
  request(key: string): void {
    if (marks.has(key)) return;
    if (asked.size === 0) setTimeout(askAll);
    asked.add(key);
  },

  /** What the server said after the last change that was made in this tab. */
  answer: (key: string): ShelfMine | undefined => answers.get(key),

  settle(key: string, mine: ShelfMine): void {
    answers.set(key, mine);
    marks.set(key, mine.Shelf?.State ?? null);
    tell();
  },

  /** Nothing of one member may be shown to the next. */
  belongTo(memberId: number): void {
    if (owner === memberId) return;
    owner = memberId;
    marks.clear();
    answers.clear();
    asked.clear();
    tell();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
