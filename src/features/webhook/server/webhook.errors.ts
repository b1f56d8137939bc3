import { AppError } from '#/platform/http/app-error.ts';

export const badWebhookUrl = (why: string) =>
  new AppError('webhook.bad_url', 400, `网址不能用：${why}`, { fields: [{ Field: 'Url', Message: why }] });
export const unknownKind = (name: string) => new AppError('webhook.unknown_kind', 400, `没有“${name}”这种事件`);
export const tooManyWebhooks = (most: number) => new AppError('webhook.full', 409, `最多 ${most} 个 Webhook`);
export const noSuchWebhook = () => new AppError('webhook.not_found', 404, '没有这个 Webhook，可能已经删除');
export const noSuchDelivery = () => new AppError('webhook.no_such_delivery', 404, '没有这条发送记录，可能已经过期');
