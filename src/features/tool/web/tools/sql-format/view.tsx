import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function SqlFormat() {
  return (
    <TextTool
      run={run}
      options={OPTIONS}
      gives="sql"
      fileName="格式化.sql"
      accept=".sql,.txt"
      placeholder="select * from film"
    />
  );
}
