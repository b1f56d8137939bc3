import { Heart, History, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { Menu } from './menu.tsx';

export const title = '菜单';

export default function MenuDemo() {
  const [chosen, setChosen] = useState('还没有选');
  return (
    <DemoRow label="我的账号">
      <Menu
        label="我的账号"
        icon={<User size={18} aria-hidden />}
        align="start"
        groups={[
          [
            { label: '我的收藏', icon: <Heart size={16} aria-hidden />, onSelect: () => setChosen('我的收藏') },
            { label: '浏览记录', icon: <History size={16} aria-hidden />, onSelect: () => setChosen('浏览记录') },
            { label: '开源主页', href: 'https://example.com/' },
            { label: '回首页', href: '/' },
          ],
          [
            {
              label: '退出登录',
              icon: <LogOut size={16} aria-hidden />,
              tone: 'danger',
              onSelect: () => setChosen('退出登录'),
            },
          ],
        ]}
      />
      <output>{chosen}</output>
    </DemoRow>
  );
}
