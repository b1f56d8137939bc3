import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Table } from '#/ui/table/table.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { ReplyRule } from '../robot-reply.contract.ts';
import type { Route } from './+types/robot-reply.page.ts';
import { handleReplyForm, MATCHES, REPLIES } from './reply-command.ts';
import { ReplyForm } from './reply-form.tsx';
import { RobotNotice, RobotOutcome } from './robot-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '自动回复',
    description: '按关键词、正则或默认规则回复群消息。',
    path: '/market/admin/wechat/robot/reply',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api(context);
  const [{ mode }, { Result: rules }] = await Promise.all([
    call('GET /api/v1/wechat/robot', {}),
    call('GET /api/v1/wechat/robot/reply', {}),
  ]);
  const edit = Number(new URL(request.url).searchParams.get('edit'));
  return { mode, rules, rule: rules.find(({ id }) => id === edit) };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleReplyForm(attemptApi(context), await request.formData());

export default function RobotReplyPage({ loaderData: { mode, rules, rule }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="自动回复" note="按顺序找第一条对得上的规则；从不回复自己，同一个群里要等冷却时间。" />
      <RobotNotice mode={mode} />
      <RobotOutcome outcome={actionData} />
      <Card title="规则" aside={`共 ${rules.length} 条`}>
        <Rules rules={rules} />
      </Card>
      <ReplyForm key={rule ? `rule ${rule.id}` : rules.length} rule={rule} errors={actionData?.errors} />
    </>
  );
}

function Rules({ rules }: { rules: readonly ReplyRule[] }) {
  return (
    <Table
      label="回复规则"
      rows={rules}
      rowKey={({ id }) => id}
      isOff={({ isOn }) => !isOn}
      empty={<EmptyState title="还没有规则">在下面写第一条。</EmptyState>}
      columns={[
        {
          id: 'match',
          head: '收到',
          phone: 'title',
          cell: ({ match, pattern }) => (match === 'default' ? MATCHES.default : `${MATCHES[match]}：${pattern}`),
        },
        {
          id: 'reply',
          head: '回复',
          phone: 'detail',
          cell: ({ kind, content, title, url }) => `${REPLIES[kind]} ${content || title || url}`,
        },
        {
          id: 'cooldown',
          head: '冷却',
          quiet: true,
          phone: 'side',
          cell: ({ cooldownSeconds }) => `${cooldownSeconds} 秒`,
        },
        {
          id: 'do',
          head: '操作',
          headHidden: true,
          phone: 'end',
          cell: ({ id, isOn }) => (
            <Form method="post" className="robot-row" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button kind="line" size="sm" to={`/market/admin/wechat/robot/reply?edit=${id}`}>
                修改
              </Button>
              <Button type="submit" kind="line" size="sm" name="do" value={isOn ? 'off' : 'on'}>
                {isOn ? '停用' : '启用'}
              </Button>
              <Button type="submit" kind="line" size="sm" name="do" value="remove">
                删除
              </Button>
            </Form>
          ),
        },
      ]}
    />
  );
}
