import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { isSend, isSolo } from '../robot-interfaces.pure.ts';
import type { Route } from './+types/robot-push.page.ts';
import { OutboxList } from './outbox-list.tsx';
import { handlePushForm } from './push-command.ts';
import { PushForm } from './push-form.tsx';
import { RobotNotice, RobotOutcome } from './robot-notice.tsx';

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
  const [{ mode, Result: robots }, outbox] = await Promise.all([
    call('GET /api/v1/wechat/robot', {}),
    call('GET /api/v1/wechat/robot/outbox', { query: { page: searchParams.get('page') ?? 1 } }),
  ]);
  const kind = searchParams.get('kind') ?? '';
  return {
    mode,
    robots,
    outbox,
    robot: robots.find(({ guid }) => guid === searchParams.get('guid')) ?? robots[0],
    interfaceName: isSend(kind) || isSolo(kind) ? kind : '/msg/send_text',
    pushKey: crypto.randomUUID(),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handlePushForm(attemptApi(context), await request.formData());

export default function RobotPushPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, robots, robot, outbox, interfaceName, pushKey } = loaderData;
  return (
    <>
      <PageHead title="推送" note="先预览再发；发送有节制，每个机器人一分钟最多 20 条。" />
      <RobotNotice mode={mode} />
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
        <PushForm key={robot.guid + interfaceName} {...{ robots, robot, interfaceName, pushKey }} />
      ) : (
        <EmptyState title="还没有机器人" actions={<Button to="/market/admin/wechat/robot">去创建</Button>}>
          有了机器人才能发消息，沙箱机器人也可以。
        </EmptyState>
      )}
      <OutboxList messages={outbox.Result} total={outbox.Total} />
      <Pagination
        page={outbox.Page}
        pages={outbox.PageCount}
        to={(page) => `/market/admin/wechat/robot/push?page=${page}#outbox`}
      />
    </>
  );
}
