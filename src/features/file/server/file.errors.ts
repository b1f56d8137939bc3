import { AppError } from '#/platform/http/app-error.ts';

/** Says what it is, where that is known and something can be done about it. */
export const notAPicture = (what = '这不是能识别的图片') =>
  new AppError('file.not_a_picture', 400, `${what}，请上传 JPG、PNG、WebP、GIF 或 AVIF`);
export const tooManyPixels = (megapixels: number) =>
  new AppError('file.too_large', 413, `图片太大了，最多 ${megapixels * 100} 万像素`);
export const quotaFull = (megabytes: number) =>
  new AppError('file.quota', 409, `图片空间已用满 ${megabytes} MB，请先删除一些`);
export const fileNotFound = () => new AppError('file.not_found', 404, '没有这个文件，可能已经删除');
export const headerNeeded = () =>
  new AppError('file.header_needed', 401, '用 GET 删除文件须带 Authorization 头，请改用 DELETE');
