import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function JsMinify() {
  return <TextTool run={run} options={OPTIONS} gives="js" fileName="min.js" accept=".js,.mjs,.txt" />;
}
