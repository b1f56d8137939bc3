import { Form } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { deviceName } from '../device-name.pure.ts';
import type { Session } from '../my-account.contract.ts';
import type { Outcome } from './account-action.ts';
import './login-list.css';

export function LoginList({ sessions, outcome }: { sessions: readonly Session[]; outcome: Outcome | undefined }) {
  return (
    <>
      {outcome?.message && (
        <p className="login-list-refusal" role="alert">
          {outcome.message}
        </p>
      )}
      <ul className="login-list">
        {sessions.map((session) => (
          <li key={session.Id}>
            <div>
              <p className="login-list-name">
                {deviceName(session.UserAgent)}
                {session.IsCurrent && <Badge tone="done">这台设备</Badge>}
              </p>
              <p className="login-list-times">
                <span className="num">{shortTime(session.CreatedTime)}</span> 登录，最近使用{' '}
                <span className="num">{session.SeenTime.slice(0, 10)}</span>
              </p>
            </div>
            {!session.IsCurrent && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="Id" value={session.Id} />
                <Button type="submit" kind="line" size="sm" aria-label={`退出 ${deviceName(session.UserAgent)}`}>
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
