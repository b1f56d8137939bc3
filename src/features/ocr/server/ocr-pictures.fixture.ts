import sharp, { type Sharp } from 'sharp';

interface Word {
  text: string;
  x: number;
  y: number;
  size: number;
  fill?: string;
  bold?: boolean;
  struck?: boolean;
}

/** A picture of an offer as shops send them, and what a person reads in it. */
export interface Offer {
  name: string;
  ground: string;
  ink: string;
  words: Word[];
  /** Every amount of money on it, in yuan. */
  amounts: number[];
  says: { title: string; price: number | null; originPrice: number | null; discount: number | null; address: string };
}

const WIDTH = 1000;
const HEIGHT = 640;

export const offers: Offer[] = [
  {
    name: 'hot pot',
    ground: '#ffffff',
    ink: '#222222',
    words: [
      { text: '川味老火锅双人套餐', x: 60, y: 110, size: 56, bold: true },
      { text: '¥128.00', x: 60, y: 225, size: 72, bold: true, fill: '#e02020' },
      { text: '原价¥256', x: 460, y: 225, size: 40, fill: '#888888', struck: true },
      { text: '5折', x: 740, y: 225, size: 40, fill: '#e02020' },
      { text: '周一至周日可用 随时退', x: 60, y: 330, size: 38 },
      { text: '地址：成都市锦江区春晖路123号2楼', x: 60, y: 430, size: 38 },
    ],
    amounts: [128, 256],
    says: {
      title: '川味老火锅双人套餐',
      price: 128,
      originPrice: 256,
      discount: 0.5,
      address: '成都市锦江区春晖路123号2楼',
    },
  },
  {
    name: 'milk tea',
    ground: '#fff6ea',
    ink: '#3a2a1a',
    words: [
      { text: '【新品】珍珠奶茶大杯', x: 60, y: 120, size: 52, bold: true },
      { text: '到手价', x: 60, y: 230, size: 36, fill: '#d2401e' },
      { text: '9.9元', x: 190, y: 235, size: 60, bold: true, fill: '#d2401e' },
      { text: '门市价18元', x: 460, y: 230, size: 36, fill: '#7d7468', struck: true },
      { text: '满30减5 每人限购2件', x: 60, y: 340, size: 38 },
      { text: '中山路步行街店', x: 60, y: 440, size: 38 },
    ],
    amounts: [9.9, 18],
    says: { title: '【新品】珍珠奶茶大杯', price: 9.9, originPrice: 18, discount: 0.55, address: '中山路步行街店' },
  },
  {
    name: 'headphones',
    ground: '#ffffff',
    ink: '#111111',
    words: [
      { text: '无线蓝牙耳机 长续航', x: 60, y: 110, size: 50, bold: true },
      { text: '券后￥79.50', x: 60, y: 220, size: 60, bold: true, fill: '#d81e06' },
      { text: '￥159', x: 520, y: 220, size: 40, fill: '#999999', struck: true },
      { text: '优惠券20元 已售3200件', x: 60, y: 330, size: 38 },
      { text: '包邮 七天无理由退货', x: 60, y: 430, size: 38 },
    ],
    amounts: [79.5, 159],
    says: { title: '无线蓝牙耳机 长续航', price: 79.5, originPrice: 159, discount: 0.5, address: '' },
  },
  {
    name: 'massage',
    ground: '#f7f7f7',
    ink: '#202124',
    words: [
      { text: '肩颈按摩60分钟', x: 60, y: 110, size: 54, bold: true },
      { text: '团购价', x: 60, y: 220, size: 36 },
      { text: '¥68', x: 190, y: 224, size: 64, bold: true, fill: '#c62828' },
      { text: '6.8折', x: 420, y: 220, size: 40, fill: '#c62828' },
      { text: '原价 100元', x: 600, y: 220, size: 38, fill: '#757575' },
      { text: '杭州市西湖区文三路58号', x: 60, y: 330, size: 38 },
      { text: '营业时间 10:00-22:00', x: 60, y: 430, size: 38 },
    ],
    amounts: [68, 100],
    says: { title: '肩颈按摩60分钟', price: 68, originPrice: 100, discount: 0.68, address: '杭州市西湖区文三路58号' },
  },
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As wide as the font draws it, roughly. */
const widthOf = ({ text, size }: Word) =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 0x2000 ? 0.555 : 1), 0) * size;

function drawing({ ground, ink, words }: Offer): Buffer {
  const lines = words.map((word) => {
    const { text, x, y, size, fill = ink, bold, struck } = word;
    const written = `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 'bold' : 'normal'}" fill="${fill}">${escaped(text)}</text>`;
    // A line of its own: the drawer would leave holes where text-decoration crosses the letters.
    const line = `<rect x="${x}" y="${y - size * 0.36}" width="${widthOf(word)}" height="${size / 18}" fill="${fill}"/>`;
    return struck ? written + line : written;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif">${lines.join('')}</g></svg>`);
}

export type Manner = (typeof MANNERS)[number];
export const MANNERS = [
  'plain',
  'quarter',
  'upside-down',
  'three-quarters',
  'camera-held-sideways',
  'askew',
  'askew-back',
  'dark',
  'noisy',
  'pale',
  'small',
] as const;

/** The offer as somebody might send it. */
export async function pictureOf(offer: Offer, manner: Manner): Promise<Buffer> {
  const plain = sharp(drawing(offer));
  const flat = async () => sharp(await plain.png().toBuffer());
  switch (manner) {
    case 'plain':
      return plain.png().toBuffer();
    case 'quarter':
      return (await flat()).rotate(90).png().toBuffer();
    case 'upside-down':
      return (await flat()).rotate(180).png().toBuffer();
    case 'three-quarters':
      return (await flat()).rotate(270).png().toBuffer();
    case 'camera-held-sideways':
      return sharp(await (await flat()).rotate(270).toBuffer())
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
    case 'askew':
      return (await flat()).rotate(3.5, { background: offer.ground }).jpeg({ quality: 85 }).toBuffer();
    case 'askew-back':
      return (await flat()).rotate(-5, { background: offer.ground }).jpeg({ quality: 85 }).toBuffer();
    case 'dark':
      return (await flat()).negate({ alpha: false }).modulate({ hue: 180 }).png().toBuffer();
    case 'noisy':
      return withNoise(await flat());
    case 'pale':
      return (await flat()).linear(0.35, 150).jpeg({ quality: 85 }).toBuffer();
    case 'small':
      return (await flat()).resize(420).jpeg({ quality: 88 }).toBuffer();
  }
}

/** The same grain every time, so that a test fails always or never. */
async function withNoise(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let seed = 20_261_115;
  const random = () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 32;
  };
  for (let index = 0; index < data.length; index += 3) {
    const grain = (random() + random() + random() - 1.5) * 70;
    for (let channel = index; channel < index + 3; channel += 1)
      data[channel] = Math.max(0, Math.min(255, (data[channel] ?? 0) + grain));
  }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).jpeg({ quality: 80 }).toBuffer();
}
