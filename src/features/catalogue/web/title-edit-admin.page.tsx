import { Combine } from 'lucide-react';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { anyPath } from '../any-path.pure.ts';
import type { Route } from './+types/title-edit-admin.page.ts';
import { NEW_TITLE, typedOf } from './title-edit.ts';
import { handleTitleForm } from './title-edit-action.ts';
import { TitleEditForm } from './title-edit-form.tsx';

const LIST = '/market/admin/catalogue/items';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches[0].loaderData, {
    title: loaderData?.name ?? '添加片目',
    description: '修改一部内容的基本信息。',
    path: `${LIST}/edit`,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const key = searchParams.get('key') ?? '';
  const done = doneIn(searchParams);
  if (!key) return { key, name: undefined, before: NEW_TITLE, sources: {}, done };
  const call = api(context);
  const [title, layers] = await Promise.all([
    call('GET /api/v1/any', { query: { key } }),
    call('GET /api/v1/collection/title', { query: { key } }),
  ]);
  const sources = Object.fromEntries(layers.Fields.map(({ Field: field, Source }) => [field, Source]));
  // The address itself, not where the picture is shown from.
  const Cover = layers.Fields.find(({ Field: field }) => field === 'Cover')?.Value ?? '';
  return { key: title.Key, name: title.Name, before: typedOf({ ...title, Cover }), sources, done };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleTitleForm);

export default function TitleEditAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, name, before, sources, done } = loaderData;
  const isTitle = actionData?.form === 'title';
  const title = name ?? '添加片目';
  return (
    <>
      <Crumbs path={[{ label: '片目', to: LIST }, { label: title }]} />
      <DeskHead
        title={title}
        note="这里改过的字段以后不会被采集覆盖；没动的仍跟着来源走。"
        actions={
          key && (
            <>
              <Button to={anyPath(key)} kind="line">
                查看
              </Button>
              <Button
                to={`/market/admin/catalogue/merge?key=${encodeURIComponent(key)}`}
                kind="line"
                icon={<Combine />}
              >
                合并与拆分
              </Button>
            </>
          )
        }
        done={done}
        refusal={actionData && { message: isTitle ? undefined : (actionData.errors[0]?.Message ?? actionData.message) }}
      />
      <TitleEditForm
        // What was saved is what the form begins with next.
        key={`${key} ${JSON.stringify(before)}`}
        titleKey={key}
        before={before}
        typed={actionData && 'typed' in actionData ? actionData.typed : undefined}
        sources={sources}
        refusal={isTitle ? actionData : undefined}
      />
      {key && (
        <Card title="标识与下架">
          <div className="desk-actions">
            <ConfirmFold
              label="更换标识"
              question="换一个网址里的标识？旧网址会自动跳到新的。"
              confirm="更换"
              danger={false}
              fields={{ intent: 'rename', Key: key }}
            >
              <Field label="新标识" name="NewKey" size="sm" defaultValue={key} maxLength={200} />
            </ConfirmFold>
            <ConfirmFold
              label="下架"
              question={`下架《${title}》？访客看不到它，采集也不会让它复活；可以重新上架。`}
              confirm="下架"
              fields={{ intent: 'remove', Key: key }}
            />
          </div>
        </Card>
      )}
    </>
  );
}
