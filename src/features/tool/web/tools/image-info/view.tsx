import { useState } from 'react';
import { Pane } from '../../frame/pane.tsx';
import { type Row, Rows } from '../../frame/rows.tsx';
import { useLive } from '../../frame/use-live.ts';
import { openPicture } from '../../picture/canvas.ts';
import { sizeText } from '../../picture/geometry.pure.ts';
import { OnePicture } from '../../picture/one-picture.tsx';
import { readExif } from './image-info.work.ts';
import '../../frame/text-tool.css';

async function factsOf(file: File): Promise<Row[]> {
  const { width, height } = await openPicture(file);
  const exif = readExif(new Uint8Array(await file.arrayBuffer()));
  return [
    { label: '文件名', value: file.name },
    { label: '格式', value: file.type || '未知' },
    { label: '大小', value: sizeText(file.size) },
    { label: '尺寸', value: `${width} × ${height}`, note: `${((width * height) / 1e6).toFixed(1)} 百万像素` },
    ...exif.map((fact) => (fact.label === '拍摄地点' ? { ...fact, note: '发到网上之前最好去掉' } : fact)),
    ...(exif.length === 0 ? [{ label: '拍摄信息', value: '没有，或者已经被去掉了' }] : []),
  ];
}

export default function ImageInfo() {
  const [file, setFile] = useState<File>();
  const { result = [], fault, isBusy } = useLive(factsOf, file);
  return (
    <div className="text-tool">
      <div className="text-tool-panes">
        <OnePicture file={file} onFile={setFile} fault={fault} />
        <Pane title="信息" isBusy={isBusy}>
          <Rows rows={result} />
        </Pane>
      </div>
    </div>
  );
}
