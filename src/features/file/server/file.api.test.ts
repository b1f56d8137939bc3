import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hugePng } from '#/platform/picture/huge-png.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { aPicture, upload } from './file.fixture.ts';

describeOnEachEngine('files', (openApp) => {
  test('a picture becomes WebP in three sizes, upright and without metadata, and is never larger than it was', async () => {
    const { app, as } = await openApp();
    const headers = await as('painter');
    // Taken with the camera turned: 1000 × 2000 pixels, to be shown as 2000 × 1000.
    const bytes = await aPicture(1000, 2000)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { Data } = (await upload(app, { headers, bytes, type: 'image/jpeg' })).json();
    expect(Data).toEqual({
      Id: expect.any(Number),
      Url: expect.stringMatching(/^\/file\/[0-9a-f]{32}\.webp$/),
      Width: 1500,
      Height: 750,
    });
    for (const [url, width] of [
      [Data.Url, 1500],
      [Data.Url.replace('.webp', '-750.webp'), 750],
      [Data.Url.replace('.webp', '-320.webp'), 320],
    ]) {
      const reply = await app.inject(url);
      expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(reply.headers['cache-control']).toContain('immutable');
      const { format, exif, ...size } = await sharp(reply.rawPayload).metadata();
      expect([format, size.width, size.height, exif]).toEqual(['webp', width, width / 2, undefined]);
    }
    const small = (await upload(app, { headers, bytes: await aPicture().png().toBuffer() })).json();
    expect(small.Data).toMatchObject({ Width: 40, Height: 30 });
    const again = await app.inject({
      url: Data.Url,
      headers: { 'if-none-match': (await app.inject(Data.Url)).headers.etag ?? '' },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    [
      'a drawing that is a program',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['nothing', '', 'image/png'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'application/pdf'],
  ])('%s is refused, whatever it calls itself', async (_name, text, type) => {
    const { app, as } = await openApp();
    const reply = await upload(app, { headers: await as('painter'), bytes: Buffer.from(text), type });
    expect(reply.json()).toMatchObject({ Code: 400, Error: 'file.not_a_picture', Data: null });
    expect(reply.json().Message).toContain('请上传 JPG、PNG、WebP、GIF 或 AVIF');
  });

  test('of a photo that only its phone can read it is said what to do', async () => {
    const { app, as } = await openApp();
    const bytes = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    const reply = await upload(app, { headers: await as('painter'), bytes, name: 'IMG_0001.HEIC', type: 'image/heic' });
    expect(reply.json()).toMatchObject({ Code: 400, Error: 'file.not_a_picture' });
    expect(reply.json().Message).toContain('兼容性最佳');
  });

  test('a picture that is cut short is refused; one with a program behind it loses the program', async () => {
    const { app, as } = await openApp();
    const headers = await as('painter');
    const whole = await aPicture(300, 300).jpeg().toBuffer();
    expect((await upload(app, { headers, bytes: whole.subarray(0, 200) })).json().Error).toBe('file.not_a_picture');
    const script = '<script>alert(1)</script>';
    const both = Buffer.concat([await aPicture().gif().toBuffer(), Buffer.from(`/*${script}*/`)]);
    const { Data } = (await upload(app, { headers, bytes: both, name: 'a.gif.html', type: 'text/html' })).json();
    const kept = await app.inject(Data.Url);
    expect(kept.headers['content-type']).toBe('image/webp');
    expect(kept.rawPayload.includes(Buffer.from(script))).toBe(false);
  });

  test('a picture of 60,000 by 60,000 pixels is refused by its head, and the list stays empty', async () => {
    const { app, as } = await openApp();
    const headers = await as('painter');
    const reply = await upload(app, { headers, bytes: hugePng(60_000) });
    expect(reply.json()).toMatchObject({ Code: 413, Error: 'file.too_large', Message: '图片太大了，最多 2500 万像素' });
    const list = (await app.inject({ url: '/api/v1/file', headers })).json();
    expect(list.Data).toMatchObject({ Result: [], Total: 0, Used: 0, Quota: 200_000_000 });
  });

  test('a body that ends too soon is an error of the sender', async () => {
    const { app, as } = await openApp();
    const headers = { ...(await as('painter')), 'content-type': 'multipart/form-data; boundary=x' };
    const payload = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
    const reply = await app.inject({ method: 'POST', url: '/api/v1/file', headers, payload });
    expect(reply.json().Code).toBe(400);
  });

  test('members see and delete their own; the operator sees all; visitors nothing', async () => {
    const { app, as } = await openApp();
    const [one, other, operator] = [await as('one'), await as('other'), await as('operator')];
    const bytes = await aPicture().png().toBuffer();
    const mine = (await upload(app, { headers: one, bytes })).json().Data;
    const list = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/v1/file', headers })).json().Data.Result;
    expect(await list(one)).toMatchObject([{ Id: mine.Id, Url: mine.Url, Owner: 'one' }]);
    expect(await list(other)).toEqual([]);
    expect(await list(operator)).toMatchObject([{ Id: mine.Id, Owner: 'one' }]);
    const remove = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: `/api/v1/file?Id=${mine.Id}`, headers });
    expect((await remove(other)).json().Code).toBe(404);
    expect((await app.inject('/api/v1/file')).json().Code).toBe(401);
    expect((await upload(app, { headers: {}, bytes })).json().Code).toBe(401);
    expect((await remove(one)).json()).toMatchObject({ Code: 200, Data: null });
    expect((await app.inject(mine.Url)).statusCode).toBe(404);
    expect((await remove(one)).json().Error).toBe('file.not_found');
  });

  test('the GET that deletes wants the header; a cookie alone is not enough', async () => {
    const { app, as } = await openApp();
    const headers = await as('one');
    const { Id } = (await upload(app, { headers, bytes: await aPicture().png().toBuffer() })).json().Data;
    const url = `/api/v1/file?Id=${Id}&delete=1`;
    const byCookie = await app.inject({
      url,
      cookies: { Token: headers.authorization.slice(7) },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(byCookie.json()).toMatchObject({ Code: 401, Error: 'file.header_needed' });
    expect((await app.inject({ url, headers })).json()).toMatchObject({ Code: 200, Data: null });
  });

  test('uploads side by side never take more room than there is', async () => {
    const { app, as } = await openApp({ settings: { FILE_QUOTA_MB: '1' } });
    const headers = await as('hoarder');
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(app, { headers, bytes })));
    const codes = replies.map((reply) => reply.json().Code).sort();
    expect(codes).toContain(200);
    expect(codes.at(-1)).toBe(409);
    const { Used, Quota } = (await app.inject({ url: '/api/v1/file', headers })).json().Data;
    expect(Used).toBeLessThanOrEqual(Quota);
  });
});
