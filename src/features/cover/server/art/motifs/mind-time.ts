import { around, at, bar, each, fade, fill, pen, times } from '../pen.ts';
import { person } from '../props.ts';
import { arc, blob, circle, ellipse, flow, polar, poly, rect } from '../shapes.ts';
import type { Family } from '../stage.ts';

export const mind: Family = [
  {
    // A maze.
    draw: ({ ink, hot, mid }) =>
      fill(mid, circle(0, 0, 102)) +
      bar(
        ink,
        7,
        arc(0, 0, 94, 0.04, 0.98),
        arc(0, 0, 74, -0.4, 0.46),
        arc(0, 0, 54, 0.1, 0.98),
        arc(0, 0, 34, -0.3, 0.5),
        'M0 -94V-74M-70 22L-52 16M34 -42L46 -58M0 54V34',
      ) +
      fill(hot, circle(0, 0, 14)),
    asks: /迷|局|困|记忆/,
  },
  {
    // An eye with a door in it.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(pale, 'M-108 0Q0 -100 108 0Q0 100 -108 0z') +
      fill(hot, circle(0, 0, 46)) +
      fill(dark, circle(0, 0, 30)) +
      fill(pale, rect(-9, -14, 18, 30)) +
      fill(mid, person(0, 16, 22)) +
      pen(ink, 6, 'M-108 0Q0 -100 108 0M-70 -60l-14 -20M0 -82v-24M70 -60l14 -20M-36 -74l-6 -22M36 -74l6 -22'),
    asks: /看|眼|楚门|监|目/,
  },
  {
    // Stairs up to a door that stands in nothing.
    draw: ({ ink, hot, mid, dark }) =>
      times(7, (step) => {
        const [x, y] = [-100 + step * 22, 84 - step * 19];
        return (
          fill(ink, poly(x, y, x + 30, y - 9, x + 60, y, x + 30, y + 9)) +
          fill(mid, poly(x, y, x + 30, y + 9, x + 30, y + 150, x, y + 141)) +
          fill(dark, poly(x + 30, y + 9, x + 60, y, x + 60, y + 141, x + 30, y + 150))
        );
      }) +
      fill(hot, poly(44, -34, 84, -46, 84, -116, 44, -104)) +
      bar(ink, 5, poly(44, -34, 84, -46, 84, -116, 44, -104)),
    asks: /盗梦|梦|层|空间/,
  },
  {
    // A head, part of it missing.
    draw: ({ ink, hot, bg }) =>
      fill(
        ink,
        blob(-54, 104, -50, 62, -76, 20, -70, -50, -14, -92, 48, -76, 70, -24, 88, 18, 72, 26, 70, 60, 36, 70, 34, 104),
      ) +
      fill(bg, rect(-30, -60, 36, 36), rect(6, -24, 30, 30), circle(-12, -20, 9), circle(14, -42, 9)) +
      at(58, -74, fill(hot, rect(-18, -18, 36, 36), circle(-22, 0, 9), circle(0, 20, 9)), 1, 18),
    asks: /精神|人格|大脑|天才|心理|失忆/,
  },
  {
    // A mirror that shows someone else.
    draw: ({ ink, hot, mid, dark, pale }) =>
      fill(ink, ellipse(0, -10, 66, 92), rect(-40, 84, 80, 14, 5)) +
      fill(mid, ellipse(0, -10, 55, 81)) +
      fade(0.5, pale, poly(-30, -70, -14, -78, -40, 20, -50, 4)) +
      fill(hot, circle(8, -20, 20), blob(-24, 56, -16, 12, 8, 4, 32, 12, 40, 46, 8, 70)) +
      fill(dark, circle(-74, 20, 18), blob(-110, 118, -102, 50, -74, 42, -48, 50, -40, 118)),
    asks: /镜|双|影|另一个|替/,
  },
  {
    // Rings of a hypnotist.
    draw: ({ ink, hot, mid }) =>
      each(
        [
          [104, mid],
          [84, ink],
          [66, mid],
          [48, ink],
          [31, mid],
          [17, hot],
        ],
        (r, colour) => fill(colour, circle((104 - r) * 0.14, (104 - r) * 0.1, r)),
      ),
    asks: /催眠|幻|疯|循环|蝴蝶/,
  },
];

export const time: Family = [
  {
    // Sand.
    draw: ({ ink, hot, mid, pale }) =>
      fill(mid, circle(0, 0, 102)) +
      fill(pale, 'M-48 -78H48Q48 -24 8 0Q48 24 48 78H-48Q-48 24 -8 0Q-48 -24 -48 -78z') +
      fill(hot, 'M-36 -34H36Q26 -14 5 0V46Q34 56 42 78H-42Q-34 56 -5 46V0Q-26 -14 -36 -34z') +
      fill(ink, rect(-64, -94, 128, 17, 5), rect(-64, 77, 128, 17, 5)),
    asks: /时间|岁月|倒/,
  },
  {
    // A clock without a frame.
    today: true,
    draw: ({ ink, hot, mid, dark }) =>
      fill(mid, circle(0, 0, 94)) +
      around(12, (index) => fill(ink, rect(-3, -88, 6, index % 3 ? 10 : 20, 2))) +
      pen(dark, 9, 'M0 0L-34 -34') +
      pen(hot, 7, 'M0 0L26 -66') +
      fill(dark, circle(0, 0, 9)),
    asks: /小时|时刻|倒计|分钟|点/,
  },
  {
    // Leaves off a calendar.
    today: true,
    draw: ({ ink, hot, mid, pale, dark }) =>
      fill(dark, rect(-64, -70, 132, 156, 6)) +
      fill(pale, rect(-68, -76, 132, 156, 6)) +
      fill(hot, rect(-68, -76, 132, 40, 6)) +
      fill(ink, circle(-36, -80, 7), circle(32, -80, 7)) +
      fill(
        mid,
        times(12, (index) => rect(-52 + (index % 4) * 28, -18 + Math.floor(index / 4) * 28, 16, 16, 2)),
      ) +
      at(88, 52, fill(pale, blob(-28, -30, 26, -20, 30, 30, -22, 24)) + fill(hot, rect(-8, -8, 16, 16, 2)), 0.9, 24),
    asks: /年|昨|明天|季|天/,
  },
  {
    // A reel.
    today: true,
    draw: ({ ink, hot, mid, bg }) =>
      fill(ink, circle(-14, -10, 82)) +
      fill(
        bg,
        times(5, (index) => circle(...polar(index / 5, 48, -14, -10), 21)),
      ) +
      fill(hot, circle(-14, -10, 13)) +
      bar(mid, 26, flow(-14, 72, 30, 84, 66, 64, 130, 70)) +
      fill(
        bg,
        times(7, (index) => rect(-4 + index * 18, 70 - (index > 2 ? 6 : 0), 8, 8, 2)),
      ),
    asks: /电影|往事|时代|影|老/,
  },
  {
    // Rings of a tree.
    draw: ({ ink, hot, mid, pale }) =>
      fill(ink, blob(-92, -10, -60, -76, 10, -94, 80, -60, 96, 10, 66, 78, -8, 94, -76, 64)) +
      fill(mid, blob(-78, -8, -50, -64, 10, -80, 68, -50, 82, 10, 56, 66, -8, 80, -64, 54)) +
      pen(
        pale,
        4,
        blob(-60, -4, -38, -50, 10, -62, 52, -38, 64, 10, 44, 52, -6, 62, -50, 42),
        blob(-38, 0, -24, -30, 8, -38, 32, -22, 40, 8, 28, 32, -4, 40, -32, 28),
      ) +
      fill(hot, circle(4, 2, 16)),
    asks: /一生|百年|半生|成长|命/,
  },
  {
    // A pendulum in its arc.
    today: true,
    draw: ({ ink, hot, mid }) =>
      fade(0.8, mid, poly(0, -100, -92, 60, -40, 84, 40, 84, 92, 60)) +
      pen(mid, 4, arc(0, -100, 180, 0.42, 0.58)) +
      pen(ink, 5, 'M0 -100L62 58') +
      fill(hot, circle(66, 66, 28)) +
      fill(ink, rect(-40, -112, 80, 14, 5)),
    asks: /轮回|重启|回到|命运|摆/,
  },
];
