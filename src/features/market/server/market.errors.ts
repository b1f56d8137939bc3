import { AppError } from '#/platform/http/app-error.ts';

export const itemNotFound = () => new AppError('market.not_found', 404, '没有这件商品，可能已经下架');
export const notAPhoto = () =>
  new AppError('market.not_a_photo', 400, '认不出这张图片，请换一张 JPG、PNG 或 WebP 照片');
