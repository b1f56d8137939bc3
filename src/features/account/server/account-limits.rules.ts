/**
 * Limits on guessing and on sending mail. They are held in the database and never multiplied by LIMITS_FACTOR.
 * Those of a place refuse whoever is there. Those that many strangers share never close: beyond them a proof of work is
 * asked for, which costs the more the more there are. Why these figures: docs/decisions/0043-limits-that-hurt-the-abuser.md.
 */
const QUARTER = 900;
const HOUR = 3600;
const DAY = 86_400;

interface Limit {
  max: number;
  seconds: number;
}

/** A limit beyond which one pays. */
export interface Toll {
  limit: Limit;
  /** The price doubles after this many further attempts. */
  doubles: number;
  /** The highest price, in riddles of the easiest kind. */
  most: number;
  /** More than these are refused at any price. */
  ceiling?: number;
}

/** How hard a riddle the guess with this number costs; nothing within the limit, Infinity beyond the ceiling. */
export function priceOf(count: number, { limit, doubles, most, ceiling = Number.POSITIVE_INFINITY }: Toll): number {
  if (count <= limit.max) return 0;
  if (count > ceiling) return Number.POSITIVE_INFINITY;
  return Math.min(2 ** Math.floor((count - limit.max - 1) / doubles), most);
}

/** The same at an address (for IPv6 a /64) and, three times as much, in a network (a /48). */
function perPlace(max: number, seconds: number) {
  return { address: { max, seconds }, network: { max: 3 * max, seconds } };
}

const MOST_FOR_ALL = 16;

export const LOGIN_LIMITS = {
  place: perPlace(30, QUARTER),
  /** One account from one place. */
  pair: perPlace(10, QUARTER),
  account: { limit: { max: 30, seconds: QUARTER }, doubles: 30, most: MOST_FOR_ALL },
  /** What all strangers together may guess at one account in a day, whatever they pay. */
  day: { limit: { max: 100, seconds: DAY }, doubles: 50, most: 2 ** 18, ceiling: 1000 },
  total: { limit: { max: 2000, seconds: 600 }, doubles: 1000, most: MOST_FOR_ALL },
  /** A browser that has been in this account before shares none of the above. */
  known: { max: 10, seconds: QUARTER },
  knownDay: { max: 50, seconds: DAY },
};

export const CODE_LIMITS = {
  place: perPlace(10, HOUR),
  pause: { max: 1, seconds: 60 },
  /** Also bounds guessing: five tries a code make fifty a day. */
  day: { max: 10, seconds: DAY },
  /** Letters to strangers, counted apart for each purpose. */
  total: { limit: { max: 300, seconds: HOUR }, doubles: 150, most: MOST_FOR_ALL },
  /** Letters that one member has sent to new addresses. */
  member: { max: 10, seconds: HOUR },
  /** Wrong codes from one place, whomever they are about. */
  guesses: perPlace(30, QUARTER),
};

/** Asking whether a name is taken, which a registration does. */
export const NAME_LIMITS = {
  place: perPlace(20, HOUR),
  total: { limit: { max: 300, seconds: HOUR }, doubles: 150, most: MOST_FOR_ALL },
};

/** Asking a logged-in member for the password again. */
export const CONFIRM_LIMIT = { max: 10, seconds: QUARTER };
