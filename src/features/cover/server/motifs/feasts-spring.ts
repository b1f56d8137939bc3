import { burst, house, isFree, lantern, onGround } from '../feast-kit.ts';
import {
  centred,
  disc,
  each,
  type Family,
  line,
  man,
  num,
  placed,
  ROUND,
  rect,
  ridge,
  shape,
  times,
  turned,
  woman,
} from '../motif-kit.ts';

export const chunjie: Family = [
  onGround('#a9231c', (c) => {
    const d = '#7d1512',
      g = '#f2b84b';
    return (
      burst(c.x - 150 * c.scale, c.y - 66 * c.scale, 34 * c.scale, 16, g) +
      burst(c.x + 150 * c.scale, c.y - 84 * c.scale, 26 * c.scale, 14, '#ffd9a0') +
      burst(c.x - 64 * c.scale, c.y - 88 * c.scale, 18 * c.scale, 12, '#ffd9a0') +
      shape(`${ridge(c.random, c.width, c.y + 66 * c.scale, 20 * c.scale, 5)}V${c.height}H-4z`, d) +
      house(c.x - 130 * c.scale, c.y + 96 * c.scale, c.scale * 0.95, '#5d0f0e', '#3f0908', g, '#fff1dd') +
      house(c.x + 128 * c.scale, c.y + 100 * c.scale, c.scale * 1.05, '#5d0f0e', '#3f0908', g, '#fff1dd') +
      centred(
        c,
        `${turned(rect(-50, -50, 100, 100, '#c8312a', 3) + rect(-42, -42, 84, 84, 'none', 2, ` stroke="${g}" stroke-width="2"`), 'translate(0 8)rotate(45)')}<text x="0" y="34" font-size="72" font-weight="700" text-anchor="middle" fill="${g}" font-family="'Noto Serif CJK SC','Songti SC',serif">福</text>`,
      ) +
      lantern(c.x - 92 * c.scale, c.y - 22 * c.scale, c.scale * 0.8, '#e0452f', '#b92a1d', g) +
      lantern(c.x + 96 * c.scale, c.y - 36 * c.scale, c.scale * 0.66, '#e0452f', '#b92a1d', g) +
      rect(0, c.y + 96 * c.scale, c.width, c.height, '#fff1dd') +
      rect(0, c.y + 98 * c.scale, c.width, 4, '#f1cfae')
    );
  }),
];

export const yuanxiao: Family = [
  onGround('#182449', (c) => {
    const g = '#f4b24e';
    return (
      disc(c.x + 96 * c.scale, c.y - 62 * c.scale, 34 * c.scale, '#f8e3b2') +
      times(26, (i) => {
        const x = c.width * (0.34 + c.random() * 0.66),
          y = c.random() * c.height * 0.78,
          k = (0.1 + c.random() * 0.2) * c.scale;
        return !isFree(c, x - 14, y - 12)
          ? ''
          : placed(
              x,
              y,
              k,
              shape('M-22 -28C-50 -14 -50 26 -22 40H22C50 26 50 -14 22 -28z', i % 3 ? '#e4703c' : g, ' opacity=".9"') +
                line('M0 40v22', g, 4),
            );
      }) +
      shape(`${ridge(c.random, c.width, c.y + 84 * c.scale, 14 * c.scale, 6)}V${c.height}H-4z`, '#0f1833') +
      centred(
        c,
        disc(-10, 10, 84, '#f4b24e', ' opacity=".14"') +
          disc(-10, 10, 62, '#f4b24e', ' opacity=".16"') +
          shape(
            'M-52 40C-60 4 -40 -20 -8 -20C8 -22 16 -14 24 -20C20 -46 24 -74 36 -76C44 -76 44 -48 38 -28C48 -52 62 -66 68 -60C74 -52 60 -30 48 -18C66 -10 70 10 56 22C56 44 40 56 10 58H-30C-44 58 -50 52 -52 40z',
            '#fbe6bf',
          ) +
          line('M-30 -10C-40 10 -38 36 -28 56M-4 -20C-12 4 -12 34 -4 58M20 -16C16 10 16 36 20 56', '#e4703c', 2) +
          disc(50, -2, 4, '#c93a22') +
          shape('M-40 58H40L48 68H-48z', '#c93a22') +
          disc(-30, 78, 10, '#c93a22') +
          disc(30, 78, 10, '#c93a22') +
          line('M-52 62C-90 66 -110 90 -140 84', '#f6ecd6', 2),
      ) +
      house(c.x + 150 * c.scale, c.y + 106 * c.scale, c.scale * 0.8, '#0b1227', '#060b1a', g)
    );
  }),
];

export const qingming: Family = [
  onGround('#cddccb', (c) => {
    const w = '#4f7a57';
    return (
      times(60, () => {
        const x = c.width * (0.2 + c.random() * 0.85),
          y = c.random() * c.height;
        return !isFree(c, x, y) ? '' : line(`M${num(x)} ${num(y)}l-5 18`, '#7f9d84', 1.2, ' opacity=".6"');
      }) +
      shape(`${ridge(c.random, c.width, c.y + 6 * c.scale, 30 * c.scale, 4)}V${c.height}H-4z`, '#b4cbb3') +
      shape(`${ridge(c.random, c.width, c.y + 40 * c.scale, 16 * c.scale, 5)}V${c.height}H-4z`, '#98b69a') +
      rect(0, c.y + 70 * c.scale, c.width, c.height, '#dfe9dd') +
      centred(
        c,
        shape('M-120 72C-80 6 60 6 100 72H74C40 30 -60 30 -94 72z', '#5d7a66') +
          shape('M-94 72C-60 110 40 110 74 72z', '#5d7a66', ' opacity=".22"') +
          man(-8, 24, 32, '#21362a') +
          shape('M-26 -2A20 16 0 0 1 12 -2z', '#c9543a') +
          line('M-4 -6V22', '#21362a', 1.6),
      ) +
      times(12, (i) => {
        const x = c.x + (66 + i * 11) * c.scale,
          y0 = c.y - 130 * c.scale,
          L = (80 + ((i * 37) % 70)) * c.scale;
        return (
          line(
            `M${num(x)} ${num(y0)}C${num(x - 12 * c.scale)} ${num(y0 + L * 0.4)} ${num(x + 8 * c.scale)} ${num(y0 + L * 0.7)} ${num(x - 6 * c.scale)} ${num(y0 + L)}`,
            w,
            2,
          ) +
          times(
            7,
            (j) =>
              `<ellipse cx="${num(x - 4 * c.scale)}" cy="${num(y0 + (L * (j + 1)) / 7.4)}" rx="${num(2.2 * c.scale)}" ry="${num(7 * c.scale)}" fill="${w}" transform="rotate(${j % 2 ? 28 : -28} ${num(x - 4 * c.scale)} ${num(y0 + (L * (j + 1)) / 7.4)})"/>`,
          )
        );
      }) +
      each(
        [
          [-60, -66, 15],
          [-20, -84, 11],
          [20, -58, 9],
        ],
        ([x, y, k]) =>
          placed(
            c.x + x * c.scale,
            c.y + y * c.scale,
            (c.scale * k) / 20,
            shape(
              'M0 0C-16 -10 -34 -10 -50 0C-34 0 -20 4 -10 10L-24 34L0 16L24 34L10 10C20 4 34 0 50 0C34 -10 16 -10 0 0z',
              '#21362a',
            ),
          ),
      ) +
      times(5, (i) =>
        rect(
          c.width * (0.4 + c.random() * 0.4),
          c.y + (86 + i * 12) * c.scale,
          60 + c.random() * 90,
          2.4,
          '#a9c2aa',
          1,
        ),
      )
    );
  }),
];

export const duanwu: Family = [
  onGround('#0f5a57', (c) => {
    const g = '#f0b548',
      k = '#08312f';
    return (
      disc(c.x + 120 * c.scale, c.y - 60 * c.scale, 36 * c.scale, g) +
      shape(`${ridge(c.random, c.width, c.y + 6 * c.scale, 26 * c.scale, 5)}V${c.height}H-4z`, '#1d706b') +
      rect(0, c.y + 48 * c.scale, c.width, c.height, '#0b4644') +
      centred(
        c,
        times(
          8,
          (i) =>
            disc(-112 + i * 27, 0, 10, i % 2 ? '#f2f7e9' : g) +
            shape(
              `M${-125 + i * 27} 44C${-125 + i * 27} 16 ${-121 + i * 27} 10 ${-112 + i * 27} 10S${-99 + i * 27} 16 ${-99 + i * 27} 44z`,
              i % 2 ? '#d4482f' : '#b93622',
            ),
        ) +
          shape(
            'M-168 18C-150 40 -120 44 -80 44H110C140 44 156 30 164 2L178 -10L196 -6L212 4L198 10L208 18L190 20C182 50 160 72 118 72H-96C-140 72 -164 50 -168 18z',
            '#d4482f',
          ) +
          times(8, (i) => line(`M${-104 + i * 27} 34L${-134 + i * 27} 88`, '#f2f7e9', 4, ROUND)) +
          line('M-140 50H140', g, 3, ' stroke-dasharray="10 6"') +
          disc(182, 0, 4, '#fff') +
          line(
            'M176 -10C168 -30 176 -40 168 -54M186 -8C190 -26 202 -30 200 -46M210 6C226 0 222 22 240 16',
            g,
            4,
            ROUND,
          ) +
          shape('M-168 18C-190 6 -186 -20 -200 -34C-172 -30 -160 -8 -160 16z', g) +
          turned(
            rect(-18, -30, 36, 40, '#f2f7e9', 4) +
              rect(-20, -32, 40, 6, g) +
              rect(-20, 6, 40, 6, g) +
              line('M-4 -44L14 -34', k, 4, ROUND),
            'translate(128 12)',
          ),
      ) +
      times(7, (i) => {
        const y = c.y + (70 + i * 9) * c.scale;
        return line(
          `M${num(c.width * 0.3 + (i % 3) * 40)} ${num(y)}${times(14, () => `q${num(14 * c.scale)} ${num(-7 * c.scale)} ${num(28 * c.scale)} 0`)}`,
          i % 2 ? '#1d706b' : '#2c8a83',
          3,
        );
      }) +
      placed(
        c.x - 222 * c.scale,
        c.y + 66 * c.scale,
        c.scale * 0.9,
        shape('M0 -44L40 26C30 34 -30 34 -40 26z', '#4f8a4a') +
          shape('M0 -44L40 26C32 33 14 33 4 32z', '#356b36') +
          line('M-22 -2L26 14M-30 16L14 -18', g, 3),
      )
    );
  }),
];

export const qixi: Family = [
  onGround('#2f2450', (c) => {
    const g = '#f3b75f';
    return (
      times(90, () => {
        const X = c.width * (0.25 + c.random() * 0.75),
          Y = c.random() * c.height;
        return isFree(c, X, Y) ? disc(X, Y, 0.7 + c.random() * 1.6, '#f6eefb', ' opacity=".8"') : '';
      }) +
      shape(
        `M${num(c.x - 240 * c.scale)} ${num(c.height + 10)}C${num(c.x - 100 * c.scale)} ${num(c.y + 10 * c.scale)} ${num(c.x + 60 * c.scale)} ${num(c.y + 30 * c.scale)} ${num(c.x + 200 * c.scale)} -10H${num(c.x + 290 * c.scale)}C${num(c.x + 150 * c.scale)} ${num(c.y + 60 * c.scale)} ${num(c.x)} ${num(c.y + 60 * c.scale)} ${num(c.x - 90 * c.scale)} ${num(c.height + 10)}z`,
        '#463672',
      ) +
      centred(c, shape('M92 -96A34 34 0 1 0 126 -46A27 27 0 1 1 92 -96z', g)) +
      times(27, (i) => {
        const t = i / 26,
          x = c.x + (-150 + 300 * t) * c.scale,
          y = c.y + (64 - Math.sin(t * Math.PI) * 78 + (i % 2) * 7) * c.scale;
        return placed(
          x,
          y,
          c.scale * 0.32,
          shape(
            'M-34 0C-18 -16 4 -16 14 -6L34 -16L28 0C20 12 -4 16 -20 10L-52 18z',
            i % 4 === 1 ? '#f6eefb' : '#171029',
          ) + shape('M-6 -6C-14 -34 -34 -44 -48 -44C-40 -24 -26 -6 -6 -6z', i % 4 === 1 ? '#f6eefb' : '#171029'),
        );
      }) +
      placed(c.x - 26 * c.scale, c.y - 16 * c.scale, c.scale, man(0, 0, 48, g)) +
      placed(
        c.x + 22 * c.scale,
        c.y - 17 * c.scale,
        c.scale,
        woman(0, 0, 44, '#f0a0a8') +
          line('M-8 -30C-20 -24 -24 -10 -36 -12M8 -30C22 -26 26 -14 40 -18', '#f0a0a8', 3, ROUND),
      )
    );
  }),
];
