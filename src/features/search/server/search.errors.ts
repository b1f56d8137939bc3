import { AppError } from '#/platform/http/app-error.ts';

export const unknownSection = () => new AppError('search.unknown_section', 404, '没有这个分区');
export const unknownSource = () => new AppError('search.unknown_source', 404, '没有这个采集源');
export const sectionSlow = (name: string) =>
  new AppError('search.section_slow', 504, `${name}没有及时回应，其他结果不受影响`);
export const sectionFailed = (name: string) =>
  new AppError('search.section_failed', 502, `${name}出了点状况，其他结果不受影响`);
export const maskedWord = () =>
  new AppError('search.masked_word', 400, '这个词不能上热搜：太长、像号码或网址，或在屏蔽词表里', {
    fields: [{ Field: 'Words', Message: '这个词不能上热搜' }],
  });
export const tooManyPinned = (most: number) =>
  new AppError('search.too_many_pinned', 409, `最多置顶 ${most} 个词，先取消一个再来`);
export const tooManyHidden = (most: number) =>
  new AppError('search.too_many_hidden', 409, `最多屏蔽 ${most} 个词，先解除几个再来`);
