import { describe, expect, test } from 'vitest';
import { toFen } from '#/contract/money.pure.ts';
import { amountsIn } from './amount.rules.ts';
import { guess } from './ocr.rules.ts';
import { type Offer, offers, pictureOf } from './ocr-pictures.fixture.ts';
import { offlineReading } from './offline-reading.fixture.ts';

const read = offlineReading();

const [hotPot, milkTea] = offers as [Offer, Offer];

describe('pictures of offers', () => {
  test('drawn plainly: every amount of money is right, and so are names and places', async () => {
    const { lines, width, height, turn } = await read(await pictureOf(hotPot, 'plain'));
    expect({ width, height, turn }).toEqual({ width: 1000, height: 640, turn: 0 });
    expect(amountsIn(lines).map(({ fen }) => fen)).toEqual(expect.arrayContaining(hotPot.amounts.map(toFen)));
    const { title, address } = guess(lines);
    expect([title, address]).toEqual([hotPot.says.title, hotPot.says.address]);
    const price = lines.find(({ text }) => text.includes('128.00'));
    expect(price?.confidence).toBeGreaterThan(0.4);
    // The price is drawn from 60 to about 335, on the line at 225.
    expect(price?.box.left).toBeGreaterThan(50);
    expect(price?.box.right).toBeLessThan(350);
    expect(price?.box.bottom).toBeGreaterThan(215);
    expect(price?.box.bottom).toBeLessThan(240);
  });

  test('held askew: the amounts are right all the same', async () => {
    const { lines } = await read(await pictureOf(milkTea, 'askew'));
    expect(amountsIn(lines).map(({ fen }) => fen)).toEqual(expect.arrayContaining(milkTea.amounts.map(toFen)));
  });

  test('a picture that ends in the middle is told apart from one without text', async () => {
    const whole = await pictureOf(hotPot, 'askew');
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'ocr.unreadable' });
    const empty = { ...hotPot, words: [] };
    expect((await read(await pictureOf(empty, 'plain'))).lines).toEqual([]);
  });
});
