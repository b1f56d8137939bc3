import { AppError } from '#/platform/http/app-error.ts';

export const unknownKey = () => new AppError('config.unknown_key', 404, '没有这项配置');
export const mailNotSent = (why: string) => new AppError('config.mail_not_sent', 502, `测试邮件没有发出去：${why}`);
/** Each fault at its place in the value: Value.0.image. */
export const badValue = (faults: readonly { path: string; message: string }[]) =>
  new AppError('config.bad_value', 400, faults[0]?.message ?? '格式不正确', {
    fields: faults.map(({ path, message }) => ({ Field: path ? `Value.${path}` : 'Value', Message: message })),
  });
export const noJson = () => badValue([{ path: '', message: '配置值不是有效的 JSON' }]);
export const versionNeeded = () =>
  new AppError('config.version_needed', 428, '保存前请先读取最新版本，并在 If-Match 里带上版本号');
export const versionLost = () => new AppError('config.version_lost', 412, '这项配置刚被改过，请读取最新版本后再改');
const atField = (field: string, message: string) => ({ fields: [{ Field: field, Message: message }] });
export const badSetting = (message: string) =>
  new AppError('config.bad_setting', 400, message, atField('Value', message));
export const badMailServer = (field: 'Server' | 'From', message: string) =>
  new AppError('config.bad_setting', 400, message, atField(field, message));
export const ownHostTaken = (what: string) => badSetting(`不能和${what}用同一个域名`);
export const fixedSetting = (name: string) =>
  new AppError('config.fixed_setting', 409, `这项由环境变量 ${name} 定下，后台改不了`);
export const addressUnproven = (origin: string) =>
  new AppError('config.address_unproven', 409, `还不知道 ${origin} 能不能打开本站。请用它打开这一页，在那里保存`, {
    ...atField('Value', `请先用 ${origin} 打开这一页，在那里保存`),
    data: { Origin: origin },
  });
export const nothingToUndo = () => new AppError('config.nothing_to_undo', 409, '这项还没有改过，没有可以退回的');
