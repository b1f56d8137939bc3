import { Radar } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CallData } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { Button } from '#/ui/button/button.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { backgroundApi, browserApi } from '#/web/browser-api.ts';

type Check = CallData<ApiMap['GET /api/v1/any/addresses']>;

const LOOK_MS = 1500;

/** The check of a title's saved addresses: read when the studio opens, and again and again while it runs. */
export function useAddressCheck(titleKey: string) {
  const [check, setCheck] = useState<Check>();
  const isRunning = check?.State === 'running';
  useEffect(() => {
    if (!titleKey) return;
    let isGone = false;
    const look = async () => {
      const read = await backgroundApi('GET /api/v1/any/addresses', { query: { key: titleKey } });
      if (read.ok && !isGone) setCheck(read.data);
    };
    void look();
    const timer = isRunning ? setInterval(look, LOOK_MS) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [titleKey, isRunning]);
  async function start() {
    const begun = await browserApi('POST /api/v1/any/addresses/check', { body: { Key: titleKey } });
    if (begun.ok) setCheck(begun.data);
  }
  return { check, start };
}

/** What did not answer as it should, by its address. */
export const faultsOf = (check: Check | undefined): ReadonlyMap<string, Check['Faults'][number]> =>
  new Map(check?.Faults.map((fault) => [fault.Url, fault]));

export function AddressCheck({ check, start }: ReturnType<typeof useAddressCheck>) {
  if (!check || check.Total === 0) return null;
  const isRunning = check.State === 'running';
  return (
    <div className="studio-check">
      {isRunning ? (
        <Progress label="检查地址" value={check.Done} max={check.Total} />
      ) : (
        <Button size="sm" kind="line" icon={<Radar />} onClick={() => void start()}>
          {check.State === 'none' ? '检查全部地址' : '再查一遍'}
        </Button>
      )}
      <p className="studio-hint" aria-live="polite">
        {checkText(check)}
      </p>
    </div>
  );
}

function checkText({ State, Total, Done, Dead, Unsure, CheckedTime }: Check): string {
  if (State === 'none') return `共 ${Total} 个已保存的地址，还没有查过。`;
  if (State === 'running') return `查了 ${Done} / ${Total} 个，可以离开，回来接着看。`;
  if (State === 'failed') return '没有查完，稍后再查一遍。';
  const at = CheckedTime ? `${CheckedTime.slice(5, 16).replace('T', ' ')} 查过` : '查过';
  if (Dead + Unsure === 0) return `${at}，${Total} 个都能打开。`;
  const parts = [Dead > 0 && `${Dead} 个打不开（红）`, Unsure > 0 && `${Unsure} 个要自己看一眼（黄）`];
  return `${at}：${parts.filter(Boolean).join('，')}。`;
}
