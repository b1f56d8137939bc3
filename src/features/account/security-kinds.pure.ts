/** Everything the security log knows, and what a person would call it. The order is that of the filter. */
export const SECURITY_KINDS = {
  login: '登录',
  login_passkey: '用通行密钥登录',
  wrong_password: '密码不对',
  wrong_code: '邮件验证码不对',
  wrong_factor: '第二步验证码不对',
  wrong_passkey: '通行密钥没通过',
  throttled: '太频繁，已拦下',
  disabled: '账号已停用，拒绝登录',
  refused: '没有权限，已拒绝',
  malformed: '发来的内容不正常，已拒绝',
  logout: '退出登录',
  session_ended: '结束了登录',
  register: '注册',
  code_sent: '发送验证码',
  reset_code: '用验证码重设密码',
  reset_link: '用链接重设密码',
  password_changed: '修改密码',
  email_changed: '更换邮箱',
  factor_added: '打开两步验证',
  factor_removed: '关闭两步验证',
  codes_renewed: '重新生成恢复码',
  passkey_added: '添加通行密钥',
  passkey_removed: '移除通行密钥',
  token_added: '新建 API 令牌',
  token_removed: '撤销 API 令牌',
  member_disabled: '站长停用账号',
  member_restored: '站长恢复账号',
  member_reset: '站长重设密码',
  member_factor_removed: '站长移除两步验证',
  operator_added: '设为站长',
  operator_removed: '撤销站长',
  policy_changed: '站长改了安全要求',
} as const;

export type SecurityKind = keyof typeof SECURITY_KINDS;

const ALARMING: readonly SecurityKind[] = [
  'wrong_password',
  'wrong_code',
  'wrong_factor',
  'wrong_passkey',
  'throttled',
  'disabled',
  'refused',
  'malformed',
];

/** Whether somebody was turned away. */
export const isAlarming = (kind: SecurityKind): boolean => ALARMING.includes(kind);
