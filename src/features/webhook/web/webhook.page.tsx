import { data, Form as PlainForm, redirect, useNavigation } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { SecretOnce } from '#/web/secret-once.tsx';
import { shortTime } from '#/web/short-time.ts';
import { usePolling } from '#/web/use-polling.ts';
import type { Route } from './+types/webhook.page.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { handleWebhookForm } from './webhook-action.ts';
import { WebhookFields } from './webhook-fields.tsx';
import './webhooks.page.css';

/** Also for the answer that tells a secret: nobody on the way may keep it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: 'Webhook 的发送记录',
    description: '改事件、换密钥、看记录、重发。',
    path: '/account/webhooks',
    noindex: true,
  });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  const page = url.searchParams.get('page') ?? undefined;
  const [webhooks, kinds, log] = await Promise.all([
    call('GET /api/v1/webhook', {}),
    call('GET /api/v1/webhook/kinds', {}),
    call('GET /api/v1/webhook/:Id/delivery', { params: { Id: params.id }, query: { page } }),
  ]);
  const webhook = webhooks.find(({ Id }) => String(Id) === params.id);
  if (!webhook) throw data('没有这个 Webhook，可能已经删除', { status: 404 });
  return { webhook, kinds, log };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const outcome = await handleWebhookForm(attemptApi(context), params.id, await request.formData());
  if ('goTo' in outcome) throw redirect(outcome.goTo);
  if (outcome.status === 401) throw redirect(loginPath(url.pathname, url.search));
  return data(outcome, { status: outcome.status });
}

export default function WebhookPage({ loaderData: { webhook, kinds, log }, actionData }: Route.ComponentProps) {
  const { Id, Url, IsOn, Kinds, OldSecretUntil } = webhook;
  const isSending = useNavigation().formData?.get('form') === 'change';
  const { form, secret, done, typed, errors, message } = actionData ?? {};
  // What was just asked for is on its way.
  usePolling(log.Result.some(({ State, Attempts }) => State === 'waiting' && Attempts === 0));
  return (
    <div className="webhooks">
      <Crumbs
        path={[
          { label: '我的账号', to: '/account' },
          { label: 'Webhook', to: '/account/webhooks' },
          { label: `第 ${Id} 号` },
        ]}
      />
      <PageHead
        title={<span className="webhooks-url">{new URL(Url).host}</span>}
        note={<span className="webhook-address">{Url}</span>}
        actions={
          <>
            <Badge tone={IsOn ? 'done' : 'off'}>{IsOn ? '启用' : '已停用'}</Badge>
            <PlainForm method="post" preventScrollReset>
              <input type="hidden" name="IsOn" value={String(!IsOn)} />
              <Button type="submit" kind="line" size="sm" name="form" value="on">
                {IsOn ? '停用' : '启用'}
              </Button>
            </PlainForm>
            <PlainForm method="post" preventScrollReset>
              <Button type="submit" size="sm" name="form" value="test">
                发测试消息
              </Button>
            </PlainForm>
          </>
        }
      />
      <div role="status">{done && <p className="webhooks-done">{done}</p>}</div>
      {message && form !== 'change' && (
        <p className="webhooks-refused" role="alert">
          {message}
        </p>
      )}
      {secret && (
        <SecretOnce key={secret.Secret} title="新的签名密钥，只显示这一次" secret={secret.Secret}>
          一天之内，消息同时带新旧两个签名：换到程序里之后再不用管旧的。
        </SecretOnce>
      )}
      <Card title="发送记录" aside="保留 30 天">
        <DeliveryLog rows={log.Result} kinds={kinds} />
        <Pagination page={log.Page} pages={log.PageCount} to={(page) => `/account/webhooks/${Id}?page=${page}`} />
      </Card>
      <Card title="设置">
        <Form errors={errors} message={form === 'change' ? message : undefined} preventScrollReset>
          <input type="hidden" name="form" value="change" />
          <WebhookFields kinds={kinds} url={typed?.Url ?? Url} chosen={typed?.Kinds ?? Kinds} />
          <SubmitRow loading={isSending}>保存</SubmitRow>
        </Form>
        <div className="webhook-actions">
          <ConfirmFold
            label="换签名密钥"
            question={
              OldSecretUntil
                ? `上一个旧密钥还能用到 ${shortTime(OldSecretUntil)}；现在再换，它立即失效。`
                : '旧密钥再用一天，这一天里消息同时带两个签名。'
            }
            confirm="换一个"
            danger={OldSecretUntil !== null}
            fields={{ form: 'secret' }}
          />
          <ConfirmFold
            label="删除"
            question="删除之后不再发送，发送记录也一起删掉。"
            confirm="删除"
            fields={{ form: 'delete' }}
          />
        </div>
      </Card>
    </div>
  );
}
