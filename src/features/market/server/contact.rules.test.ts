import { expect, test } from 'vitest';
import { holdsContact, withoutContacts } from './contact.rules.ts';

test.each([
  ['打 13800138000 找我', '打 （已隐去） 找我'],
  ['１３８ ００１３ ８０００', '（已隐去）'],
  ['加微信：hao_ren88 谈', '加（已隐去） 谈'],
  ['写信到 a.b@example.com 吧', '写信到 （已隐去） 吧'],
  ['看 https://x.example/1?a=b', '看 （已隐去）'],
  ['一三八零零一三八零零零，晚上打', '（已隐去），晚上打'],
  ['壹叁捌00壹叁8幺零0', '（已隐去）'],
  ['①③⑧⓪⓪①③⑧⓪⓪⓪', '（已隐去）'],
  ['1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣', '（已隐去）'],
  ['𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎 联系', '（已隐去） 联系'],
  ['138.0013.8000 或 138 - 0013 - 8000', '（已隐去） 或 138 - 0013 - 8000'],
  ['薇信 abc123 / V信:haoren', '（已隐去） / （已隐去）'],
  ['ＱＱ８８８８８８', '（已隐去）'],
  ['上 Shop-1.Taobao.com/a?id=3 买', '上 （已隐去） 买'],
  ['t.cn/A6x', '（已隐去）'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown);
  expect(holdsContact(text)).toBe(true);
});

test.each([
  '2019 年买的，54 码，1280 元',
  '微信支付也行，不收 QQ 币',
  '60*120*75 厘米，八成新',
  '2024-01-15 买的，2026.11.19 换过电池，保修到 2027/3/1',
  '20240115 生产，2024年1月15日开封',
  '原价 12999.00，现价 8999.00，二〇二四年买的',
  '一二三四五六年级课本，企鹅 Penguin 平装，QQ Music 会员',
  '第 3.5 版，Node.js 和 vue.js 的书',
  '😀 全新 👶 八成新',
])('%s holds no contact', (text) => {
  expect(withoutContacts(text)).toBe(text);
  expect(holdsContact(text)).toBe(false);
});
