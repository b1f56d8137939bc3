import { AppError } from '#/platform/http/app-error.ts';

export const nothingToKeep = () => new AppError('collect.not_found', 404, '没有找到要收藏的内容，可能已经下架');
export const favouriteFull = (most: number) =>
  new AppError('collect.full', 409, `收藏已满 ${most} 个，请先清理一些再来`);
