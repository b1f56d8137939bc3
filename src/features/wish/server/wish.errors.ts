import { AppError } from '#/platform/http/app-error.ts';

export const noSuchDay = () =>
  new AppError('wish.no_such_day', 404, '没有这一天，请输入 1900 到 2100 年的日期或节日名');
export const noSuchFestival = () => new AppError('wish.no_such_festival', 404, '没有这个节日');
export const pictureNotFound = () => new AppError('wish.picture_not_found', 404, '没有这张图');
