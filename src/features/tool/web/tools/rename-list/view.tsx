import { TextTool } from '../../frame/text-tool.tsx';
import { EXAMPLE, OPTIONS, run } from './step.ts';

export default function RenameList() {
  return (
    <TextTool
      run={run}
      options={OPTIONS}
      fileName="改名.txt"
      inputTitle="文件名"
      placeholder="一行一个文件名"
      exampleValues={EXAMPLE}
    />
  );
}
