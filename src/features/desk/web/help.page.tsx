import type { ReactNode } from 'react';
import { InnerLink } from '#/ui/link/inner-link.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/help.page.ts';
import './help.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '站长手册',
    description: '从上线到日常照看，常用的几件事。',
    path: '/market/admin/help',
    noindex: true,
  });

const PARTS: { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'operators',
    title: '站长账号',
    text: (
      <>
        <p>
          首次启动会建一位站长，密码写在数据目录的 <code>first-operator.txt</code>{' '}
          里。登录后改掉密码，这个文件会自动删除。
        </p>
        <p>
          想让某位会员也当站长，在 <To to="/market/admin/members">会员</To>{' '}
          里找到他，点“设为站长”，输入你自己的密码；撤销也在那里。谁都登录不了时，还可以在服务器上执行：
        </p>
        <pre>npm run operator -- 用户名</pre>
      </>
    ),
  },
  {
    id: 'address',
    title: '域名和证书',
    text: (
      <>
        <p>程序只监听本机的 3000 端口，HTTPS 交给前面的 nginx 或 Caddy。再告诉程序两件事：</p>
        <ul>
          <li>
            <code>PUBLIC_URL</code> 是访客用的网址，订阅、分享和登录都靠它；
          </li>
          <li>
            <code>TRUST_PROXY</code> 是代理的地址。不设的话，所有访客看起来来自同一个地址，会一起被限流。
          </li>
        </ul>
        <p>
          前一项也可以在 <To to="/market/admin/config/running">运行设置</To>{' '}
          里填，两秒内生效；写了环境变量的以环境变量为准。
        </p>
      </>
    ),
  },
  {
    id: 'running',
    title: '保持运行',
    text: (
      <p>
        Linux 上用 systemd 服务，开机自启、崩溃重启；停止时会把手头的请求做完再退出。<code>/healthz</code>{' '}
        说明进程活着，
        <code>/readyz</code> 说明可以接待访客，接到监控上即可。快慢和错误看 <To to="/market/admin/health">运行状况</To>
        。
      </p>
    ),
  },
  {
    id: 'backup',
    title: '备份和升级',
    text: (
      <>
        <p>
          <To to="/market/admin/backup">备份</To>{' '}
          可以随时做，也可以定时；取走的是一个完整的文件，能在别处恢复。没有试过恢复的备份，不算备份。
        </p>
        <p>升级是覆盖新版本再启动。数据库的改动自动进行，动手之前先留一份副本；要么整个成功，要么原样不动。</p>
      </>
    ),
  },
  {
    id: 'catalogue',
    title: '充实片库',
    text: (
      <>
        <p>
          程序自己不带任何来源。你有权使用的影视资源接口，可以加为 <To to="/market/admin/catalogue">采集源</To>
          ：先“试采”一页，看看会新增多少、并入多少，满意了再正式采集。以后每次只取有变化的部分，断了从断的地方接着采。
        </p>
        <p>手里只有一张表，整理成 JSON 或 CSV 导入就行；列名和接口里的字段一样，缺的留空，重复的会认出来。</p>
        <p>
          是不是同一部，看名字、类型和年份，年份允许差一年。判断错了，在{' '}
          <To to="/market/admin/catalogue/items">片目</To> 里可以拆开或合并，都能撤销。下架的作品不会被来源再次带回来。
        </p>
      </>
    ),
  },
  {
    id: 'television',
    title: '接到电视上',
    text: (
      <>
        <p>
          电视盒子上的播放软件填 <code>/tvbox.json</code>，别的程序读 <code>/api.php/provide/vod</code>，JSON 和 XML
          都有。
        </p>
        <p>对外提供播放地址默认是关着的。打开之前，请确认你有权这样做。</p>
      </>
    ),
  },
  {
    id: 'look',
    title: '换成自己的样子',
    text: (
      <p>
        标题、公告、菜单、友情链接、备案号在 <To to="/market/admin/config">站点编辑</To>{' '}
        里改，每次改动都留有历史，改坏了能退回去。文章在 <To to="/market/admin/blog">文章</To> 里写；已经有 Halo
        的，设一个 <code>BLOG_BASE_URL</code>，文章就从那边来。
      </p>
    ),
  },
  {
    id: 'growth',
    title: '访客多了',
    text: (
      <p>
        未登录的访客看到的页面大多整页缓存，一台小机器撑得住不少人。真的不够，先换 PostgreSQL（<code>DATABASE_URL</code>
        ），再多开几个进程放在同一个代理后面：任务不会重复跑，改动一秒左右各处可见。
      </p>
    ),
  },
];

export default function HelpPage() {
  return (
    <>
      <PageHead
        title="站长手册"
        note="常用的几件事。逐项设置和完整的步骤，在随程序附带的 docs/operations.zh-CN.md 里。"
      />
      <div className="desk-help">
        <nav aria-label="手册目录">
          {PARTS.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div>
          {PARTS.map(({ id, title, text }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {text}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function To({ to, children }: { to: string; children: string }) {
  return <InnerLink to={to}>{children}</InnerLink>;
}
