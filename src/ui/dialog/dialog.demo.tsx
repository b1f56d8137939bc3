import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Popover } from '../popover/popover.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import { Dialog } from './dialog.tsx';

export const title = '对话框';

type Shown = 'none' | 'plain' | 'confirm' | 'long';

const RULES = Array.from({ length: 30 }, (_, index) => `第 ${index + 1} 条：本站只做索引与整理，不存储任何影视内容。`);

export default function DialogDemo() {
  const [shown, setShown] = useState<Shown>('none');
  const close = () => setShown('none');
  return (
    <>
      <DemoRow label="普通">
        <Button kind="line" onClick={() => setShown('plain')}>
          打开对话框
        </Button>
      </DemoRow>
      <DemoRow label="必须回答">
        <Button kind="line" onClick={() => setShown('confirm')}>
          删除前确认
        </Button>
      </DemoRow>
      <DemoRow label="内容很长">
        <Button kind="line" onClick={() => setShown('long')}>
          看免责声明
        </Button>
      </DemoRow>

      <PlainDialog open={shown === 'plain'} onClose={close} />
      <Dialog
        open={shown === 'confirm'}
        onClose={close}
        closedBy="none"
        title="删除这条账单？"
        footer={
          <>
            <Button kind="line" onClick={close}>
              取消
            </Button>
            <Button kind="danger" onClick={close}>
              删除
            </Button>
          </>
        }
      >
        <p>删除后 30 天内可以在回收站找回。</p>
      </Dialog>
      <Dialog open={shown === 'long'} onClose={close} title="免责声明">
        {RULES.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </Dialog>
    </>
  );
}

function PlainDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isSecondShown, setSecondShown] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title="今天也要好好看剧">
      <p>按 Esc、点右上角或点外面都能关上，焦点会回到打开它的按钮。</p>
      <DemoRow label="再往上">
        <Button kind="line" size="sm" onClick={() => toast('提示盖在对话框上面', { duration: 5000 })}>
          弹一条提示
        </Button>
        <Button kind="line" size="sm" onClick={() => setSecondShown(true)}>
          再开一层
        </Button>
        <Popover label="层中层">
          <p>浮层在对话框之上。</p>
        </Popover>
      </DemoRow>
      <Dialog open={isSecondShown} onClose={() => setSecondShown(false)} title="第二层">
        <p>关上这一层，页面仍不能滚动。</p>
      </Dialog>
    </Dialog>
  );
}
