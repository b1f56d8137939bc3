import { FaultNote } from '../frame/fault-note.tsx';
import { Pane } from '../frame/pane.tsx';
import type { Fault } from '../frame/tool-fault.pure.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PicturePreview } from './picture-preview.tsx';
import './picture.css';

interface Props {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  fault: Fault | undefined;
}

/** Where a single picture comes in and is shown. */
export function OnePicture({ file, onFile, fault }: Props) {
  return (
    <Pane title="图片" isBad={fault !== undefined} foot={<FaultNote fault={fault} />}>
      <PictureDrop onFiles={([first]) => onFile(first)} />
      {file && (
        <ul className="picture-results" data-single>
          <li>
            <PicturePreview blob={file} name={file.name} />
          </li>
        </ul>
      )}
    </Pane>
  );
}
