import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { ApiError, createClient } from '../../docs/api/client.ts';

describeOnEachEngine('the generated client', (openApp) => {
  test('calls twenty endpoints and gets what it was promised', async () => {
    const { app, as } = await openApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    // A server that listens on a port has this kind of address.
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const login = (await as('xiaoming')).authorization.replace(/^Bearer /, '');
    const mine = createClient({ origin, token: login });
    const made = await mine('postToken', { body: { Name: '脚本', Scopes: ['read', 'write'] } });
    const call = createClient({ origin, token: made.Token });

    expect((await call('getUser', {})).Username).toBe('xiaoming');
    expect((await call('getToken', {})).map(({ Name }) => Name)).toEqual(['脚本']);
    expect((await call('getAnySearch', { query: { words: '三体' } })).Result).toEqual([]);
    expect((await call('getAnyHotWords', {})).Words).toBe('');
    expect((await call('getAnyCalendar', {})).Days).toHaveLength(7);
    expect((await call('getAnyCollections', {})).Page).toBe(1);
    expect((await call('getSearchSections', {})).Sections.length).toBeGreaterThan(1);
    expect((await call('getShortUrl', {})).Total).toBe(0);
    const short = await call('postShortUrl', { body: { Url: 'https://example.com/a' } });
    expect((await call('getShortUrl', {})).Total).toBe(1);
    expect(short.Link).toContain(short.ShortUrl);
    const bill = await call('postBill', { body: { Title: '午饭', CreatedTime: '2026-11-15', Expense: 12 } });
    expect(bill.Expense).toBe(12);
    expect((await call('getBill', { query: { words: '午饭' } })).Result.map(({ Id }) => Id)).toEqual([bill.Id]);
    expect((await call('getCollect', { query: { Type: 1 } })).Counts.Any).toBe(0);
    expect(await call('getCollectByRelativeId', { path: { RelativeId: 'none' }, query: { Type: 1 } })).toBe(false);
    expect(await call('getCollectFlags', { query: { Type: 1, ids: '["none"]' } })).toEqual([]);
    expect((await call('getHistory', {})).Total).toBe(0);
    expect((await call('getAnyCollect', {})).Updates).toBe(0);
    expect(await call('getWebhook', {})).toEqual([]);
    expect(Array.isArray(await call('getWebhookKinds', {}))).toBe(true);
    expect(await call('deleteTokenById', { path: { Id: made.Id } })).toBe(true);
    const refusal = await call('getUser', {}).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 401, code: 'token.invalid' });
  });
});
