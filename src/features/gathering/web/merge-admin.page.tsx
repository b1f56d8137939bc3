import { Combine } from 'lucide-react';
import { TitlePicker } from '#/features/catalogue/shared/title-picker.tsx';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import { deskAddress } from '#/features/desk/shared/desk-query.ts';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Table } from '#/ui/table/table.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { shortTime } from '#/web/short-time.ts';
import type { Route } from './+types/merge-admin.page.ts';
import { handleMergeForm, keyIn } from './gathering-action.ts';
import { TitleLayers } from './title-layers.tsx';
import './catalogue-admin.css';

const HERE = '/market/admin/catalogue/merge';

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '合并与拆分',
    description: '把两个片目并成一个，或把一个拆开。',
    path: HERE,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const key = keyIn(searchParams.get('key') ?? '');
  const page = searchParams.get('page') ?? '1';
  const [merges, title] = await Promise.all([
    api(context)('GET /api/v1/any/merges', { query: { page } }),
    key ? attemptApi(context)('GET /api/v1/collection/title', { query: { key } }) : undefined,
  ]);
  const fault = title && !title.ok ? title.message : '';
  return { key, merges, title: title?.ok ? title.data : null, fault, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleMergeForm);

export default function MergeAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, merges, title, fault, done } = loaderData;
  const isMerge = actionData?.form === 'merge';
  return (
    <>
      <Crumbs path={[{ label: '采集源', to: '/market/admin/catalogue' }, { label: '合并与拆分' }]} />
      <DeskHead
        title="合并与拆分"
        note="同一部作品成了两个片目，或两部作品混成了一个，在这里理清；都可以撤销。"
        done={done}
        refusal={actionData && { message: isMerge ? undefined : actionData.message }}
      />
      <div className="catalogue-admin-two">
        <Card title="合并两部">
          <Form
            className="catalogue-admin-form"
            errors={isMerge ? actionData.errors : undefined}
            message={isMerge ? actionData.message : undefined}
          >
            <input type="hidden" name="intent" value="merge" />
            <TitlePicker label="保留" name="Key" picked={key} />
            <TitlePicker label="并入" name="From" hint="它的来源、选集和评分一起过去，旧网址会跳到保留的那部" />
            <div className="form-actions">
              <Button type="submit" icon={<Combine />}>
                合并
              </Button>
            </div>
          </Form>
        </Card>
        <Card title="查看来源，拆出混进来的">
          <Form method="get" className="catalogue-admin-form">
            <TitlePicker label="片目" name="key" picked={key} error={fault} key={key} />
            <div className="form-actions">
              <Button type="submit" kind="line">
                查看
              </Button>
            </div>
          </Form>
          {title && <TitleLayers title={title} />}
        </Card>
      </div>
      {merges.Result.length > 0 && (
        <Card title="合并与拆分记录">
          <Table
            label="合并与拆分的记录"
            rows={merges.Result}
            rowKey={({ Id }) => Id}
            isOff={({ IsUndone }) => IsUndone}
            columns={[
              {
                id: 'what',
                head: '做了什么',
                phone: 'title',
                cell: ({ Action, Name, OtherName }) =>
                  Action === 'merge' ? `把《${OtherName}》并入《${Name}》` : `从《${Name}》拆出《${OtherName}》`,
              },
              {
                id: 'who',
                head: '操作人与时间',
                quiet: true,
                phone: 'detail',
                cell: ({ DoneBy, DoneTime }) => `${DoneBy} ${shortTime(DoneTime)}`,
              },
              {
                id: 'undo',
                head: '操作',
                headHidden: true,
                phone: 'end',
                cell: ({ Id, IsUndone }) =>
                  IsUndone ? (
                    '已撤销'
                  ) : (
                    <ConfirmFold
                      label="撤销"
                      question="恢复到操作之前？"
                      confirm="撤销"
                      danger={false}
                      fields={{ intent: 'undo', Id }}
                    />
                  ),
              },
            ]}
          />
          <DeskPages list={merges} address={deskAddress(HERE, {})} />
        </Card>
      )}
    </>
  );
}
