import { Trash2 } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { closePopover, Popover } from '#/ui/popover/popover.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { api } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';
import { pageHead } from '#/web/head.ts';
import { MediaLibrary } from '../shared/media-library.tsx';
import type { Route } from './+types/media-admin.page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '媒体库',
    description: '站长上传的图片和它们用在哪里。',
    path: '/market/admin/media',
    noindex: true,
  });

export const loader = ({ context }: Route.LoaderArgs) => api(context)('GET /api/v1/media', {});

export default function MediaAdminPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="媒体库"
        note="所有选图的地方都从这里取。图片传上来会去掉拍摄位置、转成几种尺寸；原图一直留着，裁切只影响那一处。"
        actions={loaderData.Unused > 0 && <ClearUnused count={loaderData.Unused} />}
      />
      <MediaLibrary mode="keep" initial={loaderData} />
    </>
  );
}

const PANEL = 'media-clear';

function ClearUnused({ count }: { count: number }) {
  const { revalidate } = useRevalidator();
  async function clear() {
    closePopover(PANEL);
    const found = await browserApi('GET /api/v1/media', { query: { show: 'unused', pageSize: 100 } });
    if (!found.ok) return;
    const Ids = found.data.Result.map(({ Id }) => Id);
    const result = await browserApi('DELETE /api/v1/media', { query: { Ids: Ids.join(',') } });
    if (result.ok) toast(`已删除 ${result.data.Removed} 张`);
    await revalidate();
  }
  return (
    <Popover
      id={PANEL}
      label={`清理没人用的 ${count} 张`}
      buttonClass="button media-clear"
      width={280}
      panelClass="media-ask"
    >
      <p>没有任何页面用到的图片，一次最多删 100 张。删除后找不回来。</p>
      <Button kind="danger" size="sm" icon={<Trash2 />} onClick={() => void clear()}>
        删除没人用的
      </Button>
    </Popover>
  );
}
