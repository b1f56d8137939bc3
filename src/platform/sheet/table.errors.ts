import { AppError } from '#/platform/http/app-error.ts';

export const brokenTable = () => new AppError('table.broken', 400, '文件打不开，可能没有保存完整；请重新导出后再试');
export const tableTooLarge = (bytes: number) =>
  new AppError('table.too_large', 413, `表格展开后超过 ${bytes / 1024 / 1024} MB，请分成几个文件再试`);
export const rowTooLong = (line: number) =>
  new AppError('table.row_too_long', 400, `第 ${line} 行的内容太多，请检查文件`);
export const passwordNeeded = () => new AppError('table.password_needed', 400, '这个压缩包有密码，请填写密码');
export const wrongPassword = () => new AppError('table.wrong_password', 400, '密码不对，请核对后再试');
export const lockedWorkbook = () =>
  new AppError('table.locked', 400, '这个 Excel 文件有打开密码，请用 Excel 或 WPS 去掉密码再试');
