import { useState } from 'react';
import { Popover } from '../popover/popover.tsx';
import { toast } from '../toast/toast-store.ts';
import { Dialog } from './dialog.tsx';

export const title = '对话框';

type Shown = 'none' | 'plain' | 'confirm' | 'long';

export default function DialogDemo() {
  const [shown, setShown] = useState<Shown>('none');
  const [isSecondShown, setSecondShown] = useState(false);
  const close = () => setShown('none');
  return (
    <>
      <button type="button" onClick={() => setShown('plain')}>
        打开对话框
      </button>
      <button type="button" onClick={() => setShown('confirm')}>
        必须回答
      </button>
      <button type="button" onClick={() => setShown('long')}>
        很长的内容
      </button>

      <Dialog open={shown === 'plain'} onClose={close} title="今天也要好好看剧">
        <p>按 Esc、点右上角或点外面都能关上，焦点会回到打开它的按钮。</p>
        <button type="button" onClick={() => toast('提示盖在对话框上面', { duration: 5000 })}>
          弹一条提示
        </button>
        <button type="button" onClick={() => setSecondShown(true)}>
          再开一层
        </button>
        <Popover label="对话框里的浮层">
          <p>浮层在对话框之上。</p>
        </Popover>
        <Dialog open={isSecondShown} onClose={() => setSecondShown(false)} title="第二层">
          <p>关上这一层，页面仍不能滚动。</p>
        </Dialog>
      </Dialog>

      <Dialog
        open={shown === 'confirm'}
        onClose={close}
        closedBy="none"
        title="删除这条账单？"
        footer={
          <>
            <button type="button" onClick={close}>
              取消
            </button>
            <button type="button" onClick={close}>
              删除
            </button>
          </>
        }
      >
        <p>删除后 30 天内可以在回收站找回。</p>
      </Dialog>

      <Dialog open={shown === 'long'} onClose={close} title="免责声明">
        {Array.from({ length: 30 }, (_, index) => `第 ${index + 1} 条：本站只做索引与整理，不存储任何影视内容。`).map(
          (line) => (
            <p key={line}>{line}</p>
          ),
        )}
      </Dialog>
    </>
  );
}
