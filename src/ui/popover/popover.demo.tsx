import { Bell, History, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { closePopover, Popover } from './popover.tsx';

export const title = '浮层';

export default function PopoverDemo() {
  const [place, setPlace] = useState(1);
  const [opened, setOpened] = useState(0);
  return (
    <>
      <DemoRow label="图标按钮">
        <Popover
          label="最近看过"
          title="浏览记录"
          icon={<History size={19} aria-hidden />}
          align="start"
          closeKey={place}
        >
          <p>暂无浏览记录</p>
          <Button kind="line" size="sm" onClick={() => setPlace(place + 1)}>
            去第 {place + 1} 页
          </Button>
        </Popover>
        <Popover
          id="popover-demo-share"
          label="分享给朋友"
          title="分享此页"
          icon={<Share2 size={18} aria-hidden />}
          width={264}
          onToggle={(isOpen) => isOpen && setOpened(opened + 1)}
        >
          <div style={{ display: 'grid', placeItems: 'center', gap: 12 }}>
            <QrCode text="https://s.example/a8Kd2" label="分享用的二维码" />
            <code>s.example/a8Kd2</code>
            <p>第 {opened} 次打开</p>
          </div>
          <Button wide onClick={() => closePopover('popover-demo-share')}>
            复制链接
          </Button>
        </Popover>
      </DemoRow>
      <DemoRow label="文字按钮">
        <Popover label="这是什么" align="start">
          <p>不靠脚本也能打开，按 Esc 或点别处都会关上。</p>
        </Popover>
      </DemoRow>
      <DemoRow label="比窗口宽">
        <Popover label="很宽的浮层" icon={<Bell size={18} aria-hidden />} width={900}>
          <p>比窗口宽时收到窗口以内。</p>
        </Popover>
      </DemoRow>
    </>
  );
}
