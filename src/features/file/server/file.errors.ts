import { AppError } from '#/platform/http/app-error.ts';

export const notAPicture = () =>
  new AppError('file.not_a_picture', 400, '这不是能识别的图片，请上传 JPG、PNG、WebP、GIF 或 AVIF');
/** The format of an iPhone, and of many other phones; nothing free reads it. */
export const heicPhoto = () =>
  new AppError('file.not_a_picture', 400, '读不了 HEIC 照片：请在相机设置里选“兼容性最佳”再拍，或截一张图来传');
export const tooManyPixels = (megapixels: number) =>
  new AppError('file.too_large', 413, `图片太大了，最多 ${megapixels * 100} 万像素`);
export const quotaFull = (megabytes: number) =>
  new AppError('file.quota', 409, `图片空间已用满 ${megabytes} MB，请先删除一些`);
export const fileNotFound = () => new AppError('file.not_found', 404, '没有这个文件，可能已经删除');
export const headerNeeded = () =>
  new AppError('file.header_needed', 401, '用 GET 删除文件须带 Authorization 头，请改用 DELETE');
