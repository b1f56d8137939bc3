import { useState } from 'react';
import { Tag } from '#/ui/tag/tag.tsx';
import type { Operation } from './api.pure.ts';
import { TryIt } from './try-it.tsx';

const AUTH: Record<string, string> = { visitor: '公开', member: '需登录', operator: '站长' };

/** One endpoint: a line that opens to its fields, its answer and a form to try it with. */
export function OperationCard({ operation, token }: { operation: Operation; token: string }) {
  const { method, path, summary, auth, errors, limit, data } = operation;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="api-docs-operation" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <b data-method={method}>{method}</b>
        <code>{path}</code>
        <span>{summary}</span>
        <Tag tone={auth === 'operator' ? 'gold' : 'plain'}>{AUTH[auth] ?? auth}</Tag>
      </summary>
      {isOpen && (
        <div className="api-docs-body">
          <TryIt operation={operation} token={token} />
          <h3>返回的 Data</h3>
          <pre>{data}</pre>
          {limit && <p>次数限制：{limit}，超过是 429</p>}
          {errors.length > 0 && (
            <dl className="api-docs-errors">
              {errors.map(([code, meaning]) => (
                <div key={code}>
                  <dt>
                    <code>{code}</code>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </details>
  );
}
