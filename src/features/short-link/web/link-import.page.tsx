import { data, redirect } from 'react-router';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { SubmitRow } from '#/ui/form/submit-row.tsx';
import { Card } from '#/ui/section/card.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { StagedHistory } from '#/web/staging/staged-history.tsx';
import { StagedPicker } from '#/web/staging/staged-picker.tsx';
import { countedBatches, stagedView } from '#/web/staging/staged-text.ts';
import { useStagedProgress } from '#/web/staging/use-staged-progress.ts';
import type { LinkRowFilter } from '../short-import.contract.ts';
import type { Route } from './+types/link-import.page.ts';
import { ImportedLinks } from './imported-links.tsx';
import { handleLinkImport, IMPORT_PATH, STAGED } from './link-import-action.ts';
import './short.page.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '批量生成短链接',
    description: '粘贴一串网址或上传表格，一次生成许多短链接。',
    path: IMPORT_PATH,
    noindex: true,
  });

export async function loader({ context, url: { pathname, search, searchParams } }: Route.LoaderArgs) {
  if (context.get(siteContext).user === null) throw redirect(loginPath(pathname, search));
  const call = api(context);
  const batches = await call('GET /api/v1/short_url/import', {});
  const { Id, ...query } = stagedView<LinkRowFilter>(searchParams);
  if (!Id) return { batches, open: null };
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/short_url/import/:Id', { params: { Id } }),
    call('GET /api/v1/short_url/import/:Id/rows', { params: { Id }, query }),
  ]);
  return { batches, open: { batch, rows, state: query.state ?? '' } };
}

export async function action({ context, request, url: { pathname, search } }: Route.ActionArgs) {
  const outcome = await handleLinkImport(attemptApi(context), await request.formData());
  if ('goTo' in outcome) throw redirect(outcome.goTo);
  if (outcome.status === 401) throw redirect(loginPath(pathname, search));
  return data(outcome, { status: outcome.status });
}

export default function LinkImportPage({ loaderData: { batches, open }, actionData }: Route.ComponentProps) {
  useStagedProgress(open?.batch.State);
  return (
    <div className="short">
      <Crumbs path={[{ label: '我的短链', to: '/short' }, { label: '批量' }]} />
      <PageHead title="批量生成" note="先看清楚每一行会怎样，再生成；生成后也能整批撤销。" />
      {open ? (
        <>
          {actionData?.message && <p role="alert">{actionData.message}</p>}
          <ImportedLinks {...open} />
        </>
      ) : (
        <>
          <Card title="粘贴网址">
            <Form errors={actionData?.errors} message={actionData?.message}>
              <TextArea
                label="网址"
                name="Text"
                rows={8}
                hint="一行一个。后面可以用逗号或制表符跟短码、备注、标签"
                placeholder={'https://example.com/a\nhttps://example.com/b,autumn,秋日市集'}
                spellCheck={false}
                required
              />
              <SubmitRow>看看会怎样</SubmitRow>
            </Form>
          </Card>
          <StagedPicker
            api="/api/v1/short_url/import"
            path={IMPORT_PATH}
            label="短链接表"
            accept=".csv,.xlsx,.json,.txt,.gz"
            kinds="CSV、XLSX 或 JSON"
          >
            <p>
              Shlink、YOURLS、Kutt 和 Bitly 导出的 CSV 或 JSON
              直接就能读，原来的短码会尽量保留。自己做的表第一行写列名：网址、短码、备注、标签、到期、次数上限，只有网址必填。
            </p>
          </StagedPicker>
        </>
      )}
      <StagedHistory title="最近的批量" {...STAGED} current={open?.batch.Id} batches={countedBatches(batches, '条')} />
    </div>
  );
}
