import { Form, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Route } from './+types/messenger.page.ts';
import './robot-notice.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '绑定聊天账号',
    description: '把微信或群里的你和会员账号绑在一起，说一句就能记账。',
    path: '/messenger',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  return api(context)('GET /api/v1/wechat/robot/bind', {});
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const call = attemptApi(context);
  const guid = form.get('guid');
  if (typeof guid === 'string') {
    const gone = await call('DELETE /api/v1/wechat/robot/bind/:guid', { params: { guid } });
    return { code: '', message: gone.ok ? '已解除绑定' : gone.message };
  }
  const made = await call('POST /api/v1/wechat/robot/bind', {});
  if (!made.ok) return { code: '', message: made.message };
  return { code: made.data.code, message: `${made.data.endsTime.slice(11, 16)} 之前有效，只能用一次` };
}

export default function MessengerPage({ loaderData: { Result, Channels }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="绑定聊天账号" note="绑定之后，在那边发「记 午饭 23.5」就记进你的账本。" />
      <Card title="绑定码" aside={Channels.join('、')}>
        {Channels.length === 0 && <EmptyState title="还不能绑定">本站还没有接入能收消息的公众号或机器人。</EmptyState>}
        {Channels.length > 0 && (
          <Form method="post" className="robot-form">
            {actionData?.code && (
              <p>
                发给它：<b className="num">绑定 {actionData.code}</b>
              </p>
            )}
            <p className="robot-quiet" role="status">
              {actionData?.message}
            </p>
            <div className="robot-row">
              <Button type="submit">{actionData?.code ? '换一个' : '获取绑定码'}</Button>
            </div>
          </Form>
        )}
      </Card>
      {Result.length > 0 && (
        <Card title="已绑定" aside={`${Result.length} 个`}>
          {Result.map(({ guid, name, boundTime }) => (
            <Form key={guid + boundTime} method="post" className="robot-row">
              <input type="hidden" name="guid" value={guid} />
              <span>
                {name} <span className="robot-quiet">{boundTime.slice(0, 10)}</span>
              </span>
              <Button type="submit" kind="line" size="sm">
                解除
              </Button>
            </Form>
          ))}
        </Card>
      )}
    </>
  );
}
