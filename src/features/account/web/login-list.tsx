import { Monitor, Smartphone } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { shortTime } from '#/web/short-time.ts';
import type { Session } from '../my-account.contract.ts';
import type { Outcome } from './account-outcome.ts';
import './login-list.css';

/** Logins of one kind of device, by the name that a person would give it. */
export interface DeviceLogins {
  device: string;
  isPhone: boolean;
  logins: Session[];
}

export function LoginList({ devices, outcome }: { devices: readonly DeviceLogins[]; outcome: Outcome | undefined }) {
  const count = devices.reduce((sum, { logins }) => sum + logins.length, 0);
  return (
    <>
      {outcome?.message && (
        <p className="login-list-refusal" role="alert">
          {outcome.message}
        </p>
      )}
      <ul className="login-list">
        {devices.map(({ device, isPhone, logins }) => (
          <li key={device}>
            {isPhone ? (
              <Smartphone className="login-list-icon" aria-hidden />
            ) : (
              <Monitor className="login-list-icon" aria-hidden />
            )}
            <div className="login-list-device">
              <p className="login-list-name">
                {device}
                {logins.length > 1 && (
                  <span className="login-list-count">
                    <span className="num">{logins.length}</span> 个登录
                  </span>
                )}
              </p>
              <ul>
                {logins.map((login) => (
                  <Login key={login.Id} login={login} device={device} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <Form method="post" preventScrollReset className="login-list-all">
        {count > 1 && (
          <Button type="submit" name="form" value="others" kind="line">
            退出其他设备
          </Button>
        )}
        <Button type="submit" name="form" value="everywhere" kind={count > 1 ? 'quiet' : 'line'}>
          退出所有登录
        </Button>
      </Form>
    </>
  );
}

function Login({ login, device }: { login: Session; device: string }) {
  return (
    <li className="login-list-one">
      <p className="login-list-times">
        <span className="num">{shortTime(login.CreatedTime)}</span> 登录，最近使用{' '}
        <span className="num">{login.SeenTime.slice(0, 10)}</span>
      </p>
      {login.IsCurrent ? (
        <span className="login-list-here">正在使用</span>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="session" />
          <input type="hidden" name="Id" value={login.Id} />
          <Button
            type="submit"
            kind="line"
            size="sm"
            aria-label={`退出 ${shortTime(login.CreatedTime)} 登录的${device}`}
          >
            退出
          </Button>
        </Form>
      )}
    </li>
  );
}
