import { User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { loginPath } from '#/web/login-path.pure.ts';
import { useSite } from './use-site.ts';
import './header-popovers.css';

/** For members only: visitors do not load it. */
const MemberMenu = lazy(() => import('./member-menu.tsx'));

/** Logged out: the way to the login. Logged in: the account's menu. */
export function AccountButton({ closeKey }: { closeKey: string }) {
  const { user } = useSite();
  const { pathname, search } = useLocation();
  if (!user) {
    return (
      <Button
        to={loginPath(pathname, search)}
        size="sm"
        className="account-login"
        icon={<User size={15} aria-hidden />}
      >
        <span className="account-login-text">登录</span>
      </Button>
    );
  }
  return (
    <Suspense
      fallback={
        <InnerLink to="/account" className="account-avatar" aria-label={`${user.Username}，我的账号`}>
          {[...user.Username][0]}
        </InnerLink>
      }
    >
      <MemberMenu user={user} closeKey={closeKey} />
    </Suspense>
  );
}
