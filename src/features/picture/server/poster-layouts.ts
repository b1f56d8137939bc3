import type { PageCard } from '#/platform/page-card.ts';
import { image, lightOf, type Sky, skyOf } from './art.ts';
import { corner, type Given } from './card-layouts.ts';
import { artOf, SHEETS } from './sheet.ts';
import { block, brand, COLOURS, chips, mark, price, qrCode, rect, sizeFor, text } from './sheet-kit.ts';
import { widthOf } from './text-lines.ts';

const { width: WIDTH, height: HEIGHT } = SHEETS.poster;
const MARGIN = 72;
const CODE = 288;
/** The white ground of the code beside a picture full of shapes: with one of 228, four in ten were not read at arm's length. */
const PLATE = 264;
const NIGHT = '#0a2337';
const PAPER = '#f6efdf';

/** The body of a poster: picture above, paper below, the QR code at the bottom right. */
export async function posterBody(given: Given & { code: string }): Promise<string> {
  return given.card.look === 'feast' ? feast(given) : sheet(given);
}

async function sheet({ card, art, siteName, code }: Given & { code: string }): Promise<string> {
  const { width, height } = artOf('poster', card.look);
  const isGrid = card.look === 'list';
  const end = isGrid ? height * 2 : height;
  const pictures = art.map((one, index) =>
    image(one, isGrid ? (index % 4) * width : 0, isGrid ? Math.floor(index / 4) * height : 0, { width, height }),
  );
  const bare =
    art.length > 0 ? '' : rect(0, 0, WIDTH, end, COLOURS.surface2) + mark(390, end / 2 - 150, 300, COLOURS.accent);
  const labels = (card.labels ?? []).filter(Boolean);
  const over = await block(labels.join('  '), {
    x: MARGIN,
    top: end + 42,
    width: 936,
    most: 1,
    leading: 1.4,
    face: 'sans',
    size: 32,
    fill: COLOURS.ink2,
  });
  const isGoods = card.look === 'goods';
  const face = isGoods ? 'bold' : 'serif';
  const spacing = isGoods ? 0 : 4;
  const size = await nameSize(card, { face, spacing });
  const name = await block(card.title, {
    x: MARGIN,
    top: labels.length > 0 ? over.end + 14 : end + 44,
    width: 936,
    most: 2,
    leading: 1.25,
    face,
    size,
    spacing,
    fill: COLOURS.ink,
  });
  const floor = HEIGHT - 172;
  const cost = card.price ? await price(MARGIN + 2, floor - 128, card.price, 152) : '';
  const tags = card.price ? await chips(MARGIN, floor - 96, card.tags ?? [], 32, 720) : '';
  const most = Math.max(1, Math.min(3, Math.floor((floor - 30 - name.end - 20) / 58)));
  const line =
    card.price || card.invitation
      ? ''
      : (
          await block(card.text ?? '', {
            x: MARGIN,
            top: name.end + 20,
            width: name.end > floor - 230 ? 600 : 610,
            most,
            leading: 1.6,
            face: 'sans',
            size: 36,
            fill: '#2b343c',
          })
        ).markup;
  return (
    rect(0, 0, WIDTH, HEIGHT, '#fff') +
    bare +
    pictures.join('') +
    (await corner(card.badge, end, 52)) +
    (labels.length > 0 ? over.markup : '') +
    name.markup +
    cost +
    tags +
    line +
    (card.invitation ? await inviteCode(card.note ?? '', name.end + 62) : '') +
    (await signature(card, siteName, COLOURS.ink, COLOURS.ink3)) +
    qrCode(code, { x: WIDTH - MARGIN - CODE, y: HEIGHT - 64 - CODE, side: CODE }, 'M')
  );
}

/** To be typed by those who cannot scan. */
async function inviteCode(code: string, y: number): Promise<string> {
  const label = { face: 'sans', size: 34, fill: COLOURS.ink2 } as const;
  const words = '邀请码';
  const start = MARGIN + (await widthOf(words, label)) + 24;
  const size = code.length > 8 ? 44 : 64;
  return (
    text(MARGIN, y + 22, words, label) +
    text(start, y + 26, code, { face: 'bold', size, fill: COLOURS.ink, spacing: 4 })
  );
}

/** As large as the name may be above the code: in one line, or in two smaller ones. */
async function nameSize(
  { look, title }: PageCard,
  style: { face: 'bold' | 'serif'; spacing: number },
): Promise<number> {
  const width = WIDTH - 2 * MARGIN;
  if (look === 'goods') return sizeFor(title, [60, 52], { ...style, width, most: 2 });
  if (look === 'list') return sizeFor(title, [92, 72], { ...style, width, most: 2 });
  return sizeFor(title, [104, 84, 72, 62], { ...style, width, most: 1 });
}

/** All picture: the name in a column, the words in columns beside it, the code on a dark foot. */
async function feast({ card, art: [art], siteName, code }: Given & { code: string }): Promise<string> {
  const size = artOf('poster', 'feast');
  const sky = art && (await skyOf(art, size));
  const isDark = !sky || lightOf(sky.colour) < 140;
  const ink = isDark ? PAPER : COLOURS.ink;
  const big = [...card.title].length > 2 ? 122 : 150;
  let columns = down(card.title, WIDTH - 84 - big / 2, 64 + big, big, 'serif', ink);
  const words = (card.text ?? '')
    .split(/(?<=[，。！？；])/u)
    .filter(Boolean)
    .slice(0, 3);
  for (const [index, line] of words.entries())
    columns += down([...line].slice(0, 12).join(''), WIDTH - 330 - index * 80, 146, 46, 'serif', ink);
  const dates = (card.labels ?? []).slice(0, 2).join('  ');
  return (
    (art && sky ? image(art, 0, 0, size) + veil(sky, isDark) : rect(0, 0, WIDTH, size.height, '#12223d')) +
    columns +
    text(MARGIN, 130, dates, { face: 'medium', size: 34, fill: ink }) +
    rect(0, size.height, WIDTH, HEIGHT - size.height, NIGHT) +
    (await signature(card, siteName, PAPER, '#d7cfba', HEIGHT - 142)) +
    rect(WIDTH - MARGIN - PLATE, size.height + 10, PLATE, PLATE, '#fff', 14) +
    qrCode(code, { x: WIDTH - MARGIN - PLATE + 14, y: size.height + 24, side: PLATE - 28 }, 'M')
  );
}

/** The sky, deeper towards the top, so that words are read there whatever is drawn in it. */
function veil({ colour, isCrowded }: Sky, isDark: boolean): string {
  const deep = colour.map((part) => Math.round(isDark ? part * 0.66 : part + (255 - part) * 0.5));
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="rgb(${deep.join(',')})" stop-opacity="${opacity}"/>`;
  const stops = isCrowded ? stop(0, 0.92) + stop(0.6, 0.7) : stop(0, 0.5) + stop(0.5, 0.3);
  return (
    `<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stops}${stop(1, 0)}</linearGradient>` +
    rect(0, 0, WIDTH, isCrowded ? 800 : 640, 'url(#veil)')
  );
}

/** Characters one below the other; marks stand in the upper right of their square. */
function down(words: string, x: number, y: number, size: number, face: 'serif', fill: string): string {
  return [...words.replace(/\s/g, '')]
    .map((character, index) => {
      const isMark = /[，。、；]/u.test(character);
      return text(x + (isMark ? size * 0.55 : 0), y + index * size * 1.08 - (isMark ? size * 0.5 : 0), character, {
        face,
        size,
        fill,
        anchor: 'middle',
      });
    })
    .join('');
}

async function signature(card: PageCard, name: string, ink: string, quiet: string, y = HEIGHT - 142): Promise<string> {
  return (
    (await brand({ x: MARGIN, y, side: 52, name, ink })) +
    text(MARGIN, y + 68, card.verb ?? '', { face: 'sans', size: 30, fill: quiet })
  );
}
