import { AppError } from '#/platform/http/app-error.ts';

export const itemNotFound = () => new AppError('market.not_found', 404, '没有这件商品，可能已经下架');
export const notAPhoto = () =>
  new AppError('market.not_a_photo', 400, '认不出这张图片，请换一张 JPG、PNG 或 WebP 照片');
export const alertTooHigh = () =>
  new AppError('market.alert_too_high', 400, '提醒价要低于现在的价格', {
    fields: [{ Field: 'below', Message: '要低于现在的价格' }],
  });
export const tooManyAlerts = (most: number) =>
  new AppError('market.too_many_alerts', 409, `最多给 ${most} 件商品设降价提醒，先取消几件再来`);
export const batchNotFound = () => new AppError('market.batch_not_found', 404, '没有这一批，可能已经过了 30 天');
export const unreadable = (Message: string) =>
  new AppError('market.unreadable', 400, Message, { fields: [{ Field: 'file', Message }] });

export const stillReading = () =>
  new AppError('market.still_reading', 409, '上一个文件还没有读完，请等它读完再选下一个');

const BUSY: Record<string, string> = {
  ready: '这一批还没有写入',
  writing: '正在写入，请等它完成',
  undoing: '正在撤销，请等它完成',
  done: '这一批已经写入',
  undone: '这一批已经撤销',
};
export const batchBusy = (state: string) => new AppError('market.batch_busy', 409, BUSY[state] ?? '这一批还不能这样做');
