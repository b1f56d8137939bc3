import { useState } from 'react';
import { notify, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

export const title = '轻提示与通知';

export default function ToastDemo() {
  const [isDeleted, setDeleted] = useState(false);
  function remove() {
    setDeleted(true);
    toast('已删除这条账单', { action: { label: '撤销', run: () => setDeleted(false) } });
  }
  return (
    <>
      <Toaster />
      <button type="button" onClick={() => toast('内容已复制到剪切板', { kind: 'success' })}>
        成功提示
      </button>
      <button type="button" onClick={() => toast('错误请重试', { kind: 'error' })}>
        出错提示
      </button>
      <button type="button" onClick={() => toast('已加到收藏')}>
        普通提示
      </button>
      <button type="button" onClick={() => notify('网络已断开，恢复后会自动重试', { kind: 'error' })}>
        出错通知
      </button>
      <button type="button" onClick={() => notify('新版本已就绪，刷新后生效', { kind: 'success' })}>
        成功通知
      </button>
      <button type="button" onClick={remove}>
        删除账单
      </button>
      <output>{isDeleted ? '账单已删除' : '账单还在'}</output>
    </>
  );
}
