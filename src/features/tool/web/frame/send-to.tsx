import { Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Popover } from '#/ui/popover/popover.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { TextKind } from '../../tool-info.pure.ts';
import { leaveFor } from './hand-over.ts';
import { useTool } from './use-tool.ts';
import './send-to.css';

interface Target {
  url: string;
  name: string;
}

/** Opens another tool with this result as its input. */
export function SendTo({ text, kind }: { text: string; kind: TextKind }) {
  const { url: own } = useTool();
  const navigate = useNavigate();
  const [targets, setTargets] = useState<Target[]>();

  async function load() {
    if (targets) return;
    const found = await browserApi('GET /api/v1/tool', { query: { accepts: kind, pageSize: 100 } });
    if (!found.ok) return;
    setTargets(found.data.Result.filter(({ Url }) => Url !== own).map(({ Url, Name }) => ({ url: Url, name: Name })));
  }

  return (
    <Popover label="发送到其他工具" icon={<Send />} title="发送到" width={240} onToggle={(isOpen) => isOpen && load()}>
      <ul className="send-to" aria-busy={!targets}>
        {targets?.map(({ url, name }) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => {
                leaveFor(url, text);
                navigate(`/tool/${encodeURIComponent(url)}`);
              }}
            >
              {name}
            </button>
          </li>
        ))}
        {targets?.length === 0 && <li>没有能接收它的工具</li>}
      </ul>
    </Popover>
  );
}
