import { RefreshCw } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Select } from '#/ui/select/select.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/robot.page.ts';
import { RobotCard } from './robot-card.tsx';
import { handleRobotForm } from './robot-commands.ts';
import { RobotNotice, RobotOutcome } from './robot-notice.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '机器人帐号',
    description: '创建机器人、扫码登录、检查帐号、查看群。',
    path: '/market/admin/wechat/robot',
    noindex: true,
  });

export const loader = ({ context }: Route.LoaderArgs) => api(context)('GET /api/v1/wechat/robot', {});

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleRobotForm(attemptApi(context), await request.formData());

export default function RobotPage({ loaderData: { mode, callbackUrl, Result }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="机器人帐号"
        note={`共 ${Result.length} 个，新建的在前`}
        actions={
          <Form method="post">
            <Button type="submit" kind="line" icon={<RefreshCw />} name="do" value="checkAll">
              检查全部
            </Button>
          </Form>
        }
      />
      <RobotNotice mode={mode} />
      <RobotOutcome outcome={actionData} />
      {Result.length === 0 && (
        <EmptyState title="还没有机器人">创建一个沙箱机器人，不用任何设置就能把流程走一遍。</EmptyState>
      )}
      <div className="robot-grid">
        {Result.map((robot) => (
          <RobotCard key={robot.guid} robot={robot} />
        ))}
      </div>
      <div className="robot-grid">
        <CreateForm mode={mode} count={Result.length} />
        {mode === 'gateway' && <CallbackForm callbackUrl={callbackUrl} />}
      </div>
    </>
  );
}

/** Its fields begin anew with each robot. */
function CreateForm({ mode, count }: { mode: 'sandbox' | 'gateway'; count: number }) {
  const options = [
    { value: 'sandbox', label: '沙箱：只演练，不发送' },
    { value: 'gateway', label: '网关：自己运行的 ntchat 服务', disabled: mode === 'sandbox' },
    { value: 'wecom', label: '企业微信群机器人（官方）' },
  ];
  return (
    <Card title="新建机器人">
      <Form key={count} method="post" className="robot-form">
        <FormErrors>
          <Select label="方式" name="driver" options={options} defaultValue={mode} />
          <Field label="名称" name="nickname" maxLength={40} autoComplete="off" hint="登录后会换成帐号自己的昵称" />
          <PasswordField
            label="Webhook 的 key"
            name="secret"
            autoComplete="off"
            hint="只有企业微信要填；保存后不再显示"
          />
          <Button type="submit" name="do" value="create">
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
        <p className="robot-quiet">自动回复要靠网关把收到的消息送到下面的地址。地址里有密文，不要给别人看。</p>
        <p className="robot-code">{callbackUrl}</p>
        <Button type="submit" kind="line" name="do" value="callback">
          告诉网关
        </Button>
      </Form>
    </Card>
  );
}
