import { expect, test } from 'vitest';
import { drillOnEachEngine, launch, operatorToken } from '../../../e2e/drill.fixture.ts';
import { isLong } from '../../../e2e/is-long.fixture.ts';

const WITHIN = { timeout: 120_000, interval: 250 };

drillOnEachEngine('a restore asked for at the desk of two processes', (newPlace) => {
  // Eight processes take their time to start.
  test.skipIf(!isLong)(
    'all of them go away, the site is as in the backup, and all come back',
    { timeout: 300_000 },
    async () => {
      const site = await launch(await newPlace(), { WORKERS: '2', LOG_LEVEL: 'info' });
      await site.ready();
      let headers = { 'content-type': 'application/json', authorization: await operatorToken(site.origin) };
      const call = async (method: string, path: string, body?: object) => {
        const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        return (await fetch(`${site.origin}/api/v1/${path}`, sent)).json();
      };
      await call('POST', 'word', { Content: '备份之前', Proof: '' });
      await call('POST', 'backup', {});
      const newest = async () => (await call('GET', 'backup')).Data.Backups[0];
      await expect.poll(async () => (await newest())?.About?.CheckedTime ?? null, WITHIN).not.toBeNull();
      const { Name } = await newest();
      await call('POST', 'word', { Content: '备份之后', Proof: '' });
      const { SiteTitle, CanRestart } = (await call('GET', `backup/${Name}/compare`)).Data;
      expect(CanRestart).toBe(true);
      const ready = () => site.output().match(/搜罗 is ready/g)?.length;
      expect(await call('POST', `backup/${Name}/restore`, { SiteName: SiteTitle })).toMatchObject({ Code: 200 });
      await expect.poll(ready, WITHIN).toBe(4);
      await site.ready();
      headers = { ...headers, authorization: await operatorToken(site.origin) };
      const words = (await call('GET', 'word')).Data.Result.map(({ Content }: { Content: string }) => Content);
      expect(words).toEqual(['备份之前']);
      expect(await site.stop(), site.output()).toBe(0);
    },
  );
});
