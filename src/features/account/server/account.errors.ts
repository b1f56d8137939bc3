import type { FieldError } from '#/contract/envelope.ts';
import { AppError, badInput } from '#/platform/http/app-error.ts';

/** Right and unknown names count alike, so the tries left tell nothing about whether there is such a member. */
export function wrongLogin(triesLeft: number): AppError {
  const rest = triesLeft > 0 ? `还可以再试 ${triesLeft} 次。` : '请稍后再试，或找回密码。';
  return refused('account.wrong_login', { Field: 'Password', Message: `用户名或密码不对，${rest}` });
}

/** Told of any name, whether there is such a member or not. */
export const accountBesieged = () =>
  new AppError(
    'limit.too_many',
    429,
    '今天有太多人在试这个账号的密码。请用登录过的浏览器登录，或找回密码，或明天再试',
    {
      headers: { 'retry-after': '3600' },
    },
  );

/** Told only to someone who knows the password. */
export const disabledMember = () => new AppError('account.disabled', 403, '这个账号已停用，有疑问请联系站长');

/** One text for wrong, expired, used and never sent: which of them it is helps only a guesser. */
export const wrongCode = () =>
  refused('account.wrong_code', { Field: 'Code', Message: '验证码不对或已过期，请核对或重新获取' });

export const wrongPassword = (Field: 'Password' | 'OldPassword') =>
  refused('account.wrong_password', { Field, Message: '密码不对' });

/** Not a failure of the caller: the password was right. The ticket stands for it at the second step. */
export const factorNeeded = (Ticket: string, ValidFor: number) =>
  new AppError('account.factor_needed', 401, '还差一步：请输入验证码', { data: { Ticket, ValidFor } });

/** One text for over, used and never given. */
export const ticketOver = () => new AppError('account.ticket_over', 401, '等得太久了，请重新输入密码');

export const wrongFactor = (triesLeft?: number) => {
  const rest = triesLeft === undefined ? '' : triesLeft > 0 ? `，还可以再试 ${triesLeft} 次` : '，请稍后再试';
  return refused('account.wrong_factor', { Field: 'Code', Message: `验证码不对或已经用过${rest}` });
};

export const factorExists = () => new AppError('account.factor_exists', 409, '两步验证已经打开，要换设备请先关闭');
export const factorMissing = () => new AppError('account.no_factor', 409, '两步验证没有打开');
export const enrolmentOver = () => new AppError('account.enrolment_over', 410, '等得太久了，请重新开始');
export const factorFirst = () => new AppError('account.factor_first', 409, '请先给自己设好两步验证，再要求所有站长');

/** One text for unknown, removed, replayed and forged. */
export const wrongPasskey = () =>
  new AppError('account.wrong_passkey', 400, '这个通行密钥没有通过验证，请重试或用密码登录');
export const passkeyRefused = () => new AppError('account.passkey_refused', 400, '通行密钥没有建成，请再试一次');
export const tooManyPasskeys = () => new AppError('account.too_many_passkeys', 409, '通行密钥太多了，先移除不用的');
export const noSuchPasskey = () => new AppError('account.no_such_passkey', 404, '这个通行密钥已经移除');

export const samePassword = () => badInput([{ Field: 'Password', Message: '新密码不能和原密码一样' }]);
export const usernameTaken = () => badInput([{ Field: 'Username', Message: '这个用户名已有人用，换一个试试' }]);
export const emailTaken = () => badInput([{ Field: 'Email', Message: '这个邮箱已有账号，请直接登录或找回密码' }]);
export const mailRefused = () => badInput([{ Field: 'Email', Message: '这个邮箱收不到邮件，请检查是否写错' }]);

export const mailFailed = () =>
  new AppError('account.mail_failed', 503, '邮件没有发出去，请稍后再试', { headers: { 'retry-after': '60' } });

export const noSuchSession = () => new AppError('account.no_such_session', 404, '这个登录已经退出');

export const noSuchMember = () => new AppError('account.no_such_member', 404, '没有这位会员');
export const operatorStays = () => new AppError('account.is_operator', 409, '站长的账号不能停用');

export const ownMark = () => new AppError('account.own_mark', 409, '不能撤销自己的站长身份，请另一位站长来撤');
export const markGone = () => new AppError('account.mark_gone', 409, '您的站长身份刚刚被撤销了');
export const markDisabled = () => new AppError('account.mark_disabled', 409, '这位会员已停用，先恢复再设为站长');

export const operatorKeeps = () =>
  new AppError('account.is_operator', 409, '站长的密码不能在这里重设，请站长自己用“忘记密码”');
export const operatorKeepsFactor = () =>
  new AppError(
    'account.is_operator',
    409,
    '站长的两步验证不能直接移除：另一位站长可以先撤销其站长身份再移除；没有别的站长时，在服务器上运行 npm run operator -- <用户名> --reset-factor',
  );
export const resetDisabled = () => new AppError('account.reset_disabled', 409, '这位会员已停用，先恢复再重设密码');
/** One text for over, used, replaced and never given. */
export const deadResetLink = () => new AppError('account.dead_link', 410, '这个链接已经失效，请向站长要一个新的');

export const lastOperator = () =>
  new AppError('account.last_operator', 409, '你是唯一的站长，请先让另一位会员成为站长再注销');

function refused(code: string, field: FieldError): AppError {
  return new AppError(code, 400, field.Message, { fields: [field] });
}
