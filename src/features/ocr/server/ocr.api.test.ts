import { expect, test } from 'vitest';
import { hugePng } from '#/platform/picture/huge-png.fixture.ts';
import { describeOnOneEngine } from '#/testing/app.fixture.ts';
import { sendPicture } from './ocr-api.fixture.ts';
import { offers, pictureOf } from './ocr-pictures.fixture.ts';

describeOnOneEngine('reading pictures', (openApp) => {
  test('is for the operator', async () => {
    const { app, as } = await openApp();
    const bytes = Buffer.from('x');
    expect((await sendPicture(app, { headers: {}, bytes })).json()).toMatchObject({ Code: 401 });
    expect((await sendPicture(app, { headers: await as('xiaoming'), bytes })).json()).toMatchObject({ Code: 403 });
  });

  test('what is no picture is refused before anything is started, whatever it calls itself', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const png = await pictureOf({ ...offers[0], words: [] } as never, 'plain');
    for (const [bytes, type] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/svg+xml'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'image/png'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
      [Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
      [Buffer.from('GIF89a/*'), 'image/gif'],
      [Buffer.concat([Buffer.from('<html>'), png]), 'image/png'],
      [Buffer.alloc(0), 'image/png'],
    ] as const) {
      const reply = (await sendPicture(app, { headers, bytes, type })).json();
      expect(reply).toMatchObject({ Code: 400, Error: 'file.not_a_picture', Data: null });
      expect(reply.Message).toContain('请上传 JPG、PNG、WebP、GIF 或 AVIF');
    }
  });

  test('a picture of 60,000 by 60,000 pixels is refused by its head, one of more than 10 MB by its length', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const bomb = (await sendPicture(app, { headers, bytes: hugePng(60_000) })).json();
    expect(bomb).toMatchObject({ Code: 413, Error: 'file.too_large', Message: '图片太大了，最多 2500 万像素' });
    const heavy = (await sendPicture(app, { headers, bytes: Buffer.alloc(10 * 1024 * 1024 + 1) })).json();
    expect(heavy).toMatchObject({ Code: 413, Data: null, Message: expect.stringContaining('10 MB') });
  });

  test('a body that ends too soon, or brings no file, is an error of the sender', async () => {
    const { app, as } = await openApp();
    const headers = { ...(await as('operator')), 'content-type': 'multipart/form-data; boundary=x' };
    const send = async (payload: string) =>
      (await app.inject({ method: 'POST', url: '/api/v1/ocr/market', headers, payload })).json();
    const half = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
    expect(await send(half)).toMatchObject({
      Code: 400,
      Data: null,
      Message: expect.stringMatching(/\p{Script=Han}/u),
    });
    const none = '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n--x--\r\n';
    expect(await send(none)).toMatchObject({ Code: 400, Errors: [{ Field: 'file', Message: '请选择文件' }] });
  });
});
