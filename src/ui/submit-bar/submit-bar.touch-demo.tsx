import { Headset, Heart } from 'lucide-react';
import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import { SubmitBar, SubmitBarAction } from './submit-bar.tsx';

export const title = '提交栏';

export default function SubmitBarDemo() {
  const [isKept, setKept] = useState(false);
  return (
    <>
      <DemoRow label="买东西" layout="stack">
        <SubmitBar price={6800} buttonText="立即购买" buttonType="accent" onSubmit={() => toast('去付款')}>
          <SubmitBarAction
            icon={<Heart aria-hidden />}
            label="收藏"
            isPressed={isKept}
            onClick={() => setKept(!isKept)}
          />
          <SubmitBarAction icon={<Headset aria-hidden />} label="客服" onClick={() => toast('客服在线')} />
        </SubmitBar>
      </DemoRow>
      <DemoRow label="照常" layout="stack">
        <SubmitBar price={305} buttonText="提交订单" tip="还差 ¥12.00 起送" isDisabled onSubmit={() => {}} />
        <SubmitBar price={1_280_000} buttonText="提交订单" isLoading onSubmit={() => {}} />
      </DemoRow>
    </>
  );
}
