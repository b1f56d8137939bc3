import { PASSWORD_MIN } from './account-fields.pure.ts';

export interface Strength {
  /** The number of filled bars, out of four. */
  level: 1 | 2 | 3 | 4;
  label: string;
}

const LEVELS = [
  { level: 1, label: '太短' },
  { level: 2, label: '弱' },
  { level: 3, label: '中' },
  { level: 4, label: '强' },
] as const;

const WORD_AND_NUMBER = /^[a-z]+\d+[!.]?$/i;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The server refuses a password that holds the name, or the mailbox before the @. */
export function holdsOwnName(password: string, { username, email }: { username: string; email: string }): boolean {
  const [name, mailbox = ''] = [fold(username.trim()), fold(email.trim()).split('@')[0]];
  return (name.length > 2 && fold(password).includes(name)) || (mailbox.length > 3 && fold(password).includes(mailbox));
}

/** A first impression while typing. Whether a password is among the common ones only the server knows. */
export function passwordStrength(password: string): Strength {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < PASSWORD_MIN) return LEVELS[0];
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /\p{Script=Han}/u, /[^a-zA-Z\d\p{Script=Han}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  // There are many more Chinese characters than letters to guess among.
  const length = characters.reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 1.5 : 1), 0);
  // A long password of few different characters, such as aaaaaaaa, is a short one.
  const worth = Math.min(length, new Set(characters).size * 2);
  // A word with a number after it is the first thing that guessers try.
  const points = WORD_AND_NUMBER.test(password) ? worth : worth + (kinds - 1) * 3;
  return points >= 17 ? LEVELS[3] : points >= 13 ? LEVELS[2] : LEVELS[1];
}
