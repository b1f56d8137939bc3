import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Pagination } from '#/ui/pagination/pagination.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Select } from '#/ui/select/select.tsx';
import { api } from '#/web/api.ts';
import { FilterSheet } from '../shared/desk-filter.tsx';
import { addressWith, leaveEmptyPage } from '../shared/desk-form.ts';
import '../shared/desk.css';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/audit.page.ts';
import { auditLabel } from './audit-sentence.ts';
import { AuditTable } from './audit-table.tsx';
import './audit.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '操作记录',
    description: '操作人、时间与改动。',
    path: '/market/admin/audit',
    noindex: true,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = (name: string) => url.searchParams.get(name)?.slice(0, 200) ?? '';
  const filter = { person: wanted('person'), action: wanted('action'), day: wanted('day') };
  const page = url.searchParams.get('page') ?? '1';
  const list = await api(context)('GET /api/v1/audit', { query: { ...filter, page } });
  leaveEmptyPage(url, list);
  return { list, filter, here: url.pathname + url.search };
}

export default function AuditPage({ loaderData: { list, filter, here } }: Route.ComponentProps) {
  const isFiltered = Object.values(filter).some(Boolean);
  const all = (label: string) => ({ value: '', label });
  return (
    <>
      <PageHead
        title="操作记录"
        note={
          <>
            {isFiltered ? '找到' : '共'} <b>{thousands(list.Total)}</b> 条，最新的在前；保留 <b>400</b>{' '}
            天，密码、令牌和验证码从不写入
          </>
        }
      />
      <Form method="get" className="desk-filter" key={JSON.stringify(filter)}>
        <FilterSheet>
          <Select
            label="操作人"
            name="person"
            size="sm"
            defaultValue={filter.person}
            options={[all('所有人'), ...list.People.map((value) => ({ value, label: value }))]}
          />
          <Select
            label="操作"
            name="action"
            size="sm"
            defaultValue={filter.action}
            options={[
              all('全部操作'),
              ...list.Actions.map(({ Action, Label }) => ({ value: Action, label: auditLabel(Action, Label) })),
            ]}
          />
          <Field label="日期" name="day" type="date" size="sm" defaultValue={filter.day} />
        </FilterSheet>
        <Button type="submit" kind="line">
          筛选
        </Button>
        {isFiltered && (
          <Button href="/market/admin/audit" kind="quiet">
            清除
          </Button>
        )}
      </Form>
      <AuditTable
        entries={list.Result}
        empty={
          <EmptyState title={isFiltered ? '没有这样的记录' : '还没有操作记录'}>
            {isFiltered ? '换一个条件试试。' : '改配置、审留言、停用会员……每一次改动都会记在这里。'}
          </EmptyState>
        }
      />
      <Pagination
        page={list.Page}
        pages={list.PageCount}
        to={(page) => addressWith(new URL(here, 'http://site.invalid'), { page: String(page) })}
      />
    </>
  );
}
