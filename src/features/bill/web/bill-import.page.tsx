import { data, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { StagedHistory } from '#/web/staging/staged-history.tsx';
import { stagedView } from '#/web/staging/staged-text.ts';
import { useStagedProgress } from '#/web/staging/use-staged-progress.ts';
import type { RowFilter } from '../bill-import.contract.ts';
import type { Route } from './+types/bill-import.page.ts';
import { BillPlace } from './bill-place.tsx';
import { mappingIn } from './import-columns.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportPicker } from './import-picker.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSteps } from './import-steps.tsx';
import './bill-import.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '导入账单',
    description: '把支付宝、微信支付导出的账单放进自己的账本，先预览再入账，随时可以撤销。',
    path: '/bill/import',
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!context.get(siteContext).user) throw redirect(loginPath(pathname, search));
  const call = api(context);
  const batches = await call('GET /api/v1/bill/import', {});
  const { Id, ...query } = stagedView<RowFilter>(searchParams);
  if (!Id) return { batches, open: null, tried: null };
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/bill/import/:Id', { params: { Id } }),
    call('GET /api/v1/bill/import/:Id/rows', { params: { Id }, query }),
  ]);
  const guess = batch.State === 'mapping' ? batch.Table?.Guess : undefined;
  const tried = guess?.Date
    ? await attemptApi(context)('POST /api/v1/bill/import/:Id/try', {
        params: { Id },
        body: { ...guess, Date: guess.Date },
      })
    : undefined;
  return { batches, open: { batch, rows, state: query.state ?? '' }, tried: tried?.ok ? tried.data : null };
}

/** A file to be read, or a batch to be explained, written or taken back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'try') return tryIt(attemptApi(context), form);
  const result = await answerOf(attemptApi(context), form);
  if (!result.ok) return data({ message: result.message }, { status: result.status });
  throw redirect(`/bill/import?batch=${result.data.Id}`);
}

async function tryIt(attempt: ReturnType<typeof attemptApi>, form: FormData) {
  const params = { Id: String(form.get('Batch') ?? '') };
  const batch = await attempt('GET /api/v1/bill/import/:Id', { params });
  if (!batch.ok) return data({ message: batch.message }, { status: batch.status });
  const body = mappingIn(form, batch.data.Table?.Columns ?? []);
  const tried = await attempt('POST /api/v1/bill/import/:Id/try', { params, body });
  return tried.ok ? { tried: tried.data, message: '' } : data({ message: tried.message }, { status: tried.status });
}

async function answerOf(attempt: ReturnType<typeof attemptApi>, form: FormData) {
  const params = { Id: String(form.get('Batch') ?? '') };
  switch (form.get('intent')) {
    case 'undo':
      return attempt('POST /api/v1/bill/import/:Id/undo', { params });
    case 'commit':
      return attempt('POST /api/v1/bill/import/:Id/commit', { params });
    case 'answer': {
      // The contract refuses what is none of its answers.
      const body = { As: String(form.get('As')) as 'skip' };
      const place = { ...params, Place: String(form.get('Place') ?? '') };
      return attempt('PUT /api/v1/bill/import/:Id/rows/:Place', { params: place, body });
    }
    case 'map': {
      const batch = await attempt('GET /api/v1/bill/import/:Id', { params });
      if (!batch.ok) return batch;
      const body = mappingIn(form, batch.data.Table?.Columns ?? []);
      return attempt('PUT /api/v1/bill/import/:Id/mapping', { params, body });
    }
    default: {
      const body = { file: await fileIn(form), Password: String(form.get('Password') ?? '') };
      return attempt('POST /api/v1/bill/import', { body });
    }
  }
}

async function fileIn(form: FormData) {
  const file = form.get('file');
  if (!(file instanceof File)) return { name: '', type: '', bytes: new Uint8Array() };
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export default function BillImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batches, open, tried } = loaderData;
  useStagedProgress(open?.batch.State);
  return (
    <div className="bill-import">
      <BillPlace
        here="导入"
        title="导入账单"
        note="支付宝、微信支付、京东、美团、银行的账单都认得；先看清楚再入账，入账后也能整批撤销。"
        actions={
          <Button kind="line" href="/api/v1/bill/export" download>
            导出全部账单
          </Button>
        }
      />
      <ImportSteps state={open?.batch.State} />
      {actionData?.message && (
        <p className="staged-fault" role="alert">
          {actionData.message}
        </p>
      )}
      {open && <ImportMapping key={open.batch.Id} batch={open.batch} tried={tried} />}
      {!open && <ImportPicker />}
      {open && open.batch.State !== 'mapping' && <ImportPreview {...open} />}
      <StagedHistory
        title="最近的导入"
        path="/bill/import"
        deed="入账"
        current={open?.batch.Id}
        batches={batches.map(({ Id, State, FileName, Source, CreatedTime, New }) => ({
          Id,
          State,
          name: FileName,
          note: (
            <>
              {Source} · <span className="num">{CreatedTime.slice(0, 10)}</span> · {thousands(New)} 笔
            </>
          ),
        }))}
      />
    </div>
  );
}
