/**
 * Limits on guessing and on sending mail. They are held in the database and never multiplied by LIMITS_FACTOR.
 * A stranger can use up one address's tries at an account, not those of its owner elsewhere: that needs many addresses.
 */
const QUARTER = 900;
const HOUR = 3600;

export const LOGIN_LIMITS = {
  address: { max: 30, seconds: QUARTER },
  /** One account from one address. */
  pair: { max: 10, seconds: QUARTER },
  account: { max: 30, seconds: QUARTER },
  total: { max: 2000, seconds: 600 },
};

export const CODE_LIMITS = {
  address: { max: 10, seconds: HOUR },
  pause: { max: 1, seconds: 60 },
  /** Also bounds guessing: five tries a code make fifty a day. */
  day: { max: 10, seconds: 86_400 },
  total: { max: 300, seconds: HOUR },
  /** Wrong codes from one address, whomever they are about. */
  guesses: { max: 30, seconds: QUARTER },
};

/** Asking a logged-in member for the password again. */
export const CONFIRM_LIMIT = { max: 10, seconds: QUARTER };
