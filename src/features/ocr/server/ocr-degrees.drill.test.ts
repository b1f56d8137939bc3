import { afterAll, expect, test } from 'vitest';
import { aReader } from '#/platform/reader/reader.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';
import { readingDegree } from '../degree.pure.ts';
import { type HardOffer, hardOffers } from './hard-offers.fixture.ts';
import { presentReading } from './ocr.present.ts';
import { guess } from './ocr.rules.ts';

const reader = aReader<typeof import('./ocr.reader.ts').default>(new URL('./offline-ocr.fixture.ts', import.meta.url), {
  cpuMs: 20_000,
  memoryMb: 700,
});
const room = createReadingRoom({ report: console.error });
afterAll(() => room.stop());

/** What the form is filled with, field by field: right, left empty, or wrong. */
async function filled({ name, facts, picture }: HardOffer) {
  const read = await room.read(reader, await picture());
  const { Title, Price, OriginPrice, Address, Lines } = presentReading({ ...read, guess: guess(read.lines) });
  const fields = [
    ['words', Title, facts.title],
    ['number', String(Price ?? ''), String(facts.price)],
    ['number', String(OriginPrice ?? ''), String(facts.origin)],
    ['words', Address, facts.address],
  ] as const;
  return fields.map(([kind, got, wanted]) => {
    if (got === '' || readingDegree(kind, got, Lines) === 'none') return 'empty';
    return got.replaceAll(/\s/g, '') === wanted ? 'right' : `${name}: ${got} for ${wanted}`;
  });
}

test('of 24 posters in white on colour, gradients, two columns and busy grounds at least 90 % of the fields are right or left empty', async () => {
  const answers: string[] = [];
  for (const offer of hardOffers) answers.push(...(await filled(offer)));
  const right = answers.filter((answer) => answer === 'right').length;
  const wrong = answers.filter((answer) => answer !== 'right' && answer !== 'empty');
  const told = `${right} right, ${answers.length - right - wrong.length} empty, wrong:\n${wrong.join('\n')}`;
  expect(answers).toHaveLength(96);
  expect(wrong.length / answers.length, told).toBeLessThanOrEqual(0.1);
  // Leaving everything empty would be no help.
  expect(right / answers.length, told).toBeGreaterThanOrEqual(0.5);
});
