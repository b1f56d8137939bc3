import { Send } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Select } from '#/ui/select/select.tsx';
import { MAIL_SECURITY, type RunningSetting } from '../running-settings.pure.ts';
import type { RunningRefusal } from './running-action.ts';
import { type Known, Source, shownValue } from './setting-row.tsx';

interface Part {
  setting: RunningSetting;
  known: Known;
}

interface Props {
  server: Part;
  sender: Part;
  refusal: RunningRefusal | undefined;
}

/** The mail server with its sender, tried before it is saved. The password is asked for anew each time: it is never sent back. */
export function MailSettings({ server, sender, refusal }: Props) {
  const canServer = server.known.CanChange;
  const canSender = sender.known.CanChange;
  return (
    <Form className="running-mail" errors={refusal?.errors} message={refusal?.message} preventScrollReset id="SMTP_URL">
      <p className="desk-facts running-mail-now">
        <b>{shownValue(server.setting, server.known)}</b>
        <Source known={server.known} />
        {server.known.IsSet && !sender.known.IsSet && <span className="running-missing">还差发件人，邮件发不出去</span>}
        {!server.known.IsSet && <small>{server.setting.note}</small>}
      </p>
      {canServer ? (
        <div className="running-mail-server">
          <Field label="服务器" name="Host" size="sm" placeholder="smtp.example.com" autoComplete="off" />
          <Select label="加密" name="Security" size="sm" options={MAIL_SECURITY} />
          <Field label="端口" name="Port" size="sm" inputMode="numeric" placeholder="465" autoComplete="off" />
          <Field label="账号" name="User" size="sm" autoComplete="off" spellCheck={false} />
          <Field label="密码或授权码" name="Password" type="password" size="sm" autoComplete="new-password" />
        </div>
      ) : (
        <input type="hidden" name="Server fixed" value="1" />
      )}
      {canSender ? (
        <Field
          label="发件人"
          name="From"
          size="sm"
          defaultValue={sender.known.Value}
          placeholder={sender.setting.placeholder}
          hint={canServer ? '服务器留空就只改发件人；密码保存后不再显示' : sender.setting.note}
        />
      ) : (
        <p className="desk-facts running-mail-now">
          <input type="hidden" name="From fixed" value="1" />
          发件人 <b>{shownValue(sender.setting, sender.known)}</b>
          <Source known={sender.known} />
        </p>
      )}
      <div className="running-mail-foot">
        <Field
          label="先发一封测试邮件"
          name="To"
          type="email"
          size="sm"
          placeholder="你的邮箱"
          hint={canServer ? '按上面填写的发送，不必先保存' : undefined}
          trailing={
            <Button type="submit" name="intent" value="test" kind="line" size="sm" icon={<Send />}>
              发送
            </Button>
          }
        />
        {(canServer || canSender) && (
          <Button type="submit" name="intent" value="mail" size="sm">
            保存
          </Button>
        )}
      </div>
      <WaysBack parts={[server, sender]} />
    </Form>
  );
}

function WaysBack({ parts }: { parts: readonly Part[] }) {
  return parts.map(
    ({ setting, known: { Name, Change, CanChange } }) =>
      CanChange &&
      Change && (
        <p key={Name} className="desk-facts running-back">
          {setting.label}：{Change.By} {Change.Time.slice(5, 16).replace('T', ' ')} 修改
          <button type="submit" name="intent" value={`undo ${Name}`}>
            退回{setting.isSecret ? '上一次的设置' : Change.Previous || '没有设置'}
          </button>
          <button type="submit" name="intent" value={`reset ${Name}`}>
            清除
          </button>
        </p>
      ),
  );
}
