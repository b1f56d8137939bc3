import { expect, test } from 'vitest';
import { callWith } from './api.ts';

test('only a code from 200 to 299 is a success, and a refusal without words gets those for everything', async () => {
  const answered = async (Code: number, Message = '') =>
    callWith(async () => ({ status: 200, envelope: { Code, Message, Data: null } }))('GET /api/v1/error', {});
  for (const code of [200, 204, 299]) expect(await answered(code)).toMatchObject({ ok: true });
  for (const code of [0, 199, 300, 404, 500]) {
    expect(await answered(code)).toMatchObject({ ok: false, message: '错误请重试' });
    expect(await answered(code, '今天的券已经发完')).toMatchObject({ ok: false, message: '今天的券已经发完' });
  }
});
