import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { seenIn } from '../pdf/pdf.fixture.ts';
import { cropBox, gridBoxes, joinBoxes, planResize, turnedSize, within } from '../picture/geometry.pure.ts';
import { layOut, picturesToPdf } from '../tools/image-to-pdf/image-to-pdf.work.ts';
import { spotsFor } from '../tools/image-watermark/image-watermark.pure.ts';
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

const flat = (color: string, width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: color } });
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
