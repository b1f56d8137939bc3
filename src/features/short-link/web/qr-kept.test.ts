import { expect, test } from 'vitest';
import { lookOf, PLAIN_LOOK, withLook } from './qr-kept.ts';

const plain = { ...PLAIN_LOOK, mark: 'none' as const };

test('each link has its own look again, a picture by its address, and nonsense is no look', () => {
  const picture = { jpeg: new Uint8Array(3), pixels: 1 };
  const one = withLook(undefined, 'qiu', { ...plain, colour: '#b5301c', isRound: true, mark: picture });
  const kept: unknown = JSON.parse(JSON.stringify(withLook(one, 'dong', { ...plain, mark: 'site', margin: 6 })));
  expect(lookOf(kept, 'qiu')).toEqual({ ...PLAIN_LOOK, colour: '#b5301c', isRound: true, mark: 'own' });
  expect(lookOf(kept, 'dong')).toEqual({ ...PLAIN_LOOK, mark: 'site', margin: 6 });
  expect(lookOf(kept, 'constructor')).toBeUndefined();
  for (const odd of [null, 'qiu', 7, { qiu: null }, { qiu: { colour: 'url(x)' } }])
    expect(lookOf(odd, 'qiu')).toBeUndefined();
  expect(lookOf({ qiu: { colour: '#000000', margin: 99 } }, 'qiu')).toEqual({ ...PLAIN_LOOK, colour: '#000000' });
});

test('the hundred looks that were changed last are kept', () => {
  let kept: unknown;
  for (let at = 0; at < 103; at++) kept = withLook(kept, `code-${at}`, plain);
  kept = withLook(kept, 'code-3', { ...plain, isRound: true });
  kept = withLook(kept, 'code-new', plain);
  expect([lookOf(kept, 'code-3')?.isRound, lookOf(kept, 'code-4'), lookOf(kept, 'code-5')]).toEqual([
    true,
    undefined,
    PLAIN_LOOK,
  ]);
});
