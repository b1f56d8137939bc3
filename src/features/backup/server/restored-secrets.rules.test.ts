import { expect, test } from 'vitest';
import { secretsOutcome } from './restored-secrets.rules.ts';

const sealed = { state: 'sealed', key: 'a', holdsKey: false } as const;

test.each([
  ['a backup from before', undefined, undefined, 'fine'],
  ['nothing is sealed', { state: 'none', key: 'a', holdsKey: false }, 'b', 'fine'],
  ['all is in clear', { state: 'clear', key: null, holdsKey: false }, undefined, 'fine'],
  ['the same key is here', sealed, 'a', 'fine'],
  ['the same key is here and inside', { ...sealed, holdsKey: true }, 'a', 'fine'],
  ['no key is here', sealed, undefined, 'key-wanted'],
  ['the key is inside and none is here', { ...sealed, holdsKey: true }, undefined, 'key-placed'],
  ['another key is here', sealed, 'b', 'other-key'],
  ['another key is here, whatever is inside', { ...sealed, holdsKey: true }, 'b', 'other-key'],
  ['nobody knew the key', { ...sealed, key: null }, 'b', 'other-key'],
] as const)('%s', (_, secrets, here, outcome) => {
  expect(secretsOutcome(secrets, here)).toBe(outcome);
});
