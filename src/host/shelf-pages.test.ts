import { expect, test } from 'vitest';
import * as notePage from '#/features/shelf/web/shelf-note.page.tsx';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { pageHtml } from './page-html.fixture.ts';

describeOnEachEngine('the panel of a title without JavaScript', (openApp) => {
  test('is one form with state, score, day and remark, for its member only, and leads back on our site only', async () => {
    const site = await openApp();
    const send = async (who: string, method: 'POST' | 'PUT', url: string, payload: object) =>
      site.app.inject({ method, url: `/api/v1${url}`, payload, headers: await site.as(who) });
    await send('operator', 'POST', '/any', { Name: '繁花', TypeName: '电视剧', Year: 2023 });
    const note = { Key: '繁花', State: 'watched', Day: '2026-01-05', Remark: '和妈妈<看>', Score: 9 };
    await send('小明', 'PUT', '/shelf/mine', note);

    const address = `/shelf/note?key=${encodeURIComponent('繁花')}&back=${encodeURIComponent('/hot?type=tv')}`;
    const mine = await pageHtml(site, notePage, address, '小明');
    expect(mine).toMatch(/value="want" aria-pressed="false" name="State"/);
    // A second press on what is chosen takes it back.
    expect(mine).toMatch(/value="" aria-pressed="true" name="State"/);
    expect(mine).toMatch(/value="" aria-pressed="true" aria-label="9 分"[^>]* name="Score"/);
    expect(mine).toContain('value="2026-01-05"');
    expect(mine).toContain('和妈妈&lt;看&gt;');
    expect(mine).toContain('name="back" value="/hot?type=tv"');

    const other = await pageHtml(site, notePage, address.replace('%2Fhot', '%2F%2Fevil.example'), '小红');
    expect(other).not.toContain('和妈妈');
    expect(other).not.toContain('evil.example');
    await expect(pageHtml(site, notePage, address)).rejects.toThrow('302');
  });
});
