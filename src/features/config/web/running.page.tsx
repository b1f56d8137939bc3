import { Link } from 'react-router';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { MAIL_GROUP, RUNNING_SETTINGS } from '../running-settings.pure.ts';
import type { Route } from './+types/running.page.ts';
import { MailSettings } from './mail-settings.tsx';
import { handleRunningForm, RUNNING_PATH } from './running-action.ts';
import { SettingRow } from './setting-row.tsx';
import './running.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '运行设置',
    description: '地址、邮件、对接和限制。',
    path: RUNNING_PATH,
    noindex: true,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  return { known: await api(context)('GET /api/v1/config/running', {}), done: doneIn(url.searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleRunningForm);

export default function RunningPage({ loaderData: { known, done }, actionData }: Route.ComponentProps) {
  const parts = RUNNING_SETTINGS.flatMap((setting) => {
    const found = known.find(({ Name }) => Name === setting.name);
    return found ? [{ setting, known: found }] : [];
  });
  const [server, sender] = parts.filter(({ setting }) => setting.group === MAIL_GROUP);
  return (
    <>
      <Crumbs path={[{ label: '站点编辑', to: '/market/admin/config' }, { label: '运行设置' }]} />
      <DeskHead
        title="运行设置"
        note="保存后两秒内生效，不用重新启动。标“环境”的由启动时的环境变量决定，这里只能查看。"
        done={done}
      />
      <div className="running">
        {[...Map.groupBy(parts, ({ setting }) => setting.group)].map(([group, members]) => (
          <Card key={group} title={group}>
            {group === MAIL_GROUP && server && sender ? (
              <MailSettings
                key={`${server.known.Change?.Time} ${sender.known.Change?.Time}`}
                server={server}
                sender={sender}
                refusal={actionData?.name === 'SMTP_URL' || actionData?.name === 'MAIL_FROM' ? actionData : undefined}
              />
            ) : (
              members.map((part) => (
                <SettingRow
                  key={part.setting.name}
                  {...part}
                  refusal={actionData?.name === part.setting.name ? actionData : undefined}
                />
              ))
            )}
          </Card>
        ))}
        <p className="running-more">
          Bangumi 和 TMDB 的密钥在<Link to="/market/admin/catalogue/providers">资料补全</Link>里填，渠道机器人的在
          <Link to="/market/admin/wechat/robot">渠道</Link>里填。
        </p>
      </div>
    </>
  );
}
