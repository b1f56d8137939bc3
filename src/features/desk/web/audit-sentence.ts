import { cronText } from '#/contract/cron-text.pure.ts';
import { configLabel } from '#/features/config/config-shapes.pure.ts';
import { RUNNING_SETTINGS } from '#/features/config/running-settings.pure.ts';
import { INTERFACES, isInterface } from '#/features/robot/robot-interfaces.pure.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { DEEDS, FIELDS, VALUES } from './audit-words.data.ts';

const ways = (action: string) => action.replace(/^([A-Z]+) \/api\/v\d+\//, '$1 ');

/** As it stands in a list of deeds. */
export const auditLabel = (action: string, label: string): string => DEEDS[ways(action)] ?? label;

/** What somebody did, without who and when: those have columns of their own. */
export function auditSentence({ Kind, Action, Label }: Pick<AuditEntry, 'Kind' | 'Action' | 'Label'>): string {
  if (Kind === 'login') return '登录了后台';
  if (Kind === 'refusal') return `没有权限，被拒绝：${Label}`;
  return auditLabel(Action, Label);
}

/** Whom or what it was about. A number says less than the fields beside it, which tell the thing by name. */
export function auditTarget({ Action, Target, Detail }: Pick<AuditEntry, 'Action' | 'Target' | 'Detail'>): string {
  if (/\/config(\/|$)/.test(Action)) return configLabel(Target);
  const isNumbers = /^\d+([、·\s]+\d+)*$/.test(Target);
  return isNumbers && auditFields(Detail).fields.length > 0 ? '' : Target;
}

interface Field {
  /** Which record, where several were changed. */
  of?: string;
  name: string;
  /** What it was, where that is known. */
  before?: string;
  value: string;
  isEmpty: boolean;
}

/** The fields that were sent, in words; what is not written as fields comes back as it is. */
export function auditFields(detail: string): { fields: Field[]; rest: string } {
  const [, text = detail, rest = ''] = /^(.*?)( 等 \d+ 项)$/.exec(detail) ?? [];
  const parts = text.split('；').map((part) => /^([^:：；]{1,60}): (.*)$/s.exec(part));
  const fields = parts.flatMap((part) => {
    const [, path = '', value = ''] = part ?? [];
    if (!path) return [];
    const end = path.lastIndexOf(OF);
    const name = end === -1 ? path : path.slice(end + OF.length);
    const of = end === -1 ? {} : { of: path.slice(0, end) };
    const cut = value.lastIndexOf(INTO);
    const after = cut === -1 ? value : value.slice(cut + INTO.length);
    const before = cut === -1 ? {} : { before: valueText(name, value.slice(0, cut)) };
    return [
      {
        ...of,
        name: fieldName(name),
        ...before,
        value: valueText(name, after),
        isEmpty: after === '空' || after === '',
      },
    ];
  });
  // A value with a mark of its own in it was cut in two: then the text as it is tells more.
  return parts.every(Boolean) ? { fields, rest: rest.trim() } : { fields: [], rest: '' };
}

const INTO = ' → ';
const OF = ' / ';

function fieldName(name: string): string {
  const setting = RUNNING_SETTINGS.find((one) => one.name === name);
  return setting?.label ?? (Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? name) : name);
}

function valueText(name: string, value: string): string {
  if (name === 'PauseMs' && /^\d+$/.test(value)) return `${Number(value) / 1000} 秒`;
  if (name.toLowerCase() === 'cron' && /^\S+( \S+){4}$/.test(value)) return cronText(value);
  if (name === 'interfaceName' && isInterface(value)) return INTERFACES[value];
  if (name === 'file') return value.replace(/^文件 /, '');
  if (name === 'status') return value === '1' || value === 'true' ? '上架' : '下架';
  return value === '***' ? '（不记录）' : (VALUES[value] ?? value);
}
