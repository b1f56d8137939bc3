import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { Tooltip } from './tooltip.tsx';

export const title = '文字提示';

export default function TooltipDemo() {
  return (
    <DemoRow label="悬停或聚焦">
      <Tooltip text="热度按真实访问计算，越近的访问越重。">
        {(describedBy) => (
          <Button kind="line" {...describedBy}>
            热度怎么算
          </Button>
        )}
      </Tooltip>
      <Tooltip text="14 天内的点击">
        {(describedBy) => (
          <a href="#tooltip" {...describedBy}>
            点击趋势
          </a>
        )}
      </Tooltip>
    </DemoRow>
  );
}
