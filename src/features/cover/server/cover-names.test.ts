import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { coverUrl } from '../cover-palettes.pure.ts';

describeOnEachEngine('covers by name', (openApp) => {
  test('are drawn for what is there; of a title that is only being written the operator alone sees one', async () => {
    const { app, as } = await openApp();
    const operator = await as('operator');
    const url = coverUrl({ title: '还在写的片名', kind: '电影' });
    const statusFor = async (headers: Record<string, string> = {}) => (await app.inject({ url, headers })).statusCode;
    expect(await statusFor()).toBe(404);
    expect(await statusFor(await as('member'))).toBe(404);
    expect(await statusFor(operator)).toBe(200);
  });
});
