import { Camera, Link2, Search, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { MIDDLE } from '../crop.pure.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediaSide } from './media-side.tsx';
import type { MediaPage, Picked, PicturePlace } from './media-types.ts';
import { picturesIn } from './pictures-in.ts';
import { UploadRows } from './upload-rows.tsx';
import { useChosenMedia } from './use-chosen-media.ts';
import { type Show, useMedia } from './use-media.ts';
import { useMediaUploads } from './use-media-uploads.ts';
import './media-library.css';

export interface MediaLibraryProps {
  /** one is taken for a place, many are taken as they are, keep is the page of the library itself. */
  mode: 'one' | 'many' | 'keep';
  place?: PicturePlace;
  /** Sent at once: what was dropped on the field. */
  files?: readonly File[];
  initial?: MediaPage;
  onPick?: (pictures: readonly Picked[]) => void;
  onCancel?: () => void;
}

/** Everything that operators uploaded: sent, searched, cut, taken, swapped and cleared away. */
export function MediaLibrary({ mode, place, files, initial, onPick, onCancel }: MediaLibraryProps) {
  const media = useMedia(initial);
  const chosen = useChosenMedia({ mode, place, media, onPick });
  const { uploads, add, again, shrink, drop } = useMediaUploads((sent) => {
    media.put(sent);
    chosen.choose(sent, true);
  });
  const box = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  const sendFirst = useEffectEvent(() => files && files.length > 0 && add(files));
  useEffect(() => void sendFirst(), []);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = picturesIn(event.clipboardData?.files);
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(pictures);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    // Before the fields of the page behind, which take pictures too.
    window.addEventListener('paste', listen, true);
    return () => window.removeEventListener('paste', listen, true);
  }, []);

  const { page, state, show, words } = media;
  const { current, ids, replaced } = chosen;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped anywhere; there is a button for the same
    <div
      ref={box}
      className="media-library"
      data-mode={mode}
      data-open={current ? true : undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !box.current?.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        add(picturesIn(event.dataTransfer.files));
      }}
    >
      <div className="media-main">
        <div className="media-bar">
          <Segmented
            label="看哪些"
            value={show}
            onChange={(next) => media.setShow(next as Show)}
            segments={[
              { value: 'all', label: '全部', ...(page && { count: page.All }) },
              { value: 'recent', label: '刚上传', ...(page && { count: page.Recent }) },
              { value: 'unused', label: '没人用', ...(page && { count: page.Unused }) },
            ]}
          />
          <Field
            label="查找"
            size="sm"
            type="search"
            icon={<Search />}
            placeholder="名称、说明、用在哪"
            value={words}
            onChange={(event) => media.setWords(event.target.value)}
          />
          <div className="media-send">
            <label className="button media-camera" data-kind="line" data-size="md">
              <Camera aria-hidden />
              <span>拍一张</span>
              <FileInput accept="image/*" capture="environment" onFiles={add} />
            </label>
            <label className="button" data-kind={mode === 'keep' ? 'solid' : 'line'} data-size="md">
              <Upload aria-hidden />
              <span>上传</span>
              <FileInput accept="image/*" multiple onFiles={add} />
            </label>
          </div>
        </div>
        {replaced && (
          <p className="media-replacing" role="status">
            选一张来替换「{replaced.Name}」（用在 {replaced.UseCount} 处），或上传新的。
            <Button kind="line" size="sm" onClick={chosen.cancelReplace}>
              不换了
            </Button>
          </p>
        )}
        <UploadRows uploads={uploads} onAgain={again} onShrink={(upload) => void shrink(upload)} onDrop={drop} />
        <div className="media-scroll" aria-busy={state === 'loading'}>
          {page && page.Result.length > 0 && (
            <MediaGrid
              pictures={page.Result}
              chosen={ids}
              onChoose={(picture) => chosen.choose(picture)}
              onTake={mode === 'one' && !replaced ? () => void chosen.take() : undefined}
            />
          )}
          {page && page.Result.length === 0 && state === 'ready' && (
            <EmptyState title={words || show !== 'all' ? '没有这样的图片' : '媒体库还是空的'}>
              把图片拖进来、粘贴，或点“上传”；一次可以选很多张。
            </EmptyState>
          )}
          {state === 'failed' && (
            <Button kind="line" onClick={media.again}>
              没有读到图片，再试一次
            </Button>
          )}
          {page && page.Page < page.PageCount && (
            <Button kind="line" loading={state === 'loading'} onClick={media.more}>
              再看一些（共 {page.Total} 张）
            </Button>
          )}
        </div>
        {mode !== 'keep' && onPick && <ByAddress onPick={onPick} />}
      </div>
      {current ? (
        <MediaSide
          media={current}
          place={mode === 'one' && !replaced ? place : undefined}
          framing={chosen.framing}
          firstFraming={MIDDLE}
          onFrame={chosen.frame}
          onSaved={media.put}
          onRemoved={chosen.removed}
          onReplace={chosen.startReplace}
          onBack={chosen.clear}
        >
          {replaced ? (
            <Button loading={chosen.isBusy} onClick={() => void chosen.replace()}>
              把 {replaced.UseCount} 处都换成这张
            </Button>
          ) : (
            <Actions
              {...{ mode, onCancel, count: ids.size }}
              isBusy={chosen.isBusy}
              onTake={() => void chosen.take()}
            />
          )}
        </MediaSide>
      ) : (
        <aside className="media-side media-side-none">
          <p>{mode === 'keep' ? '点一张图片，看它用在哪里。' : '点一张图片，或把新的拖进来。'}</p>
        </aside>
      )}
    </div>
  );
}

interface ActionsProps {
  mode: MediaLibraryProps['mode'];
  count: number;
  isBusy: boolean;
  onTake: () => void;
  onCancel: (() => void) | undefined;
}

function Actions({ mode, count, isBusy, onTake, onCancel }: ActionsProps) {
  if (mode === 'keep') return null;
  return (
    <>
      <span className="media-keys">↵ 选用　Esc 关闭</span>
      <Button kind="line" onClick={onCancel}>
        取消
      </Button>
      <Button loading={isBusy} onClick={onTake}>
        {mode === 'many' ? `用这 ${count} 张` : '用这张'}
      </Button>
    </>
  );
}

/** A picture that lies elsewhere: it is shown from there, and nobody here can cut or keep it. */
function ByAddress({ onPick }: { onPick: (pictures: readonly Picked[]) => void }) {
  const [address, setAddress] = useState('');
  const isGood = /^(https?:\/\/|\/(?!\/))\S+$/.test(address.trim());
  return (
    <details className="media-address">
      <summary>
        <Link2 size={15} aria-hidden /> 用图片链接添加
      </summary>
      <Field
        label="图片链接"
        size="sm"
        inputMode="url"
        spellCheck={false}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        hint="以 / 或 https:// 开头；外站的图片随时可能打不开，最好存到本机再上传"
        trailing={
          <Button kind="line" disabled={!isGood} onClick={() => onPick([{ Url: address.trim(), Width: 0, Height: 0 }])}>
            用这个链接
          </Button>
        }
      />
    </details>
  );
}
