import { Download } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { FaultNote } from '../frame/fault-note.tsx';
import { download } from '../frame/files.ts';
import { Pane } from '../frame/pane.tsx';
import type { Fault } from '../frame/tool-fault.pure.ts';
import { sizeText } from './geometry.pure.ts';
import { PicturePreview } from './picture-preview.tsx';
import './picture.css';

export interface MadeFile {
  name: string;
  blob: Blob;
  /** Small, under the name, beside the size. */
  note?: string;
}

interface Props {
  made: readonly MadeFile[];
  /** Of all together. */
  note: string | false;
  fault: Fault | undefined;
  isBusy: boolean;
}

/** What a tool made, to be saved one by one or all at once. */
export function MadeFiles({ made, note, fault, isBusy }: Props) {
  return (
    <Pane
      title="结果"
      isBusy={isBusy}
      isBad={fault !== undefined}
      note={note}
      actions={
        made.length > 1 && (
          <Button kind="quiet" size="sm" onClick={() => saveAll(made)}>
            全部下载
          </Button>
        )
      }
      foot={<FaultNote fault={fault} />}
    >
      {made.length > 0 && (
        <ul className="picture-results" data-single={made.length === 1 || undefined}>
          {made.map(({ name, blob, note: detail }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={`${name} ${at}`}>
              {blob.type.startsWith('image/') && <PicturePreview blob={blob} name={name} />}
              <span>
                {name}
                <small>{[detail, sizeText(blob.size)].filter(Boolean).join(' · ')}</small>
              </span>
              <Button kind="line" size="sm" icon={<Download />} onClick={() => download(blob, name)}>
                下载
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  );
}

function saveAll(made: readonly MadeFile[]): void {
  for (const { blob, name } of made) download(blob, name);
}
