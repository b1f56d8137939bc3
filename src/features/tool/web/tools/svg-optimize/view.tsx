import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function SvgOptimize() {
  return <TextTool run={run} options={OPTIONS} gives="html" fileName="优化.svg" accept=".svg,image/svg+xml" />;
}
