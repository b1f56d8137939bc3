import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/robot-reply.page.ts';
import { handleReplyForm } from './reply-command.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyOwn } from './reply-own.tsx';
import { ReplyRules } from './reply-rules.tsx';
import { type Answering, ReplyTrial } from './reply-trial.tsx';
import { ReplyWaiting } from './reply-waiting.tsx';
import { RobotOutcome } from './robot-notice.tsx';
import { answerRobot } from './robot-outcome.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '自动回复',
    description: '按关键词、正则或默认规则回复群消息。',
    path: '/market/admin/wechat/robot/reply',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api(context);
  const [{ Result: rules, ...counts }, { Result: waiting }] = await Promise.all([
    call('GET /api/v1/wechat/robot/reply', {}),
    call('GET /api/v1/wechat/robot/reply/waiting', {}),
  ]);
  const { searchParams } = new URL(request.url);
  const edit = Number(searchParams.get('edit'));
  return { rules, counts, waiting, rule: rules.find(({ id }) => id === edit), words: searchParams.get('new') };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerRobot(await handleReplyForm(attemptApi(context), await request.formData()));

export default function RobotReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rules, counts, waiting, rule, words } = loaderData;
  const [asked, setAsked] = useState({ words: '', times: 0 });
  const [answering, setAnswering] = useState<Answering>({ ruleId: null, own: null });
  const hits = rules.reduce((sum, { hits }) => sum + hits, counts.Own);
  return (
    <>
      <PageHead
        title="自动回复"
        note="从上到下，由第一条符合的规则回复；都不符合、又是发给机器人的，就在站内搜索，还没有就不回复。"
        actions={
          <>
            <Button kind="line" icon={<Link2 />} to="/messenger">
              会员绑定码
            </Button>
            <Button icon={<Plus />} to="/market/admin/wechat/robot/reply?new=">
              新建规则
            </Button>
          </>
        }
      />
      <RobotOutcome outcome={actionData} />
      <div className="reply-desk">
        <div>
          {(rule || words !== null) && (
            <ReplyForm
              key={rule ? `rule ${rule.id}` : `new ${words} ${rules.length}`}
              rule={rule}
              words={words ?? ''}
              errors={actionData?.errors}
              meanwhile={actionData?.meanwhile}
            />
          )}
          <ReplyWaiting people={waiting} />
          <Card
            title="规则"
            aside={`30 天命中 ${thousands(hits)} · 没接住 ${thousands(counts.Missed)}${shareText(counts.Missed, hits)}`}
          >
            <ReplyRules rules={rules} answering={answering.ruleId} />
            <ReplyOwn
              after={rules.length}
              hits={counts.OwnHits}
              answering={answering.own}
              hasHuman={rules.some(({ kind }) => kind === 'human')}
            />
          </Card>
          {counts.MissedWords.length > 0 && (
            <Card title="没接住的话" aside="最近 7 天，点一句就试">
              <div className="reply-hints">
                {counts.MissedWords.map(({ words: missed, times }) => (
                  <button
                    key={missed}
                    type="button"
                    onClick={() => setAsked({ words: missed, times: asked.times + 1 })}
                  >
                    {missed} <small className="num">{times}</small>
                  </button>
                ))}
              </div>
            </Card>
          )}
        </div>
        <ReplyTrial asked={asked} onAnswer={setAnswering} />
      </div>
    </>
  );
}

const shareText = (missed: number, hits: number) =>
  missed + hits > 0 ? `（${((missed / (missed + hits)) * 100).toFixed(1)}%）` : '';
