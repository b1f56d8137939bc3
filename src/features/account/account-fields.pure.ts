/** Latin letters, digits, `_` and Chinese characters: letters of other scripts look like these and are others. */
export const USERNAME = /^[A-Za-z0-9_\p{Unified_Ideograph}〇]{3,20}$/u;
export const USERNAME_RULE = '3–20 个字，可用中文、字母、数字和下划线';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;
