import { DemoRow } from '../section/demo-row.tsx';
import { Spark } from './spark.tsx';

export const title = '小柱';

export default function SparkDemo() {
  return (
    <DemoRow label="十四天">
      <Spark label="最近 14 天点击" values={[0, 1, 2, 1, 5, 8, 13, 10, 7, 5, 9, 17, 19, 15]} />
      <Spark label="最近 14 天访问" tone="last" values={[9, 10, 12, 11, 10, 14, 16, 13, 12, 12, 13, 13, 16, 18]} />
      <Spark label="最近 14 天没有点击" values={new Array<number>(14).fill(0)} />
      <Spark label="最近 7 天点击" width={84} height={24} values={[12, 14, 9, 3, 1, 0, 0]} />
    </DemoRow>
  );
}
