import { beginning } from '#/contract/beginning.pure.ts';
import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { TITLE_FIELD_NAMES } from '#/features/catalogue/title-fields.pure.ts';
import { ConfirmFold } from '#/features/desk/shared/confirm-fold.tsx';
import { answerDeskForm, doneIn } from '#/features/desk/shared/desk-form.ts';
import { DeskHead } from '#/features/desk/shared/desk-head.tsx';
import { DeskPages } from '#/features/desk/shared/desk-list.tsx';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { deskAddress } from '#/features/desk/shared/desk-query.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Card } from '#/ui/section/card.tsx';
import { SegmentedLinks } from '#/ui/segmented/segmented-links.tsx';
import { Table } from '#/ui/table/table.tsx';
import { api } from '#/web/api.ts';
import { deskMeta } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { usePolling } from '#/web/use-polling.ts';
import type { ProviderItem } from '../provider.contract.ts';
import { PROVIDER_LABELS, PROVIDERS } from '../providers.pure.ts';
import type { Route } from './+types/providers-admin.page.ts';
import { handleProviderForm } from './provider-action.ts';
import { runText } from './run-text.ts';
import './providers-admin.css';

const HERE = '/market/admin/catalogue/providers';
const FIELDS: Readonly<Record<string, string>> = TITLE_FIELD_NAMES;

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(matches[0].loaderData, {
    title: '资料补全',
    description: '用外面的资料库补上片目缺的简介、题材、人物和评分。',
    path: HERE,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const Name = PROVIDERS.find((name) => name === searchParams.get('name')) ?? 'bangumi';
  const page = searchParams.get('page') ?? '1';
  const call = api(context);
  const [providers, changes, review] = await Promise.all([
    call('GET /api/v1/provider', {}),
    call('GET /api/v1/provider/changes', { query: { Name, page } }),
    call('GET /api/v1/provider/review', { query: { Name } }),
  ]);
  const provider = providers.find((one) => one.Name === Name);
  return { name: Name, provider, changes, review, done: doneIn(searchParams) };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleProviderForm);

export default function ProvidersAdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, provider, changes, review, done } = loaderData;
  const isGoing = ['queued', 'running', 'stopping'].includes(provider?.Run?.State ?? '');
  usePolling(isGoing);
  if (!provider) return null;
  return (
    <>
      <DeskHead
        title="资料补全"
        note="只补空着的；手工写过的、采集来的都不动，补上的每一项都能撤回。"
        done={done}
        refusal={actionData && { message: actionData.message }}
        actions={
          <SegmentedLinks
            label="资料库"
            segments={PROVIDERS.map((one) => ({
              label: PROVIDER_LABELS[one],
              to: `${HERE}?name=${one}`,
              current: one === name,
            }))}
          />
        }
      />
      <div className="provider-top">
        <Card title={`${provider.Label} 接口`}>
          <Settings key={name} provider={provider} refusal={actionData?.form === 'save' ? actionData : undefined} />
        </Card>
        <Card title="运行">
          <p role="status" className="provider-run">
            {provider.Run ? runText(provider.Run) : '还没有运行过。'}
            {!provider.IsOn
              ? '勾选“启用”并保存，就可以先试跑 50 部。'
              : !provider.Run && '先试跑 50 部，看看会补上什么，不写入片库。'}
          </p>
          <div className="desk-actions">
            {isGoing ? (
              <Act intent="stop" name={name} label="停止" />
            ) : (
              <>
                {provider.IsOn && (
                  <>
                    <Act intent="dry" name={name} label="试跑 50 部" />
                    <Act intent="run" name={name} label="开始补全" />
                  </>
                )}
                {provider.Run && (
                  <ConfirmFold
                    label="全部撤回"
                    question={`${provider.Label} 补过的内容会从所有片目上撤下，别处写的不动。`}
                    confirm="撤回"
                    fields={{ intent: 'undo', Name: name }}
                  />
                )}
              </>
            )}
          </div>
        </Card>
      </div>
      {review.Result.length > 0 && (
        <Card title={`待确认的 ${review.Total} 部`}>
          <ul className="provider-review">
            {review.Result.map((title) => (
              <li key={title.TitleId}>
                <SiteLink to={anyPath(title.Key)}>{title.Name}</SiteLink> {title.Year ?? ''}
                <div className="desk-actions">
                  {title.Candidates.map(({ Id, Name, Year, Score, Reasons }) => (
                    <Act
                      key={Id}
                      intent="choose"
                      name={name}
                      label={`是《${Name}》${Year ?? ''}（${Score} 分，${Reasons.join('、')}）`}
                      more={{ TitleId: String(title.TitleId), Item: Id }}
                    />
                  ))}
                  <Act intent="choose" name={name} label="都不是" more={{ TitleId: String(title.TitleId), Item: '' }} />
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {changes.Result.length > 0 && (
        <Card title={provider.Run?.Mode === 'dry' ? '将会修改' : '已经修改'}>
          <Table
            label="逐项变化"
            rows={changes.Result.flatMap(({ Key, Name, Changes }) =>
              Changes.map((change) => ({ ...change, Key, Title: Name })),
            )}
            rowKey={({ Key, Field: field }) => `${Key} ${field}`}
            columns={[
              {
                id: 'title',
                head: '片目',
                phone: 'title',
                cell: ({ Key, Title }) => <SiteLink to={anyPath(Key)}>{Title}</SiteLink>,
              },
              { id: 'field', head: '项目', phone: 'side', cell: (row) => FIELDS[row.Field] ?? row.Field },
              { id: 'before', head: '原来', quiet: true, phone: 'detail', cell: ({ Before }) => Before || '（空）' },
              { id: 'after', head: '现在', phone: 'detail', cell: ({ After }) => beginning(After, 120) },
            ]}
          />
          <DeskPages list={changes} address={deskAddress(HERE, { name })} />
        </Card>
      )}
      <p className="provider-notice">{provider.Notice}</p>
    </>
  );
}

interface ActProps {
  intent: string;
  name: string;
  label: string;
  more?: Record<string, string>;
}

function Act({ intent, name, label, more = {} }: ActProps) {
  return (
    <Form>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="Name" value={name} />
      {Object.entries(more).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" kind="line" size="sm">
        {label}
      </Button>
    </Form>
  );
}

const WORDS = { IsOn: '启用', Base: '接口地址', HasKey: '密钥', PauseMs: '请求间隔' };

function said(name: string, value: unknown): string | undefined {
  if (name === 'HasKey') return value ? '已保存' : '没有';
  return name === 'PauseMs' ? `${Number(value) / 1000} 秒` : undefined;
}

function Settings({ provider, refusal }: { provider: ProviderItem; refusal: DeskRefusal | undefined }) {
  return (
    <Form errors={refusal?.errors} className="provider-form">
      <SeenRecord record={provider} words={WORDS} meanwhile={refusal?.meanwhile} say={said} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="Name" value={provider.Name} />
      <Checkbox name="IsOn" defaultChecked={provider.IsOn}>
        启用
      </Checkbox>
      <Field label="接口地址" name="Base" defaultValue={provider.Base} hint="可以填自己的镜像；留空则用官方地址" />
      {provider.NeedsKey && (
        <Field
          label="密钥"
          name="Key"
          type="password"
          autoComplete="off"
          hint={
            provider.IsKeyLost
              ? '密钥解密失败，请重新填写'
              : provider.HasKey
                ? '已保存一个，留空则不改'
                : 'API 密钥（v3）或访问令牌（v4）都可以'
          }
        />
      )}
      {provider.NeedsKey && provider.HasKey && <Checkbox name="ForgetKey">删除已保存的密钥</Checkbox>}
      <Field
        label="请求间隔（秒）"
        name="PauseMs"
        inputMode="decimal"
        defaultValue={String(provider.PauseMs / 1000)}
        hint="两次请求之间等多久；太快会被对方限制"
      />
      <SubmitRow>保存</SubmitRow>
    </Form>
  );
}
