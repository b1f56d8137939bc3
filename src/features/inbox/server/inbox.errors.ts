import { AppError } from '#/platform/http/app-error.ts';

export const unknownKind = () => new AppError('inbox.unknown_kind', 400, '没有这一种消息，刷新页面再试');
export const deadLink = () =>
  new AppError('inbox.dead_link', 404, '这个退订链接已经失效，可以登录后在消息设置里关掉邮件');
