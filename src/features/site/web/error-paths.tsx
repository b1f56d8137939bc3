import { Button } from '#/ui/button/button.tsx';
import { notify } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { reloadForChunk } from '#/web/chunk-reload.ts';

/** Raises each way in which things go wrong, to see what a visitor would see. */
export function ErrorPaths() {
  return (
    <div className="test-errors">
      <Button kind="line" onClick={() => browserApi('GET /api/v1/error', {})}>
        接口出错
      </Button>
      <Button
        kind="line"
        onClick={() => {
          if (!reloadForChunk()) notify('一分钟内已经重载过一次', { kind: 'error' });
        }}
      >
        代码块加载失败
      </Button>
      <Button kind="line" onClick={() => window.dispatchEvent(new Event('offline'))}>
        网络断开
      </Button>
      <Button kind="line" href="/error?statusCode=500">
        服务器出错页
      </Button>
      <Button kind="line" href="/nothing/here">
        找不到的页
      </Button>
    </div>
  );
}
