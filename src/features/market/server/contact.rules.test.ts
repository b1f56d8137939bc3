import { expect, test } from 'vitest';
import { holdsContact, withoutContacts } from './contact.rules.ts';

test.each([
  ['打 13800138000 找我', '打 （已隐去） 找我'],
  ['１３８ ００１３ ８０００', '（已隐去）'],
  ['加微信：hao_ren88 谈', '加（已隐去） 谈'],
  ['写信到 a.b@example.com 吧', '写信到 （已隐去） 吧'],
  ['看 https://x.example/1?a=b', '看 （已隐去）'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown);
});

test('prices, sizes and years are no contacts', () => {
  for (const text of ['2019 年买的，54 码，1280 元', '微信支付也行', '60*120*75 厘米，八成新']) {
    expect(holdsContact(text), text).toBe(false);
    expect(withoutContacts(text)).toBe(text);
  }
});
