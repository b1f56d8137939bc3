import { Copy, Download, Link2, Share, Type } from 'lucide-react';
import { useEffect, useState } from 'react';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { copyText } from '#/web/copy-text.ts';
import { copyPicture, handOnPicture } from '#/web/hand-on-picture.ts';
import type { Shared } from './use-short-link.ts';
import './share-poster.css';

interface Props {
  /** Where the poster is, without the code of the visitor's link. */
  poster: string;
  /** The visitor's short link; nothing until it is known. */
  shared: Shared | undefined;
  /** The long address meanwhile. */
  page: string;
  onFailure: () => void;
}

const FILE_NAME = '搜罗海报.png';
const WIDTH = 258;
const HEIGHT = 344;

/** A poster to look at, press long, keep, copy or hand on. */
export function SharePoster({ poster, shared, page, onFailure }: Props) {
  const [isDrawn, setDrawn] = useState(false);
  const isTouch = useTouch();
  const src = shared && (shared.code ? `${poster}?code=${shared.code}` : poster);
  const link = shared?.address ?? page;
  const copiesPicture =
    !isTouch && typeof ClipboardItem !== 'undefined' && globalThis.navigator?.clipboard !== undefined;
  return (
    <div className="share-poster">
      <div className="share-poster-frame" data-drawn={isDrawn}>
        {!isDrawn && (
          <span className="share-poster-code">
            <QrCode text={link} size={78} ecc="M" />
          </span>
        )}
        {src && (
          <img
            src={src}
            width={WIDTH}
            height={HEIGHT}
            alt="这一页的海报，右下角是二维码"
            onLoad={() => setDrawn(true)}
            onError={onFailure}
          />
        )}
      </div>
      <p className="share-poster-hint" role="status">
        {isDrawn ? (isTouch ? '长按图片可保存或转发' : '海报已画好') : '正在画海报…'}
      </p>
      <ul className="share-poster-actions">
        {copiesPicture && src && (
          <Action
            label="复制图片"
            icon={<Copy size={20} aria-hidden />}
            isFirst
            onClick={() => copyPicture(src, '海报')}
          />
        )}
        <li>
          <a
            className="share-poster-action"
            data-first={!copiesPicture || undefined}
            href={src}
            download={FILE_NAME}
            aria-disabled={!src}
          >
            <span>
              <Download size={20} aria-hidden />
            </span>
            {isTouch ? '存到相册' : '下载'}
          </a>
        </li>
        {isTouch && 'share' in navigator && src && (
          <Action
            label="更多"
            icon={<Share size={20} aria-hidden />}
            onClick={() => handOnPicture(src, FILE_NAME, { url: link })}
          />
        )}
        <Action label="复制链接" icon={<Link2 size={20} aria-hidden />} onClick={() => copyText(link)} />
        <Action label="复制文字" icon={<Type size={20} aria-hidden />} onClick={() => copyText(wordsOf(link))} />
      </ul>
    </div>
  );
}

/** Known after the first look: the server knows no screens. */
function useTouch(): boolean {
  const [isTouch, setTouch] = useState(false);
  useEffect(() => setTouch(matchMedia('(pointer: coarse)').matches), []);
  return isTouch;
}

interface ActionProps {
  label: string;
  icon: React.ReactNode;
  isFirst?: boolean;
  onClick: () => void;
}

function Action({ label, icon, isFirst, onClick }: ActionProps) {
  return (
    <li>
      <button type="button" className="share-poster-action" data-first={isFirst || undefined} onClick={onClick}>
        <span>{icon}</span>
        {label}
      </button>
    </li>
  );
}

/** What the page says of itself, and where it is: for chats that take words only. */
function wordsOf(link: string): string {
  const said = (property: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content.trim() ?? '';
  return [said('title'), said('description'), link].filter(Boolean).join('\n');
}
