import { AppError } from '#/platform/http/app-error.ts';

const refused = (code: string, Message: string, Field = 'Url') =>
  new AppError(`friend_link.${code}`, 400, Message, { fields: [{ Field, Message }] });

export const badAddress = (field: string) =>
  refused('bad_address', '请填写公开的 http:// 或 https:// 网址，不带用户名和密码', field);
export const ownSite = () => refused('own_site', '这是本站自己的网址');
export const otherSite = () => refused('other_site', '互链页面要和网址在同一个网站', 'BackUrl');
export const alreadyThere = () => refused('already_there', '这个网址已经在友情链接里了');
export const alreadyAsked = () => refused('already_asked', '这个网址已经申请过，正在等站长查看');
export const queueFull = () => new AppError('friend_link.queue_full', 503, '排队的申请太多了，请过几天再来');
export const friendLinkNotFound = () => new AppError('friend_link.not_found', 404, '没有这条友链申请');
