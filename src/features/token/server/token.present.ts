import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { ApiToken } from '../token.contract.ts';
import { isOver } from './token.rules.ts';
import type { StoredToken } from './token.store.ts';

export function presentToken(token: StoredToken, now: number): ApiToken {
  const { id, name, hint, scopes, createdAt, expiresAt, usedAt } = token;
  return {
    Id: id,
    Name: name,
    Hint: hint,
    Scopes: scopes,
    CreatedTime: toShanghaiIso(createdAt),
    ExpiresTime: expiresAt === null ? null : toShanghaiIso(expiresAt),
    LastUsedTime: usedAt === null ? null : toShanghaiIso(usedAt),
    IsExpired: isOver(expiresAt, now),
  };
}
