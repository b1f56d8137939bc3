import type { Account } from '../my-account.contract.ts';
import type { Outcome } from './account-outcome.ts';
import { AccountPart } from './account-part.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileHead } from './profile-head.tsx';

/** All there is of the account's page until the password is one's own. */
export function FirstPassword({ account, outcome }: { account: Account; outcome: Outcome | undefined }) {
  return (
    <>
      <ProfileHead account={account} />
      <AccountPart
        id="password"
        title="先改密码"
        note="这是站点为你生成的密码，请先换成自己的。换好之前，后台和个人的页面都打不开。"
      >
        <PasswordForm key={outcome?.at} outcome={outcome} username={account.Username} />
      </AccountPart>
    </>
  );
}
