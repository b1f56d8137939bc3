export interface Wifi {
  name: string;
  password: string;
  security: 'WPA' | 'WEP' | 'nopass';
  isHidden: boolean;
}

/** The text that phones understand as a wireless network. Marks that part its fields are escaped. */
export function wifiText({ name, password, security, isHidden }: Wifi): string {
  const escaped = (text: string) => text.replaceAll(/[\\;,:"]/g, '\\$&');
  const secret = security === 'nopass' ? '' : `P:${escaped(password)};`;
  return `WIFI:T:${security};S:${escaped(name)};${secret}${isHidden ? 'H:true;' : ''};`;
}

export interface Card {
  name: string;
  phone: string;
  email: string;
  company: string;
  title: string;
  website: string;
}

/** A vCard 3.0, which every phone reads. Empty fields are left out. */
export function cardText({ name, phone, email, company, title, website }: Card): string {
  const escaped = (text: string) =>
    text
      .trim()
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll(/\r?\n/g, '\\n');
  const fields: [string, string][] = [
    ['FN', name],
    ['N', name && `${name};;;;`],
    ['TEL;TYPE=CELL', phone],
    ['EMAIL', email],
    ['ORG', company],
    ['TITLE', title],
    ['URL', website],
  ];
  const lines = fields
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value]) => `${key}:${key === 'N' ? `${escaped(name)};;;;` : escaped(value)}`);
  return lines.length === 0 ? '' : ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\n');
}

/** How far two colours are apart, from 1 (the same) to 21 (black and white), by the formula of WCAG. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Below this, and with light on dark, many scanners give up. */
const LEAST_CONTRAST = 4;

/** Why a code in these colours may not be read; empty when it will be. */
export function colourProblem(dark: string, light: string): string {
  if (contrast(dark, light) < LEAST_CONTRAST) return '前景和背景太接近，很多手机会扫不出来';
  return luminance(dark) > luminance(light) ? '前景比背景亮，有些扫码软件不认反色的码' : '';
}

interface Drawing {
  /** Modules on a side with two quiet ones around them, and the dark ones as a path. */
  size: number;
  path: string;
  dark: string;
  light: string;
  pixels: number;
  /** A picture as a data: address, in the middle. */
  logo?: string | undefined;
}

/** The code as a file that stands alone. The quiet zone of four modules is part of it. */
export function qrSvg({ size, path, dark, light, pixels, logo }: Drawing): string {
  // Two are in the drawing already; paper needs four.
  const quiet = 2;
  const side = size + 2 * quiet;
  const mark = (size - 2 * quiet) * 0.22;
  const at = (side - mark) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="${light}"/>`,
    `<path transform="translate(${quiet} ${quiet})" d="${path}" fill="${dark}"/>`,
    logo
      ? `<rect x="${at - 0.6}" y="${at - 0.6}" width="${mark + 1.2}" height="${mark + 1.2}" rx="1" fill="${light}"/><image href="${logo}" x="${at}" y="${at}" width="${mark}" height="${mark}" preserveAspectRatio="xMidYMid slice"/>`
      : '',
    '</svg>',
  ].join('');
}
