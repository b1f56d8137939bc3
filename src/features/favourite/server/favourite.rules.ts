/** As many of one type as a member may keep: far more than anyone looks through, and a list still fits in memory. */
export const MOST_KEPT = 3000;

export interface Favourite {
  relativeId: string;
  /** What the page called it; empty when it did not say. */
  name: string;
  addedAt: number;
  /** When the member last looked at it. */
  seenAt: number;
}

/** What an undo puts back. */
export interface Restored {
  relativeId: string;
  name: string;
  addedAt: number;
  hasUpdate: boolean;
}

export function newFavourite(relativeId: string, name: string, now: number): Favourite {
  return { relativeId, name, addedAt: now, seenAt: now };
}

/** In its old place, and still unseen when it was: whatever is new came after it was added. */
export function restoredFavourite({ relativeId, name, addedAt, hasUpdate }: Restored, now: number): Favourite {
  const at = Math.min(addedAt, now);
  return { relativeId, name, addedAt: at, seenAt: hasUpdate ? at : now };
}
