import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { addTitle } from '#/features/catalogue/server/catalogue.fixture.ts';
import * as personPage from '#/features/catalogue/web/person.page.tsx';
import * as searchPage from '#/features/catalogue/web/search.page.tsx';
import * as providersPage from '#/features/provider/web/providers-admin.page.tsx';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { pageHtml } from './page-html.fixture.ts';

describeOnEachEngine('pages of wishes and people', (openApp) => {
  test('what was understood can be taken away again; a person has works, partners and genres', async () => {
    const site = await openApp();
    const film = { Directors: ['王家卫'], Actors: ['梁朝伟'], Genres: ['爱情'], Regions: ['中国香港'], Year: 2000 };
    await addTitle(site, { Name: '花样年华', ...film });
    const html = await pageHtml(site, searchPage, '/anys/search?words=王家卫 爱情');
    expect(html).toContain('aria-label="去掉 导演 王家卫"');
    expect(html).toContain(`href="/anys/search?words=${encodeURIComponent('爱情')}"`);
    expect(html).toContain('&amp;as=name"');
    expect(html).toContain('花样年华');
    const nothing = await pageHtml(site, searchPage, '/anys/search?words=王家卫 韩国');
    expect(nothing).toContain('去掉「韩国」有 1 部');
    // The test's router knows no parameters of addresses.
    const loader = (args: LoaderFunctionArgs) =>
      personPage.loader({ ...args, params: { name: '王家卫' } } as unknown as Parameters<typeof personPage.loader>[0]);
    const person = await pageHtml(site, { loader, default: personPage.default }, '/person/x');
    for (const text of ['<h1>王家卫</h1>', '花样年华', '/person/%E6%A2%81%E6%9C%9D%E4%BC%9F', '爱情', '作品年表'])
      expect(person).toContain(text);
    const desk = await pageHtml(site, providersPage, '/market/admin/catalogue/providers?name=tmdb', 'operator');
    for (const text of ['试跑 50 部', '密钥', 'not endorsed, certified']) expect(desk).toContain(text);
  });
});
