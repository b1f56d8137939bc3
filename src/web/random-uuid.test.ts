import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('is a UUID of version 4, another one each time', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  expect(new Set(made).size).toBe(200);
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
