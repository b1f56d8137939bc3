import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import './open-missing.css';

const TEXTS: Record<number, [title: string, text: string]> = {
  404: ['没有这个短链接', '地址可能少抄或抄错了一个字。短码分大小写，共 7 位。'],
  410: ['这个短链接已失效', '它过期了，或者被停用了。可以向发给你的人要一个新的。'],
  429: ['试得太快了', '短时间里打开了太多不存在的短链接，请过一分钟再试。'],
};
const FAILED: [title: string, text: string] = ['短链接暂时打不开', '服务出了点状况，请稍后再试。'];

/** Every link that leads nowhere looks alike. */
export function OpenMissing({ status }: { status: number }) {
  const [title, text] = TEXTS[status] ?? FAILED;
  return (
    <main id="main" className="open-missing">
      <title>{title}</title>
      <EmptyState
        size="page"
        title={title}
        actions={
          <>
            <Button to="/">去首页看看</Button>
            <Button kind="line" to="/short">
              生成短链接
            </Button>
          </>
        }
      >
        <p className="open-missing-status num">{status}</p>
        <p>{text}</p>
      </EmptyState>
    </main>
  );
}
