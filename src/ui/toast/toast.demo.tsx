import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { notify, toast } from './toast-store.ts';

export const title = '轻提示与通知';

export default function ToastDemo() {
  const [isDeleted, setDeleted] = useState(false);
  function remove() {
    setDeleted(true);
    toast('已删除这条账单', { action: { label: '撤销', run: () => setDeleted(false) } });
  }
  return (
    <>
      <DemoRow label="轻提示">
        <Button kind="line" onClick={() => toast('已加到收藏')}>
          普通提示
        </Button>
        <Button kind="line" onClick={() => toast('内容已复制到剪切板', { kind: 'success' })}>
          成功提示
        </Button>
        <Button kind="line" onClick={() => toast('错误请重试', { kind: 'error' })}>
          出错提示
        </Button>
      </DemoRow>
      <DemoRow label="可以撤销">
        <Button kind="line" onClick={remove}>
          删掉账单
        </Button>
        <output>{isDeleted ? '账单已删除' : '账单还在'}</output>
      </DemoRow>
      <DemoRow label="通知">
        <Button kind="line" onClick={() => notify('新版本已就绪，刷新后生效', { kind: 'success' })}>
          成功通知
        </Button>
        <Button kind="line" onClick={() => notify('网络已断开，恢复后会自动重试', { kind: 'error' })}>
          出错通知
        </Button>
      </DemoRow>
    </>
  );
}
