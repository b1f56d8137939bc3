import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Account, Session } from './account.rules.ts';
import type { LoggedIn } from './session.service.ts';
import { CODE_SECONDS, RESEND_SECONDS } from './verification.rules.ts';

export function presentUserInfo({ token, account }: LoggedIn) {
  return {
    Token: token,
    Id: account.id,
    Username: account.username,
    MustChangePassword: account.mustChangePassword,
  };
}

/** To the member themselves. */
export function presentAccount(account: Account, lacksFactor = false) {
  const { mustChangePassword } = account;
  return { ...presentPerson(account), MustChangePassword: mustChangePassword, MustSetFactor: lacksFactor };
}

/** To an operator. */
export function presentMember(account: Account, hasFactor: boolean) {
  return { ...presentPerson(account), IsDisabled: account.isDisabled, HasFactor: hasFactor };
}

function presentPerson({ id, username, email, isOperator, createdAt }: Account) {
  return {
    Id: id,
    Username: username,
    Email: email,
    IsOperator: isOperator,
    CreatedTime: toShanghaiIso(createdAt),
  };
}

export function presentSession({ id, userAgent, createdAt, extendedAt }: Session, currentId?: number) {
  return {
    Id: id,
    UserAgent: userAgent,
    CreatedTime: toShanghaiIso(createdAt),
    SeenTime: toShanghaiIso(extendedAt),
    IsCurrent: id === currentId,
  };
}

export const codeSent = { ResendAfter: RESEND_SECONDS, ValidFor: CODE_SECONDS };
