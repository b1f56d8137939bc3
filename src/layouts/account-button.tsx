import { Heart, LibraryBig, LogOut, Settings, User, UserRound } from 'lucide-react';
import { useLocation, useRevalidator } from 'react-router';
import { logOut } from '#/features/account/shared/log-out.ts';
import { Button } from '#/ui/button/button.tsx';
import { Menu, type MenuItem } from '#/ui/menu/menu.tsx';
import { loginPath } from '#/web/login-path.pure.ts';
import { useSite } from './use-site.ts';
import './header-popovers.css';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Logged out: the way to the login. Logged in: the account's menu, which log out closes. */
export function AccountButton({ closeKey }: { closeKey: string }) {
  const { user } = useSite();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
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
  const places: MenuItem[] = [
    { label: '我的书架', href: '/shelf', icon: <LibraryBig {...ICON} /> },
    { label: '我的收藏', href: '/collect', icon: <Heart {...ICON} /> },
    { label: '我的账号', href: '/account', icon: <UserRound {...ICON} /> },
    ...(user.IsOperator ? [{ label: '管理后台', href: '/market/admin', icon: <Settings {...ICON} /> }] : []),
  ];
  const leave: MenuItem = { label: '退出登录', icon: <LogOut {...ICON} />, onSelect: () => logOut().then(revalidate) };
  return (
    <Menu
      label={`${user.Username}，账号菜单`}
      icon={[...user.Username][0]}
      buttonClass="account-avatar"
      groups={[places, [leave]]}
      closeKey={closeKey}
    />
  );
}
