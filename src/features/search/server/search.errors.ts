import { AppError } from '#/platform/http/app-error.ts';

export const unknownSection = () => new AppError('search.unknown_section', 404, '没有这个分区');
export const unknownSource = () => new AppError('search.unknown_source', 404, '没有这个采集源');
export const sectionSlow = (name: string) =>
  new AppError('search.section_slow', 504, `${name}没有及时回应，其他结果不受影响`);
export const sectionFailed = (name: string) =>
  new AppError('search.section_failed', 502, `${name}出了点状况，其他结果不受影响`);
