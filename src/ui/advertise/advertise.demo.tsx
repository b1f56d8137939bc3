import { DemoRow } from '../section/demo-row.tsx';
import { Advertise } from './advertise.tsx';

export const title = '推广位';

const items = [
  { image: '/icon-192.png', link: '/market', title: '同城市集' },
  { image: '/icon-192.png', link: 'https://example.com/', title: '站外的一家店' },
];

export default function AdvertiseDemo() {
  return (
    <>
      <DemoRow label="横幅">
        <Advertise items={items} />
      </DemoRow>
      <DemoRow label="侧栏">
        <Advertise items={items} place="side" />
      </DemoRow>
    </>
  );
}
