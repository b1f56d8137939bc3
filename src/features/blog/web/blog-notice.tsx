import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import './blog-notice.css';

/** Instead of the page, when the blog service does not answer and never did before. */
export function BlogDown() {
  return (
    <EmptyState
      size="page"
      title="博客暂时打不开"
      actions={
        <>
          <Button href="">再试一次</Button>
          <Button kind="line" to="/">
            先去首页看看
          </Button>
        </>
      }
    >
      <p>存放文章的服务没有回应。站里别的页面不受影响，过一会儿再来就好。</p>
    </EmptyState>
  );
}

/** Above the page, when what it shows is older than it should be. */
export function BlogStale() {
  return (
    <p className="blog-stale" role="status">
      存放文章的服务暂时没有回应，下面是之前保存的内容。
    </p>
  );
}
