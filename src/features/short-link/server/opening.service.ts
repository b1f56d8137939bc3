import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey, guessesAt, placeOf } from '#/platform/limits/place.ts';
import type { Hasher } from '#/platform/secret/hasher.ts';
import type { PlanTarget } from '../link-plan.pure.ts';
import { deviceOf, type InApp, isIos, needsTip } from './agent.rules.ts';
import type { ClickCounter } from './click-counter.ts';
import type { GuessGuard } from './guess-guard.ts';
import { readAgent } from './known-agents.ts';
import type { LinkPartsStore } from './link-parts.store.ts';
import { choose, lotOf, momentOf } from './link-plan.rules.ts';
import type { Doubt } from './lookalike.rules.ts';
import { shortLinkGone, shortLinkNotFound, wrongPassword } from './short-link.errors.ts';
import { isCode, type ShortLink, stateOf } from './short-link.rules.ts';
import type { ShortLinkStore } from './short-link.store.ts';
import { type Simplify, slugKey } from './slug.rules.ts';
import type { LinkVisitor, VisitNotes } from './visit-notes.ts';

/** Wrong passwords in ten minutes: by one household, and for one link by all of them together. */
const GUESSES = { address: { max: 10, seconds: 600 }, network: { max: 30, seconds: 600 } };
const GUESSES_PER_LINK = { max: 200, seconds: 600 };

interface Needs {
  store: Pick<ShortLinkStore, 'find'>;
  parts: Pick<LinkPartsStore, 'takeVisit' | 'takeTurn'>;
  counter: Pick<ClickCounter, 'count'>;
  notes: Pick<VisitNotes, 'note'>;
  guard: GuessGuard;
  hasher: Pick<Hasher, 'isRight'>;
  limits: Pick<Limits, 'guessAll' | 'settle'>;
  simplify: Simplify;
  now: () => number;
}

interface Opening {
  isCounted: boolean;
  password: string | undefined;
  /** The visitor has seen the warning and goes on. */
  isAgreed: boolean;
}

/** Why a visitor does not go on at once. `robot`: programs use up none of a link's visits. */
export type Stop = 'password' | 'doubt' | 'robot' | 'app';

export interface Opened {
  link: ShortLink;
  /** Where this visitor goes. Its `app` is tried first. */
  target: Pick<PlanTarget, 'url' | 'app'>;
  tip: InApp | null;
  isIos: boolean;
  stop: Stop | null;
  doubt: Doubt | null;
}

export type OpeningService = ReturnType<typeof createOpeningService>;

/** What happens when somebody opens a link that the door does not answer by itself. */
export function createOpeningService(needs: Needs) {
  const { store, parts, counter, notes, guard, hasher, limits, simplify, now } = needs;

  /** By its code as it is written, else by the one spelling of those that owners chose. */
  async function findByName(name: string): Promise<ShortLink | undefined> {
    const exact = isCode(name) ? await store.find(name) : undefined;
    if (exact) return exact;
    const key = slugKey(name, simplify);
    const isAsked = key === name && isCode(name);
    return key === undefined || isAsked ? undefined : store.find(key);
  }

  /** A link that may be opened. Unknown codes are counted against whoever asks. */
  async function findOpen(name: string, address: string): Promise<ShortLink> {
    guard.refuseShut(address);
    const link = await findByName(name);
    if (!link) {
      await guard.countUnknown(address);
      throw shortLinkNotFound();
    }
    if (stateOf(link, now()) !== 'active') throw shortLinkGone();
    return link;
  }

  async function checkPassword({ code, passwordHash }: ShortLink, password: string, address: string): Promise<void> {
    const guesses = [
      ...guessesAt(placeOf(address), 'short password', GUESSES, code),
      { name: 'short password link', key: code, limit: GUESSES_PER_LINK },
    ];
    await limits.guessAll(guesses);
    if (!(await hasher.isRight(passwordHash ?? undefined, password))) throw wrongPassword();
    await limits.settle({ forgive: guesses });
  }

  /** Rotations give each target to so many visitors; those who only look are given the first and use up none. */
  async function targetFor(link: ShortLink, visitor: LinkVisitor, isTaken: boolean): Promise<PlanTarget | undefined> {
    const { app, system } = readAgent(visitor.userAgent);
    const lot = lotOf(`${link.code} ${addressKey(visitor.address)} ${visitor.userAgent}`);
    const choice = choose(link.plan, { device: deviceOf(system), app, lot, ...momentOf(now()) });
    if (!choice || choice.rule.pick === 'share' || !isTaken) return choice?.targets[0];
    for (const target of choice.targets) if (await parts.takeTurn(link.code, target.id, target.most)) return target;
    // All are full: the link's own target is for those.
    return undefined;
  }

  return {
    findByName,
    preview: findOpen,

    async open(name: string, visitor: LinkVisitor, { isCounted, password, isAgreed }: Opening): Promise<Opened> {
      const link = await findOpen(name, visitor.address);
      const { code } = link;
      const agent = readAgent(visitor.userAgent);
      const tip = agent.inApp && needsTip(agent.inApp, link) ? agent.inApp : null;
      const count = (kind: 'clicks' | 'bots' | 'tips') =>
        isCounted && counter.count(code, agent.isRobot ? 'bots' : kind);
      const stopped = (stop: Stop | null): Opened => ({
        link,
        target: { url: link.url, app: '' },
        tip,
        isIos: isIos(visitor.userAgent),
        stop,
        doubt: link.doubt,
      });
      if (tip) {
        count('tips');
        return stopped(null);
      }
      if (link.passwordHash !== null) {
        if (password === undefined) return stopped('password');
        await checkPassword(link, password, visitor.address);
      }
      if (link.doubt !== null && !isAgreed) return stopped('doubt');
      const isVisit = isCounted && !agent.isRobot;
      if (link.visitLimit !== null) {
        if (!isVisit) {
          count('bots');
          return stopped('robot');
        }
        if (!(await parts.takeVisit(code))) throw shortLinkGone();
      }
      const target = await targetFor(link, visitor, isVisit);
      count('clicks');
      if (isVisit && link.ownerId !== null)
        notes.note(code, visitor, link.plan.length === 0 ? '' : (target?.id ?? 'own'));
      const opened = stopped(target?.app && isVisit ? 'app' : null);
      return target ? { ...opened, target: { url: target.url, app: target.app } } : opened;
    },
  };
}
