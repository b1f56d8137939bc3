import { DemoRow } from '../section/demo-row.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';
import './skeleton.demo.css';

export const title = '骨架';

export default function SkeletonDemo() {
  return (
    <>
      <DemoRow label="海报" layout="stack">
        <div className="skeleton-demo" aria-busy="true">
          {['一', '二', '三', '四', '五', '六'].map((key) => (
            <div key={key} className="skeleton-demo-card">
              <Skeleton shape="poster" />
              <Skeleton width="62%" />
              <Skeleton width="86%" height="12px" />
            </div>
          ))}
        </div>
      </DemoRow>
      <DemoRow label="文字" layout="stack">
        <SkeletonText />
      </DemoRow>
      <DemoRow label="留言" layout="stack">
        <div className="skeleton-demo-message" aria-busy="true">
          <Skeleton shape="disc" />
          <SkeletonText lines={2} />
        </div>
      </DemoRow>
      <DemoRow label="块" layout="stack">
        <Skeleton shape="block" />
      </DemoRow>
    </>
  );
}
