/** A field for a code that a letter or an authenticator gives; browsers offer to fill it in. */
export const ONE_TIME_CODE = {
  label: '验证码',
  name: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;
