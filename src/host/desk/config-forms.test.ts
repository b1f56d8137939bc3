import { expect, test } from 'vitest';
import { handleConfigForm } from '#/features/config/web/config-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const LINKS = [{ Name: '今日更新', Link: '/new' }];

const save = async (site: TestApp, value: unknown, From: string, more = {}) =>
  handleConfigForm(
    await pageCall(site),
    formOf({ intent: 'save', Key: 'topLinks', From, Value: JSON.stringify(value), ...more }),
  );

describeOnEachEngine('the config forms', (openApp) => {
  test('a saved value leads back to its page, with the reason in the history', async () => {
    const site = await openApp();
    expect(await save(site, LINKS, '0', { Note: '开张', tab: 'json' })).toEqual({
      goTo: '/market/admin/config?key=topLinks&tab=json&saved=1',
    });
    const call = await pageCall(site);
    const history = await call('GET /api/v1/config/history', { query: { key: 'topLinks' } });
    expect(history).toMatchObject({ ok: true, data: { Result: [{ Note: '开张', ChangedBy: 'operator' }] } });
  });

  test('a value of the wrong shape comes back as typed, with what is wrong', async () => {
    const bad = [{ Name: '坏', Link: 'javascript:alert(1)' }];
    expect(await save(await openApp(), bad, '0')).toMatchObject({
      status: 400,
      errors: [{ Field: 'Value.0.Link', Message: '第 1 个链接：链接须以 / 或 http(s):// 开头' }],
      typed: { Value: JSON.stringify(bad) },
    });
  });

  test('a lost update shows both versions, and saving mine over the latest then works', async () => {
    const site = await openApp();
    const theirs = [{ Name: '先保存的', Link: '/hot' }];
    await save(site, [], '0');
    await save(site, theirs, '1');
    const lost = await save(site, LINKS, '1');
    expect(lost).toMatchObject({
      status: 412,
      typed: { Value: JSON.stringify(LINKS), Version: 1 },
      latest: { Value: JSON.stringify(theirs), Version: 2 },
    });
    expect(await save(site, LINKS, '2')).toHaveProperty('goTo');
  });

  test('an old version is restored as a new one', async () => {
    const site = await openApp();
    await save(site, LINKS, '0');
    await save(site, [], '1');
    const back = formOf({ intent: 'rollback', Key: 'topLinks', Version: '1', From: '2', tab: 'history' });
    expect(await handleConfigForm(await pageCall(site), back)).toEqual({
      goTo: '/market/admin/config?key=topLinks&tab=history&saved=3',
    });
  });
});
