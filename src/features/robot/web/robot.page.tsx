import { Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Drawer } from '#/ui/drawer/drawer.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { isChannel } from '../channels.pure.ts';
import type { Route } from './+types/robot.page.ts';
import { handleChannelForm } from './channel-commands.ts';
import { ChannelEvents } from './channel-events.tsx';
import { ChannelList } from './channel-list.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { RobotCard } from './robot-card.tsx';
import { handleRobotForm } from './robot-commands.ts';
import { RobotNotice, RobotOutcome } from './robot-notice.tsx';
import { answerRobot, textIn } from './robot-outcome.ts';
import './channel.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '渠道',
    description: '接入机器人、公众号和群，发测试消息，看哪里收不到。',
    path: '/market/admin/wechat/robot',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = api(context);
  const [{ mode, callbackUrl, Result }, channels, triggers] = await Promise.all([
    call('GET /api/v1/wechat/robot', {}),
    call('GET /api/v1/wechat/robot/channel', {}),
    call('GET /api/v1/wechat/robot/trigger', {}),
  ]);
  const robots = Result.filter(({ driver }) => !isChannel(driver));
  return {
    mode,
    callbackUrl,
    robots,
    count: Result.length,
    channels: channels.Result.filter(({ driver }) => isChannel(driver)),
    today: channels.Today,
    triggers,
    names: Object.fromEntries(Result.map(({ guid, nickname }) => [guid, nickname])),
    kind: new URL(request.url).searchParams.get('kind') ?? '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const call = attemptApi(context);
  const isChannelForm = textIn(form, 'do').startsWith('channel');
  const outcome = await (isChannelForm ? handleChannelForm(call, form) : handleRobotForm(call, form));
  return answerRobot({ ...outcome, guid: textIn(form, 'guid') });
}

export default function RobotPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, callbackUrl, robots, channels, today, kind, count, triggers, names } = loaderData;
  const meanwhileOf = (guid: string) => (actionData?.guid === guid ? actionData.meanwhile : undefined);
  const [show, setShow] = useState('all');
  const [isAdding, setIsAdding] = useState(false);
  const hearing = channels.filter(({ hears }) => hears);
  const troubled = channels.filter(({ state }) => state === 'down' || state === 'limited');
  const shown = show === 'hears' ? hearing : show === 'bad' ? troubled : channels;
  /** Where the panel has no place beside the list, it is a sheet. */
  function add(press: { preventDefault(): void }) {
    if (!matchMedia('(max-width: 1099px)').matches) return;
    press.preventDefault();
    setIsAdding(true);
  }
  return (
    <>
      <PageHead
        title="渠道"
        note={`${count > 0 ? `共 ${count} 个，新建的在前；` : '机器人、公众号和群都在这里；'}密钥加密保存，填过之后不再显示。`}
        actions={
          <>
            {channels.length > 0 && (
              <Segmented
                label="看哪些"
                segments={[
                  { value: 'all', label: '全部', count: channels.length },
                  { value: 'hears', label: '能收消息', count: hearing.length },
                  { value: 'bad', label: '有问题', count: troubled.length },
                ]}
                value={show}
                onChange={setShow}
              />
            )}
            <Form method="post">
              <Button type="submit" kind="line" icon={<RefreshCw />} name="do" value="checkAll">
                检查全部
              </Button>
            </Form>
            <Button className="channel-open" icon={<Plus />} to="#channel-add" onClick={add}>
              添加渠道
            </Button>
          </>
        }
      />
      <RobotOutcome outcome={actionData} />
      <div className="channel-desk">
        <div>
          {count === 0 && (
            <EmptyState title="还没有渠道">先接入一个渠道；只想走一遍流程，就在下面创建沙箱机器人。</EmptyState>
          )}
          {channels.length > 0 && <ChannelList channels={shown} today={today} meanwhileOf={meanwhileOf} />}
          <ChannelEvents kinds={triggers.Kinds} triggers={triggers.Result} names={names} />
          <RobotNotice mode={mode} />
          <div className="robot-grid" id="more">
            {robots.map((robot) => (
              <RobotCard key={robot.guid} robot={robot} meanwhile={meanwhileOf(robot.guid)} />
            ))}
            <CreateForm mode={mode} count={robots.length} />
            {mode === 'gateway' && <CallbackForm callbackUrl={callbackUrl} />}
          </div>
        </div>
        <div id="channel-add" className="channel-aside">
          {/* One of the two: its fields are known by their names. */}
          {!isAdding && <ChannelPanel chosen={kind} />}
        </div>
      </div>
      <Drawer open={isAdding} onClose={() => setIsAdding(false)} title="添加渠道">
        <ChannelPanel chosen={kind} />
      </Drawer>
    </>
  );
}

/** Its fields begin anew with each robot. */
function CreateForm({ mode, count }: { mode: 'sandbox' | 'gateway'; count: number }) {
  const isSending = useNavigation().formData?.get('do') === 'create';
  const options = [
    { value: 'sandbox', label: '沙箱：仅预览，不发送' },
    { value: 'gateway', label: '网关：自己运行的 ntchat 服务', disabled: mode === 'sandbox' },
  ];
  return (
    <Card title="沙箱和个人微信">
      <Form key={count} method="post" className="robot-form">
        <FormErrors>
          <Select label="方式" name="driver" options={options} defaultValue={mode} />
          <Field label="名称" name="nickname" maxLength={40} autoComplete="off" hint="登录后会换成账号自己的昵称" />
          <Button type="submit" kind="line" name="do" value="create" loading={isSending}>
            创建
          </Button>
        </FormErrors>
      </Form>
    </Card>
  );
}

function CallbackForm({ callbackUrl }: { callbackUrl: string }) {
  return (
    <Card title="消息回调">
      <Form method="post" className="robot-form">
        <p className="robot-quiet">自动回复要靠网关把收到的消息送到下面的地址。地址里有密钥，不要给别人看。</p>
        <p className="robot-code">{callbackUrl}</p>
        <Button type="submit" kind="line" name="do" value="callback">
          告诉网关
        </Button>
      </Form>
    </Card>
  );
}
