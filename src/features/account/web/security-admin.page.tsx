import { Form } from 'react-router';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { FilterSheet } from '#/features/desk/shared/desk-filter.tsx';
import {
  addressWith,
  answerDeskForm,
  doneIn,
  leaveEmptyPage,
  refusalOf,
  textOf,
} from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import type { DeskCall } from '#/features/desk/shared/desk-outcome.ts';
import { deskAddress } from '#/features/desk/shared/desk-query.ts';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Select } from '#/ui/select/select.tsx';
import { Table } from '#/ui/table/table.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { isAlarming, SECURITY_KINDS } from '../security-kinds.pure.ts';
import type { Route } from './+types/security-admin.page.ts';
import { securityDetail } from './security-detail.ts';
import './security-admin.css';
import { whenColumn } from '#/features/desk/shared/desk-columns.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';

const PATH = '/market/admin/security';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, { title: '安全记录', description: '登录、失败、重设和拒绝。', path: PATH });

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? '';
  const filter = { kind: wanted('kind'), member: wanted('member'), address: wanted('address') };
  const page = url.searchParams.get('page') ?? '1';
  const call = api(context);
  const [list, policy] = await Promise.all([
    call('GET /api/v1/security', { query: { ...filter, page } }),
    call('GET /api/v1/security/policy', {}),
  ]);
  leaveEmptyPage(url, list);
  return { list, filter, isRequired: policy.OperatorFactor, done: doneIn(url.searchParams) };
}

async function savePolicy(call: DeskCall, form: FormData, url: URL) {
  const OperatorFactor = textOf(form, 'OperatorFactor') === '1';
  const result = await call('PUT /api/v1/security/policy', { body: { OperatorFactor } });
  if (!result.ok) return refusalOf('policy', result);
  return { goTo: addressWith(url, { done: OperatorFactor ? '已开启两步验证要求' : '已关闭两步验证要求' }) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, savePolicy);

export default function SecurityAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, filter, isRequired, done } = loaderData;
  const isFiltered = Object.values(filter).some(Boolean);
  const kinds = Object.entries(SECURITY_KINDS).map(([value, label]) => ({ value, label }));
  return (
    <>
      <DeskHead
        title="安全记录"
        note={
          <>
            {isFiltered ? '找到' : '共'} <b>{thousands(list.Total)}</b> 条，最新的在前；保留 <b>180</b>{' '}
            天，密码和验证码从不写入
          </>
        }
        done={done}
        refusal={actionData}
      />
      <div className="security-policy">
        <p>
          站长登录必须用两步验证或通行密钥
          <Badge tone={isRequired ? 'done' : 'off'}>{isRequired ? '已开启' : '未开启'}</Badge>
        </p>
        <ConfirmFold
          label={isRequired ? '关闭' : '开启'}
          question={
            isRequired
              ? '以后站长只凭密码也能打开后台？'
              : '没有设好的站长，下一次打开后台时会先被带去设置。丢了设备的，可请另一位站长在“会员”里撤销站长身份、移除两步验证，再设回来；没有别的站长时，在服务器上运行 npm run operator -- <用户名> --reset-factor。'
          }
          confirm={isRequired ? '关闭' : '对所有站长开启'}
          danger={isRequired}
          fields={{ OperatorFactor: isRequired ? 0 : 1 }}
        />
      </div>
      <Form method="get" className="desk-filter" key={JSON.stringify(filter)}>
        <FilterSheet>
          <Select
            label="事件"
            name="kind"
            size="sm"
            defaultValue={filter.kind}
            options={[{ value: '', label: '全部' }, ...kinds]}
          />
          <Field label="用户名" name="member" size="sm" defaultValue={filter.member} autoComplete="off" />
          <Field label="地址" name="address" size="sm" defaultValue={filter.address} autoComplete="off" />
        </FilterSheet>
        <Button type="submit" kind="line">
          筛选
        </Button>
        {isFiltered && (
          <Button href={PATH} kind="quiet">
            清除
          </Button>
        )}
      </Form>
      <Table
        label="安全记录"
        rows={list.Result}
        rowKey={({ Id }) => Id}
        empty={
          <EmptyState title={isFiltered ? '没有这样的记录' : '还没有记录'}>
            {isFiltered ? '换一个条件试试。' : '登录、失败的尝试、重设密码……都会记在这里。'}
          </EmptyState>
        }
        columns={[
          {
            id: 'what',
            head: '事件',
            phone: 'title',
            cell: ({ Kind, Detail }) => (
              <div className="security-what">
                {SECURITY_KINDS[Kind]}
                {Detail && <small title={Detail}>{securityDetail(Detail)}</small>}
              </div>
            ),
          },
          {
            id: 'count',
            head: '次数',
            phone: 'side',
            cell: ({ Kind, Count }) =>
              isAlarming(Kind) ? (
                <Badge tone="failed">
                  <span className="num">{Count}</span> 次
                </Badge>
              ) : (
                // That something happened once is said by its row.
                Count > 1 && (
                  <span className="security-count">
                    <span className="num">{Count}</span> 次
                  </span>
                )
              ),
          },
          {
            id: 'who',
            head: '会员',
            phone: 'detail',
            cell: ({ Username }) => (Username === null ? '—' : <bdi>{Username}</bdi>),
          },
          whenColumn(),
          {
            id: 'from',
            head: '来自',
            quiet: true,
            phone: 'detail',
            cell: ({ Address, Device }) => (
              <>
                <span className="num">{Address || '很多地址'}</span>
                {Device && <small>{Device}</small>}
              </>
            ),
          },
        ]}
      />
      <DeskPages list={list} address={deskAddress(PATH, filter)} />
    </>
  );
}
