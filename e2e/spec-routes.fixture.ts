/** Of the routes below the one that names a title nobody has. */
export const NOBODY_HAS = '/any/key_copy';

/** The routes of the specification that a visitor may open, one of each. */
export const ROUTES = [
  ...['/', '/home', '/hot', '/new', '/anys', '/anys/search?words=三体', '/any/三体', '/login', '/register', '/forget'],
  ...['/short', '/share/hot', '/declaration', '/qrcode', '/lottery', '/userCenter', '/word', '/wish', '/tool'],
  ...['/tool/type/', '/tool/json-format', '/blog/category/影视资讯', '/market', '/market/platform', '/market/my'],
  ...['/market/goods', '/market/about', '/market/declaration', '/market/imgs', '/market/invite', '/market/location'],
  ...['/market/search', '/market/similar', '/market/type', '/market/word', '/market/detail/1', '/market/goods/2'],
  ...['/index copy', '/index copy 2', NOBODY_HAS, '/anys/type_copy'],
];

/** The same for a member, and for the operator. */
export const ROUTES_INSIDE = [
  ...['/collect', '/history', '/bill', '/bill/import', '/account', '/account/tokens', '/account/webhooks', '/inbox'],
  ...['/shelf', '/account/shares', '/market/admin', '/market/admin/config', '/market/admin/search/data'],
  ...['/market/admin/search/data/add', '/market/admin/wechat/robot', '/market/admin/wechat/robot/push'],
  ...[
    '/market/admin/wechat/robot/reply',
    '/market/admin/wechat/robot/timers',
    '/market/admin/catalogue',
    '/market/admin/catalogue/items',
  ],
  ...['/market/admin/media', '/market/admin/backup', '/market/admin/health'],
];

/** Goes on as a link would: to be said to a page. The router has arrived before React has drawn; two pages may have the same title. */
export const goTo = (path: string) => `(async () => {
  const before = document.title;
  await window.__reactRouterDataRouter.navigate(${JSON.stringify(path)});
  for (let turn = 0; turn < 50 && document.title === before; turn++) await new Promise((next) => setTimeout(next, 20));
  return true;
})()`;
