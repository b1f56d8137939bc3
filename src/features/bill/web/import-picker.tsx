import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { Card } from '#/ui/section/card.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { packed } from '#/web/pack-file.ts';

export function ImportPicker() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const send = async (file: File | undefined) => {
    if (!file || reading) return;
    setReading(file.name);
    setProblem(undefined);
    const form = new FormData();
    form.set('file', await packed(file), file.name);
    // The browser sends files as a form of several parts; the contract describes what the server makes of it.
    const body = form as unknown as { file: { name: string; type: string; bytes: Uint8Array } };
    const result = await browserApi('POST /api/v1/bill/import', { body }, { quiet: true });
    setReading(undefined);
    if (input.current) input.current.value = '';
    if (result.ok) navigate(`/bill/import?batch=${result.data.Id}`);
    else setProblem(result.message);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  };

  return (
    <Card title="选择文件">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button below does the same */}
      <div className="bill-import-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileUp size={28} aria-hidden />
        <p>把 CSV 或 XLSX 拖到这里，或者</p>
        <Button loading={reading !== undefined} onClick={() => input.current?.click()}>
          选择账单文件
        </Button>
        <input
          ref={input}
          type="file"
          className="bill-hidden"
          aria-label="账单文件"
          tabIndex={-1}
          accept=".csv,.xlsx,.txt,.gz"
          onChange={(event) => void send(event.target.files?.[0])}
        />
        {reading && (
          <>
            <p>正在读「{reading}」，大文件要等一会儿…</p>
            <Progress label={`正在读 ${reading}`} />
          </>
        )}
        {problem && (
          <p className="bill-import-refused" role="alert">
            {problem}
          </p>
        )}
      </div>
      <dl className="bill-import-help">
        <div>
          <dt>支付宝</dt>
          <dd>App：我的 → 账单 → 右上角 ⋯ → 开具交易流水证明 → 用于个人对账。网页版下载的明细也可以。</dd>
        </div>
        <div>
          <dt>微信支付</dt>
          <dd>我 → 服务 → 钱包 → 账单 → 右上角 ⋯ → 下载账单 → 用于个人对账。CSV 和 XLSX 都可以。</dd>
        </div>
        <div>
          <dt>压缩包</dt>
          <dd>收到的文件多半带密码，先解压，再选里面的账单文件。</dd>
        </div>
      </dl>
      <noscript>
        <p>选择文件需要打开浏览器的 JavaScript。</p>
      </noscript>
    </Card>
  );
}
