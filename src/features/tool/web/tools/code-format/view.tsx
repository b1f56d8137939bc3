import { TextTool } from '../../frame/text-tool.tsx';
import { OPTIONS, run } from './step.ts';

export default function CodeFormat() {
  return (
    <TextTool
      run={run}
      options={OPTIONS}
      gives="js"
      fileName="格式化.txt"
      accept=".js,.mjs,.ts,.tsx,.css,.scss,.less,.html,.vue,.md,.graphql,.txt"
    />
  );
}
