import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import type { Upload } from './upload-queue.ts';
import { Uploader } from './uploader.tsx';

export const title = '上传';

/** Takes a moment and refuses files whose name says so. */
const pretend: Upload<File> = async (file, { onProgress }) => {
  for (const share of [0.3, 0.6, 0.9]) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    onProgress(share);
  }
  if (file.name.includes('bad')) throw new Error('asked for by the demo');
  return `/uploads/${encodeURIComponent(file.name)}`;
};

export default function UploaderDemo() {
  const [urls, setUrls] = useState<readonly string[]>([]);
  return (
    <DemoRow label={`已传 ${urls.length} 张`} layout="stack">
      <Uploader label="商品图片" upload={pretend} onChange={setUrls} maxMb={1} maxCount={5} />
    </DemoRow>
  );
}
