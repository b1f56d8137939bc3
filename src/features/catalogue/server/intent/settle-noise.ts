import { isLetter, isWord } from './intent-text.ts';
import type { Token } from './intent-words.ts';

const PARTICLE = /^[的得地滴之d]$/;

/** The token beside one; a space between two English words is no gap. */
export function beside(tokens: readonly Token[], index: number, step: 1 | -1, plain: string): Token | undefined {
  const [next, further] = [tokens[index + step], tokens[index + 2 * step]];
  const [before, after] = step > 0 ? [tokens[index], further] : [further, tokens[index]];
  const isJoined = isLetter(plain[(before?.to ?? 0) - 1]) && isLetter(plain[after?.from ?? -1]);
  return next?.sense.sort === 'gap' && isJoined ? further : next;
}

/**
 * Words that mean nothing by themselves are left out between and around what was understood; where they touch a name they
 * belong to it (我的前半生). Beside something understood a 的 only joins. Then says who is meant as what.
 */
export function settleNoise(tokens: readonly Token[], plain: string): Token[] {
  const hasPerson = tokens.some(({ sense }) => sense.sort === 'person');
  // 动作指导: a role of nobody is a plain word.
  const settled = tokens.map((token) =>
    token.sense.sort === 'role' && !hasPerson ? { ...token, sense: { sort: 'name' as const } } : { ...token },
  );
  const isUnderstood = (token: Token | undefined) =>
    token !== undefined && ['parts', 'person', 'role'].includes(token.sense.sort);
  // 周星驰的功夫, 斯皮尔伯格的科幻片.
  const isBeside = (before: Token | undefined, after: Token | undefined) =>
    isUnderstood(before) || (isUnderstood(after) && before?.sense.sort === 'name');
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    settled.forEach((token, index) => {
      if (token.sense.sort !== 'noise' || token.sense.isAround) return;
      const [before, after] = [beside(settled, index, -1, plain), beside(settled, index, 1, plain)];
      const touches = [before, after].some((other) => other?.sense.sort === 'name');
      if (!touches || (isBeside(before, after) && PARTICLE.test(plain.slice(token.from, token.to)))) return;
      token.sense = { sort: 'name' };
      isChanged = true;
    });
  }
  return joinNames(withRoles(settled), plain);
}

/** 周星驰主演, 导演李安: a role belongs to the person beside it. */
function withRoles(tokens: Token[]): Token[] {
  const besides = tokens.filter(({ sense }) => sense.sort !== 'gap' && sense.sort !== 'noise');
  besides.forEach(({ sense }, index) => {
    if (sense.sort !== 'role') return;
    const [before, after] = [besides[index - 1], besides[index + 1]];
    for (const person of [before, after]) {
      if (person?.sense.sort !== 'person') continue;
      person.sense = { ...person.sense, role: sense.role, isSaid: true };
      return;
    }
  });
  return tokens;
}

/** Characters of one name stand together, also across what was taken for noise. */
function joinNames(tokens: Token[], plain: string): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isOne = last?.sense.sort === 'name' && token.sense.sort === 'name' && isWord(plain[token.from]);
    if (last && isOne && last.to === token.from) last.to = token.to;
    else joined.push(token);
  }
  return joined;
}
