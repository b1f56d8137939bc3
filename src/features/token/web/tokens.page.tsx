import { data, redirect } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SecretOnce } from '#/web/secret-once.tsx';
import { shortTime } from '#/web/short-time.ts';
import { scopeText } from '../scope-words.pure.ts';
import type { ApiToken } from '../token.contract.ts';
import type { Route } from './+types/tokens.page.ts';
import { TokenForm } from './token-form.tsx';
import { handleTokenForm } from './tokens-action.ts';
import './tokens.page.css';

const PROPOSED_DAYS = 90;

/** Also for the answer that tells a secret: nobody on the way may keep it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: 'API 令牌',
    description: '让自己的程序用你的身份调用接口。',
    path: '/account/tokens',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const tokens = await api(context)('GET /api/v1/token', {});
  // A day in Shanghai.
  const proposedEnd = new Date(Date.now() + (PROPOSED_DAYS * 24 + 8) * 3_600_000).toISOString().slice(0, 10);
  return { tokens, proposedEnd };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await handleTokenForm(attemptApi(context), await request.formData());
  if (outcome.status === 401) throw redirect(loginPath(url.pathname, url.search));
  return data(outcome, { status: outcome.status });
}

const COLUMNS: readonly Column<ApiToken>[] = [
  {
    id: 'name',
    head: '名称',
    phone: 'title',
    cell: ({ Name, Hint }) => (
      <span className="tokens-name">
        {Name}
        <small>{Hint}…</small>
      </span>
    ),
  },
  {
    id: 'scopes',
    head: '可以做什么',
    phone: 'detail',
    cell: ({ Scopes }) => (
      <span className="tokens-scopes">
        {Scopes.map((scope) => (
          <Tag key={scope}>{scopeText(scope)}</Tag>
        ))}
      </span>
    ),
  },
  {
    id: 'used',
    head: '最近使用',
    quiet: true,
    phone: 'detail',
    cell: ({ LastUsedTime }) => (LastUsedTime ? `${shortTime(LastUsedTime)} 用过` : '还没有用过'),
  },
  {
    id: 'end',
    head: '到期',
    quiet: true,
    phone: 'side',
    cell: ({ ExpiresTime, IsExpired }) => {
      if (!ExpiresTime) return '不过期';
      return IsExpired ? '已到期' : `到 ${ExpiresTime.slice(0, 10)}`;
    },
  },
  {
    id: 'revoke',
    head: '撤销',
    headHidden: true,
    phone: 'end',
    cell: ({ Id, Name }) => (
      <ConfirmFold
        label="撤销"
        question={`撤销之后，用“${Name}”的程序立即进不来，不能恢复。`}
        confirm="撤销"
        fields={{ form: 'revoke', Id, Name }}
      />
    ),
  },
];

export default function TokensPage({ loaderData: { tokens, proposedEnd }, actionData }: Route.ComponentProps) {
  const { made, done, message, typed } = actionData ?? {};
  return (
    <div className="tokens">
      <Crumbs path={[{ label: '我的账号', to: '/account' }, { label: 'API 令牌' }]} />
      <PageHead
        title="API 令牌"
        note="让快捷指令、脚本和别的程序用你的身份调用接口。每个程序一个，丢了只撤销那一个；改密码会让所有令牌失效。"
        actions={
          <>
            <Button kind="line" size="sm" to="/tool/api">
              接口文档
            </Button>
            <Button kind="line" size="sm" to="/account/webhooks">
              Webhook
            </Button>
          </>
        }
      />
      <div role="status">{done && <p className="tokens-done">{done}</p>}</div>
      {message && !typed && (
        <p className="tokens-refused" role="alert">
          {message}
        </p>
      )}
      {made && (
        <SecretOnce key={`secret ${made.Token}`} title={`“${made.Name}”的令牌，只显示这一次`} secret={made.Token}>
          现在就复制到程序里：请求头写 Authorization: Bearer 加上它，或 X-Api-Key。这里不留底。
        </SecretOnce>
      )}
      <Card title="我的令牌" aside={tokens.length > 0 && `${tokens.length} 个`}>
        <Table
          label="我的令牌"
          columns={COLUMNS}
          rows={tokens}
          rowKey={({ Id }) => Id}
          isOff={({ IsExpired }) => IsExpired}
          empty={<EmptyState title="还没有令牌">在下面新建一个，给要用它的程序。</EmptyState>}
        />
      </Card>
      {/* Its fields begin anew after each token. */}
      <TokenForm key={made?.Token} outcome={actionData} proposedEnd={proposedEnd} />
    </div>
  );
}
