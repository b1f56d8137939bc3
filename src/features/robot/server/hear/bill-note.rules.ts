import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { withDigits } from './money-words.rules.ts';
import { saidDay } from './said-day.rules.ts';

export interface BillNote {
  title: string;
  /** Always positive. */
  fen: number;
  isIncome: boolean;
  /** The day that was said, as 2026-11-17; otherwise it is now. */
  day?: string;
}

/** A text in simplified characters, one for one. */
type Simplify = (text: string) => string;

/** Nobody notes so many bills at once, and the expressions below take their time on long texts. */
const LONGEST = 1000;
const PLEASE = '^(?:请|麻烦|帮忙|帮我|帮|给我|替我)*';
/** 记 begins other words too: 记者, 记忆, 记得. */
const OTHER = '[者忆得录住性号事载述起仇]';
const NOTE = new RegExp(`${PLEASE}记(?:账|帐(?!篷)|一笔|一下)?(?![者忆得录住性号事载述起仇])[\\s:,，]*(.+)$`, 'su');
const AGAIN = new RegExp(`^\\s*记(?!${OTHER})[\\s:]*`, 'u');
const TRIED = new RegExp(`${PLEASE}记(?:账|帐(?!篷)|一笔|一下|[\\s:])`, 'u');
const NUMBER = String.raw`(?<number>(?:\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.\d{1,2})?)`;
/** 23.5, ¥18, 23块5, 23元5角2分, 5毛, 1.2万. */
const MONEY = String.raw`(?<sign>[+\-−])? ?¥? ?(?:${NUMBER} ?(?<large>[万wk])? ?(?:(?:元|圆|块钱?|rmb) ?(?:(?<jiao>\d)(?:[毛角](?:(?<fen>\d)分?)?)?)?)?|(?<only>\d)[毛角]钱?)`;
const AMOUNT = new RegExp(`${MONEY}$`, 'iu');
const AMOUNT_FIRST = new RegExp(`^${MONEY} (?<title>\\S.*)$`, 'isu');
const INCOME = /^(收入|收到|发?工资|到账|进账|赚|奖金|年终奖|利息|分红)/;
/** Money that comes back, whatever sign stands before it. */
const BACK = /^(退款|退货|报销|返现)(?!给)/;
/** What is said of the money, not of the thing: 午饭花了23. */
const SPENT = /(?:花了|用了|付了|给了|花费|一共|共计|总共|合计)$/u;
const AFTERTHOUGHT = /(?:[\s!！~～。.,，、)）]|\p{Extended_Pictographic}|\u{fe0f}|\u{200d})+$/u;

/**
 * 记 午饭 23.5, 记账：昨天打车 ￥18, 記 收入 工資 8000; a line each. Empty when it is none, or when one of the lines is none. What
 * was noted keeps its own characters.
 */
export function notesIn(text: string, now: number, simplify: Simplify): BillNote[] {
  if (text.length > LONGEST) return [];
  const typed = plain(text);
  const simple = simplify(typed);
  const asTyped = (note: BillNote): BillNote => {
    const at = simple.length === typed.length ? simple.indexOf(note.title) : -1;
    return at < 0 ? note : { ...note, title: typed.slice(at, at + note.title.length) };
  };
  return notesOf(simple, now).map(asTyped);
}

function notesOf(text: string, now: number): BillNote[] {
  const [, words = ''] = NOTE.exec(text) ?? [];
  const lines = words.split(/[\n;]/).filter((line) => line.trim());
  const each = lines.map((line) => lineOf(line.replace(AGAIN, ''), now));
  const notes = each.filter((note) => note !== undefined);
  if (notes.length === lines.length) return notes.flat();
  const whole = noteOf(words, now);
  // An amount alone on its line belongs to the words before it; two amounts are two bills.
  return whole && notes.length < 2 ? [whole] : [];
}

/** 买菜50，水果30 are two bills, on one day; where a part lacks its words or its amount, all of it is one. */
function lineOf(line: string, now: number): BillNote[] | undefined {
  const parts = line.split(/[，、+]|,(?!\d{3})/).filter((part) => part.trim());
  const notes = parts.map((part) => noteOf(part, now)).filter((note) => note !== undefined);
  const areAll = parts.length > 1 && notes.length === parts.length && notes.every(({ title }) => title !== NAMELESS);
  if (areAll) return notes.map((note) => ({ ...(notes[0]?.day && { day: notes[0].day }), ...note }));
  const whole = noteOf(line, now);
  return whole && [whole];
}

/** Whether somebody surely wanted to note something, understood or not. */
export const isNoteTried = (text: string, simplify: Simplify): boolean => TRIED.test(simplify(plain(text)));

function noteOf(line: string, now: number): BillNote | undefined {
  const dated = saidDay(line.trim(), now, 'past');
  const today = shanghaiDay(now);
  const isPast = dated !== undefined && dated.day <= today;
  const spoken = (isPast ? dated.rest : line).replaceAll(/\s+/g, ' ').trim();
  const said = withDigits(spoken.replace(AFTERTHOUGHT, ''));
  const last = AMOUNT.exec(said);
  const found = last ?? AMOUNT_FIRST.exec(said);
  if (!found?.groups) return undefined;
  const { number, large, jiao, fen: small, only, sign, title: after = '' } = found.groups;
  const before = last ? said.slice(0, last.index) : '';
  // What goes on to the left is part of a name or of another amount: iPhone15 is no bill of 5, $20 none of 20.
  if (/[\dA-Za-z.,$€£%]$/.test(before) || (jiao && number?.includes('.'))) return undefined;
  // Two amounts in one line: nobody knows which.
  if (/\d ?[元圆块毛角]|\p{Script=Han}\d+(\.\d+)?[ 和跟与加&/+，、,]/u.test(before)) return undefined;
  const fen = only
    ? Number(only) * 10
    : Math.round(Number(number?.replaceAll(',', '')) * 100 * timesOf(large)) +
      Number(jiao ?? 0) * 10 +
      Number(small ?? 0);
  const title = (last ? before : after)
    .trim()
    .replace(/[:,，]$/, '')
    .replace(SPENT, '')
    .trim();
  if (!(fen > 0 && fen <= MOST_FEN)) return undefined;
  const isIncome = sign === '+' || BACK.test(title) || (sign === undefined && INCOME.test(title));
  return {
    title: [...(title || NAMELESS)].slice(0, 100).join(''),
    fen,
    isIncome,
    ...(isPast && dated.day !== today && { day: dated.day }),
  };
}

const NAMELESS = '记一笔';
const MOST_FEN = 9_999_999_999;
const timesOf = (large = ''): number => (/[万w]/i.test(large) ? 10_000 : large ? 1000 : 1);

/** Digits and signs as phones in Chinese type them, in their plain form; 23。5 is what a Chinese keyboard makes of 23.5. */
function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/[０-９＋－．：；￥]/g, (mark) => mark.normalize('NFKC'))
    .replaceAll(/(?<=\d)。(?=\d)/g, '.')
    .replaceAll(/(?<=\d)，(?=\d{3})/g, ',');
}
