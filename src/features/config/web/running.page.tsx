import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { api } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';
import { pageHead } from '#/web/head.ts';
import { RUNNING_SETTINGS, type RunningSetting } from '../running-settings.pure.ts';
import type { Route } from './+types/running.page.ts';
import './running.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '运行设置',
    description: '启动时定下的设置。',
    path: '/market/admin/config/running',
    noindex: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return { known: await api(context)('GET /api/v1/config/running', {}) };
}

export default function RunningPage({ loaderData: { known } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs path={[{ label: '站点编辑', to: '/market/admin/config' }, { label: '运行设置' }]} />
      <PageHead
        title="运行设置"
        note="这些在启动网站的地方定下（环境变量），改了要重新启动才生效；标“默认”的没有人设过。"
      />
      {[...Map.groupBy(RUNNING_SETTINGS, ({ group }) => group)].map(([group, settings]) => (
        <Card key={group} title={group}>
          <dl className="running">
            {settings.map((setting) => (
              <Setting key={setting.name} setting={setting} known={known.find(({ Name }) => Name === setting.name)} />
            ))}
          </dl>
          {group === '邮件' && <TestMail />}
        </Card>
      ))}
    </>
  );
}

interface Known {
  Value: string;
  IsSet: boolean;
  IsGiven: boolean;
}

function Setting({
  setting: { name, label, note, isSecret },
  known,
}: {
  setting: RunningSetting;
  known: Known | undefined;
}) {
  const value = isSecret ? (known?.IsSet ? '已设置（不显示）' : '') : known?.Value;
  return (
    <div>
      <dt>
        {label}
        <small>{note}</small>
      </dt>
      <dd>
        <span>{value || '没有设置'}</span>
        {known?.IsGiven ? <Tag tone="teal">环境</Tag> : <Tag>默认</Tag>}
        <code>{name}</code>
      </dd>
    </div>
  );
}

function TestMail() {
  const [to, setTo] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    const result = await browserApi('POST /api/v1/config/test_mail', { body: { To: to } });
    setBusy(false);
    if (!result.ok) return;
    if (result.data.IsSent) toast('测试邮件已发出，去收件箱看看', { kind: 'success' });
    else toast('没有设置发信服务器，邮件放进了发件箱');
  }
  return (
    <div className="running-test">
      <Field
        label="发一封测试邮件"
        type="email"
        size="sm"
        placeholder="你的邮箱"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        trailing={
          <Button kind="line" icon={<Send />} loading={isBusy} onClick={() => void send()}>
            发送
          </Button>
        }
      />
    </div>
  );
}
