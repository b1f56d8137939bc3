import { PDFDocument } from '@cantoo/pdf-lib';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { encode } from 'uqr';
import { encodeGif } from '../gif/gif.work.ts';
import { readRanges } from '../pdf/page-range.pure.ts';
import { aPdf, seenIn } from '../pdf/pdf.fixture.ts';
import { mergePdfs, rotatePdf, splitPdf } from '../pdf/pdf-pages.work.ts';
import { cropBox, gridBoxes, joinBoxes, planResize, turnedSize, within } from '../picture/geometry.pure.ts';
import { qrSvg } from '../qrcode/qr-content.pure.ts';
import { drawBarcode } from '../tools/barcode/barcode.work.ts';
import { fromDataUrl, toDataUrl } from '../tools/image-base64/image-base64.work.ts';
import { stripMetadata } from '../tools/image-exif/image-exif.work.ts';
import { readExif } from '../tools/image-info/image-info.work.ts';
import { paletteOf } from '../tools/image-palette/image-palette.pure.ts';
import { layOut, picturesToPdf } from '../tools/image-to-pdf/image-to-pdf.work.ts';
import { spotsFor } from '../tools/image-watermark/image-watermark.pure.ts';
import { compressPdf } from '../tools/pdf-compress/pdf-compress.work.ts';
import { pixelsOf } from '../tools/pdf-to-image/pdf-to-image.pure.ts';
import { momentsOf } from '../tools/video-to-gif/video-to-gif.pure.ts';
import { holds } from './vectors.fixture.ts';

/** Widths and heights as cameras, phones and scanners have them, and odd ones. */
const SIZES = [
  ...[
    [4000, 3000],
    [3000, 4000],
    [1920, 1080],
    [1080, 1920],
    [750, 1334],
    [900, 900],
    [640, 480],
    [295, 413],
    [1000, 800],
    [2480, 3508],
  ],
  ...[
    [1, 1],
    [1, 5000],
    [5000, 1],
    [3, 2],
    [2, 3],
    [7, 7],
    [9999, 10],
    [10, 9999],
    [333, 1000],
    [17, 19],
    [16384, 1],
  ],
].map(([width = 1, height = 1]) => ({ width, height }));
const ratioOf = ({ width, height }: { width: number; height: number }) => width / height;
/** Whole pixels: the shape may be off by what half a pixel makes of it. */
const isSameShape = (one: { width: number; height: number }, other: { width: number; height: number }) =>
  Math.abs(one.width - one.height * ratioOf(other)) <= Math.max(0.5, ratioOf(other) / 2) + 1e-6 ||
  Math.min(one.width, one.height) === 1;

holds('image-compress', 'is as libvips shrinks it: never larger, in the same shape', SIZES, async (size) => {
  const small = within(size, 1920);
  if (Math.max(small.width, small.height) > Math.max(1920, 0) && Math.max(size.width, size.height) > 1920) return small;
  const scale = Math.min(1, 1920 / Math.max(size.width, size.height));
  const wanted = [Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale))];
  return small.width === wanted[0] && small.height === wanted[1] && small.width <= size.width;
});
holds(
  'image-convert',
  'keeps every pixel where it was',
  SIZES,
  (size) => JSON.stringify(within(size, 0)) === JSON.stringify(size),
);
holds('image-resize', 'follows one side, fits into both, or covers both', SIZES, (size) => {
  const byWidth = planResize(
    size,
    { width: 400, height: Math.min(9999, Math.max(1, Math.round(400 / ratioOf(size)))) },
    'stretch',
  ).canvas;
  const { canvas: kept } = planResize(size, { width: 300, height: 300 }, 'keep');
  const { canvas: covered, draw } = planResize(size, { width: 300, height: 200 }, 'cover');
  return (
    byWidth.width === 400 &&
    Math.max(kept.width, kept.height) === 300 &&
    isSameShape(kept, size) &&
    covered.width === 300 &&
    covered.height === 200 &&
    draw.x <= 1e-9 &&
    draw.y <= 1e-9 &&
    draw.x + draw.width >= 300 - 1e-9 &&
    draw.y + draw.height >= 200 - 1e-9
  );
});
holds('image-crop', 'is the largest of its shape, inside the picture, at either end', SIZES, (size) =>
  [1, 4 / 3, 9 / 16, 2.35].every((ratio) =>
    [0, 0.5, 1].every((place) => {
      const box = cropBox(size, ratio, place, place);
      return (
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= size.width &&
        box.y + box.height <= size.height &&
        (box.width === size.width || box.height === size.height)
      );
    }),
  ),
);
holds('image-grid', 'pieces cover every pixel once', SIZES, (size) => {
  const [columns, rows] = [Math.min(3, size.width), Math.min(3, size.height)];
  const boxes = gridBoxes(size, columns, rows);
  const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  const sides = boxes.map(({ width }) => width);
  return (
    boxes.length === columns * rows && area === size.width * size.height && Math.max(...sides) - Math.min(...sides) <= 1
  );
});
holds('image-join', 'one below the other without gap or overlap, each in its shape', SIZES, (size) => {
  const { canvas, boxes } = joinBoxes([size, { width: 750, height: 500 }, size], 'down', 8);
  return (
    canvas.height === boxes.reduce((sum, box) => sum + box.height, 0) + 16 &&
    boxes.every(
      (box, at) =>
        box.y === (boxes[at - 1] ? (boxes[at - 1]?.y ?? 0) + (boxes[at - 1]?.height ?? 0) + 8 : 0) &&
        box.width === canvas.width,
    )
  );
});
holds('image-rotate', 'a turned picture fits exactly', SIZES, async ({ width, height }) => {
  const quarter = turnedSize({ width, height }, 90);
  const half = turnedSize({ width, height }, 180);
  const slanted = turnedSize({ width, height }, 30);
  const [sin, cos] = [0.5, Math.sqrt(3) / 2];
  return (
    quarter.width === height &&
    quarter.height === width &&
    half.width === width &&
    Math.abs(slanted.width - (width * cos + height * sin)) <= 1 &&
    Math.abs(slanted.height - (width * sin + height * cos)) <= 1
  );
});
holds('image-watermark', 'stands inside the picture, and tiles leave no corner out', SIZES, ({ width, height }) => {
  const picture = { width: width + 200, height: height + 200 };
  const text = { width: 80, height: 20 };
  const inside = (['bottom-right', 'bottom-left', 'top-right', 'top-left', 'center'] as const).every((place) =>
    spotsFor(picture, text, place, 0).every(
      ({ x, y }) => x - 40 >= 0 && x + 40 <= picture.width && y - 10 >= 0 && y + 10 <= picture.height,
    ),
  );
  const tiles = spotsFor(picture, text, 'tile', 40);
  const reach = Math.hypot(picture.width, picture.height) / 2;
  return (
    inside && Math.max(...tiles.map(({ x }) => x)) >= reach - 120 && Math.min(...tiles.map(({ y }) => y)) <= 60 - reach
  );
});
holds(
  'pdf-to-image',
  'has as many pixels as points and dots an inch make',
  SIZES.map(({ width, height }) => ({ width: 100 + (width % 3000), height: 100 + (height % 2000) })),
  (size) => {
    const { width, height } = pixelsOf(size, 144);
    return Math.abs(width - size.width * 2) <= 1 && Math.abs(height - size.height * 2) <= 1;
  },
);
holds(
  'video-to-gif',
  'moments are evenly apart, from the first on, before the end',
  SIZES.map(({ width, height }) => [1 + (width % 90), (height % 10) / 10, 1 + (width % 24)] as const),
  ([length, from, rate]) => {
    const moments = momentsOf(length, { from, length: 3, rate });
    return (
      moments[0] === from &&
      moments.every((time, at) => time < length && Math.abs(time - from - at / rate) < 1e-9) &&
      moments.length === Math.max(1, moments.filter((time) => time < Math.min(length, from + 3) - 1e-9).length)
    );
  },
);

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
  Array.from({ length: 24 }, (_, at) => String((690123456789n * BigInt(at * 7 + 1)) % 10n ** 12n).padStart(12, '0')),
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
holds('image-info', 'reads what libvips wrote', SHOTS, async ({ make, iso, hour, over, f, lat, lon }) => {
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
});
holds(
  'image-palette',
  'of flat colours finds each with its share',
  Array.from({ length: 20 }, (_, at) => at + 1),
  (seed) => {
    const counts = [60 + seed, 30, 10 + (seed % 5)];
    const colors = [
      [200, seed * 3, 20],
      [10, 200, seed * 5],
      [seed, 30, 220],
    ] as const;
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
  Array.from({ length: 20 }, (_, at) => at + 1),
  async (count) => {
    const frames = Array.from({ length: (count % 6) + 1 }, (_, at) => ({
      data: Uint8Array.from(
        { length: 8 * 6 * 4 },
        (_, byte) => [(at * 40 + count) % 256, 128, count, 255][byte % 4] ?? 0,
      ),
      ...{ width: 8, height: 6 },
    }));
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

const PAGES = Array.from({ length: 20 }, (_, at) =>
  Array.from({ length: (at % 5) + 1 }, (_, page) => `p${at}-${page}`),
);
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
  let file = await aPdf('a.pdf', ...lines);
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
holds('image-to-pdf', 'each picture is on a page of its shape, in the middle', SIZES, async (size) => {
  const { page, box } = layOut(size, { paper: 'a4', margin: 10 });
  const jpeg = await flat('#c93a22', 4, 4).jpeg().toBuffer();
  const bytes = await picturesToPdf([{ bytes: jpeg, type: 'jpeg', ...size }], { paper: 'a4', margin: 10 });
  const document = await PDFDocument.load(bytes);
  const [seen] = await seenIn(bytes);
  return (
    document.getPageCount() === 1 &&
    Math.abs((seen?.width ?? 0) - page.width) < 0.1 &&
    Math.abs(box.x * 2 + box.width - page.width) < 1e-6 &&
    Math.abs(box.y * 2 + box.height - page.height) < 1e-6 &&
    Math.min(box.x, box.y) >= 28
  );
});
