import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnOneEngine } from '#/testing/app.fixture.ts';

const drawn = (...lines: string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="${lines.length * 80 + 80}"><rect width="100%" height="100%" fill="#fff"/>${lines
        .map((line, row) => `<text x="40" y="${row * 80 + 90}" font-size="40" fill="#222">${line}</text>`)
        .join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();

describeOnOneEngine('a photo of a receipt', (openApp) => {
  test('fills in amount, date and shop for a member; what is no picture is refused', async () => {
    const opened = await openApp();
    opened.clock.now = Date.parse('2026-11-16T12:00:00+08:00');
    const send = async (bytes: Uint8Array, headers: Record<string, string>) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'a.png');
      const body = new Response(form);
      const type = { 'content-type': body.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await body.arrayBuffer());
      return (
        await opened.app.inject({
          method: 'POST',
          url: '/api/v1/bill/receipt',
          headers: { ...headers, ...type },
          payload,
        })
      ).json();
    };
    const member = await opened.as('小满');
    const picture = await drawn('湖滨便利店', '日期：2026-11-15 18:20', '牛奶 13.00', '面包 8.00', '合计：21.00');
    expect((await send(picture, {})).Code).toBe(401);
    expect(await send(Buffer.from('no picture'), member)).toMatchObject({ Code: 400, Error: 'file.not_a_picture' });
    const { Data } = await send(picture, member);
    expect(Data.Amount.Value).toBe(21);
    expect(Data.Date.Value).toBe('2026-11-15');
    expect(['sure', 'look', 'unsure']).toContain(Data.Shop.Degree);
  });
});
