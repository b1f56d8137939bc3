import {
  EMPTY_LOG,
  mirrored,
  type ServerVisit,
  type VisitLog,
  visitsToSend,
  withNotedVisit,
  withoutVisit,
} from './visit-notes.pure.ts';

export interface Visited {
  Key: string;
  Name: string;
  TypeName?: string;
}

interface Needs {
  read(): VisitLog;
  write(log: VisitLog): void;
  /** Private mode: nothing is written, neither here nor on the server. */
  isPrivate(): boolean;
  /** The member's list after these visits were added; undefined when the server could not be reached. */
  send(visits: readonly { Key: string; Name: string; Ago?: number }[]): Promise<readonly ServerVisit[] | undefined>;
  clearOnServer(): Promise<boolean>;
  removeOnServer(key: string): Promise<boolean>;
  now(): number;
}

/** A list this fresh is not asked for again. */
const FRESH_MS = 60_000;

/** Local first: the list lives in the browser, and a member's is kept in step with the server. */
export function createVisitSync({ read, write, isPrivate, send, clearOnServer, removeOnServer, now }: Needs) {
  let member: number | undefined;
  let isSending = false;
  /** Goes up whenever an answer that is still on its way must not be shown any more. */
  let generation = 0;

  async function bringIntoStep(): Promise<void> {
    if (member === undefined || isSending || isPrivate()) return;
    const visits = visitsToSend(read(), member, now());
    const isFresh = read().owner === member && Math.abs(now() - read().syncedAt) < FRESH_MS;
    if (visits.length === 0 && isFresh) return;
    const [memberId, askedAt, asked] = [member, now(), generation];
    isSending = true;
    const server = await send(visits);
    isSending = false;
    if (!server) return;
    if (asked === generation && member === memberId) write(mirrored(read(), server, { memberId, askedAt, now: now() }));
    await bringIntoStep();
  }

  function forgetLocal(): void {
    generation += 1;
    write(EMPTY_LOG);
  }

  return {
    remember({ Key, Name, TypeName = '' }: Visited): void {
      if (isPrivate()) return;
      write(withNotedVisit(read(), { Key, Name, TypeName }, now()));
      bringIntoStep();
    },

    /** Says who is logged in: nobody's list is ever shown to, or merged into, another's. */
    async follow(memberId: number | undefined): Promise<void> {
      member = memberId;
      const { owner } = read();
      if (owner !== null && owner !== memberId) forgetLocal();
      await bringIntoStep();
    },

    /** A member's list goes from the server first, or it would come back with the next answer. */
    async clear(): Promise<boolean> {
      generation += 1;
      if (member !== undefined && !(await clearOnServer())) return false;
      generation += 1;
      write({ ...EMPTY_LOG, owner: member ?? null, syncedAt: now() });
      return true;
    },

    async remove(key: string): Promise<boolean> {
      generation += 1;
      if (member !== undefined && !(await removeOnServer(key))) return false;
      generation += 1;
      write(withoutVisit(read(), key));
      return true;
    },
  };
}
