import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { scan } from '#/testing/scan.fixture.ts';
import { makeLink } from './short-link.fixture.ts';

describeOnEachEngine('QR codes of short links', (openApp) => {
  test.each([
    ['png', 'image/png'],
    ['svg', 'image/svg+xml; charset=utf-8'],
  ])('a %s can be kept, and read by a scanner', async (kind, type) => {
    const test = await openApp({ settings: { PUBLIC_URL: 'https://site.example', SHORT_HOST: 's.example' } });
    const code = await makeLink(test, { Url: 'https://example.com/' });
    const reply = await test.app.inject(`/short/${code}/qr.${kind}`);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="short-${code}.${kind}"`,
    });
    expect(await scan(reply.rawPayload)).toBe(`https://s.example/${code}`);
  });

  test('an unknown code has none, and asking for it counts as guessing', async () => {
    const test = await openApp();
    expect((await test.app.inject('/short/k7Qm2xP/qr.png')).json()).toMatchObject({ Code: 404 });
    for (let attempt = 0; attempt < 19; attempt++) await test.app.inject('/short/k7Qm2xP/qr.svg');
    expect((await test.app.inject('/short/k7Qm2xP/qr.svg')).statusCode).toBe(429);
  });
});
