import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { priceHistory } from './price.rules.ts';

const NOW = Date.UTC(2026, 10, 17);
const ago = (days: number) => NOW - days * DAY_MS;

test('a price holds until it is changed; what is older than ninety days counts from there on', () => {
  const history = priceHistory(
    [
      { since: ago(200), priceFen: 5000 },
      { since: ago(100), priceFen: 9000 },
      { since: ago(30), priceFen: 6000 },
    ],
    NOW,
  );
  expect(history.steps).toEqual([
    { since: ago(90), priceFen: 9000 },
    { since: ago(30), priceFen: 6000 },
  ]);
  expect(history).toMatchObject({ days: 90, lowestFen: 6000, meanFen: 8000 });
});

test('something new has few days, something unknown none', () => {
  expect(priceHistory([{ since: ago(3), priceFen: 100 }], NOW)).toMatchObject({
    days: 3,
    lowestFen: 100,
    meanFen: 100,
  });
  expect(priceHistory([{ since: NOW, priceFen: 100 }], NOW)).toMatchObject({ days: 0, meanFen: 100 });
  expect(priceHistory([], NOW)).toEqual({ days: 0, lowestFen: 0, meanFen: 0, steps: [] });
});
