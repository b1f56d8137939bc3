import { Badge } from '#/ui/badge/badge.tsx';
import type { AuditEntry } from '../audit.contract.ts';

/** What came of it: in words, with the number for those who know it. */
export function AuditOutcome({ Kind, Status, Count }: Pick<AuditEntry, 'Kind' | 'Status' | 'Count'>) {
  if (Kind === 'refusal') return <Badge tone="failed">{Count > 1 ? `拒绝 ${Count} 次` : '已拒绝'}</Badge>;
  if (Status < 300) return <span className="audit-done">成功</span>;
  return (
    <Badge tone={Status < 500 ? 'waiting' : 'failed'}>
      <span title={String(Status)}>{Status < 500 ? '未成功' : '网站出错'}</span>
    </Badge>
  );
}
