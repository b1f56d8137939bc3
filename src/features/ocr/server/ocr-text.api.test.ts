import { expect, test } from 'vitest';
import { describeOnOneEngine } from '#/testing/app.fixture.ts';
import { VISITOR_OCR } from '../visitor-limits.pure.ts';
import { pictureForm } from './ocr-api.fixture.ts';

describeOnOneEngine('pictures of visitors', (openApp) => {
  const send = async (app: Awaited<ReturnType<typeof openApp>>['app'], bytes: Uint8Array) =>
    (
      await app.inject({ method: 'POST', url: '/api/v1/ocr/text', ...(await pictureForm({ headers: {}, bytes })) })
    ).json();

  test('anyone may ask, what is no picture is refused, and one address asks so often only', async () => {
    const { app } = await openApp();
    const text = Buffer.from('no picture');
    for (let asked = 0; asked < VISITOR_OCR.max; asked++)
      expect(await send(app, text)).toMatchObject({ Code: 400, Error: 'file.not_a_picture', Data: null });
    expect(await send(app, text)).toMatchObject({ Code: 429, Error: 'limit.too_many', Data: null });
  });

  test('the operator can close it on the desk', async () => {
    const { app, as } = await openApp();
    const headers = { ...(await as('operator')), 'if-match': '0' };
    const saved = await app.inject({
      method: 'PUT',
      url: '/api/v1/config',
      headers,
      payload: { Key: 'visitorOcr', Value: 'false' },
    });
    expect(saved.json()).toMatchObject({ Code: 200 });
    expect(await send(app, Buffer.from('x'))).toMatchObject({
      Code: 403,
      Error: 'ocr.closed',
      Message: '本站没有开放图片识字',
    });
  });
});
