import { AppError } from '#/platform/http/app-error.ts';

export const mediaNotFound = () => new AppError('media.not_found', 404, '媒体库里没有这张图片，可能已经删除');
export const mediaInUse = (name: string, where: string) =>
  new AppError('media.in_use', 409, `「${name}」还用在${where}，换下来再删`);
export const samePicture = () => new AppError('media.same_picture', 400, '请另选一张图片来替换');
export const badCrop = () => new AppError('media.bad_crop', 400, '裁切范围太小或超出了图片');
