import { expect, test } from 'vitest';
import { SCOPE_AREAS } from '#/features/token/scope-words.pure.ts';
import * as tokensPage from '#/features/token/web/tokens.page.tsx';
import { handleTokenForm } from '#/features/token/web/tokens-action.ts';
import * as webhookPage from '#/features/webhook/web/webhook.page.tsx';
import { addWebhook, handleWebhookForm } from '#/features/webhook/web/webhook-action.ts';
import * as webhooksPage from '#/features/webhook/web/webhooks.page.tsx';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { formOf, pageCall } from './page-call.fixture.ts';
import { pageHtml } from './page-html.fixture.ts';

describeOnEachEngine('the pages for programs', (openApp) => {
  test('make a token for what was ticked, tell it once, list it in words and revoke it', async () => {
    const site = await openApp();
    const call = await pageCall(site, 'xiaoman');
    expect(await pageHtml(site, tokensPage, '/account/tokens', 'xiaoman')).toContain('还没有令牌');
    const wanted = { form: 'make', Name: '快捷指令', ExpiresTime: '2099-01-31' };
    expect(await handleTokenForm(call, formOf(wanted))).toMatchObject({
      status: 400,
      message: '请选择权限',
      typed: { Name: '快捷指令' },
    });
    const { made } = await handleTokenForm(
      call,
      formOf({ ...wanted, 'scope short_url': 'write', 'scope bill': 'read' }),
    );
    expect(made?.Token).toMatch(/^slk_/);
    const html = await pageHtml(site, tokensPage, '/account/tokens', 'xiaoman');
    for (const text of ['快捷指令', '短链接读写', '账本只读', '到 2099-01-31', '还没有用过'])
      expect(html).toContain(text);
    expect(html).not.toContain(made?.Token.slice(0, 20));
    const headers = { authorization: `Bearer ${made?.Token}` };
    const Id = (await site.app.inject({ url: '/api/v1/token', headers: await site.as('xiaoman') })).json().Data[0].Id;
    const revoked = await handleTokenForm(call, formOf({ form: 'revoke', Id: String(Id), Name: '快捷指令' }));
    expect(revoked.done).toContain('已撤销');
    expect((await site.app.inject({ url: '/api/v1/bill', headers })).statusCode).toBe(401);
  });

  test('offer only parts of the API that there are', async () => {
    const site = await openApp();
    const call = await pageCall(site, 'xiaoman');
    const all = Object.fromEntries(SCOPE_AREAS.map(([area]) => [`scope ${area}`, 'read']));
    expect((await handleTokenForm(call, formOf({ form: 'make', Name: '全部', ...all }))).status).toBe(200);
  });

  test('make, test, change, renew and delete a webhook', async () => {
    const site = await openApp();
    const call = await pageCall(site, 'xiaoman');
    const Kinds = ['catalogue.episode'];
    expect(await addWebhook(call, formOf({ Url: 'http://127.0.0.1/', Kinds }))).toMatchObject({
      errors: [{ Field: 'Url' }],
      typed: { Kinds },
    });
    const { secret } = await addWebhook(call, formOf({ Url: 'https://example.com/hook', Kinds }));
    const id = String(secret?.Id);
    const path = `/account/webhooks/${id}`;
    expect(await pageHtml(site, webhooksPage, '/account/webhooks', 'xiaoman')).toContain('https://example.com/hook');
    const shows = async (text: string) =>
      expect(await pageHtml(site, { ...webhookPage, loader: withId(id) }, path, 'xiaoman')).toContain(text);
    const send = (fields: Record<string, string | string[]>) => handleWebhookForm(call, id, formOf(fields));
    await shows('还没有发过消息');
    expect(await send({ form: 'test' })).toMatchObject({ status: 200 });
    await shows('等待发送');
    const renewed = await send({ form: 'secret' });
    expect('secret' in renewed && renewed.secret?.Secret).not.toBe(secret?.Secret);
    await shows('上一个旧密钥还能用到');
    await send({ form: 'on', IsOn: 'false' });
    await shows('已停用');
    expect(await send({ form: 'change', Url: 'https://example.com/new', Kinds: [] })).toMatchObject({ status: 400 });
    expect(await send({ form: 'change', Url: 'https://example.com/new', Kinds })).toMatchObject({ status: 200 });
    await shows('https://example.com/new');
    expect(await send({ form: 'delete' })).toEqual({ goTo: '/account/webhooks' });
    await expect(pageHtml(site, { ...webhookPage, loader: withId(id) }, path, 'xiaoman')).rejects.toBeDefined();
  });
});

/** The fixture routes by the whole address, so the part that is the number is handed in. */
function withId(id: string) {
  return (given: object) => (webhookPage.loader as (given: object) => unknown)({ ...given, params: { id } });
}
