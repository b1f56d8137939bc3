import { describe, expect, test } from 'vitest';
import { buttonIn, faultsIn, stopTime } from '../../e2e/layers.fixture.ts';
import { dialog, leave, page, says, startWith, withTouchKit } from '../../e2e/touch-kit.fixture.ts';

withTouchKit();

describe('option picker', () => {
  const buy = () => dialog().getByRole('button', { name: '立即购买' }).tap();
  const open = (name: string) => buttonIn(page, 'option-picker', name).tap();
  // At a limit the button is marked as disabled, and answers all the same.
  const step = (name: '增加' | '减少') => dialog().getByRole('button', { name }).press('Enter');

  test('asks for a choice, knows its limits, and lies in a layer from 2000 on', async () => {
    await startWith('option-picker');
    await open('选下午茶');
    expect(await dialog().evaluate((element) => element.style.zIndex)).toBe('2000');
    expect(await dialog().locator('.price').first().textContent()).toBe('￥68.00');
    await buy();
    await says('请先选择商品规格');
    await step('减少');
    await says('至少选择一件');
    await dialog().getByRole('button', { name: '单人' }).tap();
    expect(await dialog().getByRole('button', { name: '15:30（售罄）' }).isDisabled()).toBe(true);
    await dialog().getByRole('button', { name: '14:00' }).tap();
    await step('增加');
    await step('增加');
    await says('库存不足');
    expect(await dialog().locator('.option-picker-sum .price').textContent()).toBe('￥78.00');
    expect(await faultsIn(page, 'dialog:modal')).toEqual([]);
    await buy();
    await says('选好了 2 件');
  });

  test('says from how many on something is sold, and how many one person may buy', async () => {
    await open('三件起售');
    await step('减少');
    await says('3件起售');
    await step('增加');
    await step('增加');
    await says('每人限购6件，你已购2件');
    await leave();
    await open('已经买满');
    await buy();
    await says('商品已经无法购买啦');
    await leave();
  });

  test('checks what the seller wants to know, and how large a picture is', async () => {
    await open('要留话');
    await dialog().getByLabel('手机号').fill('12345');
    await dialog().getByLabel('身份证号').fill('110105194912310021');
    await buy();
    await dialog().getByText('身份证号码不正确').waitFor();
    expect(await dialog().locator('.field-error').allTextContents()).toEqual([
      '手机号要填 6–20 位数字',
      '身份证号码不正确',
    ]);
    const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) };
    await dialog().locator('input[type=file]').setInputFiles(large);
    await says('图片不能超过 1 MB');
    await leave();
  });
});

test('uploads stop at the first failure and go on from there', async () => {
  await startWith('uploader');
  const section = page.locator('#uploader');
  const file = (name: string, size = 10) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(size) });
  const states = () =>
    section.locator('.uploader-file').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')));
  const input = section.locator('input[type=file]');
  await input.setInputFiles([file('a.png'), file('bad.png'), file('c.png')]);
  await says('上传失败');
  expect(await states()).toEqual(['done', 'failed', 'waiting']);
  await section.getByText('已传 1 张').waitFor();
  await section.getByRole('button', { name: '去掉第 2 张' }).tap();
  await input.setInputFiles([file('large.png', 1024 * 1024 + 1), file('d.png')]);
  await says('图片不能超过 1 MB');
  await says('上传成功');
  expect(await states()).toEqual(['done', 'done', 'done']);
  await section.getByText('已传 3 张').waitFor();
});

test('a range that is too long is cut, with the prompt', async () => {
  await startWith('calendar');
  await buttonIn(page, 'calendar', '选住几天').tap();
  const day = (name: string) => dialog().locator(`[data-day="${name}"]`);
  await day('2026-09-28').tap();
  await day('2026-10-05').tap();
  await says('选择天数不能超过 5 天');
  expect(await day('2026-10-02').textContent()).toContain('结束');
  expect(await day('2026-10-03').getAttribute('aria-pressed')).toBe('false');
  expect(await dialog().locator('caption').allTextContents()).toHaveLength(7);
  expect(await day('2026-10-01').textContent()).toBe('10月1日 星期四 休国庆节');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe('2026-10-12');
  await dialog().getByRole('button', { name: '确定' }).tap();
  await page.getByText('2026-09-28 至 2026-10-02').waitFor();
});

test('a tree select adds nothing beyond its maximum', async () => {
  await startWith('tree-select');
  const tree = page.getByRole('group', { name: '喜欢的分类' });
  const picked = () => tree.getByRole('checkbox', { checked: true }).count();
  await tree.getByText('咖啡').tap();
  expect(await picked()).toBe(2);
  await tree.getByText('面包').tap();
  await tree.getByText('最多选 2 项').waitFor();
  expect(await picked()).toBe(2);
  await tree.getByText('火锅').tap();
  await tree.getByText('面包').tap();
  await expect.poll(picked).toBe(2);
});

test('an address says everything that is missing, in the standard words, and goes to the first', async () => {
  await startWith('address-edit');
  const form = page.locator('#address-edit form');
  await form.getByRole('button', { name: '保存' }).tap();
  await expect
    .poll(() => form.locator('.field-error').allTextContents())
    .toEqual(['请填写姓名', '请填写电话', '请选择地区', '请填写详细地址']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('name');
  expect(await form.getByLabel('姓名').getAttribute('maxlength')).toBe('30');
  expect(await form.getByLabel('详细地址').getAttribute('maxlength')).toBe('200');
  await form.getByLabel('姓名').fill('李四4');
  await form.getByLabel('电话').fill('123');
  await form.getByLabel('邮政编码').fill('12');
  await form.getByRole('button', { name: '保存' }).tap();
  await expect
    .poll(() => form.locator('.field-error').allTextContents())
    .toEqual(['请输入正确的姓名', '请输入正确的手机号', '请选择地区', '请填写详细地址', '邮政编码格式不正确']);
});

test('a contact says what is missing or wrong, keeps what was typed, and is saved when all is right', async () => {
  await startWith('contact-edit');
  const form = page.locator('#contact-edit form');
  const save = () => form.getByRole('button', { name: '保存' }).tap();
  const errors = () => form.locator('.field-error').allTextContents();
  await save();
  await expect.poll(errors).toEqual(['请填写姓名', '请填写电话']);
  await form.getByLabel('姓名').fill('张三3');
  await form.getByLabel('电话').fill('12345678901');
  await expect.poll(errors).toEqual([]);
  await save();
  await expect.poll(errors).toEqual(['请输入正确的姓名', '请输入正确的手机号']);
  await form.getByLabel('姓名').fill('阿依古丽·买买提');
  await form.getByLabel('电话').fill('138 0013 8000');
  await form.locator('label.switch').tap();
  await save();
  await says('已保存 阿依古丽·买买提');
});

test('a submit bar shows cents as yuan with two decimals, is red unless told otherwise, and answers a finger once', async () => {
  await startWith('submit-bar');
  const bars = page.locator('#submit-bar .submit-bar');
  expect(await bars.locator('.price').allTextContents()).toEqual(['¥68.00', '¥3.05', '¥12800.00']);
  expect(await bars.locator('.submit-bar-button').evaluateAll((all) => all.map((one) => one.dataset['kind']))).toEqual([
    'accent',
    'danger',
    'danger',
  ]);
  await bars.first().getByRole('button', { name: '立即购买' }).tap();
  await says('去付款');
  const keep = bars.first().getByRole('button', { name: '收藏' });
  await keep.tap();
  expect(await keep.getAttribute('aria-pressed')).toBe('true');
  expect(await bars.nth(1).getByRole('button', { name: '提交订单' }).isDisabled()).toBe(true);
  expect(await bars.nth(2).getByRole('button', { name: '提交订单' }).getAttribute('aria-busy')).toBe('true');
  expect(await bars.nth(1).getByRole('status').textContent()).toBe('还差 ¥12.00 起送');
});

test('a notice bar is closed by a finger, and one with an address leads there', async () => {
  await startWith('notice-bar');
  const bars = page.locator('#notice-bar .notice-bar');
  await bars.nth(1).getByRole('link', { name: '今晚 22:00 维护' }).waitFor();
  expect(await bars.nth(1).getByRole('link').getAttribute('href')).toBe('/declaration');
  expect(await bars.nth(1).getByRole('button', { name: '关闭公告' }).count()).toBe(0);
  await bars.nth(0).getByRole('button', { name: '关闭公告' }).tap();
  await expect.poll(() => bars.count()).toBe(1);
});

test('a city is found by initials, pinyin or name, and picked by a finger', async () => {
  await startWith('city-picker');
  const section = page.locator('#city-picker');
  const search = section.getByRole('searchbox', { name: '搜城市' });
  const found = () => section.getByRole('region', { name: '搜到的城市' }).getByRole('button').allTextContents();
  for (const [words, names] of [
    ['hz', ['杭州', '惠州', '湖州']],
    ['hangz', ['杭州']],
    ['苏', ['苏州']],
  ] as const) {
    await search.fill(words);
    await expect.poll(found).toEqual(names);
  }
  await search.fill('火星');
  await section.getByText('没有找到「火星」，换个写法试试。').waitFor();
  await search.fill('hu');
  await section.getByRole('button', { name: '湖州' }).tap();
  await section.getByText('选的是湖州').waitFor();
  await search.fill('');
  expect(await section.getByRole('button', { name: '湖州' }).getAttribute('aria-current')).toBe('true');
  expect(await section.locator('.city-picker-letter').allTextContents()).toEqual(['A', 'B', 'C', 'H', 'S']);
});

test('the placeholder of the tab bar takes its height, again 100 ms after the window changed', async () => {
  await startWith('tab-bar');
  const heights = () =>
    page
      .locator('#tab-bar')
      .evaluate((section) =>
        ['.tab-bar', '.tab-bar-place'].map((name) => section.querySelector<HTMLElement>(name)?.offsetHeight),
      );
  await expect.poll(heights).toEqual([57, 57]);
  await stopTime(page);
  await page.locator('#tab-bar .tab-bar-item').evaluateAll((items) => {
    for (const item of items) item.style.height = '80px';
  });
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await page.clock.runFor(99);
  expect(await heights()).toEqual([81, 57]);
  await page.clock.runFor(1);
  await expect.poll(heights).toEqual([81, 81]);
});
