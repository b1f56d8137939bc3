import { expect, test } from 'vitest';
import * as announcePage from '#/features/announce/web/announce.page.tsx';
import * as healthPage from '#/features/health/web/health.page.tsx';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { pageHtml } from './page-html.fixture.ts';

describeOnEachEngine('pages about how the site is doing', (openApp) => {
  test('say in one sentence how it is, then part by part', async () => {
    const site = await openApp();
    const html = await pageHtml(site, healthPage, '/market/admin/health', 'operator');
    expect(html).toMatch(/这一小时整体(正常|还行)/);
    for (const part of ['定时任务', '发件队列', '磁盘', '数据库', '邮件', '采集源', '机器人', '版本与内存']) {
      expect(html).toContain(`>${part}</a>`);
    }
    expect(html).toContain('没设渠道');
    expect(html).toContain('最近没有出错，也没有慢的');
  });

  test('a number nobody was told finds nothing and says where else to look', async () => {
    const site = await openApp();
    const address = '/market/admin/health?range=week&request=%20nobody%20';
    const html = await pageHtml(site, healthPage, address, 'operator');
    expect(html).toContain('没有找到这个请求');
    expect(html).toContain('value="nobody"');
    expect(html).toMatch(/这 7 天整体(正常|还行)/);
  });

  test('search engines that are not told anything are shown as such', async () => {
    const site = await openApp();
    const html = await pageHtml(site, announcePage, '/market/admin/announce', 'operator');
    expect(html).toContain('未开启');
    expect(html).toContain('还没有推送过');
  });
});
