const address = 'https://example.com/autumn';
const credential = {
  id: 'ZXhhbXBsZQ',
  rawId: 'ZXhhbXBsZQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'o2M', authenticatorData: 'SZY', signature: 'MEU' },
};

/** Bodies for the documents, where names of fields do not say enough to guess a good one (`platform/http/openapi-example.ts`). */
export const API_EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/v1/token': { Name: '手机快捷指令', Scopes: ['short_url:write'], ExpiresTime: '2027-01-31' },
  'POST /api/v1/any/rate': { Key: '三体', Score: 9 },
  'POST /api/v1/collect/restore': {
    Type: 1,
    Items: [{ RelativeId: '三体', Name: '三体', AddedTime: '2026-11-15T20:00:00+08:00' }],
  },
  'POST /api/v1/crawl/common/post': {
    ...{ kind: '转让', title: '九成新公路车 54 码', price: 1280, category: '二手', city: '杭州', district: '西湖区' },
    ...{ content: '轮组刚保养过，只面交，可以试骑。', images: ['/file/k3v9.webp'] },
  },
  'POST /api/v1/history': { Visits: [{ Key: '/any/三体', Name: '三体' }] },
  'POST /api/v1/short_url': {
    Url: address,
    Slug: 'qiu',
    Remark: '秋日市集',
    Tags: ['市集'],
    ExpiresTime: '2027-01-31',
  },
  'PUT /api/v1/short_url/:Code': { Url: address, Remark: '秋日市集' },
  'POST /api/v1/short_url/:Code/report': { Reason: '诈骗', Detail: '冒充银行' },
  'POST /api/v1/bill': { Title: '午饭', CreatedTime: '2026-11-15', Category: '餐饮', Account: '微信', Expense: 28.5 },
  'PUT /api/v1/bill': { Id: 12, Category: '餐饮' },
  'POST /api/v1/bill/:Id/done': { Arrived: 300 },
  'POST /api/v1/bill/transfer': { From: '招商银行', To: '微信', Amount: 500, CreatedTime: '2026-11-15' },
  'PUT /api/v1/bill/account': { Name: '微信', Actual: 1024.5 },
  'PUT /api/v1/bill/budget': { Category: '餐饮', Amount: 1500 },
  'PUT /api/v1/bill/recurring': { Title: '房租', Amount: 2400, Every: 'month', NextDate: '2026-12-14' },
  'POST /api/v1/bill/recurring/:Id/note': { NextDate: '2026-12-14' },
  'POST /api/v1/webhook': { Url: 'https://example.com/hook', Kinds: ['catalogue.episode'] },
  'PUT /api/v1/webhook/:Id': { IsOn: false },
  'POST /api/v1/short_url/import/text': { Text: `${address},qiu,秋日市集` },
  'POST /api/v1/user/login/passkey': { Credential: credential },
  'POST /api/v1/user/passkeys': { Name: '我的手机', Credential: credential },
  'POST /api/v1/tool/link': {
    Url: 'weather',
    Name: '天气',
    TypeName: '生活工具',
    Brief: '未来七天的天气',
    Link: 'https://example.com/weather',
  },
  'POST /api/v1/media/replace/undo': { By: 7, Places: [{ Kind: '商品', Key: '12', From: 'a'.repeat(32) }] },
  'POST /api/v1/config/test_mail': { To: 'me@example.com' },
  'PUT /api/v1/config': { Key: 'site.name', Value: '搜罗' },
};
