import { textIn } from './robot-outcome.ts';

export const WHENS = [
  { value: 'now', label: '现在' },
  { value: 'daily', label: '每天' },
  { value: 'workday', label: '工作日' },
  { value: 'weekly', label: '每周' },
  { value: 'monthly', label: '每月' },
  { value: 'once', label: '一次' },
  { value: 'event', label: '遇事触发' },
  { value: 'cron', label: '自定义' },
] as const;

/** The five fields of a plan, out of what the form asks for it. */
function cronOf(form: FormData): string | null {
  const [hour = '8', minute = '30'] = textIn(form, 'time')
    .split(':')
    .map((part) => String(Number(part)));
  switch (textIn(form, 'when')) {
    case 'daily':
    case 'workday':
      return `${minute} ${hour} * * *`;
    case 'weekly':
      return `${minute} ${hour} * * ${form.getAll('weekday').map(String).join(',') || '1'}`;
    case 'monthly':
      return `${minute} ${hour} ${Number(textIn(form, 'day')) || 1} * *`;
    case 'cron':
      return textIn(form, 'cron') || '?';
    default:
      return null;
  }
}

/** What the composer's form wishes for, whoever sends it. */
export function wishOf(form: FormData) {
  const when = textIn(form, 'when') || 'now';
  return {
    targets: form.getAll('target').flatMap((value) => {
      const [guid, ...to] = String(value).split(' ');
      return guid && to.length > 0 ? [{ guid, to: to.join(' ') }] : [];
    }),
    title: textIn(form, 'title'),
    content: textIn(form, 'content'),
    picture: textIn(form, 'picture') === 'own' ? textIn(form, 'pictureUrl') : textIn(form, 'picture'),
    url: textIn(form, 'url'),
    cron: cronOf(form),
    at: when === 'once' ? textIn(form, 'at') || '?' : null,
    workdays: when === 'workday',
    event: when === 'event' ? textIn(form, 'event') || '?' : '',
  };
}

/** What the button will do, and for whom. */
export function buttonText(when: string, places: number): string {
  if (when === 'event') return '保存触发';
  if (when !== 'now') return '保存定时任务';
  return places === 0 ? '发送' : `发送给 ${places} 处`;
}
