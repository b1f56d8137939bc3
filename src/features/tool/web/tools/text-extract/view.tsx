import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function TextExtract() {
  return <TextTool run={run} options={OPTIONS} fileName="提取.txt" outputTitle="找到的" wraps />;
}
