import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { addMember, PASSWORD } from '#/features/account/server/account.fixture.ts';
import { NO_SCRIPT, openAs, shared, withAccountSite } from '../../../e2e/account-site.fixture.ts';
import { axeFindings, launchBrowser, openPage, untilHydrated } from '../../../e2e/browser.fixture.ts';
import { loggedIn, operatorApi } from '../../../e2e/operator.fixture.ts';

const PHONE = { viewport: { width: 375, height: 812 } };

withAccountSite();

/** A member's calls. */
async function caller(name: string) {
  const { token } = await operatorApi(shared.site.origin, { ADMIN_USERNAME: name, ADMIN_PASSWORD: PASSWORD });
  return async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const headers = { authorization: token, ...(!isForm && { 'content-type': 'application/json' }) };
    const url = `${shared.site.origin}/api/v1/${path}`;
    const reply = await fetch(url, { method, headers, body: isForm ? body : body ? JSON.stringify(body) : null });
    return (await reply.json()).Data;
  };
}

test('a photo carries no place, a question and its answer hide addresses, and who is blocked is not heard', async () => {
  await Promise.all([addMember(shared, 'owner'), addMember(shared, 'asker')]);
  await addMember(shared, 'keeper', { isOperator: true });
  const [owner, keeper] = [await caller('owner'), await caller('keeper')];
  const background = { r: 90, g: 120, b: 60 };
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'ACME' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } })
    .toBuffer();
  expect(photo.includes('Exif') && photo.includes('ACME')).toBe(true);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(photo)], 'IMG_0001.jpg'));
  const { Url } = await owner('POST', 'file', form);
  for (const address of [Url, Url.replace('.webp', '-320.webp')]) {
    const bytes = Buffer.from(await (await fetch(shared.site.origin + address)).arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    for (const trace of ['EXIF', 'Exif', 'XMP ', 'GPS', 'ACME', 'IMG_0001']) expect(bytes.includes(trace)).toBe(false);
  }
  const post = { kind: '转让', title: '九成新公路车', price: 1280, category: '二手', city: '杭州', content: '只面交' };
  const { id } = await owner('POST', 'crawl/common/post', { ...post, images: [Url] });
  await keeper('PUT', 'crawl/common/posts', { ids: [id], action: 'show' });

  // Without scripts too: the form is in the page, and says what came of it.
  const plain = await openAs('asker', `/market/detail/${id}`, { ...PHONE, ...NO_SCRIPT });
  await plain.page.getByText('举报这条').click();
  await plain.page.getByLabel('原因').selectOption('信息不实');
  await plain.page.getByRole('button', { name: '举报' }).click();
  await plain.page.getByText('已举报，站长会看').waitFor();
  const { Result: reported } = await keeper('GET', 'crawl/common/posts?state=shown');
  expect(reported).toMatchObject([{ id, reports: [{ Reason: '信息不实' }] }]);

  const asking = await openAs('asker', `/market/detail/${id}`, PHONE);
  await asking.page.getByLabel('给发布的人写一句').fill('还在吗？加我微信 hello_123');
  await asking.page.getByRole('button', { name: '发送' }).click();
  await asking.page.getByText('还在吗？加我（已隐去）').waitFor();
  expect(await axeFindings(asking.page)).toEqual([]);

  const answering = await openAs('owner', '/market/chat', PHONE);
  await answering.page.getByRole('link', { name: /asker.*1 条未读/s }).click();
  await answering.page.getByLabel('写一句').fill('在的，周末来看');
  await answering.page.getByLabel('写一句').press('Enter');
  await answering.page.locator('[data-mine]').getByText('在的，周末来看').waitFor();
  expect(await answering.page.getByLabel('写一句').inputValue()).toBe('');
  await answering.page.getByRole('button', { name: '举报或拉黑' }).click();
  await answering.page.getByRole('button', { name: '拉黑', exact: true }).click();
  await answering.page.getByText('已拉黑，对方不能再给你写信').waitFor();

  await asking.page.getByLabel('写一句').fill('好的');
  await asking.page.getByRole('button', { name: '发送' }).click();
  await asking.page.getByText('对方暂时不接收你的消息').waitFor();
  // What was refused is not lost, and the answer has come meanwhile.
  expect(await asking.page.getByLabel('写一句').inputValue()).toBe('好的');
  await asking.page.getByText('在的，周末来看').waitFor();
});

/** A browser that knows already whether the camera is allowed needs no press. */
async function openedBy(page: Page, expected: Locator): Promise<void> {
  const open = page.getByRole('button', { name: '打开相机' });
  await open.or(expected).first().waitFor();
  if (await open.isVisible()) await open.click();
  await expected.waitFor();
}

test('the camera is seen in the page, a press takes what it sees, and it is off afterwards', async () => {
  await addMember(shared, 'looker');
  const browser = await launchBrowser({
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  onTestFinished(() => browser.close());
  const { page } = await openPage(browser, { ...PHONE, ...(await loggedIn(shared.site.origin, 'looker', PASSWORD)) });
  await page.goto(`${shared.site.origin}/market/similar`);
  await untilHydrated(page);
  const shutter = page.getByRole('button', { name: '拍一张' });
  await openedBy(page, shutter);
  const tracks = await page.evaluateHandle(() => {
    const stream = document.querySelector('video')?.srcObject;
    return stream instanceof MediaStream ? stream.getTracks() : [];
  });
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['live']);
  await shutter.click();
  await page.getByRole('region', { name: '刚才的照片' }).waitFor();
  await page.getByText('没有找到相似的').waitFor();
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['ended']);
});

test('without a camera the album and the own camera of the phone do', async () => {
  await addMember(shared, 'blind');
  const { page } = await openAs('blind', '/market/similar', PHONE);
  // A label with a field behind it instead of the button.
  await openedBy(page, page.locator('label.market-camera-shutter'));
  await page.locator('label.market-camera-shutter input[capture]').waitFor({ state: 'attached' });
  expect(await page.getByText('也可以把图片拖到这里').isVisible()).toBe(true);
});
