const MESSAGES = {
  bad_address: '邮箱地址不正确',
  bad_subject: '邮件标题不正确',
  unreachable: '邮件服务器连接不上',
  timeout: '邮件服务器响应超时',
  recipient_refused: '收件地址被拒收',
  refused: '邮件服务器拒绝发送',
};

type MailErrorCode = keyof typeof MESSAGES;

/** Why a mail was not sent; the message is meant for the reader, the cause for the log. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.code = code;
  }
}
