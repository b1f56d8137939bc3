import { Copy } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { randomUuid } from '#/web/random-uuid.ts';
import { isSend, isSolo } from '../robot-interfaces.pure.ts';
import type { Route } from './+types/robot-push.page.ts';
import { OutboxList } from './outbox-list.tsx';
import { handlePushForm } from './push-command.ts';
import { PushComposer } from './push-composer.tsx';
import { PushForm } from './push-form.tsx';
import { placesOf } from './push-targets.tsx';
import { newPush, startFrom } from './push-wish.ts';
import { RobotNotice, RobotOutcome } from './robot-notice.tsx';
import { TriggerList } from './trigger-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '推送',
    description: '写好消息，先预览，再发到群里，或定时发送。',
    path: '/market/admin/wechat/robot/push',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const call = api(context);
  const last = await call('GET /api/v1/wechat/robot/push/last', {});
  const start = last && searchParams.has('copy') ? startFrom(last) : newPush(searchParams.get('event') ?? '');
  const { title, content, picture, url } = start;
  const [{ mode, Result: robots }, outbox, triggers, preview] = await Promise.all([
    call('GET /api/v1/wechat/robot', {}),
    call('GET /api/v1/wechat/robot/outbox', { query: { page: searchParams.get('page') ?? 1 } }),
    call('GET /api/v1/wechat/robot/trigger', {}),
    call('POST /api/v1/wechat/robot/push/preview', {
      body: { targets: [], title, content, picture, url, event: start.when === 'event' ? start.event : '' },
    }),
  ]);
  const kind = searchParams.get('kind') ?? '';
  return {
    mode,
    robots,
    outbox,
    triggers,
    preview,
    start,
    hasLast: last !== null,
    robot: robots.find(({ guid }) => guid === searchParams.get('guid')) ?? robots[0],
    interfaceName: isSend(kind) || isSolo(kind) ? kind : '/msg/send_text',
    isOther: kind !== '',
    pushKey: randomUuid(),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handlePushForm(attemptApi(context), await request.formData());

export default function RobotPushPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, robots, robot, outbox, triggers, preview, start, hasLast, interfaceName, isOther, pushKey } =
    loaderData;
  return (
    <>
      <PageHead
        title="新建推送"
        note="写一次，各渠道按自己的样子发；每个渠道按自己的速度排队。"
        actions={
          hasLast && (
            <Button kind="line" icon={<Copy />} to="/market/admin/wechat/robot/push?copy=last">
              从上次的复制
            </Button>
          )
        }
      />
      <RobotOutcome outcome={actionData} />
      {actionData && actionData.preview.length > 0 && (
        <Card title="预览" aside={`${actionData.preview.length} 条`}>
          {actionData.preview.map((text) => (
            <p key={text} className="robot-preview">
              {text}
            </p>
          ))}
        </Card>
      )}
      {robot?.isQuiet && (
        <p className="robot-outcome" data-tone="wait">
          现在是「{robot.nickname || robot.guid}」的免打扰时间，消息会等到 {robot.quietTo} 再发。
        </p>
      )}
      {robot ? (
        <>
          <PushComposer
            key={pushKey}
            robots={robots}
            events={triggers.Kinds}
            start={start}
            preview={preview}
            pushKey={pushKey}
            errors={actionData?.errors}
          />
          <TriggerList triggers={triggers.Result} />
          <details className="robot-more" open={isOther}>
            <summary>其他方式：@ 成员、图片、订阅源、站点配置里的内容</summary>
            <PushForm key={robot.guid + interfaceName} {...{ robots, robot, interfaceName, pushKey }} />
          </details>
        </>
      ) : (
        <EmptyState title="还没有渠道" actions={<Button to="/market/admin/wechat/robot">去添加渠道</Button>}>
          先接入一个渠道，沙箱机器人也可以。
        </EmptyState>
      )}
      <RobotNotice mode={mode} />
      <OutboxList
        messages={outbox.Result}
        total={outbox.Total}
        names={Object.fromEntries(placesOf(robots).map(({ value, name }) => [value, name]))}
      />
      <Pagination
        page={outbox.Page}
        pages={outbox.PageCount}
        to={(page) => `/market/admin/wechat/robot/push?page=${page}#outbox`}
      />
    </>
  );
}
