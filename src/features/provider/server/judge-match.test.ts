import { expect, test } from 'vitest';
import { type Candidate, type Compared, judgeCandidates } from './judge-match.ts';

const title = (changes: Partial<Compared> = {}): Compared => ({
  names: ['神雕侠侣'],
  year: 2006,
  people: [],
  ...changes,
});
const candidate = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ id, name: '神雕侠侣', names: ['神雕侠侣'], otherNames: [], year: 2006, people: [], isSameKind: true },
  ...changes,
});
const verdict = (compared: Compared, ...candidates: Candidate[]) => {
  const found = judgeCandidates(compared, candidates);
  return found.state === 'auto' ? found.item.id : found.state;
};

test.each<[string, Compared, Candidate[], string]>([
  ['the same name and year', title(), [candidate('a')], 'a'],
  ['of remakes that of the year', title(), [candidate('a', { year: 1995 }), candidate('b')], 'b'],
  ['a year off by one', title({ people: ['黄晓明'] }), [candidate('a', { year: 2007, people: ['黄晓明'] })], 'a'],
  ['many years apart', title(), [candidate('a', { year: 1995 })], 'doubtful'],
  ['two that are equal', title(), [candidate('a'), candidate('b')], 'doubtful'],
  [
    'a name only among others',
    title({ names: ['Return of the Condor Heroes'] }),
    [candidate('a', { otherNames: ['return of the condor heroes'] })],
    'a',
  ],
  ['a traditional name', title(), [candidate('a', { names: ['神鵰俠侶', '神雕俠侶'] })], 'a'],
  ['another name', title(), [candidate('a', { names: ['天龙八部'] })], 'none'],
  ['another kind', title(), [candidate('a', { isSameKind: false })], 'doubtful'],
  ['no year anywhere', title({ year: null }), [candidate('a', { year: null })], 'doubtful'],
  ['another season', title({ names: ['庆余年 第二季'] }), [candidate('a', { names: ['庆余年'] })], 'doubtful'],
  ['nothing', title(), [], 'none'],
])('%s', (_, compared, candidates, expected) => {
  expect(verdict(compared, ...candidates)).toBe(expected);
});
