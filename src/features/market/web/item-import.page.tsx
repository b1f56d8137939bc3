import { answerDeskForm } from '#/features/desk/shared/desk-form.ts';
import { DeskNotice } from '#/features/desk/shared/desk-notice.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { StagedHistory } from '#/web/staging/staged-history.tsx';
import { StagedPicker } from '#/web/staging/staged-picker.tsx';
import { stagedView } from '#/web/staging/staged-text.ts';
import { useStagedProgress } from '#/web/staging/use-staged-progress.ts';
import type { BatchRowFilter, ItemBatch } from '../market-batch.contract.ts';
import type { Route } from './+types/item-import.page.ts';
import { BatchPreview } from './batch-preview.tsx';
import { IMPORT_PATH, STAGED } from './batch-text.ts';
import { handleItemImport } from './item-import-action.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '导入商品',
    description: '从表格导入商品，先预览再写入，随时可以撤销。',
    path: '/market/admin/search/data/import',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = api(context);
  const batches = await call('GET /api/v1/crawl/common/batch', {});
  const { Id: id, ...query } = stagedView<BatchRowFilter>(searchParams);
  if (!id) return { batches, open: null };
  const [batch, rows] = await Promise.all([
    call('GET /api/v1/crawl/common/batch/:id', { params: { id } }),
    call('GET /api/v1/crawl/common/batch/:id/rows', { params: { id }, query }),
  ]);
  return { batches, open: { batch, rows, state: query.state ?? '' } };
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, handleItemImport);

export default function ItemImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batches, open } = loaderData;
  useStagedProgress(open?.batch.State);
  return (
    <>
      <Crumbs path={[{ label: '市集商品', to: '/market/admin/search/data' }, { label: '批量导入' }]} />
      <PageHead title="批量导入" note="先看清楚每一行会怎样，再写入；写入后也能整批撤销。" />
      {actionData?.message && <DeskNotice tone="failed">{actionData.message}</DeskNotice>}
      {open ? (
        <BatchPreview {...open} />
      ) : (
        <StagedPicker
          api="/api/v1/crawl/common/import"
          path={IMPORT_PATH}
          label="商品表"
          accept=".csv,.xlsx,.txt,.gz"
          kinds="CSV 或 XLSX"
        >
          <SheetHelp />
        </StagedPicker>
      )}
      <StagedHistory
        title="最近的导入与批量修改"
        {...STAGED}
        current={open?.batch.Id}
        batches={batches.map(({ Id, State, Name, ...rest }) => ({ Id, State, name: Name, note: noteOf(rest) }))}
      />
    </>
  );
}

function noteOf({ Kind, Add, Change, CreatedTime }: Pick<ItemBatch, 'Kind' | 'Add' | 'Change' | 'CreatedTime'>) {
  return (
    <>
      {Kind === 'import' ? `新增 ${thousands(Add)} 件，更新 ${thousands(Change)} 件` : `${thousands(Change)} 件`} ·{' '}
      <span className="num">{CreatedTime.slice(0, 16).replace('T', ' ')}</span>
    </>
  );
}

function SheetHelp() {
  return (
    <>
      <ul>
        <li>第一行写列名。新增至少要“标题”和“价格”；“编号”列填了数字的行更新那一件，留空的行新增。</li>
        <li>更新时只改文件里有的列：列在、格子空着，就清空那一项（标题和价格除外）。</li>
        <li>
          UTF-8、GB18030（Excel 另存的 CSV）和 XLSX 都认得，最多 2 万行、10
          MB。先预览，确认后才写入，写入后也能整批撤销。
        </li>
      </ul>
      <Button kind="line" size="sm" href="/api/v1/crawl/common/items/example" download>
        下载模板
      </Button>
    </>
  );
}
