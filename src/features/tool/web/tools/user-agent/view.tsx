import type { Row } from '../../frame/rows.tsx';
import { RowsTool } from '../../frame/rows-tool.tsx';
import { readAgent } from './user-agent.pure.ts';

const NO_OPTIONS = [] as const;

function explain({ input }: { input: string }): Row[] {
  // Without anything typed it explains the browser it runs in.
  const own = input.trim() === '';
  const { browser, version, system, device, engine } = readAgent(own ? navigator.userAgent : input);
  return [
    ...(own ? [{ label: '你的浏览器', value: navigator.userAgent }] : []),
    { label: '浏览器', value: [browser, version].filter(Boolean).join(' ') || '认不出' },
    { label: '系统', value: system || '没有写' },
    { label: '设备', value: device || '看不出' },
    ...(engine ? [{ label: '内核', value: engine }] : []),
  ];
}

export default function UserAgent() {
  return (
    <RowsTool
      run={explain}
      options={NO_OPTIONS}
      isInputOptional
      inputTitle="User-Agent"
      placeholder="留空就看你自己的浏览器"
      wraps
    />
  );
}
