import { encode, QrCodeDataType } from 'uqr';

/** A square picture, as JPEG: browsers and PDF both take it as it is. */
export interface QrLogo {
  jpeg: Uint8Array;
  pixels: number;
}

export interface QrLook {
  colour: string;
  isRound: boolean;
  /** In the middle: nothing, the site's own mark, or a picture. */
  mark: 'none' | 'site' | QrLogo;
  /** Quiet modules around the code. */
  margin: number;
  /** Centimetres along one side, as printed. */
  centimetres: number;
}

type Shape = { x: number; y: number; width: number; height: number; radius: number; colour: string };

interface Drawing {
  size: number;
  shapes: Shape[];
  /** Where the picture stands, in modules. */
  logo: (QrLogo & { at: number; side: number }) | undefined;
}

const WHITE = '#ffffff';
const VERMILION = '#c93a23';
/** Around a dot, in modules. */
const EDGE = 0.06;
/** Squares that touch show no seam. */
const CRISP = ' shape-rendering="crispEdges"';

const square = (x: number, y: number, side: number, colour: string): Shape => ({
  x,
  y,
  width: side,
  height: side,
  radius: 0,
  colour,
});

/** The code as plain shapes in modules, which SVG and PDF both draw. */
function qrShapes(text: string, { colour, isRound, mark, margin }: QrLook): Drawing {
  const { data, types, size } = encode(text, { ecc: 'H', border: margin });
  const hasMark = mark !== 'none';
  const shapes = [square(0, 0, size, WHITE)];
  // A sixth of the side: well within what the strongest correction gives back.
  const side = hasMark ? Math.round((size - 2 * margin) / 6 / 2) * 2 + 1 : 0;
  const from = (size - side) / 2;
  const inMark = (x: number, y: number) =>
    hasMark && x >= from - 0.5 && x < from + side + 0.5 - 1 && y >= from - 0.5 && y < from + side + 0.5 - 1;
  // Whole squares in each other: seams between single ones would be seen as lines through the eye.
  const last = size - margin - 7;
  for (const [x, y] of [
    [margin, margin],
    [last, margin],
    [margin, last],
  ] as const)
    shapes.push(square(x, y, 7, colour), square(x + 1, y + 1, 5, WHITE), square(x + 2, y + 2, 3, colour));
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      const type = types[y]?.[x];
      if (!isDark || inMark(x, y) || type === QrCodeDataType.Position) return;
      // What scanners find their way by stays square: the small eye and the lines between the large ones.
      const isDot = isRound && type === QrCodeDataType.Data;
      shapes.push(
        isDot ? { ...square(x + EDGE, y + EDGE, 1 - 2 * EDGE, colour), radius: 0.5 - EDGE } : square(x, y, 1, colour),
      );
    });
  });
  if (mark === 'site') shapes.push(...markShapes(from, side));
  if (typeof mark === 'string') return { size, shapes, logo: undefined };
  return { size, shapes, logo: { ...mark, at: from + 0.3, side: side - 0.6 } };
}

/** The site's mark: a red square with two bars. */
function markShapes(from: number, side: number): Shape[] {
  const inner = side - 0.6;
  const start = from + 0.3;
  const bar = (at: number): Shape => ({
    x: start + inner * at,
    y: start + inner * 0.26,
    width: inner * 0.13,
    height: inner * 0.48,
    radius: inner * 0.05,
    colour: WHITE,
  });
  return [
    { x: start, y: start, width: inner, height: inner, radius: inner * 0.2, colour: VERMILION },
    bar(0.29),
    bar(0.58),
  ];
}

export function qrSvg(text: string, look: QrLook): string {
  const { size, shapes, logo } = qrShapes(text, look);
  const drawn = shapes.map(
    ({ x, y, width, height, radius, colour }) =>
      `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${radius ? ` rx="${num(radius)}"` : CRISP} fill="${colour}"/>`,
  );
  if (logo)
    drawn.push(
      `<image x="${num(logo.at)}" y="${num(logo.at)}" width="${num(logo.side)}" height="${num(logo.side)}" href="data:image/jpeg;base64,${btoa(binary(logo.jpeg))}"/>`,
    );
  const side = `${look.centimetres}cm`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}">${drawn.join('')}</svg>`;
}

const POINTS_PER_CM = 72 / 2.54;

/** One page of exactly the printed size, drawn with lines and not with pixels. */
export function qrPdf(text: string, look: QrLook): Uint8Array<ArrayBuffer> {
  const { size, shapes, logo } = qrShapes(text, look);
  const side = look.centimetres * POINTS_PER_CM;
  const scale = side / size;
  const drawn = shapes.map(({ x, y, width, height, radius, colour }) => {
    const [left, bottom, wide, tall] = [x * scale, side - (y + height) * scale, width * scale, height * scale];
    const path = radius
      ? rounded(left, bottom, wide, tall, radius * scale)
      : `${num(left)} ${num(bottom)} ${num(wide)} ${num(tall)} re`;
    return `${rgb(colour)} rg ${path} f`;
  });
  if (logo) {
    const [wide, left] = [logo.side * scale, logo.at * scale];
    drawn.push(`q ${num(wide)} 0 0 ${num(wide)} ${num(left)} ${num(side - left - wide)} cm /Logo Do Q`);
  }
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${num(side)} ${num(side)}] /Contents 4 0 R /Resources << ${logo ? '/XObject << /Logo 5 0 R >> ' : ''}>> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...(logo ? [pdfPicture(logo)] : []),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One character is one byte here, so that places in the file can be counted in characters.
  return Uint8Array.from(file + end, (character) => character.charCodeAt(0));
}

function pdfPicture({ jpeg, pixels }: QrLogo): string {
  const about = `/Type /XObject /Subtype /Image /Width ${pixels} /Height ${pixels} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return `<< ${about} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${binary(jpeg)}\nendstream`;
}

/** Each byte as one character. */
const binary = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** How far a quarter of a circle's handles reach. */
const BEND = 0.5523;

function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, top, bend] = [x + width, y + height, radius * (1 - BEND)];
  const points = (...values: number[]) => values.map(num).join(' ');
  return [
    `${points(x + radius, y)} m ${points(right - radius, y)} l`,
    `${points(right - bend, y, right, y + bend, right, y + radius)} c ${points(right, top - radius)} l`,
    `${points(right, top - bend, right - bend, top, right - radius, top)} c ${points(x + radius, top)} l`,
    `${points(x + bend, top, x, top - bend, x, top - radius)} c ${points(x, y + radius)} l`,
    `${points(x, y + bend, x + bend, y, x + radius, y)} c h`,
  ].join(' ');
}

const rgb = (colour: string) =>
  [1, 3, 5].map((at) => num(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
const num = (value: number) => String(Math.round(value * 1000) / 1000);
