import { expect, test } from 'vitest';
import { anOpenSource } from '#/features/gathering/server/gathering.fixture.ts';
import { anItem, aSource } from '#/features/gathering/server/maccms-server.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

describeOnEachEngine('live search', (openApp) => {
  test('asks the sources that collection knows, by the site’s own search, and names one that is shut', async () => {
    const served = aSource({ items: [anItem()] });
    const { opened, source } = await anOpenSource(openApp, served);
    const search = async (words: string) =>
      (await opened.app.inject(`/api/v1/crawl/search?words=${encodeURIComponent(words)}`)).json().Data;
    expect(await search('流浪地球')).toMatchObject({
      Result: [{ Name: '流浪地球', Source: source.Name, Url: expect.stringMatching(/^\/anys\/search\?words=/) }],
      Sources: [{ Name: source.Name, State: 'found', Count: 1 }],
    });
    served.isClosed = true;
    expect((await search('别的词')).Sources).toMatchObject([{ Name: source.Name, State: 'failed', Count: 0 }]);
  });
});
