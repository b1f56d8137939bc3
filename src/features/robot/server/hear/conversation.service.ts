import { createHash } from 'node:crypto';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { keyOf, toSimplified } from '#/platform/db/search/normal-form.ts';
import type { FoundThing, SearchSection } from '#/platform/feature.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { countOf, type OwnAnswer } from '../../own-answers.pure.ts';
import { whole } from '../compose-scope.ts';
import type { ReplyStore } from '../reply.store.ts';
import { addressIn, type Match, matchRule, type Understand, withoutCall } from '../reply-match.ts';
import { askedFestival, askedName, isGreeting } from './asked-name.rules.ts';
import { type BillNote, isNoteTried, notesIn } from './bill-note.rules.ts';
import { HANDOVER_MINUTES, type HandoverStore } from './handover.store.ts';
import type { HearStore } from './hear.store.ts';
import { saidDay } from './said-day.rules.ts';

/** What the site can do for somebody who writes to it. Given by the host: the robots name no feature. */
export interface Abilities {
  sections: () => readonly SearchSection[];
  understand: Understand;
  /** The short address of an address. */
  shorten(address: string, siteOrigin: string): Promise<string>;
  /** Writes a bill down. The same key, 8 to 64 letters and digits, is one bill. */
  note(memberId: number, bill: BillNote & { key: string }): Promise<void>;
  /** Today, a day such as 2026-11-19 or a festival by its name, by the old calendar, in a few lines; empty when there is none. */
  lunarDay(asked?: string): string;
}

export interface Utterance {
  guid: string;
  person: string;
  room: string;
  text: string;
  /** Written to the robot itself, and not only in a room where it is. */
  isSpokenTo: boolean;
  messageId: string;
  siteOrigin: string;
}

export interface ShownThing {
  title: string;
  note: string;
  url: string;
  image: string;
}

export type Reply =
  | { kind: 'text'; text: string }
  | { kind: 'image'; url: string }
  | { kind: 'card'; title: string; text: string; url: string; image: string }
  | { kind: 'titles'; text: string; things: ShownThing[] };

export interface Answered {
  reply: Reply | undefined;
  /** Null where the site answers by itself, or nobody does. */
  ruleId: number | null;
  /** What the site answered by itself. */
  own?: OwnAnswer;
  why: string;
  /** A person answers this one; the robot is silent on purpose. */
  isHeld?: boolean;
}

interface Needs {
  abilities: Abilities;
  replies: Pick<ReplyStore, 'list' | 'wake'>;
  heard: HearStore;
  handovers: Pick<HandoverStore, 'begin' | 'hold'>;
  limits: Pick<Limits, 'guess'>;
  markOf: (code: string) => string;
  now: () => number;
}

const SHOWN = 3;
const MOST_SHOWN = 5;
const LUNAR = /农历|初几|阴历|旧历|节气|黄历|今天几[号日]|什么日子/;
const BINDING = /^绑定\s*([A-Za-z0-9]{6,10})$/;
const KEPT_MS = 90 * DAY_MS;
const GUESSES = { max: 5, seconds: 600 };

const NOT_READ = '没看懂金额。一行一笔，像这样写：记 午饭 23.5';

const text = (words: string): Reply => ({ kind: 'text', text: words });

export type Conversation = ReturnType<typeof createConversation>;

/** Answers one sentence: a binding code, the operator's rules in their order, then what the site can do by itself. */
export function createConversation({ abilities, replies, heard, handovers, limits, markOf, now }: Needs) {
  async function found(words: string, siteOrigin: string): Promise<Reply | undefined> {
    const asked = abilities.sections();
    const answers = await Promise.allSettled(asked.map((section) => section.find(words, SHOWN)));
    const lists = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.things : []));
    // All of the first that has something, and the best of each other.
    const first = lists.findIndex((things) => things.length > 0);
    const best = lists.flatMap((list, index) => list.slice(0, index === first ? SHOWN : 1)).slice(0, MOST_SHOWN);
    // Where one is called just so, those that only sound like it are not meant: 春节 is not 纯洁.
    const things = best.some(isCalled(words)) ? namedFirst(best, words) : best;
    if (things.length === 0) return undefined;
    return {
      kind: 'titles',
      text: `给你找了 ${things.length} 个：`,
      things: things.map((thing) => shown(thing, siteOrigin)),
    };
  }

  async function bound(code: string, { guid, person }: Utterance): Promise<Reply> {
    try {
      await limits.guess('robot bind', `${guid} ${person}`, GUESSES);
    } catch (error) {
      if (error instanceof AppError) return text('试的次数太多了，请十分钟后再试');
      throw error;
    }
    const member = await heard.bind(markOf(code), guid, person);
    return text(
      member === undefined ? '绑定码不对或已过期，请在网站上重新获取' : '绑定好了。发「记 午饭 23.5」就能记账。',
    );
  }

  async function noted(
    words: string,
    { guid, person, messageId, siteOrigin }: Utterance,
    isTrial: boolean,
  ): Promise<Reply> {
    const bills = notesIn(words, now(), toSimplified);
    if (bills.length === 0) return text(NOT_READ);
    const today = shanghaiDay(now());
    const said = text(`记好了：${bills.map((bill) => billText(bill, today)).join('；')}`);
    if (isTrial) return said;
    const member = await heard.memberOf(guid, person);
    if (member === undefined)
      return text(`还不知道你是哪位会员。先到 ${siteOrigin}/messenger 获取绑定码，再发「绑定 绑定码」。`);
    for (const [index, bill] of bills.entries()) {
      const mark = `robot ${guid} ${messageId}${index > 0 ? ` ${index}` : ''}`;
      await abilities.note(member, { ...bill, key: createHash('sha256').update(mark).digest('hex') });
    }
    return said;
  }

  async function shortened(address: string, siteOrigin: string, isTrial: boolean): Promise<Reply> {
    if (isTrial) return text(`短链接：${siteOrigin}/short/……`);
    try {
      return text(`短链接：${await abilities.shorten(address, siteOrigin)}`);
    } catch (error) {
      if (error instanceof AppError) return text(error.message);
      throw error;
    }
  }

  async function byRule({ rule, words }: Match, said: Utterance, isTrial: boolean): Promise<Reply> {
    const value = (name: string) => (typeof rule.body[name] === 'string' ? rule.body[name] : '');
    switch (rule.kind) {
      case 'text':
        return text(value('content'));
      case 'image':
        return { kind: 'image', url: whole(value('url'), said.siteOrigin) };
      case 'card':
        return {
          kind: 'card',
          title: value('title'),
          text: value('desc'),
          url: value('url'),
          image: whole(value('image_url'), said.siteOrigin),
        };
      case 'lunar':
        return text(lunarAnswer(said.text) || abilities.lunarDay());
      case 'human': {
        const { guid, person, room, text: asked, messageId } = said;
        const kept = [...asked].slice(0, 300).join('');
        if (!isTrial) await handovers.begin({ guid, person, room, words: kept, messageId });
        return text(value('content') || `已转给站长，请稍等。${HANDOVER_MINUTES} 分钟内我不插话。`);
      }
      case 'bill':
        return noted(notesIn(said.text, now(), toSimplified).length > 0 ? said.text : words, said, isTrial);
      case 'short': {
        const address = addressIn(said.text);
        return address ? shortened(address, said.siteOrigin, isTrial) : text('把网址发过来，就能变短。');
      }
      default:
        if (!words) return text('想找什么？请在后面写上名字');
        return (await found(words, said.siteOrigin)) ?? text(`没有找到“${[...words].slice(0, 40).join('')}”`);
    }
  }

  /** What the site does by itself for those who write to it. */
  async function byItself(said: Utterance, isTrial: boolean): Promise<Answered | undefined> {
    const words = said.text.trim();
    const by = (own: OwnAnswer, reply: Reply, why: string): Answered => ({ reply, ruleId: null, own, why });
    if (notesIn(words, now(), toSimplified).length > 0)
      return by('bill', await noted(words, said, isTrial), '站内：记账');
    const address = addressIn(words);
    if (address) return by('short', await shortened(address, said.siteOrigin, isTrial), '站内：短链接');
    const day = [...words].length <= 20 ? lunarAnswer(words) : '';
    if (day) return by('lunar', text(day), '站内：农历');
    const name = askedName(toSimplified(words));
    const reply = (await found(words, said.siteOrigin)) ?? (name ? await found(name, said.siteOrigin) : undefined);
    // A festival by its name alone, or a greeting: only what is called so itself is meant by it.
    const isCalledSo = reply?.kind === 'titles' && reply.things.some(isCalled(words));
    const named = isCalledSo || [...words].length > 10 ? '' : abilities.lunarDay(toSimplified(words));
    if (named) return by('lunar', text(named), '站内：农历');
    if (reply && (isCalledSo || !isGreeting(toSimplified(words)))) {
      const understood = await abilities.understand(words);
      return understood ? by('wish', reply, `站内搜索，听成 ${understood}`) : by('name', reply, '站内搜索');
    }
    if (isNoteTried(words, toSimplified)) return by('bill', text(NOT_READ), '站内：记账，没看懂金额');
    const [bill] = /\p{Script=Han}/u.test(words) ? notesIn(`记 ${words}`, now(), toSimplified) : [];
    return bill && by('bill', text(`要记账的话，前面加一个「记」：记 ${words}`), '站内：记账，少了「记」');
  }

  /** What is said of the day that somebody asks for; empty when nobody did. */
  function lunarAnswer(typed: string): string {
    const words = toSimplified(typed);
    const festival = askedFestival(words);
    const told = festival ? abilities.lunarDay(festival) : '';
    return told || (LUNAR.test(words) ? abilities.lunarDay(saidDay(words, now(), 'coming')?.day) : '');
  }

  async function answer(said: Utterance, isTrial: boolean): Promise<Answered> {
    const [, code] = said.isSpokenTo ? (BINDING.exec(toSimplified(said.text.trim())) ?? []) : [];
    if (code) {
      const reply = isTrial ? text('绑定好了。') : await bound(code.toUpperCase(), said);
      return { reply, ruleId: null, own: 'bind', why: '站内：绑定会员' };
    }
    if (!isTrial && (await handovers.hold(said.guid, said.person, said.text.trim()))) {
      return { reply: undefined, ruleId: null, why: '已转人工', isHeld: true };
    }
    const rules = await replies.list();
    const match = await matchRule(rules, said.text, abilities.understand);
    if (match) {
      const place = rules.findIndex(({ id }) => id === match.rule.id) + 1;
      const why = `第 ${place} 条${match.understood ? `，听成 ${match.understood}` : ''}`;
      if (!isTrial && !(await replies.wake(match.rule, `${said.guid} ${said.room}`))) {
        return { reply: undefined, ruleId: match.rule.id, why: `${why}，还在冷却` };
      }
      return { reply: await byRule(match, said, isTrial), ruleId: match.rule.id, why };
    }
    const own = said.isSpokenTo ? await byItself(said, isTrial) : undefined;
    const silence = isGreeting(toSimplified(said.text)) ? '，是句招呼，不搜索' : '，站内搜索也没有结果';
    const reason = said.isSpokenTo ? silence : '，群里没有 @ 它就不搜索';
    return own ?? { reply: undefined, ruleId: null, why: `${rules.length} 条规则都对不上${reason}` };
  }

  return {
    /** Counted, and with all its effects. */
    async hear(said: Utterance): Promise<Answered> {
      const answered = await answer(said, false);
      const day = shanghaiDay(now());
      if (answered.isHeld) return answered;
      const isCaught = answered.reply !== undefined || answered.ruleId !== null;
      if (isCaught) await heard.countHit(answered.ruleId ?? (answered.own ? countOf(answered.own) : 0), day);
      else if (said.isSpokenTo) {
        await heard.countMiss([...said.text.trim()].slice(0, 60).join(''), day, shanghaiDay(now() - KEPT_MS));
      }
      return answered;
    },

    /** The same answer without any effect. */
    try: (words: string, isGroup: boolean, siteOrigin: string): Promise<Answered> =>
      answer(
        {
          guid: '',
          person: '',
          room: '',
          messageId: '',
          text: isGroup ? withoutCall(words) : words,
          isSpokenTo: !isGroup || words.includes('@'),
          siteOrigin,
        },
        true,
      ),
  };
}

/** A day of another year is said with it. */
function billText({ title, isIncome, fen, day }: BillNote, today: string): string {
  const [year, month, date] = day?.split('-').map(Number) ?? [];
  const said = `${today.startsWith(`${year}-`) ? '' : `${year} 年 `}${month} 月 ${date} 日`;
  return `${title} ${isIncome ? '+' : '−'}¥${(fen / 100).toFixed(2)}${day ? `（${said}）` : ''}`;
}

const isCalled = (words: string) => {
  const key = keyOf(words);
  return ({ title }: { title: string }) => keyOf(title) === key;
};

function namedFirst(things: readonly FoundThing[], words: string): FoundThing[] {
  const isOne = isCalled(words);
  const key = keyOf(words);
  return [...things.filter(isOne), ...things.filter((thing) => !isOne(thing) && keyOf(thing.title).includes(key))];
}

function shown({ title, note = '', path, image = '' }: FoundThing, siteOrigin: string): ShownThing {
  return { title, note, url: whole(path, siteOrigin), image: whole(image, siteOrigin) };
}

/** As a text, for what has no better shape. */
export function replyText(reply: Reply): string {
  switch (reply.kind) {
    case 'text':
      return reply.text;
    case 'image':
      return reply.url;
    case 'card':
      return [reply.title, reply.text, reply.url].filter(Boolean).join('\n');
    default:
      return reply.things.map(({ title, note, url }) => `${title}${note ? `（${note}）` : ''}\n${url}`).join('\n');
  }
}
