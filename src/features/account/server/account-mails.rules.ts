import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { CODE_SECONDS, type Purpose } from './verification.rules.ts';

/** What a mail says. No name and no address in it: the only six-digit number is to be the code. */
interface Letter {
  subject: string;
  text: string;
  html: string;
}

const SITE = '搜罗';
const MINUTES = CODE_SECONDS / 60;

const WANTED: Record<Purpose, { subject: string; doing: string; unasked: string }> = {
  register: { subject: `${SITE}注册验证码`, doing: '注册账号', unasked: '如果不是你在注册，忽略这封邮件就好。' },
  forget: {
    subject: `${SITE}找回密码验证码`,
    doing: '找回密码',
    unasked: '如果不是你在找回密码，忽略这封邮件就好，你的密码没有变。',
  },
  email: { subject: `${SITE}更换邮箱验证码`, doing: '更换邮箱', unasked: '如果不是你在更换邮箱，忽略这封邮件就好。' },
};

export function codeLetter(purpose: Purpose, code: string): Letter {
  const { subject, doing, unasked } = WANTED[purpose];
  return letter(subject, [
    `你正在${SITE}${doing}，验证码是：`,
    code,
    `${MINUTES} 分钟内有效，只能用一次。请不要告诉任何人，${SITE}不会向你索要验证码。`,
    unasked,
  ]);
}

/** Sent in place of a code, so that nobody but the owner of the mailbox learns that there is an account. */
export function alreadyMemberLetter(): Letter {
  return letter(`你在${SITE}已有账号`, [
    `有人想用这个邮箱在${SITE}注册或绑定账号，不过它已经有账号了。`,
    '如果是你本人，请直接登录；忘了密码，可以在登录页点「忘记密码」。',
    '如果不是你，忽略这封邮件就好，你的账号没有变。',
  ]);
}

/** The operator asked for it, not the member; the address of the site is known to whoever has an account there. */
export function operatorResetLetter(code: string): Letter {
  return letter(`${SITE}请重设密码`, [
    `站长为你在${SITE}的账号重设了密码：旧密码不再能用，所有设备上的登录都已退出。`,
    '请到登录页点「忘记密码」，填这个邮箱，用下面的验证码设一个新密码：',
    code,
    `${MINUTES} 分钟内有效，只能用一次；过期了，在同一页重新获取就好。请不要告诉任何人，站长也不会向你索要验证码。`,
  ]);
}

export function passwordChangedLetter(): Letter {
  return letter(`${SITE}密码已修改`, [
    `你在${SITE}的密码刚刚修改了，其他设备上的登录已经退出。`,
    '如果不是你本人，请马上在登录页点「忘记密码」重设，并检查邮箱是否安全。',
  ]);
}

/** The time is of Shanghai, to the minute; the device is a name that we made of what the browser says. */
export function newDeviceLetter(device: string, at: number): Letter {
  const time = toShanghaiIso(at).slice(0, 16).replace('T', ' ');
  return letter(`${SITE}账号在新设备上登录`, [
    `你在${SITE}的账号刚刚在一台没见过的设备上登录了：${device}，北京时间 ${time}。`,
    '如果是你本人，不用理会这封邮件。',
    '如果不是，请马上登录，在「我的账号」里退出其他设备，再改密码，并打开两步验证。',
  ]);
}

/** About the second factor or a passkey. */
export function factorChangedLetter(change: string): Letter {
  return letter(`${SITE}账号的登录方式变了`, [
    `你在${SITE}的账号刚刚${change}。`,
    '如果不是你本人，请马上改密码，在「我的账号」里退出其他设备，并查看最近的安全记录。',
  ]);
}

/** Goes to the address that was left. */
export function emailChangedLetter(): Letter {
  return letter(`${SITE}账号邮箱已更换`, [
    `你在${SITE}的账号已经换了邮箱，这个邮箱不再收到验证码。`,
    '如果不是你本人，请马上联系站长。',
  ]);
}

function letter(subject: string, lines: string[]): Letter {
  const all = ['你好：', ...lines, SITE];
  const html = all.map((line) =>
    /^\d+$/.test(line) ? `<p style="font-size:2em"><b>${line}</b></p>` : `<p>${line}</p>`,
  );
  return { subject, text: `${all.join('\n\n')}\n`, html: html.join('\n') };
}
