import type { PageCard } from '#/platform/page-card.ts';
import { feastLook } from '../feast-art.pure.ts';
import type { BlessingBook } from './blessing-book.ts';
import { weekdayName } from './day.rules.ts';
import type { DayView, WishService } from './wish.service.ts';

interface Needs {
  wish: Pick<WishService, 'show'>;
  blessings: Pick<BlessingBook, 'texts'>;
}

const OTHER_PAGES = ['links', 'pictures'];

/** What the pictures of a day show: its picture, its dates, and what is said on it. */
export function wishCards({ wish, blessings }: Needs) {
  return async (path: string): Promise<PageCard | undefined> => {
    const [, folder, day = '', more] = path.split('/');
    if (folder !== 'wish' || more !== undefined || OTHER_PAGES.includes(day)) return undefined;
    const view = seen(day);
    if (!view) return undefined;
    const { focus, lunar, tone } = view;
    const [blessing] = blessings.texts(focus?.festival, '');
    return {
      look: 'feast',
      title: nameOf(view),
      labels: [
        view.day.replaceAll('-', '.').replace(/\.0/g, '.'),
        weekdayName(view.day),
        lunar.monthName + lunar.dayName,
      ],
      text: blessing?.text ?? focus?.festival.about ?? '',
      pictures: [feastLook(focus?.festival.name ?? nameOf(view), tone).art],
      verb: tone === 'solemn' ? '长按识别，也寄一句话' : '长按识别，也写一张给家里',
    };
  };

  function seen(day: string): DayView | undefined {
    try {
      return wish.show(day);
    } catch {
      return undefined;
    }
  }
}

const nameOf = ({ focus, lunar }: DayView) => focus?.label ?? lunar.monthName + lunar.dayName;

/** A lunar day as pages name it: 八月十五, 闰二月初一, 冬月廿三. */
const LUNAR_DAY =
  /^闰?(?:[正二三四五六七八九十冬腊]|十一|十二)月(?:初[一二三四五六七八九十]|十[一二三四五六七八九]|廿[一二三四五六七八九]|[二三]十)$/u;
export const isLunarDay = (name: string) => LUNAR_DAY.test(name);
