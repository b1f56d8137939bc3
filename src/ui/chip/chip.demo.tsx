import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { Chip, RemovableChip } from './chip.tsx';

export const title = '词';

const FILTERS = ['地区：中国大陆', '年代：2000 年后', '只看完结'];

export default function ChipDemo() {
  const [filters, setFilters] = useState(FILTERS);
  return (
    <>
      <DemoRow label="轻">
        <Chip to="/test?word=1">筛选看过的</Chip>
        <Chip to="/test?word=2">更新提醒</Chip>
        <Chip to="/test?word=3">国漫</Chip>
      </DemoRow>
      <DemoRow label="线">
        <Chip kind="line" to="/test?word=4">
          西游记
        </Chip>
        <Chip kind="line" to="/test?word=5">
          西游记后传
        </Chip>
      </DemoRow>
      <DemoRow label="分面">
        <Chip kind="bare" to="/test?kind=0" current count={1286}>
          电视剧
        </Chip>
        <Chip kind="bare" to="/test?kind=1" count={812}>
          电影
        </Chip>
        <Chip kind="bare" to="/test?kind=2" count={204}>
          综艺
        </Chip>
        <Chip kind="bare" to="/test?kind=3" count={0}>
          更早
        </Chip>
      </DemoRow>
      <DemoRow label="可去掉">
        {filters.map((filter) => (
          <RemovableChip key={filter} onClick={() => setFilters(filters.filter((other) => other !== filter))}>
            {filter}
          </RemovableChip>
        ))}
        {filters.length < FILTERS.length && (
          <Chip kind="bare" onClick={() => setFilters(FILTERS)}>
            还原
          </Chip>
        )}
      </DemoRow>
    </>
  );
}
