import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Festival } from './festival.rules.ts';

export interface Blessing {
  text: string;
  /** To whom it is said; 通用 fits anyone. */
  relation: string;
}

/** Words for days that are no festival, and for relations a festival has nothing of its own for. */
export const ORDINARY = '寻常日子';
export const ANYONE = '通用';
const FILES = ['feast', 'modern', 'terms', 'solemn'];
const FESTIVE_ORDER = [ANYONE, '父母', '长辈', '爱人', '朋友', '老师', '同事', '领导', '客户', '孩子'];
const SOLEMN_ORDER = [ANYONE, '故人', '家人'];
/** A page has so many cells for them. */
const FULL = 6;

const File = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1).max(60))));

export type BlessingBook = ReturnType<typeof readBlessingBook>;

export function readBlessingBook(festivals: readonly Festival[]) {
  const shipped = new Map(FILES.flatMap((name) => Object.entries(readFile(name))));
  const byFestival = new Map<string, readonly Blessing[]>();
  for (const { name, tone, greetings } of festivals) {
    const general = greetings.map((text) => ({ text, relation: ANYONE }));
    byFestival.set(name, [...general, ...inOrder(shipped.get(name), tone === 'solemn' ? SOLEMN_ORDER : FESTIVE_ORDER)]);
  }
  const ordinary = inOrder(shipped.get(ORDINARY), FESTIVE_ORDER);
  const ownOf = (festival: Festival | undefined) => (festival ? (byFestival.get(festival.name) ?? []) : ordinary);
  const forRelation = (all: readonly Blessing[], relation: string) => all.filter((one) => one.relation === relation);

  /** What is said to one relation. On a solemn day nothing is borrowed from other days. */
  function said(festival: Festival | undefined, relation: string): readonly Blessing[] {
    const own = forRelation(ownOf(festival), relation);
    return own.length > 0 || festival?.tone === 'solemn' ? own : forRelation(ordinary, relation);
  }

  return {
    ownOf,

    relationsOf(festival: Festival | undefined): { name: string; count: number }[] {
      return (festival?.tone === 'solemn' ? SOLEMN_ORDER : FESTIVE_ORDER)
        .map((name) => ({ name, count: said(festival, name).length }))
        .filter(({ count }) => count > 0);
    },

    /** To anyone, one of each relation in turn; or to one relation. */
    texts(festival: Festival | undefined, relation: string): readonly Blessing[] {
      if (relation !== '') return said(festival, relation);
      const own = inTurn(ownOf(festival));
      if (own.length >= FULL || festival?.tone === 'solemn') return own;
      return [...own, ...forRelation(ordinary, ANYONE)].slice(0, FULL);
    },
  };
}

function readFile(name: string): z.output<typeof File> {
  return File.parse(JSON.parse(readFileSync(new URL(`./content/blessings-${name}.json`, import.meta.url), 'utf8')));
}

function inOrder(byRelation: Record<string, string[]> | undefined, order: readonly string[]): Blessing[] {
  return order.flatMap((relation) => (byRelation?.[relation] ?? []).map((text) => ({ text, relation })));
}

/** The first of every relation, then the second of every one, so that a page is not six words to the same person. */
function inTurn(all: readonly Blessing[]): Blessing[] {
  const seen = new Map<string, number>();
  const turn = all.map((blessing) => {
    const round = seen.get(blessing.relation) ?? 0;
    seen.set(blessing.relation, round + 1);
    // Three general ones lead, or a new page would begin with somebody's parents.
    return { blessing, round: blessing.relation === ANYONE ? Math.floor(round / 3) : round };
  });
  return turn.sort((one, other) => one.round - other.round).map(({ blessing }) => blessing);
}
