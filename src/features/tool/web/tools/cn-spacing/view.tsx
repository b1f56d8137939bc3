import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function CnSpacing() {
  return <TextTool run={run} options={OPTIONS} fileName="排版.txt" wraps />;
}
