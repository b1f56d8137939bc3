import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Account } from './account.rules.ts';

export function presentAccount(account: Account) {
  return {
    Id: account.id,
    Username: account.username,
    Email: account.email,
    IsOperator: account.isOperator,
    MustChangePassword: account.mustChangePassword,
    CreatedTime: toShanghaiIso(account.createdAt),
  };
}
