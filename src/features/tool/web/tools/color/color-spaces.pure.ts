/** Colour spaces of CSS to sRGB and back, by the matrices of css-color-4. Channels of sRGB run from 0 to 1, and beyond. */

export type Triple = [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)];

const toLinear = (value: number) =>
  Math.abs(value) <= 0.04045 ? value / 12.92 : Math.sign(value) * ((Math.abs(value) + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number) =>
  Math.abs(value) <= 0.0031308 ? value * 12.92 : Math.sign(value) * (1.055 * Math.abs(value) ** (1 / 2.4) - 0.055);

const LMS_FROM_LINEAR: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LINEAR_FROM_LMS: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const OKLAB_FROM_LMS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LMS_FROM_OKLAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
/** From D65 to linear sRGB, and the white that Lab is measured against (D50) brought to D65. */
const LINEAR_FROM_XYZ: Matrix = [
  [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
  [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
  [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
];
const D65_FROM_D50: Matrix = [
  [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
  [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
  [0.012314001688319899, -0.020507696433477912, 1.3303659366080753],
];
const XYZ_FROM_P3: Matrix = [
  [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
  [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
  [0, 0.04511338185890264, 1.043944368900976],
];
const XYZ_FROM_A98: Matrix = [
  [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
  [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
  [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
];
const XYZ_FROM_2020: Matrix = [
  [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
  [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
  [0, 0.028072693049087428, 1.060985057710791],
];
const D50_FROM_PROPHOTO: Matrix = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
];
const D50: Triple = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

export function fromOklab([l, a, b]: Triple): Triple {
  const lms = each(times(LMS_FROM_OKLAB, [l, a, b]), (value) => value ** 3);
  return each(times(LINEAR_FROM_LMS, lms), toGamma);
}

export function toOklab(rgb: Triple): Triple {
  return times(OKLAB_FROM_LMS, each(times(LMS_FROM_LINEAR, each(rgb, toLinear)), Math.cbrt));
}

/** CIE Lab: lightness from 0 to 100. */
export function fromLab([l, a, b]: Triple): Triple {
  const y = (l + 16) / 116;
  const back = (value: number) => (value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27));
  const xyz: Triple = [
    back(y + a / 500) * D50[0],
    (l > 8 ? y ** 3 : l / (24389 / 27)) * D50[1],
    back(y - b / 200) * D50[2],
  ];
  return fromXyz(times(D65_FROM_D50, xyz));
}

export const fromXyz = (xyz: Triple): Triple => each(times(LINEAR_FROM_XYZ, xyz), toGamma);
export const fromXyzD50 = (xyz: Triple): Triple => fromXyz(times(D65_FROM_D50, xyz));
export const fromLinear = (rgb: Triple): Triple => each(rgb, toGamma);
export const fromP3 = (rgb: Triple): Triple => fromXyz(times(XYZ_FROM_P3, each(rgb, toLinear)));

const signed = (value: number, change: (size: number) => number) => Math.sign(value) * change(Math.abs(value));
const from2020 = (size: number) =>
  size < 0.08124285829863151 ? size / 4.5 : ((size + 0.09929682680944) / 1.09929682680944) ** (1 / 0.45);
export const fromA98 = (rgb: Triple): Triple =>
  fromXyz(
    times(
      XYZ_FROM_A98,
      each(rgb, (value) => signed(value, (size) => size ** (563 / 256))),
    ),
  );
export const fromRec2020 = (rgb: Triple): Triple =>
  fromXyz(
    times(
      XYZ_FROM_2020,
      each(rgb, (value) => signed(value, from2020)),
    ),
  );
export const fromProphoto = (rgb: Triple): Triple =>
  fromXyzD50(
    times(
      D50_FROM_PROPHOTO,
      each(rgb, (v) => signed(v, (size) => (size <= 16 / 512 ? size / 16 : size ** 1.8))),
    ),
  );

/** Chroma and hue to the two axes they go round. */
export function fromPolar([l, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180;
  return [l, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

export function toPolar([l, a, b]: Triple): Triple {
  const chroma = Math.hypot(a, b);
  // Grey has no hue.
  const hue = chroma < 0.0002 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return [l, chroma, hue];
}

/** Hue in degrees, the others from 0 to 1. */
export function fromHsl([hue, s, l]: Triple): Triple {
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

export function fromHsv([hue, s, v]: Triple): Triple {
  const l = v * (1 - s / 2);
  return fromHsl([hue, l === 0 || l === 1 ? 0 : (v - l) / Math.min(l, 1 - l), l]);
}

export function fromHwb([hue, white, black]: Triple): Triple {
  if (white + black >= 1) return each([1, 1, 1], () => white / (white + black));
  return each(fromHsl([hue, 1, 0.5]), (value) => value * (1 - white - black) + white);
}
