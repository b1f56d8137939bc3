import { DemoRow } from '../section/demo-row.tsx';
import { Carousel } from './carousel.tsx';

export const title = '轮播';

const banners = [
  { name: '秋日市集', note: '同城好物，满 100 返 10', ground: 'var(--disc-2)' },
  { name: '片单精选', note: '每周五更新', ground: 'var(--disc-7)' },
  { name: '岁末心愿', note: '写一张贺卡给远方的人', ground: 'var(--disc-1)' },
];

const slides = banners.map(({ name, note, ground }) => ({
  key: name,
  content: (
    <div style={{ height: 140, padding: '36px 22px', background: ground, color: 'var(--on-disc)' }}>
      <b style={{ font: '700 24px/1.4 var(--font-serif)', letterSpacing: '.06em' }}>{name}</b>
      <p style={{ fontSize: 13 }}>{note}</p>
    </div>
  ),
}));

export default function CarouselDemo() {
  return (
    <>
      <DemoRow label="三张" layout="stack">
        <div style={{ maxWidth: 430 }}>
          <Carousel label="市集横幅" slides={slides} />
        </div>
      </DemoRow>
      <DemoRow label="只有一张" layout="stack">
        <div style={{ maxWidth: 430 }}>
          <Carousel label="单张横幅" slides={slides.slice(0, 1)} />
        </div>
      </DemoRow>
    </>
  );
}
