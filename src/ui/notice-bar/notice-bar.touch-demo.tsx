import { DemoRow } from '../section/demo-row.tsx';
import { NoticeBar } from './notice-bar.tsx';

export const title = '通知栏';

export default function NoticeBarDemo() {
  return (
    <DemoRow label="可以关掉" layout="stack">
      <div style={{ maxWidth: 355 }}>
        <NoticeBar
          label="活动通知"
          isClosable
          items={[{ text: '双十一返现加倍进行中，订单完成后 24 小时内到账，以实付金额计算。' }]}
        />
      </div>
      <NoticeBar label="维护通知" items={[{ text: '今晚 22:00 维护', link: '/declaration' }]} />
    </DemoRow>
  );
}
