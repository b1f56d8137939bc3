import type { WishDay } from '../wish.contract.ts';

/** What the page says on a festive and on a solemn day. */
export const WORDS = {
  festive: {
    say: '祝福语',
    sayNote: '点一下就复制',
    card: '做一张贺卡',
    pictures: '祝福图片',
    text: '祝福语',
    to: '写给',
    from: '落款',
  },
  solemn: {
    say: '寄一句话',
    sayNote: '点一下就复制',
    card: '写一张素笺',
    pictures: '寄思图片',
    text: '寄语',
    to: '写给',
    from: '落款',
  },
} as const;

/** 2026-12-22 → 2026.12.22 */
export function dotted(day: string): string {
  return day.replaceAll('-', '.');
}

/** 2026-12-22 → 12 月 22 日 */
export function monthAndDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日`;
}

export function longDate(day: string): string {
  return `${Number(day.slice(0, 4))} 年 ${monthAndDay(day)}`;
}

/** What stands upright in the hero: the festival, else the lunar date. */
export function nameOf({ Focus, Lunar }: Pick<WishDay, 'Focus' | 'Lunar'>): string {
  return Focus?.Label ?? Lunar.Month + Lunar.Day;
}

export function titleOf(day: WishDay): string {
  if (day.By === 'festival')
    return `${nameOf(day)}是哪天，${WORDS[day.Tone].text}与${day.Tone === 'solemn' ? '素笺' : '贺卡'}`;
  const date = longDate(day.Day).replaceAll(' ', '');
  const festival = day.Focus ? ` ${day.Focus.Label}` : '';
  return day.By === 'today' ? `今日农历与节日${festival}` : `${date}${festival} 农历${day.Lunar.Month}${day.Lunar.Day}`;
}

export function descriptionOf(day: WishDay): string {
  const { Focus, Lunar, Term, Weekday } = day;
  const parts = [
    `${longDate(day.Day).replaceAll(' ', '')}，${Weekday}，农历${Lunar.Text}`,
    Term && `${Term.Name} ${Term.Time} 交节`,
    Focus?.About.replace(/。$/, ''),
    day.Tone === 'solemn' ? '可以寄一句话，写一张素笺' : '挑一句合适的话复制，做一张写着名字的贺卡',
  ];
  return `${parts.filter(Boolean).join('；')}。`;
}
