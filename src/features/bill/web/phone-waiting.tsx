import { Clock } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Waiting } from '../outbox.pure.ts';

interface Props {
  waiting: readonly Waiting[];
  sent: number;
  isLoggedOut: boolean;
  retry: (key: string) => void;
  drop: (key: string) => void;
}

/** What was noted and is not on the server yet: each says where it is, none is lost. */
export function PhoneWaiting({ waiting, sent, isLoggedOut, retry, drop }: Props) {
  return (
    <div className="phone-waiting" role="status">
      {sent > 0 && <p>已发送 {sent} 笔</p>}
      {waiting.length > 0 && (
        <p>
          {waiting.length} 笔还在这台手机里，
          {isLoggedOut ? (
            <>
              登录已过期，<a href={loginPath('/bill', '')}>重新登录</a>后发送。
            </>
          ) : (
            '连上网就发送；可以照常记。'
          )}
        </p>
      )}
      {waiting.length > 0 && (
        <ul>
          {waiting.map(({ key, fields, refused }) => (
            <li key={key} data-refused={refused ? true : undefined}>
              <Clock size={14} aria-hidden />
              <span>
                {fields.Title} {fields.Expense ? `−${fields.Expense}` : `+${fields.Income}`}
                <small>{refused ?? '待发送'}</small>
              </span>
              {refused && (
                <Button size="sm" kind="line" onClick={() => retry(key)}>
                  再发一次
                </Button>
              )}
              {refused && (
                <Button size="sm" kind="line" onClick={() => drop(key)}>
                  不要了
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
