import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '#/platform/http/app-error.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a good part of a core: a flood of logins must wait outside. */
const AT_ONCE = 2;
const WAITING = 64;

let running = 0;
const queue: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), OPTIONS));
}

export async function isPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, normal(password)));
}

/** The same characters typed on two keyboards may arrive composed or not. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw unavailable();
    // The one who leaves hands its place on, so that nobody slips in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
