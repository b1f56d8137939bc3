import { burst, house, isFree, onGround } from '../feast-kit.ts';
import {
  bird,
  centred,
  cloud,
  crag,
  disc,
  each,
  type Family,
  line,
  man,
  num,
  pick,
  placed,
  ROUND,
  rect,
  ridge,
  roof,
  shape,
  star,
  times,
} from '../motif-kit.ts';
import { mixed } from '../poster-colours.ts';

export const zhongqiu: Family = [
  onGround('#0f2f4a', (c) => {
    const m = '#f6dca0';
    return (
      disc(c.x + 20 * c.scale, c.y - 2 * c.scale, 128 * c.scale, '#f6dca0', ' opacity=".08"') +
      disc(c.x + 20 * c.scale, c.y - 2 * c.scale, 98 * c.scale, m) +
      centred(
        c,
        disc(-6, -34, 15, '#ebc983') +
          disc(56, -14, 22, '#ebc983') +
          disc(60, 46, 12, '#ebc983') +
          disc(-20, 58, 9, '#ebc983') +
          shape(
            'M6 40C-2 20 6 4 22 2C22 -14 26 -30 34 -30C40 -28 38 -14 36 -4C42 -16 50 -22 54 -18C58 -12 48 0 42 6C50 12 48 22 40 26C44 36 42 44 36 48H12C8 48 6 44 6 40z',
            '#c79a4e',
          ),
      ) +
      centred(
        c,
        line(
          'M-150 -110C-120 -90 -90 -96 -50 -70M-112 -96C-104 -76 -96 -70 -80 -56M-76 -84C-66 -90 -60 -96 -40 -96',
          '#091e30',
          6,
          ROUND,
        ) +
          each(
            [
              [-50, -70],
              [-80, -56],
              [-40, -96],
              [-100, -66],
              [-126, -92],
              [-66, -66],
              [-92, -92],
            ],
            ([x, y]) => disc(x, y, 5, '#f0a83c') + disc(x + 8, y + 5, 4, '#f6c766') + disc(x - 3, y + 9, 4, '#f0a83c'),
          ),
      ) +
      shape(`${ridge(c.random, c.width, c.y + 70 * c.scale, 16 * c.scale, 6)}V${c.height}H-4z`, '#143c5c') +
      placed(
        c.x + 116 * c.scale,
        c.y + 96 * c.scale,
        c.scale,
        rect(-40, -34, 6, 40, '#091e30') +
          rect(34, -34, 6, 40, '#091e30') +
          rect(-16, -34, 5, 40, '#091e30') +
          rect(11, -34, 5, 40, '#091e30') +
          rect(-46, 2, 92, 8, '#091e30') +
          roof(0, -70, 126, 36, '#091e30') +
          shape('M-4 -84h8l4 14h-16z', '#091e30') +
          rect(-42, -22, 84, 3, '#091e30'),
      ) +
      each(
        [
          [-140, 86, 150],
          [-10, 98, 190],
          [170, 104, 170],
          [-230, 104, 140],
        ],
        ([x, y, w]) => cloud(c.x + x * c.scale, c.y + y * c.scale, w * c.scale, '#1d4f76'),
      ) +
      times(14, () => {
        const X = c.width * (0.3 + c.random() * 0.3),
          Y = c.random() * c.height * 0.6;
        return isFree(c, X, Y) ? disc(X, Y, 1.3, '#f7f0dc', ' opacity=".8"') : '';
      })
    );
  }),
];

export const chongyang: Family = [
  onGround('#e9c682', (c) => {
    const ch = (x: number, y: number, k: number, col: string, core: string) =>
      placed(
        x,
        y,
        k,
        times(
          20,
          (i) =>
            `<ellipse cx="0" cy="-26" rx="5.5" ry="18" fill="${i % 2 ? col : mixed(col, '#ffffff', 0.18)}" transform="rotate(${i * 18})"/>`,
        ) +
          times(
            12,
            (i) =>
              `<ellipse cx="0" cy="-13" rx="4.5" ry="11" fill="${mixed(col, '#ffffff', 0.32)}" transform="rotate(${i * 30 + 9})"/>`,
          ) +
          disc(0, 0, 7, core),
      );
    return (
      disc(c.x + 40 * c.scale, c.y - 50 * c.scale, 44 * c.scale, '#d9682f') +
      each([0, 1, 2, 3], (i) =>
        shape(
          `${crag(c.random, c.width, c.y + (20 + i * 26) * c.scale, (70 - i * 10) * c.scale, 5 + i)}V${c.height}H-4z`,
          pick(['#dcae63', '#c98f45', '#ae6f30', '#8a5124'], i),
        ),
      ) +
      times(9, (i) =>
        bird(
          c.x + (-130 + Math.abs(i - 4) * 13 + i * 3) * c.scale,
          c.y + (-84 + (i - 4) * 9) * c.scale,
          7 * c.scale,
          '#33200e',
          2,
        ),
      ) +
      centred(
        c,
        shape('M-170 130L-60 44L-28 30L34 38L160 130z', '#7a451c') + shape('M-28 30L34 38L160 130H20z', '#643614'),
      ) +
      placed(
        c.x - 16 * c.scale,
        c.y + 34 * c.scale,
        c.scale,
        man(0, 0, 34, '#33200e') + man(18, 6, 30, '#33200e') + line('M10 -18L14 8', '#33200e', 2),
      ) +
      ch(c.x + 120 * c.scale, c.y + 66 * c.scale, c.scale * 1.05, '#f2c53d', '#a3591a') +
      ch(c.x + 178 * c.scale, c.y + 96 * c.scale, c.scale * 0.8, '#c9402c', '#f2c53d') +
      ch(c.x + 70 * c.scale, c.y + 104 * c.scale, c.scale * 0.7, '#fff3df', '#d99a2c') +
      line(
        `M${num(c.x + 120 * c.scale)} ${num(c.y + 110 * c.scale)}V${c.height}M${num(c.x + 178 * c.scale)} ${num(c.y + 124 * c.scale)}V${c.height}`,
        '#4f6a3a',
        4,
      )
    );
  }),
];

export const guoqing: Family = [
  onGround('#b3261e', (c) => {
    const g = '#f4c45a';
    return (
      burst(c.x - 40 * c.scale, c.y - 64 * c.scale, 40 * c.scale, 20, g) +
      burst(c.x + 110 * c.scale, c.y - 74 * c.scale, 30 * c.scale, 16, '#ffdfae') +
      burst(c.x + 190 * c.scale, c.y - 30 * c.scale, 20 * c.scale, 14, g) +
      each([0, 1], (i) =>
        shape(
          `${ridge(c.random, c.width, c.y + (26 + i * 30) * c.scale, 24 * c.scale, 4 + i)}V${c.height}H-4z`,
          pick(['#9c1d17', '#83140f'], i),
        ),
      ) +
      centred(
        c,
        line('M-220 110C-160 50 -120 96 -80 44C-50 6 -20 80 24 30C52 -4 90 50 300 -40', '#f3d9b4', 14) +
          line(
            'M-220 102C-160 42 -120 88 -80 36C-50 -2 -20 72 24 22C52 -12 90 42 300 -48',
            '#b3261e',
            3,
            ' stroke-dasharray="5 5"',
          ) +
          each(
            [
              [-80, 36],
              [24, 22],
              [130, 8],
            ],
            ([x, y]) =>
              shape(`M${x - 15} ${y + 32}l3 -46h24l3 46z`, '#f3d9b4') +
              rect(x - 18, y - 22, 36, 9, '#f3d9b4') +
              times(4, (i) => rect(x - 18 + i * 10, y - 29, 6, 8, '#f3d9b4')) +
              rect(x - 3, y - 6, 6, 10, '#640c09'),
          ),
      ) +
      shape(
        `M-4 ${num(c.y + 74 * c.scale)}C${num(c.width * 0.3)} ${num(c.y + 96 * c.scale)} ${num(c.x - 240 * c.scale)} ${num(c.y + 96 * c.scale)} ${num(c.x - 190 * c.scale)} ${num(c.y + 66 * c.scale)}S${num(c.x - 60 * c.scale)} ${num(c.y + 96 * c.scale)} ${num(c.x + 30 * c.scale)} ${num(c.y + 84 * c.scale)}S${num(c.width)} ${num(c.y + 70 * c.scale)} ${c.width + 4} ${num(c.y + 76 * c.scale)}V${c.height}H-4z`,
        '#640c09',
      ) +
      each(
        [
          [-120, -50, 1],
          [-90, -72, 0.7],
          [-60, -30, 0.6],
          [-150, -84, 0.55],
        ],
        ([x, y, k]) =>
          placed(
            c.x + x * c.scale,
            c.y + y * c.scale,
            c.scale * k * 0.5,
            shape(
              'M-40 6C-20 -4 -4 -2 6 4C10 -24 34 -44 60 -44C48 -20 44 0 26 14L44 24L22 26C4 34 -18 26 -40 6z',
              '#fff2dc',
            ) + shape('M6 4C-10 -20 -30 -30 -48 -28C-36 -10 -20 4 0 10z', '#fff2dc'),
          ),
      )
    );
  }),
];

export const shengdan: Family = [
  onGround('#123f33', (c0) => {
    const c = { ...c0, scale: c0.scale * 0.88, y: c0.y + 10 * c0.scale };
    const w = '#f3f1e4',
      tr = (x: number, y: number, k: number, col: string, col2: string) =>
        placed(
          x,
          y,
          k,
          times(
            4,
            (i) =>
              shape(`M0 ${-120 + i * 34}L${34 + i * 14} ${-58 + i * 38}H${-34 - i * 14}z`, col) +
              shape(`M0 ${-120 + i * 34}L${34 + i * 14} ${-58 + i * 38}H0z`, col2),
          ) + rect(-9, 56, 18, 26, '#5a3a22'),
        );
    return (
      times(80, () => {
        const X = c.width * (0.2 + c.random() * 0.8),
          Y = c.random() * c.height;
        return isFree(c, X, Y) ? disc(X, Y, 0.8 + c.random() * 2.4, w, ' opacity=".85"') : '';
      }) +
      shape(`${ridge(c.random, c.width, c.y + 62 * c.scale, 18 * c.scale, 4)}V${c.height}H-4z`, '#e3ebe2') +
      tr(c.x - 120 * c.scale, c.y + 24 * c.scale, c.scale * 0.62, '#1d5a48', '#164838') +
      tr(c.x + 150 * c.scale, c.y + 30 * c.scale, c.scale * 0.7, '#1d5a48', '#164838') +
      tr(c.x + 6 * c.scale, c.y + 20 * c.scale, c.scale * 1.02, '#2b7a5e', '#1f6049') +
      placed(c.x + 6 * c.scale, c.y - 108 * c.scale, c.scale, star(0, 0, 17, '#e9b44c', 5, 0.45)) +
      centred(
        c,
        each(
          [
            [-14, -52],
            [20, -34],
            [-30, -8],
            [10, 2],
            [44, 18],
            [-48, 34],
            [-10, 40],
            [30, 52],
            [-26, -30],
            [62, 56],
          ],
          ([x, y], i) => disc(x + 4, y + 12, 6, pick(['#d4432b', '#e9b44c', '#f3f1e4'], i)),
        ),
      ) +
      placed(
        c.x + 96 * c.scale,
        c.y + 92 * c.scale,
        c.scale,
        rect(-30, -34, 60, 36, '#6b2a1c') +
          shape('M-44 -30L0 -66L44 -30z', '#f3f1e4') +
          shape('M-36 -30L0 -58L36 -30z', '#8f3f2b') +
          rect(-10, -22, 20, 18, '#ffd77a') +
          rect(18, -66, 10, 26, '#6b2a1c'),
      ) +
      shape(`${ridge(c.random, c.width, c.y + 94 * c.scale, 10 * c.scale, 5)}V${c.height}H-4z`, '#f6f8f2')
    );
  }),
];

export const dongzhi: Family = [
  onGround('#10394a', (c0) => {
    const c = { ...c0, scale: c0.scale * 0.84, y: c0.y + 12 * c0.scale, x: c0.x + 20 * c0.scale };
    const b = (x: number, y: number, done: number) =>
      placed(
        x,
        y,
        c.scale,
        times(9, (i) => {
          const _a = i * 0.698 - 1.57;
          return `<ellipse cx="0" cy="-12" rx="5.5" ry="9.5" fill="${done > i ? '#e4604a' : 'none'}" stroke="${done > i ? '#e4604a' : '#eef7f4'}" stroke-width="1.5" transform="rotate(${i * 40})"/>`;
        }) + disc(0, 0, 4, '#f0a13c'),
      );
    return (
      shape(`${ridge(c.random, c.width, c.y + 84 * c.scale, 12 * c.scale, 5)}V${c.height}H-4z`, '#e6eff0') +
      disc(c.x - 210 * c.scale, c.y - 70 * c.scale, 26 * c.scale, '#f6d6a0') +
      centred(
        c,
        line(
          'M190 112C150 70 130 60 96 40S40 -10 -10 -16S-90 -46 -130 -40M96 40C100 0 130 -20 126 -66M30 2C40 -30 30 -60 44 -92M-40 -22C-50 -50 -40 -70 -60 -96M120 66C90 74 60 66 20 84',
          '#cfdcdf',
          7,
          ROUND,
        ) + line('M190 112C150 70 130 60 96 40S40 -10 -10 -16', '#93aab0', 3, ROUND),
      ) +
      each(
        [
          [-130, -40, 9],
          [-60, -96, 9],
          [-42, -24, 9],
          [44, -92, 6],
          [30, -2, 0],
          [126, -66, 0],
          [98, 28, 0],
          [20, 84, 0],
          [150, 60, 0],
        ],
        ([x, y, k]) =>
          disc(c.x + x * c.scale, c.y + y * c.scale, 23 * c.scale, '#10394a') +
          b(c.x + x * c.scale, c.y + y * c.scale, k),
      ) +
      house(c.x - 150 * c.scale, c.y + 110 * c.scale, c.scale * 0.8, '#0a2733', '#071b24', '#f0a13c', '#e6eff0') +
      times(46, () => {
        const X = c.width * (0.2 + c.random() * 0.8),
          Y = c.random() * c.height;
        return isFree(c, X, Y) ? disc(X, Y, 0.8 + c.random() * 1.7, '#eef7f4', ' opacity=".7"') : '';
      })
    );
  }),
];
