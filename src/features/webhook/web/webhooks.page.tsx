import { data, Link, redirect, useNavigation } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SecretOnce } from '#/web/secret-once.tsx';
import type { WebhookItem } from '../webhook.contract.ts';
import type { Route } from './+types/webhooks.page.ts';
import { addWebhook } from './webhook-action.ts';
import { WebhookFields } from './webhook-fields.tsx';
import './webhooks.page.css';

/** Also for the answer that tells a secret: nobody on the way may keep it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: 'Webhook',
    description: '有事发生时，把消息发到自己的程序。',
    path: '/account/webhooks',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  const [webhooks, kinds] = await Promise.all([call('GET /api/v1/webhook', {}), call('GET /api/v1/webhook/kinds', {})]);
  return { webhooks, kinds };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const outcome = await addWebhook(attemptApi(context), await request.formData());
  if (outcome.status === 401) throw redirect(loginPath(url.pathname, url.search));
  return data(outcome, { status: outcome.status });
}

const COLUMNS: readonly Column<WebhookItem>[] = [
  {
    id: 'url',
    head: '发到哪里',
    phone: 'title',
    cell: ({ Id, Url }) => (
      <Link className="webhooks-url" to={`/account/webhooks/${Id}`}>
        {Url}
      </Link>
    ),
  },
  { id: 'kinds', head: '事件', quiet: true, phone: 'detail', cell: ({ Kinds }) => `${Kinds.length} 种事件` },
  {
    id: 'state',
    head: '状态',
    phone: 'side',
    cell: ({ IsOn }) => <Badge tone={IsOn ? 'done' : 'off'}>{IsOn ? '启用' : '已停用'}</Badge>,
  },
  { id: 'made', head: '新建于', quiet: true, phone: 'end', cell: ({ CreatedTime }) => CreatedTime.slice(0, 10) },
];

export default function WebhooksPage({ loaderData: { webhooks, kinds }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formData?.get('form') === 'add';
  const { secret, typed, errors, message } = actionData ?? {};
  return (
    <div className="webhooks">
      <Crumbs path={[{ label: '我的账号', to: '/account' }, { label: 'Webhook' }]} />
      <PageHead
        title="Webhook"
        note="新的一集、回复、到期的账单……事情发生时，把一条签了名的消息发到你的程序。遵循 Standard Webhooks，现成的库就能验证。"
        actions={
          <Button kind="line" size="sm" to="/account/tokens">
            API 令牌
          </Button>
        }
      />
      {secret && (
        <SecretOnce key={`secret ${secret.Secret}`} title="签名密钥，只显示这一次" secret={secret.Secret}>
          存进接收消息的程序，用它验证 webhook-signature。丢了可以换一个新的。
        </SecretOnce>
      )}
      <Card title="我的 Webhook" aside={webhooks.length > 0 && `${webhooks.length} 个`}>
        <Table
          label="我的 Webhook"
          columns={COLUMNS}
          rows={webhooks}
          rowKey={({ Id }) => Id}
          isOff={({ IsOn }) => !IsOn}
          empty={<EmptyState title="还没有 Webhook">在下面填一个接收消息的网址。</EmptyState>}
        />
      </Card>
      <Card title="新建 Webhook">
        {/* Its fields begin anew after each. */}
        <Form key={secret?.Secret} errors={errors} message={message}>
          <input type="hidden" name="form" value="add" />
          <WebhookFields kinds={kinds} url={typed?.Url} chosen={typed?.Kinds ?? []} />
          <SubmitRow loading={isSending}>新建</SubmitRow>
        </Form>
      </Card>
    </div>
  );
}
