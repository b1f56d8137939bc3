import { ChartColumn, Copy, Ellipsis, Pause, Pencil, Play } from 'lucide-react';
import { Form, Link, useRevalidator } from 'react-router';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Menu } from '#/ui/menu/menu.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Spark } from '#/ui/spark/spark.tsx';
import { type Column, Table } from '#/ui/table/table.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { copyText } from '#/web/copy-text.ts';
import type { ShortLink } from '../short-link.contract.ts';
import { nameOf, stateOf } from './link-state.ts';
import { shownAddress } from './shown-address.ts';
import './link-list.css';

interface Props {
  links: { Result: ShortLink[]; Page: number; PageCount: number; Total: number };
  words: string;
  tag: string;
}

const aboutPath = (code: string) => `/short/${encodeURIComponent(code)}/about`;

const COLUMNS: readonly Column<ShortLink>[] = [
  { id: 'code', head: '短链', cell: ({ ShortUrl }) => <code>{ShortUrl}</code>, phone: 'none' },
  {
    id: 'target',
    head: '指向',
    phone: 'title',
    cell: (link) => (
      <span className="link-list-target">
        <strong>
          <Link to={aboutPath(link.ShortUrl)}>{nameOf(link)}</Link>
          {link.Tags.map((tag) => (
            <Link key={tag} className="link-list-tag" to={`/short?tag=${encodeURIComponent(tag)}`}>
              {tag}
            </Link>
          ))}
        </strong>
        <small title={link.Url}>{shownAddress(link.Url)}</small>
      </span>
    ),
  },
  {
    id: 'days',
    head: '最近 14 天',
    phone: 'side',
    cell: (link) => {
      const clicks = link.Days.map(({ Clicks }) => Clicks);
      const sum = clicks.reduce((all, one) => all + one, 0);
      return <Spark values={clicks} label={`${nameOf(link)}最近 14 天每天的点击，共 ${sum} 次`} />;
    },
  },
  { id: 'clicks', head: '点击', numeric: true, phone: 'detail', cell: ({ Clicks }) => thousands(Clicks) },
  {
    id: 'created',
    head: '创建',
    quiet: true,
    phone: 'none',
    cell: ({ CreatedTime }) => <span className="num">{CreatedTime.slice(5, 10)}</span>,
  },
  { id: 'state', head: '状态', phone: 'none', cell: (link) => <State link={link} /> },
  { id: 'menu', head: '操作', headHidden: true, phone: 'end', cell: (link) => <LinkMenu link={link} /> },
];

/** One's own links with their clicks, newest first. */
export function LinkList({ links: { Result, Page, PageCount, Total }, words, tag }: Props) {
  const query = { ...(words && { words }), ...(tag && { tag }) };
  return (
    <Card
      title="我的短链"
      className="link-list"
      aside={
        <>
          <span>
            共 <b>{Total}</b> 条
          </span>
          <Button kind="line" size="sm" to="/short/import">
            批量
          </Button>
          <Button kind="line" size="sm" href="/api/v1/short_url/export" download>
            导出
          </Button>
        </>
      }
    >
      <Form action="/short" className="link-list-find" role="search">
        <Field
          label="找短链"
          size="sm"
          name="words"
          type="search"
          defaultValue={words}
          placeholder="网址、备注或短码"
        />
        {tag && <input type="hidden" name="tag" value={tag} />}
        {tag && (
          <Button kind="line" size="sm" to={words ? `/short?words=${encodeURIComponent(words)}` : '/short'}>
            不限标签「{tag}」
          </Button>
        )}
      </Form>
      <Table
        label="我的短链"
        columns={COLUMNS}
        rows={Result}
        rowKey={({ ShortUrl }) => ShortUrl}
        isOff={({ State: state }) => state !== 'active'}
        empty={
          words || tag ? (
            <EmptyState title="没有这样的短链">换个词再找，或者看全部。</EmptyState>
          ) : (
            <EmptyState title="还没有短链">在上面粘贴一个网址，生成的短链会留在这里，随时看得到点击。</EmptyState>
          )
        }
      />
      <Pagination
        page={Page}
        pages={PageCount}
        to={(page) => `/short?${new URLSearchParams({ ...query, page: String(page) })}`}
        label="短链分页"
      />
    </Card>
  );
}

function State({ link }: { link: ShortLink }) {
  const [tone, text] = stateOf(link);
  return <Badge tone={tone}>{text}</Badge>;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

function LinkMenu({ link }: { link: ShortLink }) {
  const { revalidate } = useRevalidator();
  const isDisabled = link.State === 'disabled';
  async function toggle() {
    const params = { Code: link.ShortUrl };
    const result = await browserApi('PUT /api/v1/short_url/:Code', { params, body: { Disabled: !isDisabled } });
    if (result.ok) await revalidate();
  }
  return (
    <Menu
      label={`${nameOf(link)} ${link.ShortUrl}：更多操作`}
      icon={<Ellipsis size={18} aria-hidden />}
      width={176}
      groups={[
        [
          { label: '复制短链', icon: <Copy {...ICON} />, onSelect: () => void copyText(link.Link) },
          { label: '访问、规则和二维码', icon: <ChartColumn {...ICON} />, href: aboutPath(link.ShortUrl) },
          {
            label: '备注和有效期',
            icon: <Pencil {...ICON} />,
            href: `/short?edit=${encodeURIComponent(link.ShortUrl)}`,
          },
        ],
        [
          isDisabled
            ? { label: '重新启用', icon: <Play {...ICON} />, onSelect: () => void toggle() }
            : { label: '停用', icon: <Pause {...ICON} />, tone: 'danger', onSelect: () => void toggle() },
        ],
      ]}
    />
  );
}
