import { Bell, History, Share2 } from 'lucide-react';
import { useState } from 'react';
import { closePopover, Popover } from './popover.tsx';

export const title = '浮层';

export default function PopoverDemo() {
  const [place, setPlace] = useState(1);
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Popover label="最近看过" icon={<History size={19} aria-hidden />} align="start" closeKey={place}>
        <p>暂无浏览记录</p>
        <button type="button" onClick={() => setPlace(place + 1)}>
          去第 {place + 1} 页
        </button>
      </Popover>
      <Popover
        id="popover-demo-share"
        label="分享给朋友"
        icon={<Share2 size={18} aria-hidden />}
        width={264}
        onToggle={(isOpen) => isOpen && setOpened(opened + 1)}
      >
        <p>第 {opened} 次打开。</p>
        <button type="button" onClick={() => closePopover('popover-demo-share')}>
          知道了
        </button>
      </Popover>
      <Popover label="文字按钮">
        <p>不靠脚本也能打开、按 Esc 或点别处都会关上。</p>
      </Popover>
      <Popover label="很宽的浮层" icon={<Bell size={18} aria-hidden />} width={900}>
        <p>比窗口宽时收到窗口以内。</p>
      </Popover>
    </>
  );
}
