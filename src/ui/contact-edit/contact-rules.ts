export const NAME_MAX = 30;

/** Letters of any script, and what stands between them in a name: 阿依古丽·买买提, O’Neil. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s·.'’-]*$/u;
const MOBILE = /^(?:\+?86)?1[3-9]\d{9}$/;

export function nameError(name: string): string | undefined {
  const given = name.trim();
  if (given === '') return '请填写姓名';
  return [...given].length <= NAME_MAX && NAME.test(given) ? undefined : '请输入正确的姓名';
}

export function telError(tel: string): string | undefined {
  const given = tel.replace(/[\s-]/g, '');
  if (given === '') return '请填写电话';
  return MOBILE.test(given) ? undefined : '请输入正确的手机号';
}
