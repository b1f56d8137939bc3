import { useState } from 'react';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/robot-reply.page.ts';
import { handleReplyForm } from './reply-command.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyRules } from './reply-rules.tsx';
import { ReplyTrial } from './reply-trial.tsx';
import { RobotOutcome } from './robot-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '自动回复',
    description: '按关键词、正则或默认规则回复群消息。',
    path: '/market/admin/wechat/robot/reply',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { Result: rules, ...counts } = await api(context)('GET /api/v1/wechat/robot/reply', {});
  const edit = Number(new URL(request.url).searchParams.get('edit'));
  return { rules, counts, rule: rules.find(({ id }) => id === edit) };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleReplyForm(attemptApi(context), await request.formData());

export default function RobotReplyPage({ loaderData: { rules, counts, rule }, actionData }: Route.ComponentProps) {
  const [answering, setAnswering] = useState<number | null>(null);
  const hits = rules.reduce((sum, { hits }) => sum + hits, counts.Own);
  return (
    <>
      <PageHead
        title="自动回复"
        note="从上到下，第一条对得上的回；都对不上、又是写给它的，就交给站内搜索，再没有就不作声。"
      />
      <RobotOutcome outcome={actionData} />
      <div className="reply-desk">
        <div>
          <Card title="规则" aside={`30 天命中 ${hits} · 没接住 ${counts.Missed}`}>
            <ReplyRules rules={rules} answering={answering} />
          </Card>
          <ReplyForm key={rule ? `rule ${rule.id}` : rules.length} rule={rule} errors={actionData?.errors} />
        </div>
        <ReplyTrial missed={counts.MissedWords} onAnswer={setAnswering} />
      </div>
    </>
  );
}
