import { at, fade, fill, pen, times } from '../pen.ts';
import { cloud, ground, person, pine, stars, strewn } from '../props.ts';
import { blob, circle, ellipse, FAR, flow, leaf, poly, rect, star } from '../shapes.ts';
import { between, type Family } from '../stage.ts';

export const ghost: Family = [
  {
    // A door ajar.
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, rect(-66, -106, 132, 200, 3)) +
      fill(dark, rect(-54, -96, 108, 190)) +
      fade(0.85, hot, poly(-54, -96, -20, -96, -20, 94, -54, 94), poly(-54, 94, -20, 94, 70, FAR, -80, FAR)) +
      fill(ink, poly(-20, -96, 48, -80, 48, 78, -20, 94)) +
      fill(dark, circle(38, 0, 5)) +
      fill(dark, ...[-42, -36, -30, -24].map((x) => rect(x, 12 + (x % 3) * 3, 4, 34, 2))),
    asks: /宅|门|屋|家/,
  },
  {
    // A bare tree and its moon.
    draw: ({ ink, hot, mid, dark }) =>
      fill(hot, circle(14, -24, 66)) +
      fill(mid, ground(90)) +
      pen(dark, 11, 'M-8 110Q-2 50 -10 -4') +
      pen(dark, 6, 'M-8 40Q-46 20 -64 -20M-10 10Q30 -10 50 -60M-10 -4Q-18 -50 -44 -84M-9 -4Q10 -50 6 -100') +
      pen(dark, 3.5, 'M-50 2L-88 -6M-60 -12L-66 -48M30 -22L72 -28M42 -44L32 -88M-28 -60L-66 -70M4 -66L30 -100') +
      fill(ink, ellipse(40, 84, 14, 6)) +
      fill(dark, 'M34 -96q10 -16 22 -6q10 8 0 22l-8 -6z'),
    asks: /夜|咒|山村|林/,
  },
  {
    // A candle; the shadow has another shape.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fade(0.5, mid, circle(-20, -40, 74)) +
      fill(dark, blob(30, 100, 36, 10, 60, -50, 52, -84, 74, -70, 86, -92, 92, -62, 112, -50, 104, 20, 120, 100)) +
      fill(hot, 'M-20 -78C-6 -60 0 -50 0 -38A20 20 0 0 1 -40 -38C-40 -50 -32 -58 -20 -78z') +
      fill(pale, rect(-34, -18, 28, 92, 3)) +
      fill(ink, ellipse(-20, 78, 52, 12), rect(-22, -26, 4, 12)) +
      fill(hot, circle(66, -44, 4), circle(84, -46, 4)),
    asks: /灵|招魂|怨|阴|诡/,
  },
  {
    // Eyes in the dark.
    draw: (s) =>
      fill(s.dark, rect(-FAR, -FAR, 2 * FAR, 2 * FAR)) +
      strewn(s, [-200, -170, 200, 170], 62, 0.72, (x, y) => {
        const k = between(s, 0.6, 1.25);
        return at(
          x,
          y,
          fill(s.random() < 0.25 ? s.hot : s.pale, leaf(-20, 0, -2, 0, 0.7), leaf(2, 0, 20, 0, 0.7)) +
            fill(s.dark, circle(-11, 0, 3), circle(11, 0, 3)),
          k,
          between(s, -10, 10),
        );
      }),
    fills: true,
    asks: /鬼|恐怖|惊|凶|寂静/,
  },
  {
    // A sheet over nothing.
    today: true,
    draw: ({ pale, mid, dark }) =>
      fill(mid, circle(0, -14, 92)) +
      fill(
        pale,
        'M-58 96C-62 20 -58 -90 0 -92C58 -90 62 20 58 96Q44 78 30 96Q14 78 0 96Q-14 78 -30 96Q-44 78 -58 96z',
      ) +
      fill(dark, ellipse(-20, -36, 9, 14), ellipse(20, -36, 9, 14), ellipse(0, -6, 8, 11)),
    asks: /幽灵|魂|闹鬼|亡/,
  },
  {
    // Fangs and a cape.
    today: true,
    draw: ({ hot, mid, dark, pale }) =>
      fill(mid, circle(0, -20, 88)) +
      fill(
        dark,
        poly(-118, FAR, -96, -52, -34, 10, 34, 10, 96, -52, 118, FAR),
        blob(-46, -20, -42, -70, 0, -84, 42, -70, 46, -20, 0, -50),
      ) +
      fill(pale, blob(-40, -34, 0, -58, 40, -34, 36, 10, 0, 46, -36, 10)) +
      fill(
        dark,
        leaf(-28, -14, -8, -8, 0.3),
        leaf(28, -14, 8, -8, 0.3),
        rect(-16, 20, 32, 4, 2),
        poly(0, -62, 12, -44, -12, -44),
      ) +
      fill(hot, poly(-12, 22, -4, 22, -8, 36), poly(4, 22, 12, 22, 8, 36)) +
      fill(hot, poly(-96, -52, -34, 10, -24, 60, -84, 10), poly(96, -52, 34, 10, 24, 60, 84, 10)),
    asks: /吸血|僵尸|丧尸|血/,
  },
];

export const fantasy: Family = [
  {
    // A castle on a rock.
    today: true,
    draw: (s) =>
      fill(s.hot, circle(44, -60, 36)) +
      fill(s.mid, poly(-84, 46, 84, 46, 40, 104, 0, 130, -44, 96)) +
      fill(s.ink, rect(-52, -20, 30, 68), rect(-22, 4, 54, 44), rect(28, -44, 28, 92), rect(-8, -54, 24, 66)) +
      fill(s.hot, poly(-58, -18, -37, -64, -16, -18), poly(22, -42, 42, -92, 62, -42)) +
      fill(s.hot, poly(-14, -52, 4, -96, 22, -52)) +
      fill(s.bg, rect(-42, 0, 9, 14, 4), rect(37, -24, 9, 16, 4), 'M-6 48V32a11 11 0 0 1 22 0V48z') +
      fill(s.pale, cloud(-84, 80, 70), cloud(78, 92, 80)),
    asks: /堡|王国|国王|公主|权力/,
  },
  {
    // A dragon's head.
    today: true,
    draw: ({ pale, hot, mid, dark }) =>
      fill(mid, circle(0, 0, 98)) +
      fill(
        pale,
        blob(
          -110,
          110,
          -90,
          30,
          -46,
          -10,
          -20,
          -56,
          24,
          -66,
          62,
          -44,
          100,
          -18,
          98,
          4,
          60,
          6,
          30,
          16,
          66,
          24,
          80,
          36,
          44,
          46,
          6,
          44,
          -12,
          70,
          -8,
          120,
        ),
        poly(-24, -52, -66, -104, -2, -66),
        poly(6, -64, -4, -112, 34, -66),
      ) +
      fill(dark, leaf(26, -36, 52, -26, 0.4)) +
      fill(
        hot,
        circle(38, -31, 6),
        times(4, (index) => poly(48 + index * 12, 5, 58 + index * 12, 4, 52 + index * 12, 16)),
        poly(-60, 2, -92, -18, -78, 26),
        poly(-78, 38, -112, 26, -94, 64),
      ),
    asks: /龙(?!猫)|巨兽|骑士/,
  },
  {
    // A book with a world in it.
    draw: (s) =>
      fill(
        s.hot,
        star(-34, -64, 13, 4, 0.34),
        star(30, -86, 17, 4, 0.34),
        star(60, -44, 9, 4, 0.34),
        star(0, -36, 10, 4, 0.34),
      ) +
      fill(s.mid, pine(-30, 34, 62), pine(34, 32, 50)) +
      fill(s.pale, 'M0 34Q-40 8 -104 26V96Q-40 78 0 102z') +
      fill(s.ink, 'M0 34Q40 8 104 26V96Q40 78 0 102z') +
      pen(s.mid, 3, 'M-88 46Q-44 36 -14 52M-88 64Q-44 54 -14 70') +
      pen(s.bg, 3, 'M88 46Q44 36 14 52M88 64Q44 54 14 70'),
    asks: /书|故事|物语|奇谭|传说/,
  },
  {
    // A flask that glows.
    today: true,
    draw: ({ ink, hot, mid, pale }) =>
      fade(0.5, mid, circle(0, 20, 96)) +
      fill(ink, 'M-18 -92H18V-30Q64 -10 66 38Q64 94 0 96Q-64 94 -66 38Q-64 -10 -18 -30z', rect(-26, -100, 52, 12, 4)) +
      fill(hot, 'M-54 30Q-20 16 0 30Q24 44 54 28Q54 84 0 86Q-54 84 -54 30z') +
      fill(pale, circle(-18, 52, 7), circle(14, 62, 5), circle(6, 40, 4), star(0, 8, 12, 4, 0.3)),
    asks: /炼金|药|魔女|巫/,
  },
  {
    // A ring of stones that opens.
    draw: (s) =>
      stars(s, s.ink) +
      fill(s.hot, ellipse(0, -4, 54, 78)) +
      fill(s.pale, ellipse(0, -4, 34, 54)) +
      times(14, (index) => {
        const [x, y] = [62 * Math.sin((index * Math.PI) / 7), -4 - 88 * Math.cos((index * Math.PI) / 7)];
        return at(x, y, fill(s.mid, rect(-13, -11, 26, 22, 4)), 1, index * 26);
      }) +
      fill(s.dark, person(0, 92, 54), ground(92)),
    asks: /异世界|转生|穿|勇者|门/,
  },
  {
    // A wand.
    today: true,
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(30, -34, 62)) +
      at(-26, 30, fill(ink, poly(-5, -66, 5, -66, 8, 92, -8, 92)) + fill(pale, rect(-6, -66, 12, 22, 3)), 1, 44) +
      fill(hot, star(34, -36, 46, 8, 0.42)) +
      fill(pale, star(-50, -66, 10, 4, 0.3), star(82, 34, 12, 4, 0.3), circle(-10, -96, 5), circle(92, -76, 6)),
    asks: /魔法|哈利|法师|少女|变身/,
  },
  {
    // A dragon of the clouds.
    draw: ({ ink, hot, mid, pale }) =>
      fill(hot, circle(58, -62, 26)) +
      pen(pale, 30, flow(-96, 84, -30, 96, 30, 62, -6, 26, -66, 14, -62, -40, -8, -48)) +
      pen(mid, 4, flow(-96, 84, -30, 96, 30, 62, -6, 26, -66, 14, -62, -40, -8, -48)) +
      fill(pale, blob(-22, -72, 18, -78, 54, -52, 58, -38, 30, -30, -14, -28)) +
      pen(pale, 7, 'M-4 -70q-10 -24 -34 -26M12 -74q2 -22 -12 -38') +
      pen(
        hot,
        5,
        'M50 -40q22 4 26 22M44 -34q8 16 0 30',
        'M-40 -70q-22 -4 -30 -22M-84 -20q-18 6 -20 22M26 40q20 -8 26 -26',
      ) +
      fill(ink, circle(20, -54, 6)) +
      fill(mid, cloud(-72, 58, 66), cloud(70, 26, 60), cloud(50, 100, 84)),
    east: true,
    asks: /龙(?!猫)/,
  },
  {
    // An egg that opens.
    today: true,
    draw: (s) =>
      stars(s, s.ink) +
      fill(s.mid, ellipse(0, 90, 88, 14)) +
      fill(s.pale, 'M0 -86C44 -86 66 -20 66 22A66 68 0 0 1 -66 22C-66 -20 -44 -86 0 -86z') +
      fill(
        s.dark,
        'M-66 14L-40 -8L-22 12L0 -12L24 14L42 -6L66 16Q64 30 60 40L42 18L24 36L0 14L-22 36L-40 16L-62 38Q-66 26 -66 14z',
      ) +
      fill(
        s.hot,
        leaf(-26, 14, -10, 14, 0.5),
        leaf(12, 14, 28, 14, 0.5),
        circle(-26, -40, 9),
        circle(20, -52, 7),
        circle(30, 62, 9),
        circle(-18, 66, 6),
      ),
    asks: /龙(?!猫)|蛋|宠|驯/,
  },
];
