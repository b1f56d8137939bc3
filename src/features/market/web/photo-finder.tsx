import { Camera, ClipboardPaste, Images, ScanSearch } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { PhotoCrop } from './photo-crop.tsx';
import { usePhotos } from './photo-history.ts';
import type { Frame } from './small-photo.ts';
import type { usePhotoSearch } from './use-photo-search.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp';
const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };

interface Props {
  search: ReturnType<typeof usePhotoSearch>;
  isMember: boolean;
  /** Why a photo that was sent without scripts was refused. */
  message: string | undefined;
}

const pictureIn = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** The camera first; then the album, what was copied or dropped, and the last pictures. */
export function PhotoFinder({ search, isMember, message }: Props) {
  const { picture, sent, take, takeKept, again } = search;
  const [isOver, setOver] = useState(false);
  const recent = usePhotos();
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData?.files);
    if (file && isMember) take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);

  async function pasteByButton() {
    const items = await navigator.clipboard?.read?.().catch(() => undefined);
    const item = items?.find(({ types }) => types.some((type) => type.startsWith('image/')));
    const type = item?.types.find((one) => one.startsWith('image/'));
    if (item && type) await take(await item.getType(type));
    else toast('剪贴板里没有图片，先复制一张再来');
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (isMember) take(pictureIn(event.dataTransfer.files));
  }

  if (picture) return <Taken key={picture.address} search={search} sent={sent} again={again} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons are for everyone
    <div
      className="market-camera"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="market-camera-view">
        <span className="market-camera-corners" aria-hidden="true" />
        <ScanSearch size={44} strokeWidth={1.3} aria-hidden />
        <p>{isMember ? '把东西拍进框里，光线亮一点更准' : '登录后可以拍照找相似'}</p>
        {isMember ? (
          <small>也可以把图片拖到这里，或直接粘贴</small>
        ) : (
          <Button to={loginPath('/market/similar')}>登录</Button>
        )}
        <p role="alert">{message}</p>
      </div>
      {isMember && (
        <Form method="post" encType="multipart/form-data" className="market-camera-bar">
          <label className="market-camera-side">
            <Images size={22} aria-hidden />
            <span>相册</span>
            <input type="file" name="file" accept={ACCEPT} onChange={({ target }) => take(target.files?.[0])} />
          </label>
          <label className="market-camera-shutter" aria-label="拍一张">
            <Camera size={30} strokeWidth={1.7} aria-hidden />
            <input
              type="file"
              accept={ACCEPT}
              capture="environment"
              onChange={({ target }) => take(target.files?.[0])}
            />
          </label>
          <button type="button" className="market-camera-side" onClick={pasteByButton}>
            <ClipboardPaste size={22} aria-hidden />
            <span>粘贴</span>
          </button>
          <noscript>
            <button type="submit">开始找</button>
          </noscript>
        </Form>
      )}
      <p className="market-camera-note">
        {recent.length > 0 && <b>最近找过</b>}
        <span>照片用完即删 · 每天 20 次</span>
      </p>
      {recent.length > 0 && (
        <ul className="market-camera-recent">
          {recent.map((address, index) => (
            <li key={address}>
              <button type="button" onClick={() => takeKept(address)} disabled={!isMember}>
                <img src={address} alt={`最近找过的第 ${index + 1} 张`} width={56} height={56} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TakenProps extends Pick<Props, 'search'> {
  sent: number | undefined;
  again: () => void;
}

/** The picture stays, with a frame to look closer by. */
function Taken({ search: { picture, searchIn }, sent, again }: TakenProps) {
  const [frame, setFrame] = useState(WHOLE);
  const isWhole = frame.width === 1 && frame.height === 1;
  return (
    <section className="market-taken" aria-label="刚才的照片">
      <PhotoCrop src={picture?.address ?? ''} frame={frame} onChange={setFrame} />
      <div className="market-taken-bar">
        <Button kind="line" size="sm" icon={<Camera size={16} aria-hidden />} onClick={again}>
          换一张
        </Button>
        <span role="status">{sent === undefined ? '拖动白点，只找框里的' : sent < 1 ? '正在发送…' : '正在比对…'}</span>
        <Button size="sm" disabled={isWhole || sent !== undefined} onClick={() => searchIn(frame)}>
          找框里的
        </Button>
      </div>
      {sent !== undefined && <Progress label="进度" {...(sent < 1 && { value: sent * 100 })} tone="accent" />}
    </section>
  );
}
