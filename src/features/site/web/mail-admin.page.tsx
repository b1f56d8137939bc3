import { Link } from 'react-router';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress } from '#/features/desk/shared/desk-query.ts';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import type { Route } from './+types/mail-admin.page.ts';
import './mail-admin.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '邮件',
    description: '没有发出去的邮件。',
    path: '/market/admin/mail',
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const page = searchParams.get('page') ?? '1';
  return { list: await api(context)('GET /api/v1/mail', { query: { page } }) };
}

export default function MailAdminPage({ loaderData: { list } }: Route.ComponentProps) {
  const { HasServer: hasServer } = list;
  return (
    <>
      <DeskHead
        title="邮件"
        note={
          hasServer ? (
            '已设置邮件服务器，邮件直接寄出；这里是设置之前留下的。'
          ) : (
            <>
              没有设置邮件服务器，要发的邮件都留在这里，最多保留最近 <b>500</b> 封。到
              <Link to="/market/admin/config/running#SMTP_URL">运行设置</Link>填好邮件服务器，邮件就会真的寄出。
            </>
          )
        }
      />
      {list.Result.length === 0 ? (
        <EmptyState
          title="发件箱是空的"
          actions={
            <Button to="/market/admin/config/running#SMTP_URL" kind="line">
              {hasServer ? '发一封测试邮件' : '设置邮件服务器'}
            </Button>
          }
        >
          {hasServer ? '邮件都直接寄出了。' : '验证码、找回密码的邮件会出现在这里。'}
        </EmptyState>
      ) : (
        <ul className="mail-admin">
          {list.Result.map((mail) => (
            <li key={mail.Id}>
              <details>
                <summary>
                  <b>{mail.Subject}</b>
                  <span>{mail.To}</span>
                  <time className="num" dateTime={mail.CreatedTime}>
                    {shortTime(mail.CreatedTime)}
                  </time>
                </summary>
                <p className="mail-admin-text">{mail.Text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      <DeskPages list={list} address={deskAddress('/market/admin/mail', {})} />
    </>
  );
}
