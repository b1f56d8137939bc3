import { DemoRow } from '../section/demo-row.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const title = '只给读屏的文字';

export default function VisuallyHiddenDemo() {
  return (
    <DemoRow label="评分">
      <p>
        <b className="num">9.2</b>
        <VisuallyHidden>分，满分 10 分</VisuallyHidden>
      </p>
    </DemoRow>
  );
}
