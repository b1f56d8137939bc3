import type { z } from 'zod';
import type { FieldError } from '#/contract/envelope.ts';

/** No form has more fields; of a list of thousands of faults only the first are reported. */
const MOST_SHOWN = 100;

/** What a reader is told about each wrong field. A contract's own Chinese message wins over the general ones here. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const seen = new Set<string>();
  return error.issues.slice(0, MOST_SHOWN).flatMap((issue) => {
    const Field = issue.path.join('.');
    if (seen.has(Field)) return [];
    seen.add(Field);
    return [{ Field, Message: /\p{Script=Han}/u.test(issue.message) ? issue.message : generalMessage(issue) }];
  });
}

function generalMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return `不能超过 ${issue.maximum} 个字`;
      if (issue.origin === 'array') return `最多 ${issue.maximum} 项`;
      return issue.inclusive === false ? `应小于 ${issue.maximum}` : `不能大于 ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'array') return `至少 ${issue.minimum} 项`;
      if (issue.origin === 'string') return issue.minimum === 1 ? '不能为空' : `至少 ${issue.minimum} 个字`;
      return issue.inclusive === false ? `应大于 ${issue.minimum}` : `不能小于 ${issue.minimum}`;
    case 'invalid_value':
      return `只能是 ${issue.values.map(String).join('、')} 之一`;
    case 'invalid_type':
      return issue.input === undefined ? '请填写此项' : '类型不正确';
    default:
      return '格式不正确';
  }
}
