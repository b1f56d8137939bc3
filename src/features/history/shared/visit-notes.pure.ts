import { type Visit, visitsIn, withVisit } from './visit-history.pure.ts';

/** What the browser notes about a visit beside Key and Name, which is all the stored list may hold. */
export interface VisitNote {
  Key: string;
  /** When, by the clock of this browser. */
  At: number;
  /** Empty when the page did not say. */
  TypeName: string;
  /** The member's server has not heard of it yet. */
  isUnsent: boolean;
}

export interface VisitNotes {
  /** Whose list it is: a member's, kept in step with the server, or null for a visitor's own. */
  owner: number | null;
  /** When it was last in step. */
  syncedAt: number;
  notes: VisitNote[];
}

export interface VisitLog extends VisitNotes {
  visits: Visit[];
}

export type NotedVisit = Visit & { At: number | undefined; TypeName: string };

/** How many visits the server takes in one call. */
const MOST = 100;
const LONGEST = 200;

export const EMPTY_LOG: VisitLog = { owner: null, syncedAt: 0, visits: [], notes: [] };

/** What another page or an old version left in the browser is not trusted to have the right shape. */
export function logIn(storedVisits: unknown, storedNotes: unknown): VisitLog {
  const { owner, syncedAt, notes } = (storedNotes ?? {}) as Partial<Record<keyof VisitNotes, unknown>>;
  const isNote = (note: Partial<VisitNote> | null): note is VisitNote =>
    typeof note?.Key === 'string' && Number.isFinite(note.At) && typeof note.TypeName === 'string';
  return {
    visits: visitsIn(storedVisits),
    owner: typeof owner === 'number' ? owner : null,
    syncedAt: typeof syncedAt === 'number' ? syncedAt : 0,
    notes: Array.isArray(notes) ? notes.filter(isNote) : [],
  };
}

export function withNotedVisit(log: VisitLog, { Key, Name, TypeName }: Visit & { TypeName: string }, now: number) {
  const visits = withVisit(log.visits, { Key, Name });
  const kept = new Set(visits.map((visit) => visit.Key));
  const others = log.notes.filter((note) => note.Key !== Key && kept.has(note.Key));
  return { ...log, visits, notes: [{ Key, At: now, TypeName, isUnsent: true }, ...others] } satisfies VisitLog;
}

export function withoutVisit(log: VisitLog, key: string): VisitLog {
  return {
    ...log,
    visits: log.visits.filter(({ Key }) => Key !== key),
    notes: log.notes.filter(({ Key }) => Key !== key),
  };
}

export function noted({ visits, notes }: Pick<VisitLog, 'visits' | 'notes'>): NotedVisit[] {
  const byKey = new Map(notes.map((note) => [note.Key, note]));
  return visits.map((visit) => {
    const note = byKey.get(visit.Key);
    return { ...visit, At: note?.At, TypeName: note?.TypeName ?? '' };
  });
}

/** What the server is to hear: a visitor's whole list at the first login, later only what it has not heard yet. */
export function visitsToSend(log: VisitLog, memberId: number, now: number): (Visit & { Ago?: number })[] {
  const unsent = new Set(log.notes.filter(({ isUnsent }) => isUnsent).map(({ Key }) => Key));
  return (
    noted(log)
      .filter(({ Key }) => log.owner !== memberId || unsent.has(Key))
      // One entry of another making must not keep the server from hearing of the rest.
      .filter(({ Key, Name }) => [Key, Name.trim()].every((text) => text !== '' && text.length <= LONGEST))
      .slice(0, MOST)
      .map(({ Key, Name, At }) => ({ Key, Name, ...(At !== undefined && { Ago: Math.max(0, now - At) }) }))
  );
}

export interface ServerVisit extends Visit {
  VisitedTime: string;
  TypeName: string;
}

/** The server's list, and on top what was looked at while it was on its way. */
export function mirrored(
  { visits, notes }: VisitLog,
  server: readonly ServerVisit[],
  { memberId, askedAt, now }: { memberId: number; askedAt: number; now: number },
): VisitLog {
  const late = new Set(notes.filter(({ At, isUnsent }) => isUnsent && At > askedAt).map(({ Key }) => Key));
  const log: VisitLog = {
    owner: memberId,
    syncedAt: now,
    visits: server.map(({ Key, Name }) => ({ Key, Name })),
    notes: server.map(({ Key, VisitedTime, TypeName }) => ({
      Key,
      At: Date.parse(VisitedTime),
      TypeName,
      isUnsent: false,
    })),
  };
  return noted({ visits, notes })
    .filter(({ Key }) => late.has(Key))
    .reduceRight((whole, visit) => withNotedVisit(whole, visit, visit.At ?? now), log);
}
