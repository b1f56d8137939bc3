import sharp from 'sharp';

/** What a person reads in a picture of an offer. */
interface Facts {
  title: string;
  price: number;
  origin: number;
  address: string;
  more: string;
}

const FACTS: readonly Facts[] = [
  {
    title: '北山小馆双人杭帮菜套餐',
    price: 158,
    origin: 268,
    address: '杭州市西湖区北山街84号2楼',
    more: '周一至周五可用',
  },
  {
    title: '湖畔轻奢露营一日',
    price: 239,
    origin: 399,
    address: '湖州市德清县莫干山镇阳光路6号',
    more: '含帐篷与晚餐',
  },
  {
    title: '老城厢铜锅涮肉四人餐',
    price: 198,
    origin: 328,
    address: '北京市东城区鼓楼东大街12号',
    more: '无需预约 随时退',
  },
  { title: '手冲咖啡双人下午茶', price: 68, origin: 128, address: '上海市徐汇区武康路376号', more: '节假日通用' },
  { title: '成人游泳私教六节', price: 880, origin: 1280, address: '广州市天河区体育西路57号', more: '有效期90天' },
  { title: '社区面包周卡', price: 59, origin: 79, address: '成都市锦江区春熙路南段8号', more: '每天限领一份' },
];

const STYLES = ['white-on-colour', 'gradient', 'two-columns', 'busy'] as const;
type Style = (typeof STYLES)[number];

export interface HardOffer {
  name: string;
  facts: Facts;
  picture: () => Promise<Buffer>;
}

/** White on colour, gradients, two columns, shapes behind the words: what posters look like. */
export const hardOffers: HardOffer[] = FACTS.flatMap((facts, index) =>
  STYLES.map((style) => ({
    name: `${facts.title} ${style}`,
    facts,
    picture: () =>
      sharp(Buffer.from(drawing(facts, style, index)))
        .jpeg({ quality: 82 })
        .toBuffer(),
  })),
);

const GROUNDS = ['#8f2d22', '#1f5f5b', '#24344c', '#6a3d7c', '#a8641c', '#30502f'];

const word = (text: string, x: number, y: number, size: number, fill: string, weight = 'normal') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}">${text}</text>`;

function drawing({ title, price, origin, address, more }: Facts, style: Style, index: number): string {
  const ground = GROUNDS[index % GROUNDS.length] ?? '#8f2d22';
  const isWide = style === 'two-columns';
  const ink = style === 'gradient' ? '#2a1c10' : '#ffffff';
  const left = isWide ? 40 : 60;
  const right = isWide ? 520 : 60;
  const struck = (x: number, y: number, size: number) =>
    `<rect x="${x}" y="${y - size * 0.36}" width="${`¥${origin}`.length * size * 0.58}" height="3" fill="${ink}"/>`;
  const words = [
    word(title, left, 110, isWide ? 38 : 52, ink, 'bold'),
    word(more, left, 175, 30, ink),
    word(`¥${price}`, right, isWide ? 120 : 290, 76, style === 'gradient' ? '#b3202c' : '#ffe08a', 'bold'),
    word(`¥${origin}`, right + 260, isWide ? 120 : 290, 38, ink) + struck(right + 260, isWide ? 120 : 290, 38),
    word(`地址：${address}`, left, isWide ? 320 : 430, 30, ink),
    word('扫码预约 到店出示', right, isWide ? 230 : 520, 28, ink),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f6d9a2"/><stop offset="1" stop-color="#e58f5f"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${style === 'gradient' ? 'url(#g)' : ground}"/>
    ${style === 'busy' ? shapes : ''}
    <g font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif">${words.join('')}</g></svg>`;
}

const shapes = `<circle cx="830" cy="420" r="170" fill="#ffffff" opacity=".16"/>
  <circle cx="300" cy="380" r="120" fill="#000000" opacity=".18"/>
  <path d="M0 600L260 330L520 600Z" fill="#ffffff" opacity=".1"/>`;
