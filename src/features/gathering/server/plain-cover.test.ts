import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { addTitle, edit, get } from './gathering.fixture.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

describeOnEachEngine('covers over plain http', (openApp) => {
  test('a picture over plain http comes through us, once, as a picture only, and the drawn one where it cannot be had', async () => {
    let asked = 0;
    const { origin } = await aServer((request, response) => {
      asked += 1;
      if (request.url === '/a.png') response.end(PNG);
      else if (request.url === '/page.jpg') response.end('<script>alert(1)</script>');
      else response.writeHead(404).end();
    });
    const opened = await openApp({ settings: { OUTBOUND_ALLOW: origin } });
    const add = async (Name: string, Cover: string) => {
      await addTitle(opened, { Name, Cover });
      return (await get(opened, 'any', { key: Name })).Cover as string;
    };
    const good = await add('甲', `${origin}/a.png`);
    expect(good).toMatch(/^\/any-cover\/\d+-[0-9a-f]{10}$/);
    const picture = await opened.app.inject(good);
    expect([picture.headers['content-type'], picture.rawPayload.equals(PNG)]).toEqual(['image/png', true]);
    await opened.app.inject(good);
    expect(asked).toBe(1);
    for (const [name, file] of [
      ['乙', 'page.jpg'],
      ['丙', 'none.jpg'],
    ] as const) {
      const reply = await opened.app.inject(await add(name, `${origin}/${file}`));
      expect([reply.statusCode, reply.headers.location]).toEqual([302, expect.stringMatching(/^\/cover\//)]);
    }
    // Only the address that the title has now.
    await edit(opened, 'PUT', { Key: '甲', Cover: `${origin}/b.png` });
    for (const path of [good, '/any-cover/1-0000000000', '/any-cover/x', '/any-cover/999-0123456789'])
      expect((await opened.app.inject(path)).statusCode).toBe(404);
    expect(await add('丁', 'https://img.example/1.jpg')).toBe('https://img.example/1.jpg');
  });
});
