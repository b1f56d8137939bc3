import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.tsx';
import './json-format.css';

export default function JsonFormat() {
  return (
    <TextTool
      run={run}
      options={OPTIONS}
      gives="json"
      fileName="格式化.json"
      accept=".json,.jsonc,.txt"
      placeholder="粘贴 JSON"
    />
  );
}
