import { expect, test } from 'vitest';
import * as favouritePage from '#/features/favourite/web/favourite.page.tsx';
import { addItem } from '#/features/market/server/market.fixture.ts';
import * as chatsPage from '#/features/market/web/chats.page.tsx';
import * as homePage from '#/features/market/web/home.page.tsx';
import * as hotWordsPage from '#/features/market/web/hot-words.page.tsx';
import * as invitePage from '#/features/market/web/invite.page.tsx';
import * as myPage from '#/features/market/web/my.page.tsx';
import * as platformPage from '#/features/market/web/platform.page.tsx';
import * as postAdminPage from '#/features/market/web/post-admin.page.tsx';
import { saveConfig } from '#/features/word/server/word.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { qrModules } from '#/ui/qr-code/qr-modules.ts';
import { pageCall } from './page-call.fixture.ts';
import { PAGE_ORIGIN, pageHtml } from './page-html.fixture.ts';

/** What the square on a page would be if it held this address. */
const squareOf = (address: string) => qrModules(address, 'M')?.path;
const squareIn = (html: string) => /class="qr-code".*?<path d="([^"]+)"/.exec(html)?.[1];

describeOnEachEngine('pages of the market', (openApp) => {
  test('the home page shows the banners of the config, each leading where it says, instead of its own', async () => {
    const site = await openApp();
    expect(await pageHtml(site, homePage, '/market')).toContain('返现最高的排在前面');
    await saveConfig(site, 'marketBanners', [
      { image: '/file/spring.webp', link: '/market/search?words=%E6%98%A5', title: '春日市集' },
      { image: 'https://img.example/b.webp', link: 'https://shop.example/sale', title: '周末大促' },
    ]);
    const html = await pageHtml(site, homePage, '/market');
    expect(html).toContain('<img src="/file/spring.webp" alt="春日市集"/>');
    expect(html).toContain('href="/market/search?words=%E6%98%A5"');
    expect(html).toContain('<img src="/outside.webp?of=https%3A%2F%2Fimg.example%2Fb.webp" alt="周末大促"/>');
    expect(html).toContain('href="https://shop.example/sale" target="_blank" rel="noopener"');
    expect(html).not.toContain('返现最高的排在前面');
  });

  test('the platform page shows the coupons and the referral links of the config', async () => {
    const site = await openApp();
    expect(await pageHtml(site, platformPage, '/market/platform')).not.toContain('今天能领');
    const coupon = { title: '外卖红包', amount: '12', condition: '满 30 可用', link: 'https://c.example/12' };
    const past = { ...coupon, title: '过了期的', until: '2020-01-01' };
    await saveConfig(site, 'marketCoupons', [coupon, past]);
    await saveConfig(site, 'marketPlatforms', [
      { name: '到店', note: '返 3%', link: 'https://p.example/?from=souluo' },
    ]);
    const html = await pageHtml(site, platformPage, '/market/platform');
    for (const text of ['外卖红包', '</i>12', '满 30 可用', '领取', '到店', '返 3%']) expect(html).toContain(text);
    for (const link of [coupon.link, 'https://p.example/?from=souluo']) expect(html).toContain(`href="${link}"`);
    expect(html).not.toContain('过了期的');
  });

  test('the invite page shows the articles and the referrals of the config', async () => {
    const site = await openApp();
    expect(await pageHtml(site, invitePage, '/market/invite')).toContain('发给住得近的朋友');
    await saveConfig(site, 'inviteArticalImgs', [
      { image: '/file/how.webp', title: '三步邀请', link: 'https://a.example/how' },
      { image: '/file/why.webp', title: '为什么邀请' },
    ]);
    const domains = ['m.example'];
    const referral = { text: '加入会员群', link: 'https://r.example/join', domains, imageUrl: '/file/group.webp' };
    await saveConfig(site, 'referralInvite', [referral]);
    const html = await pageHtml(site, invitePage, '/market/invite');
    for (const text of ['三步邀请', '为什么邀请', '加入会员群']) expect(html).toContain(text);
    for (const image of ['how', 'why', 'group']) expect(html).toContain(`src="/file/${image}.webp"`);
    for (const link of ['https://a.example/how', referral.link]) expect(html).toContain(`href="${link}"`);
    expect(html).not.toContain('发给住得近的朋友');
  });

  test("the square on the invite page holds the member's own share id, and none for a visitor", async () => {
    const site = await openApp();
    for (const name of ['ming', 'hua']) {
      const me = await (await pageCall(site, name))('GET /api/v1/user', {});
      const address = `${PAGE_ORIGIN}/market?shareId=${me.ok ? me.data?.Id : 'nobody'}`;
      const html = await pageHtml(site, invitePage, '/market/invite', name);
      expect(squareIn(html)).toBe(squareOf(address));
      expect(html).toContain(address.replace('https://', ''));
    }
    const html = await pageHtml(site, invitePage, '/market/invite');
    expect(squareIn(html)).toBe(squareOf(`${PAGE_ORIGIN}/market`));
    expect(html).not.toContain('shareId');
  });

  test('an item that is kept is listed and counted for who kept it, and for nobody else', async () => {
    const site = await openApp();
    const { id } = await addItem(site, { title: '西湖手划船' });
    const [ming, hua] = [await pageCall(site, 'ming'), await pageCall(site, 'hua')];
    const one = { params: { RelativeId: String(id) }, query: { Type: 2 } } as const;
    await ming('POST /api/v1/collect', { body: { RelativeId: String(id), Type: 2 } });
    expect(await ming('GET /api/v1/collect/:RelativeId', one)).toMatchObject({ data: true });
    expect(await hua('GET /api/v1/collect/:RelativeId', one)).toMatchObject({ data: false });
    const list = '/collect?Type=2';
    const mine = await pageHtml(site, favouritePage, list, 'ming');
    expect(mine).toContain('西湖手划船');
    expect(mine).toContain(`href="/market/detail/${id}"`);
    expect(await pageHtml(site, favouritePage, list, 'hua')).not.toContain('西湖手划船');
    await expect(pageHtml(site, favouritePage, list)).rejects.toThrow('302');
    const row = /<a[^>]*href="\/collect\?Type=2"[^>]*>.*?<\/a>/;
    expect(row.exec(await pageHtml(site, myPage, '/market/my', 'ming'))?.[0]).toMatch(/>1</);
    expect(row.exec(await pageHtml(site, myPage, '/market/my', 'hua'))?.[0]).not.toMatch(/>\d+</);
  });

  test('the desk shows what waits, who reported it and what was said; words have their buttons', async () => {
    const site = await openApp();
    const post = {
      kind: '转让',
      title: '二手吉他',
      price: 300,
      category: '二手',
      city: '杭州',
      content: '只面交',
    } as const;
    const [ming, hua] = [await pageCall(site, 'ming'), await pageCall(site, 'hua')];
    const keeper = await pageCall(site, 'operator');
    const sent = await ming('POST /api/v1/crawl/common/post', {
      body: { ...post, images: ['/file/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp'] },
    });
    const id = sent.ok ? sent.data.id : 0;
    const posts = '/market/admin/search/posts';
    const waiting = await pageHtml(site, postAdminPage, posts, 'operator');
    for (const text of [
      '二手吉他',
      '待审核',
      `value="show ${id}"`,
      `name="Reason ${id}"`,
      'src="/file/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-320.webp"',
    ])
      expect(waiting).toContain(text);
    await keeper('PUT /api/v1/crawl/common/posts', { body: { ids: [id], action: 'show' } });
    await hua('POST /api/v1/crawl/common/report', { body: { id, reason: '信息不实' } });
    expect(await pageHtml(site, postAdminPage, `${posts}?state=reported`, 'operator')).toContain('信息不实');
    const asked = await hua('POST /api/v1/crawl/common/message', { body: { id, content: '<b>先转账</b>' } });
    const chat = asked.ok ? asked.data.id : 0;
    await ming('POST /api/v1/crawl/common/chat/report', { body: { id: chat, reason: '诈骗' } });
    const chats = await pageHtml(site, postAdminPage, `${posts}?state=chats`, 'operator');
    for (const text of ['&lt;b&gt;先转账&lt;/b&gt;', '诈骗', `value="close ${chat}"`]) expect(chats).toContain(text);
    expect(await pageHtml(site, chatsPage, '/market/chat', 'ming')).toContain('1<span class="visually-hidden"> 条未读');

    await keeper('PUT /api/v1/crawl/search/words', { body: { Words: '桂花节', Place: 'pinned' } });
    await hua('POST /api/v1/crawl/search/record', { body: { words: '咖啡', from: 'market' } });
    const words = await pageHtml(site, hotWordsPage, '/market/admin/search/words', 'operator');
    for (const text of ['value="open 桂花节"', '还不满五个']) expect(words).toContain(text);
  });
});
