import { Heart, LibraryBig, LogOut, Settings, UserRound } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { logOut } from '#/features/account/shared/log-out.ts';
import { Menu, type MenuItem } from '#/ui/menu/menu.tsx';
import type { Site } from '#/web/contexts.ts';

interface Props {
  user: Exclude<Site['user'], null>;
  closeKey: string;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The account's menu, which log out closes. */
export default function MemberMenu({ user, closeKey }: Props) {
  const { revalidate } = useRevalidator();
  const places: MenuItem[] = [
    { label: '我的书架', href: '/shelf', icon: <LibraryBig {...ICON} /> },
    { label: '我的收藏', href: '/collect', icon: <Heart {...ICON} /> },
    { label: '我的账号', href: '/account', icon: <UserRound {...ICON} /> },
    ...(user.IsOperator ? [{ label: '管理后台', href: '/market/admin', icon: <Settings {...ICON} /> }] : []),
  ];
  const leave: MenuItem = {
    label: '退出登录',
    icon: <LogOut {...ICON} />,
    onSelect: () => logOut().then((isOut) => (isOut ? revalidate() : undefined)),
  };
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
