import jsQR from 'jsqr';
import sharp from 'sharp';
import { encode } from 'uqr';
import { encodeGif } from '../gif/gif.work.ts';
import { readRanges } from '../pdf/page-range.pure.ts';
import { aPdf, seenIn } from '../pdf/pdf.fixture.ts';
import { mergePdfs, type PdfSource, rotatePdf, splitPdf } from '../pdf/pdf-pages.work.ts';
import { qrSvg } from '../qrcode/qr-content.pure.ts';
import { drawBarcode } from '../tools/barcode/barcode.work.ts';
import { fromDataUrl, toDataUrl } from '../tools/image-base64/image-base64.work.ts';
import { stripMetadata } from '../tools/image-exif/image-exif.work.ts';
import { readExif } from '../tools/image-info/image-info.work.ts';
import { paletteOf } from '../tools/image-palette/image-palette.pure.ts';
import { compressPdf } from '../tools/pdf-compress/pdf-compress.work.ts';
import { holds } from './vectors.fixture.ts';

const TEXTS = [
  ...[
    'https://example.com',
    '搜罗',
    'WIFI:T:WPA;S:家;P:a;;',
    '123456',
    'HELLO',
    'a',
    '😀👨‍👩‍👧',
    'مرحبا',
    '%41&amp;',
    '{"a":1}',
    '第1行\n第2行',
    '　全角',
    "it's",
    '繁體字',
    'é',
  ],
  ...[
    'x'.repeat(300),
    '中'.repeat(120),
    '0'.repeat(200),
    'BEGIN:VCARD\nFN:小满\nEND:VCARD',
    'mailto:a@b.cn?subject=%E4%BD%A0',
    '\\:;,"',
  ],
];
holds('qrcode', 'another program reads what was drawn', TEXTS, async (text) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const svg = qrSvg({ size, path, dark: '#000000', light: '#ffffff', pixels: size * 6, logo: undefined });
  const { data: pixels, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(pixels), info.width, info.height)?.data === text;
});

/** GS1: the patterns of digits, and which of them the first digit asks for. */
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const opposite = (bits: string) => bits.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
function barsOf(twelve: string): string {
  const sum = Array.from(twelve, (digit, at) => Number(digit) * (at % 2 ? 3 : 1)).reduce((all, one) => all + one, 0);
  const digits = Array.from(`${twelve}${(10 - (sum % 10)) % 10}`, Number);
  const right = (digit: number) => opposite(LEFT[digit] ?? '');
  const side = Array.from(PARITY[digits[0] ?? 0] ?? '', (kind, at) => {
    const digit = digits[at + 1] ?? 0;
    return kind === 'L' ? (LEFT[digit] ?? '') : [...right(digit)].toReversed().join('');
  });
  return `101${side.join('')}01010${digits.slice(7).map(right).join('')}101`;
}
holds(
  'barcode',
  'the bars of EAN-13 are those of the standard',
  [
    ...Array.from({ length: 24 }, (_, at) =>
      String((690123456789n * BigInt(at * 7 + 1)) % 10n ** 12n).padStart(12, '0'),
    ),
    ...['000000000000', '999999999999', '111111111111', '000000000001', '100000000000', '555555555555'],
    ...['909090909090', '012345678905', '001234567890', '999999000000', '777777777777'],
  ],
  async (digits) => {
    const svg = drawBarcode(digits, { kind: 'ean13', height: 10, showText: false });
    const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
    const row = Array.from({ length: info.width }, (_, x) =>
      (data[Math.floor(info.height / 2) * info.width + x] ?? 255) < 128 ? '1' : '0',
    ).join('');
    const bars = row.replace(/^0+|0+$/g, '');
    const unit = bars.length / 95;
    return (
      Array.from({ length: 95 }, (_, at) => bars.charAt(Math.floor((at + 0.5) * unit))).join('') === barsOf(digits)
    );
  },
);

const COLORS = ['#c93a22', '#000000', '#ffffff', '#00ff00', '#123456', '#808080', '#fedcba'];
const flat = (color: string, width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: color } });
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const PICTURES = COLORS.flatMap((color) => FORMATS.slice(0, 4).map((format) => [color, format] as const));
holds(
  'image-base64',
  'names the type that libvips made, and comes back byte by byte',
  [...PICTURES, ['#abcdef', 'avif'] as const],
  async ([color, format]) => {
    const bytes = await flat(color).toFormat(format).toBuffer();
    const url = toDataUrl(bytes);
    const back = fromDataUrl(url);
    return (
      url === `data:image/${format};base64,${bytes.toString('base64')}` &&
      Buffer.from(back.bytes).equals(bytes) &&
      back.type === `image/${format}`
    );
  },
);
holds(
  'image-exif',
  'takes out what libvips put in, and leaves every pixel',
  COLORS.flatMap((color) => (['jpeg', 'png', 'webp'] as const).map((format) => [color, format] as const)),
  async ([color, format]) => {
    const bytes = await flat(color)
      .withExif({ IFD0: { Make: 'secret', Copyright: 'geheim' } })
      .toFormat(format)
      .toBuffer();
    const bare = stripMetadata(Uint8Array.from(bytes));
    const [before, after] = await Promise.all([bytes, bare].map((one) => sharp(one).raw().toBuffer()));
    const { exif } = await sharp(bare).metadata();
    return (
      exif === undefined &&
      bytes.includes('geheim') &&
      !Buffer.from(bare).includes('geheim') &&
      before?.equals(after ?? Buffer.of())
    );
  },
);
const SHOTS = Array.from({ length: 20 }, (_, at) => ({
  make: `Maker${at}`,
  iso: 100 * (at + 1),
  hour: String(at).padStart(2, '0'),
  over: 2 ** (at % 11),
  f: 14 + at,
  lat: at * 4,
  lon: at * 8,
}));
/** Names that only just fit, the ends of the day, of the globe and of what a lens can do. */
const ODD_SHOTS = Array.from({ length: 10 }, (_, at) => ({
  make: ['A', 'a b  c', "it's", '(x)', '100%', 'x'.repeat(60), '-', 'A&B', '#1', '<b>'][at] ?? '',
  iso: [1, 6, 12, 25, 64_000, 65_535, 102, 99, 3, 50_000][at] ?? 1,
  hour: at % 2 ? '23' : '00',
  over: [1, 2, 8000, 16_000, 32_000, 3, 7, 30, 1, 4000][at] ?? 1,
  f: [7, 9, 10, 950, 640, 12, 320, 11, 8, 220][at] ?? 10,
  lat: [0, 89, 89, 1, 0, 45, 60, 88, 2, 0][at] ?? 0,
  lon: [0, 179, 0, 179, 1, 178, 90, 0, 179, 120][at] ?? 0,
}));
holds(
  'image-info',
  'reads what libvips wrote',
  [...SHOTS, ...ODD_SHOTS],
  async ({ make, iso, hour, over, f, lat, lon }) => {
    const bytes = await flat('#888888')
      .withExif({
        IFD0: { Make: make, Model: 'X1' },
        IFD2: {
          DateTimeOriginal: `2026:11:15 ${hour}:30:00`,
          ExposureTime: `1/${over}`,
          FNumber: `${f}/10`,
          ISOSpeedRatings: String(iso),
        },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: `${lat}/1 30/1 0/1`,
          GPSLongitudeRef: 'E',
          GPSLongitude: `${lon}/1 15/1 36/1`,
        },
      })
      .jpeg()
      .toBuffer();
    const facts = Object.fromEntries(readExif(Uint8Array.from(bytes)).map(({ label, value }) => [label, value]));
    const wanted = {
      相机: `${make} X1`,
      拍摄时间: `2026-11-15 ${hour}:30:00`,
      快门: over === 1 ? '1 秒' : `1/${over} 秒`,
      光圈: `f/${f / 10}`,
      感光度: `ISO ${iso}`,
      拍摄地点: `${(-lat - 0.5).toFixed(6)}, ${(lon + 0.26).toFixed(6)}`,
    };
    return Object.entries(wanted).every(([label, value]) => facts[label] === value) ? true : facts;
  },
);
holds(
  'image-palette',
  'of flat colours finds each with its share',
  // From 100 on the colours are hardly apart from black and white, and one of them is a few pixels only.
  [...Array.from({ length: 12 }, (_, at) => at + 1), ...Array.from({ length: 10 }, (_, at) => 100 + at)],
  (seed) => {
    const isOddOne = seed >= 100;
    const counts = isOddOne ? [1000 + seed, 50, 20] : [60 + seed, 30, 10 + (seed % 5)];
    const colors = isOddOne
      ? ([
          [255, 255, 255],
          [0, 0, 0],
          [seed % 2 ? 255 : 0, seed % 3 ? 0 : 255, 128],
        ] as const)
      : ([
          [200, seed * 3, 20],
          [10, 200, seed * 5],
          [seed, 30, 220],
        ] as const);
    const pixels = colors.flatMap((color, at) => Array.from({ length: counts[at] ?? 0 }, () => [...color, 255]).flat());
    const total = counts.reduce((sum, one) => sum + one, 0);
    const wanted = colors
      .map((color, at) => ({
        hex: `#${color.map((one) => one.toString(16).padStart(2, '0')).join('')}`,
        share: Math.round(((counts[at] ?? 0) / total) * 1000) / 10,
      }))
      .sort((one, other) => other.share - one.share);
    return JSON.stringify(paletteOf(pixels, 3)) === JSON.stringify(wanted) ? true : paletteOf(pixels, 3);
  },
);
holds(
  'gif-make',
  'libvips sees as many frames, as long, in the same colours',
  // From 100 on: a single frame, or many, each as long as is possible.
  [...Array.from({ length: 12 }, (_, at) => at + 1), ...Array.from({ length: 10 }, (_, at) => 100 + at)],
  async (count) => {
    const frames = Array.from(
      { length: count < 100 ? (count % 6) + 1 : count % 2 ? 1 : 40 + (count % 7) },
      (_, at) => ({
        data: Uint8Array.from(
          { length: 8 * 6 * 4 },
          (_, byte) => [(at * 40 + count) % 256, 128, count, 255][byte % 4] ?? 0,
        ),
        ...{ width: 8, height: 6 },
      }),
    );
    const gif = encodeGif(frames, { delayMs: count * 50, isEndless: true });
    const { pages = 1, delay = [], width } = await sharp(gif, { animated: true }).metadata();
    const pixel = await sharp(gif, { page: frames.length - 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const last = frames.at(-1)?.data ?? [];
    return (
      pages === frames.length &&
      width === 8 &&
      delay.every((one) => one === count * 50) &&
      [0, 1, 2].every((at) => pixel[at] === last[at])
    );
  },
);

const PAGES = [
  ...Array.from({ length: 12 }, (_, at) => Array.from({ length: (at % 5) + 1 }, (_, page) => `p${at}-${page}`)),
  // Many pages, one page often, words that PDF writes in another way, and very long ones.
  Array.from({ length: 40 }, (_, page) => `many-${page}`),
  ...[
    ['same', 'same', 'same'],
    ['(a)'],
    ['b)'],
    ['(c'],
    ['d\\e'],
    ['%f'],
    ['<<g>>'],
    ['/H'],
    ['i'.repeat(30)],
    ['1 0 obj'],
  ],
];
const textsOf = async (bytes: Uint8Array) => (await seenIn(bytes)).map(({ text }) => text).join();
holds(
  'pdf-merge',
  'another reader finds all pages in order',
  PAGES,
  async (lines) =>
    (await textsOf((await mergePdfs([await aPdf('a.pdf', ...lines), await aPdf('b.pdf', 'end')])).bytes)) ===
    [...lines, 'end'].join(),
);
holds(
  'pdf-split',
  'another reader finds each page in its own part, and together they are the whole',
  PAGES,
  async (lines) => {
    const parts = await splitPdf(
      await aPdf('a.pdf', ...lines),
      (count) =>
        readRanges('', count)
          .flat()
          .map((page) => [page]),
      String,
    );
    return (await Promise.all(parts.map(({ bytes }) => textsOf(bytes)))).join() === lines.join();
  },
);
holds('pdf-rotate', 'another reader sees the turn, and four quarters are none', PAGES, async (lines) => {
  let file: PdfSource = await aPdf('a.pdf', ...lines);
  const all = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  for (const wanted of [90, 180, 270, 0]) {
    file = { name: 'a.pdf', bytes: (await rotatePdf(file, 90, all)).bytes };
    if ((await seenIn(file.bytes)).some(({ rotate }) => rotate !== wanted)) return wanted;
  }
  return (await textsOf(file.bytes)) === lines.join();
});
holds('pdf-compress', 'is never larger, and every word stays', PAGES, async (lines) => {
  const file = await aPdf('a.pdf', ...lines);
  const { bytes } = await compressPdf(file, async () => undefined);
  return bytes.length <= file.bytes.length && (await textsOf(bytes)) === lines.join();
});
