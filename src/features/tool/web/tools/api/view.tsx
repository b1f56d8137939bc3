import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ErrorState } from '#/ui/error-state/error-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { SkeletonText } from '#/ui/skeleton/skeleton.tsx';
import { matches } from '../../frame/reference.pure.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import { groupOf, type Operation, readOperations } from './api.pure.ts';
import { areaName, areaOrder } from './areas.pure.ts';
import { GettingStarted } from './getting-started.tsx';
import { OperationCard } from './operation-card.tsx';
import './api.css';

const NO_OPTIONS = [] as const;
const DOCUMENT = '/api/v1/openapi-all.json';

export default function ApiDocs() {
  const { input, setInput } = useToolState(NO_OPTIONS);
  const [operations, setOperations] = useState<readonly Operation[]>();
  /** Only as long as the page is open: a secret is not left in the browser. */
  const [token, setToken] = useState('');
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    fetch(DOCUMENT)
      .then((reply) => reply.json())
      .then((document) => setOperations(readOperations(document)))
      .catch(() => setHasFailed(true));
  }, []);

  if (hasFailed) return <ErrorState title="接口文档没能读出来">网络可能断了，刷新后再试。</ErrorState>;
  const found = operations
    ?.filter((one) =>
      matches(
        `${one.method} ${one.path} ${one.summary} ${one.auth} ${areaName(groupOf(one.path))} ${namesOf(one)}`,
        input,
      ),
    )
    .toSorted((one, other) => Number(isMeant(other, input)) - Number(isMeant(one, input)));
  const areas = found && groups(found, input.trim() === '');
  return (
    <div className="api-docs">
      <Field
        label="接口"
        type="search"
        icon={<Search />}
        value={input}
        placeholder="路径或用途，例如 short_url、收藏、GET"
        autoComplete="off"
        aside={
          <span className="num" role="status">
            {found ? `${found.length} / ${operations?.length}` : ''}
          </span>
        }
        onChange={(event) => setInput(event.target.value)}
      />
      <Field
        label="令牌"
        type="password"
        value={token}
        placeholder="slk_…"
        autoComplete="off"
        spellCheck={false}
        aside={<a href="/account/tokens">新建令牌</a>}
        hint="试的时候用它；留空就用现在的登录。只留在这一页里，不会存下来。"
        onChange={(event) => setToken(event.target.value)}
      />
      {operations && input.trim() === '' && <GettingStarted />}
      {areas ? (
        <div className="api-docs-all">
          <nav aria-label="接口分组">
            {areas.map(([name, members]) => (
              <button key={name} type="button" onClick={() => showArea(name)}>
                {areaName(name)}
                <span className="num">{members.length}</span>
              </button>
            ))}
          </nav>
          <div>
            {areas.map(([name, members]) => (
              <section key={name} aria-labelledby={`api-${name}`}>
                <h2 id={`api-${name}`} tabIndex={-1}>
                  {areaName(name)}
                  <code>{name}</code>
                </h2>
                {members.map((operation) => (
                  <OperationCard
                    key={`${operation.method} ${operation.path}`}
                    operation={operation}
                    token={token.trim()}
                  />
                ))}
              </section>
            ))}
          </div>
        </div>
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
      <p className="api-docs-raw">
        机器可读的文档：<a href="/api/v1/openapi.json">常用接口</a>、<a href={DOCUMENT}>全部接口</a>
      </p>
    </div>
  );
}

/** Whether it is the very one that was typed: it comes before those whose address begins like it. */
function isMeant({ method, path }: Operation, words: string): boolean {
  const text = words.trim();
  return text === path || text === `${method} ${path}`;
}

/** Fields and errors can be searched for too. */
function namesOf({ fields, errors }: Operation): string {
  return [...fields.flatMap(({ name, meaning }) => [name, meaning]), ...errors.map(([code]) => code)].join(' ');
}

/** Moved to by a button: the fragment of the address holds what is searched for. */
function showArea(name: string): void {
  const heading = document.getElementById(`api-${name}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** By area: all in the order of areas, what was searched for with the best first. */
function groups(operations: readonly Operation[], isAll: boolean): [string, Operation[]][] {
  const byName = Map.groupBy(operations, ({ path }) => groupOf(path));
  return isAll ? [...byName].toSorted(([one], [other]) => areaOrder(one, other)) : [...byName];
}
