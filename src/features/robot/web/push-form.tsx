import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { Robot } from '../robot.contract.ts';
import { INTERFACES, SENDS, SOLOS } from '../robot-interfaces.pure.ts';

const KINDS = [...SENDS, ...SOLOS].map((value) => ({ value, label: INTERFACES[value] }));
const SOURCES = [
  { value: 'catalogue', label: '片库' },
  { value: 'market', label: '市集' },
];

interface Props {
  robots: readonly Robot[];
  robot: Robot;
  interfaceName: string;
  /** A second press of the same page is the same push. */
  pushKey: string;
}

export function PushForm({ robots, robot, interfaceName, pushKey }: Props) {
  return (
    <div className="robot-form">
      <Card title="发给谁、发什么">
        <Form method="get" className="robot-form">
          <Select
            label="机器人"
            name="guid"
            defaultValue={robot.guid}
            options={robots.map(({ guid, nickname, status }) => ({
              value: guid,
              label: `${nickname || guid}${status === 1 ? '' : '（未登录）'}`,
            }))}
          />
          <Select label="内容" name="kind" options={KINDS} defaultValue={interfaceName} />
          <Button type="submit" kind="line">
            切换
          </Button>
        </Form>
      </Card>
      <Card title={KINDS.find(({ value }) => value === interfaceName)?.label}>
        <Form method="post" className="robot-form" preventScrollReset>
          <FormErrors>
            <input type="hidden" name="guid" value={robot.guid} />
            <input type="hidden" name="interfaceName" value={interfaceName} />
            <input type="hidden" name="key" value={pushKey} />
            <Rooms robot={robot} />
            <Content interfaceName={interfaceName} />
            <When />
            <div className="robot-row">
              <Button type="submit" kind="line" name="do" value="preview">
                预览
              </Button>
              <Button type="submit" name="do" value="send">
                发送
              </Button>
            </div>
          </FormErrors>
        </Form>
      </Card>
    </div>
  );
}

function Rooms({ robot }: { robot: Robot }) {
  return (
    <>
      {robot.rooms.length > 0 && (
        <fieldset className="robot-rooms">
          <legend>群</legend>
          {robot.rooms.map(({ wxid, nickname }) => (
            <Checkbox key={wxid} id={`room ${wxid}`} name="to_wxid" value={wxid}>
              {nickname || wxid}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Field label="其他接收人" name="other" autoComplete="off" hint="wxid，多个用逗号隔开；可以不填" />
    </>
  );
}

function Content({ interfaceName }: { interfaceName: string }) {
  if (interfaceName === 'soloNewPush') {
    return (
      <>
        <Select label="来源" name="kind" options={SOURCES} />
        <Field label="条数" name="count" inputMode="numeric" defaultValue="5" hint="1 到 10" />
      </>
    );
  }
  if (interfaceName === 'soloConfigPush') {
    return <Field label="内容名" name="name" hint="“站点编辑 › 推送卡片”里的名称" />;
  }
  if (interfaceName === 'soloPushTieba') {
    return (
      <>
        <Field label="订阅源" name="name" hint="“站点编辑 › 订阅源”里的名称；发过的条目不会再发" />
        <Field label="条数" name="count" inputMode="numeric" defaultValue="5" hint="1 到 10" />
      </>
    );
  }
  if (interfaceName === '/msg/send_image') return <Field label="图片地址" name="image_url" inputMode="url" />;
  if (interfaceName === '/msg/send_link_card') {
    return (
      <>
        <Field label="标题" name="title" maxLength={128} />
        <Field label="描述" name="desc" maxLength={512} />
        <Field label="链接" name="url" inputMode="url" />
        <Field label="配图" name="image_url" inputMode="url" />
      </>
    );
  }
  return (
    <>
      {interfaceName === '/msg/send_rich' && (
        <>
          <Field label="标题" name="title" maxLength={128} />
          <Field label="链接" name="url" inputMode="url" />
          <Field label="配图" name="image_url" inputMode="url" />
        </>
      )}
      <TextArea label="内容" name="content" maxLength={4000} rows={5} />
      {interfaceName === '/msg/send_room_at' && (
        <Field label="@ 谁" name="at_list" hint="成员的 wxid，多个用逗号隔开；notify@all 是所有人" />
      )}
    </>
  );
}

function When() {
  return (
    <details>
      <summary>定时发送</summary>
      <div className="robot-form">
        <p className="robot-quiet">都不填就马上发。时间都是北京时间。</p>
        <Field label="任务名" name="timerName" maxLength={60} />
        <Field label="只发一次" name="at" type="datetime-local" />
        <Field
          label="重复（cron）"
          name="cron"
          placeholder="30 8 * * *"
          hint="分 时 日 月 周，例如 30 8 * * * 是每天 08:30"
        />
        <Checkbox name="workdays">只在工作日（按国务院放假安排）</Checkbox>
      </div>
    </details>
  );
}
