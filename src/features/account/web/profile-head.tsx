import { LogOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import type { Account } from '../my-account.contract.ts';
import { logOut } from '../shared/log-out.ts';
import './profile-head.css';

export function ProfileHead({ account }: { account: Account }) {
  const { Username, Email, IsOperator, CreatedTime } = account;
  return (
    <header className="profile-head">
      <span className="profile-head-disc" aria-hidden="true">
        {[...Username][0]}
      </span>
      <div className="profile-head-text">
        <h1>我的账号</h1>
        <p>
          <b>{Username}</b>
          {IsOperator && <span className="profile-head-role">站长</span>}
        </p>
        <p className="profile-head-facts">
          <span>{Email ?? '未绑定邮箱'}</span>
          <span>
            <span className="num">{CreatedTime.slice(0, 10)}</span> 加入
          </span>
        </p>
      </div>
      <LogOutButton />
    </header>
  );
}

/** Without JavaScript it posts; with it the browser also forgets what it kept of the login. */
function LogOutButton() {
  const navigate = useNavigate();
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (await logOut()) navigate('/');
  }
  return (
    <Form method="post" onSubmit={onSubmit}>
      <Button type="submit" name="form" value="logout" kind="line" icon={<LogOut aria-hidden />}>
        退出登录
      </Button>
    </Form>
  );
}
