import type { LastPush } from '../robot-push.contract.ts';
import { textIn } from './robot-outcome.ts';

/** What a message may begin from. */
export const STARTS = {
  newest: {
    title: '今日上新 · {{date}}',
    content: '最近更新，挑了 5 部：\n{{#newest 5}}\n· {{title.Name}} {{title.Sets}}\n{{link}}\n{{/newest}}',
  },
  market: {
    title: '市集上新 · {{date}}',
    content: '{{#market 5}}\n· {{item.Name}} {{item.Price}} {{item.Place}}\n{{link}}\n{{/market}}',
  },
  topics: {
    title: '本周专题',
    content: '{{#topics 3}}\n《{{topic.Name}}》共 {{topic.Count}} 部\n{{link}}\n{{/topics}}',
  },
  own: { title: '', content: '' },
} as const;

export type StartName = keyof typeof STARTS;

/** What the form shows at first. */
export interface PushStart {
  source: StartName;
  targets: readonly string[];
  title: string;
  content: string;
  picture: string;
  url: string;
  when: string;
  time: string;
  weekdays: readonly string[];
  day: string;
  cron: string;
  event: string;
  filter: string;
  isUrgent: boolean;
  name: string;
}

export const NEW_PUSH: PushStart = {
  source: 'newest',
  targets: [],
  ...STARTS.newest,
  picture: 'newest',
  url: '',
  when: 'now',
  time: '08:30',
  weekdays: ['1'],
  day: '1',
  cron: '',
  event: '',
  filter: '',
  isUrgent: false,
  name: '',
};

/** For a kind of event it begins with what every event can say. */
export function newPush(event: string): PushStart {
  if (!event) return NEW_PUSH;
  const text = { title: '', content: '{{event.title}}\n{{link}}' };
  return { ...NEW_PUSH, ...text, source: 'own', picture: '', when: 'event', event };
}

/** The form as it was when it was sent; a single time that is past is not repeated. */
export function startFrom(last: LastPush): PushStart {
  const { targets, title, content, picture, url, event, filter, isUrgent, name } = last;
  return {
    ...NEW_PUSH,
    ...{ title, content, picture, url, event, filter, isUrgent, name },
    source: 'own',
    targets: targets.map(({ guid, to }) => `${guid} ${to}`),
    ...whenOf(last),
  };
}

function whenOf({ cron, workdays, event }: LastPush): Partial<PushStart> {
  if (event) return { when: 'event' };
  if (!cron) return { when: 'now' };
  const [minute = '', hour = '', day = '', month = '', weekdays = ''] = cron.split(' ');
  const isSimple = /^\d+$/.test(minute) && /^\d+$/.test(hour) && month === '*';
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (isSimple && day === '*' && weekdays === '*') return { when: workdays ? 'workday' : 'daily', time };
  if (isSimple && day === '*' && /^[1-7](,[1-7])*$/.test(weekdays) && !workdays) {
    return { when: 'weekly', time, weekdays: weekdays.split(',') };
  }
  if (isSimple && /^\d+$/.test(day) && weekdays === '*' && !workdays) return { when: 'monthly', time, day };
  return { when: 'cron', cron };
}

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
export function buttonText(when: string, places: number, unit = '处'): string {
  if (when === 'event') return '保存触发';
  if (when !== 'now') return '保存定时任务';
  return places === 0 ? '发送' : `发送给 ${places} ${unit}`;
}
