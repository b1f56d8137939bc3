import { Carousel } from './carousel.tsx';

export const title = '轮播';

const banners = [
  { name: '秋日市集', note: '同城好物，满 100 返 10', ground: '#163f37' },
  { name: '片单精选', note: '每周五更新', ground: '#5b2a44' },
  { name: '岁末心愿', note: '写一张贺卡给远方的人', ground: '#1f2b45' },
];

export default function CarouselDemo() {
  const slides = banners.map(({ name, note, ground }) => ({
    key: name,
    content: (
      <div style={{ height: 140, padding: '36px 22px', background: ground, color: '#fff' }}>
        <b style={{ font: '700 24px/1.4 var(--font-serif)', letterSpacing: '.06em' }}>{name}</b>
        <p style={{ fontSize: 13 }}>{note}</p>
      </div>
    ),
  }));
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 430, width: '100%' }}>
      <Carousel label="市集横幅" slides={slides} />
      <Carousel label="只有一张" slides={slides.slice(0, 1)} />
    </div>
  );
}
