import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import type { Session } from '../my-account.contract.ts';
import type { Outcome } from './account-action.ts';
import './login-list.css';

/** A session, and what a person would call the device. */
type Login = Session & { device: string };

export function LoginList({ logins, outcome }: { logins: readonly Login[]; outcome: Outcome | undefined }) {
  return (
    <>
      {outcome?.message && (
        <p className="login-list-refusal" role="alert">
          {outcome.message}
        </p>
      )}
      <ul className="login-list">
        {logins.map((login) => (
          <li key={login.Id}>
            <div>
              <p className="login-list-name">
                {login.device}
                {login.IsCurrent && <span className="login-list-here">这台设备</span>}
              </p>
              <p className="login-list-times">
                <span className="num">{shortTime(login.CreatedTime)}</span> 登录，最近使用{' '}
                <span className="num">{login.SeenTime.slice(0, 10)}</span>
              </p>
            </div>
            {!login.IsCurrent && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="Id" value={login.Id} />
                <Button type="submit" kind="line" size="sm" aria-label={`退出 ${login.device}`}>
                  退出
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button type="submit" name="form" value="everywhere" kind="line">
          退出所有登录
        </Button>
      </Form>
    </>
  );
}

/** 2026-11-15T10:20:30+08:00 as 2026-11-15 10:20. */
function shortTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
