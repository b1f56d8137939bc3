import { DemoRow } from '../section/demo-row.tsx';
import { Brand } from './brand.tsx';
import { Mark } from './mark.tsx';

export const title = '标记';

export default function MarkDemo() {
  return (
    <>
      <DemoRow label="图形">
        <Mark size={16} />
        <Mark size={24} />
        <Mark />
        <Mark size={48} />
        <Mark size={72} />
      </DemoRow>
      <DemoRow label="名号">
        <Brand />
        <Brand part="工具" />
        <Brand size="sm" />
      </DemoRow>
    </>
  );
}
