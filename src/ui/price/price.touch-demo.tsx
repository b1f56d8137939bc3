import { DemoRow } from '../section/demo-row.tsx';
import { Price } from './price.tsx';

export const title = '价格';

export default function PriceDemo() {
  return (
    <DemoRow label="大小">
      <Price cents={6800} />
      <Price cents={6850} symbol="￥" size="lg" />
      <Price cents={128_000} decimals={0} />
    </DemoRow>
  );
}
