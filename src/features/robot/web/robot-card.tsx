import { Moon } from 'lucide-react';
import { Form } from 'react-router';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Field } from '#/ui/field/field.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { Robot } from '../robot.contract.ts';
import { Do } from './do-button.tsx';
import type { Outcome } from './robot-outcome.ts';

const OWN = { sandbox: '沙箱', gateway: '网关' };

interface Props {
  robot: Robot;
  /** What somebody else saved of it first, if that is why it was refused. */
  meanwhile?: Outcome['meanwhile'];
}

const WORDS = { quietFrom: '从', quietTo: '到' };

export function RobotCard({ robot, meanwhile }: Props) {
  const { guid, nickname, wxid, qrcode, status, driver, rooms, quietFrom, quietTo, isQuiet, isSecretLost } = robot;
  const isOnline = status === 1;
  return (
    <Card
      title={nickname || '未登录的账号'}
      aside={<Tag tone={isOnline ? 'teal' : 'plain'}>{isOnline ? '在线' : '未登录'}</Tag>}
    >
      <Form method="post" className="robot-form" preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <p className="robot-quiet">
          {isChannel(driver) ? channelKinds[driver].name : OWN[driver]}
          {wxid && driver !== 'sandbox' && ` · ${wxid}`} · {rooms.length} 个群
        </p>
        {isSecretLost && (
          <p className="robot-refused" role="alert">
            密钥解密失败，请重新填写
          </p>
        )}
        {!isOnline && qrcode && <LoginCode qrcode={qrcode} />}
        {rooms.length > 0 && (
          <p className="robot-quiet">{rooms.map((room) => room.nickname || room.wxid).join('、')}</p>
        )}
        {quietFrom && (
          <p className="robot-quiet">
            <Moon size={14} aria-hidden /> 免打扰 {quietFrom}–{quietTo}
            {isQuiet && `，现在不发，${quietTo} 恢复`}
          </p>
        )}
        <div className="robot-row">
          {!isOnline && <Do value="open">刷新二维码</Do>}
          {!isOnline && driver === 'sandbox' && <Do value="scan">模拟扫码</Do>}
          <Do value="check">检查</Do>
          {isOnline && <Do value="rooms">更新群列表</Do>}
          <FoldButton
            label="删除"
            question={`删除${nickname ? `「${nickname}」` : '这个账号'}和它的发件箱？发到它的定时任务会发不出去。`}
            confirm="删除"
            name="do"
            value="remove"
          />
        </div>
      </Form>
      {driver === 'wecom' && <SecretForm key={String(isSecretLost)} robot={robot} />}
      <QuietForm key={`${quietFrom} ${quietTo}`} robot={robot} meanwhile={meanwhile} />
    </Card>
  );
}

/** Written and never shown. Open at once when it is needed. */
function SecretForm({ robot: { guid, isSecretLost } }: { robot: Robot }) {
  return (
    <details className="robot-more" open={isSecretLost}>
      <summary>更换密钥</summary>
      <Form method="post" className="robot-form" preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <p className="robot-quiet">企业微信群机器人 Webhook 地址里 key= 后面的部分。加密保存，填过之后不再显示。</p>
        <Field id={`secret ${guid}`} label="密钥" name="secret" size="sm" autoComplete="off" required />
        <div className="robot-row">
          <Do value="secret">保存</Do>
        </div>
      </Form>
    </details>
  );
}

/** Without JavaScript too; empty fields take the quiet hours away. */
function QuietForm({ robot, meanwhile }: Props) {
  const { guid, quietFrom, quietTo } = robot;
  return (
    <details className="robot-more" open={meanwhile !== undefined || undefined}>
      <summary>免打扰时间</summary>
      <Form method="post" className="robot-form" preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <SeenRecord record={robot} words={WORDS} meanwhile={meanwhile} />
        <p className="robot-quiet">
          北京时间。这段时间里要发的消息和定时任务都等到结束再发，自动回复不回。两个都清空就是不设。
        </p>
        <div className="robot-times">
          <Field id={`from ${guid}`} label="从" name="quietFrom" type="time" size="sm" defaultValue={quietFrom} />
          <Field id={`to ${guid}`} label="到" name="quietTo" type="time" size="sm" defaultValue={quietTo} />
        </div>
        <div className="robot-row">
          <Do value="quiet">保存</Do>
        </div>
      </Form>
    </details>
  );
}

/** Some gateways answer the picture, others the text to be drawn. */
function LoginCode({ qrcode }: { qrcode: string }) {
  const isPicture = /^data:image\/(png|jpeg);base64,[\w+/=]+$/.test(qrcode);
  return isPicture ? (
    <img src={qrcode} width={200} height={200} alt="登录二维码" />
  ) : (
    <QrCode text={qrcode} label="登录二维码" ecc="M" />
  );
}
