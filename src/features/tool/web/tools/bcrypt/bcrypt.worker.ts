import { serveWorker } from '../../frame/serve-worker.ts';
import { hashPassword, matchesHash } from './bcrypt.work.ts';

export interface BcryptQuestion {
  password: string;
  /** Empty: a new one is made. */
  hash: string;
  rounds: number;
}

serveWorker(({ password, hash, rounds }: BcryptQuestion) => {
  if (!hash.trim()) return hashPassword(password, rounds);
  return matchesHash(password, hash) ? '相符：这个密码对得上这个哈希' : '不相符：密码和哈希对不上';
});
