import { Camera, ClipboardPaste, Flashlight, FlashlightOff, Images, ScanSearch } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { usePhotos } from './photo-history.ts';
import { PhotoTaken } from './photo-taken.tsx';
import type { usePhotoSearch } from './use-photo-search.ts';
import { useViewfinder } from './use-viewfinder.ts';

const ACCEPT = 'image/jpeg,image/png,image/webp';

interface Props {
  search: ReturnType<typeof usePhotoSearch>;
  isMember: boolean;
  /** Why a photo that was sent without scripts was refused. */
  message: string | undefined;
}

const pictureIn = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/** The camera first; then the album, what was copied or dropped, and the last pictures. */
export function PhotoFinder({ search, isMember, message }: Props) {
  const { picture, take, takeKept } = search;
  const [isOver, setOver] = useState(false);
  const recent = usePhotos();
  const finder = useViewfinder(isMember && !picture);
  const isLive = finder.state === 'live';
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

  if (picture) return <PhotoTaken key={picture.address} search={search} />;
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
      <div className="market-camera-view" data-live={isLive || undefined}>
        <video ref={finder.video} playsInline muted aria-label="取景" hidden={!isLive} />
        <span className="market-camera-corners" aria-hidden="true" />
        {!isLive && <ScanSearch size={44} strokeWidth={1.3} aria-hidden />}
        <p>{isMember ? '把东西放进框里，光线亮一点更准' : '登录后可以拍照找相似'}</p>
        {isMember && !isLive && <small>也可以把图片拖到这里，或直接粘贴</small>}
        {!isMember && <Button to={loginPath('/market/similar')}>登录</Button>}
        {finder.lamp !== undefined && (
          <button
            type="button"
            className="market-camera-lamp"
            aria-label={finder.lamp ? '关灯' : '开灯'}
            onClick={finder.turnLamp}
          >
            {finder.lamp ? <FlashlightOff size={20} aria-hidden /> : <Flashlight size={20} aria-hidden />}
          </button>
        )}
        <p role="alert">{message}</p>
      </div>
      {isMember && (
        <Form method="post" encType="multipart/form-data" className="market-camera-bar">
          <label className="market-camera-side">
            <Images size={22} aria-hidden />
            <span>相册</span>
            <FileInput name="file" accept={ACCEPT} onFiles={([file]) => take(file)} />
          </label>
          {finder.state === 'none' ? (
            <label className="market-camera-shutter" aria-label="拍一张">
              <Camera size={30} strokeWidth={1.7} aria-hidden />
              <FileInput accept={ACCEPT} capture="environment" onFiles={([file]) => take(file)} />
            </label>
          ) : (
            <button
              type="button"
              className="market-camera-shutter"
              aria-label={isLive ? '拍一张' : '打开相机'}
              aria-busy={finder.state === 'opening' || undefined}
              onClick={async () => (isLive ? take(await finder.shoot()) : finder.open())}
            >
              {!isLive && <Camera size={30} strokeWidth={1.7} aria-hidden />}
            </button>
          )}
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
