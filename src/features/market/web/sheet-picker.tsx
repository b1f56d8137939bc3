import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { FileBox } from '#/ui/field/file-box.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { Card } from '#/ui/section/card.tsx';
import { packed } from '#/web/pack-file.ts';
import { uploadFile } from '#/web/upload-file.ts';
import type { ItemBatch } from '../market-batch.contract.ts';

/** Chooses a table to read. Without JavaScript it is a plain form; with it the file may be dropped, and one sees how far it is. */
export function SheetPicker() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file || sending) return;
    const control = new AbortController();
    leaving.current = control;
    setSending({ name: file.name, share: 0 });
    setProblem(undefined);
    try {
      const batch = await uploadFile<ItemBatch>('/api/v1/crawl/common/import', await packed(file), file.name, {
        signal: control.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
      });
      await navigate(`/market/admin/search/data/import?batch=${batch.Id}`);
    } catch (error) {
      if (control.signal.aborted) return;
      setProblem(error instanceof Error ? error.message : '错误请重试');
      setSending(undefined);
      if (input.current) input.current.value = '';
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  }

  const percent = Math.round((sending?.share ?? 0) * 100);
  return (
    <Card title="选择文件">
      <Form
        method="post"
        encType="multipart/form-data"
        className="item-sheet-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          void send(input.current?.files?.[0]);
        }}
      >
        <FileUp size={28} aria-hidden />
        <p>把 CSV 或 XLSX 拖到这里，或者</p>
        <FileBox
          ref={input}
          name="file"
          aria-label="商品表"
          accept=".csv,.xlsx,.txt,.gz"
          required
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <noscript>
          <button type="submit">开始读</button>
        </noscript>
        {sending && (
          <>
            <p role="status">
              {percent < 100
                ? `正在上传「${sending.name}」 ${percent}%`
                : `正在读「${sending.name}」，大文件要等一会儿…`}
            </p>
            {percent < 100 ? (
              <Progress label="上传进度" value={percent} />
            ) : (
              <Progress label={`正在读 ${sending.name}`} />
            )}
          </>
        )}
        {problem && (
          <p className="item-sheet-fault" role="alert">
            {problem}
          </p>
        )}
      </Form>
      <ul className="item-sheet-help">
        <li>第一行写列名。新增至少要“标题”和“价格”；“编号”列填了数字的行更新那一件，留空的行新增。</li>
        <li>更新时只改文件里有的列：列在、格子空着，就清空那一项（标题和价格除外）。</li>
        <li>
          UTF-8、GB18030（Excel 另存的 CSV）和 XLSX 都认得，最多 2 万行、10
          MB。先预览，确认后才写入，写入后也能整批撤销。
        </li>
      </ul>
      <Button kind="line" size="sm" href="/api/v1/crawl/common/items/example" download>
        下载模板
      </Button>
    </Card>
  );
}
