import { DemoRow } from '../section/demo-row.tsx';
import { Marquee } from './marquee.tsx';

export const title = '滚动公告';

const LONG = [
  { text: '新增「片单精选」，每周五更新', link: '/home' },
  { text: '短链现已支持微信内打开提示；双十一返现加倍进行中，订单完成后 24 小时内到账。' },
];

export default function MarqueeDemo() {
  return (
    <>
      <DemoRow label="放不下才滚" layout="stack">
        <div style={{ maxWidth: 340 }}>
          <Marquee label="长公告" items={LONG} />
        </div>
      </DemoRow>
      <DemoRow label="放得下不动" layout="stack">
        <Marquee label="短公告" items={[{ text: '今晚 22:00 维护' }]} />
      </DemoRow>
    </>
  );
}
