import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PREVIEW_PARAMETER } from '#/features/config/shared/draft-preview.ts';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { KNOWN_KEYS, knownKey } from '../config-shapes.pure.ts';
import { configAddress } from './config-action.ts';
import './live-page.css';

interface Props {
  configKey: string;
  page: string;
  /** What on the page is being changed. */
  region: string | undefined;
  /** The page is as it is now until the change is saved. */
  isServed: true | undefined;
  /** Grows when the server knows something newer. */
  revision: number;
  isChanged: boolean;
}

const WIDTHS = { phone: 390, desktop: 1280 };
/** Narrower screens show the form alone; the page is opened by its link. */
const WIDE_ENOUGH = '(min-width: 1100px)';

/** The real page as it will be, for the operator's eyes alone. */
export function LivePage({ configKey, page, region, isServed, revision, isChanged }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef<number>(undefined);
  const navigate = useNavigate();
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const address = `${page}${page.includes('?') ? '&' : '?'}${PREVIEW_PARAMETER}=${encodeURIComponent(configKey)}`;

  useEffect(() => {
    const element = box.current;
    if (!element || !window.matchMedia(WIDE_ENOUGH).matches) return;
    const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  function loaded() {
    const page = frame.current?.contentWindow;
    if (!page) return;
    const { document } = page;
    // A look, not a visit: what is pressed leads nowhere.
    document.addEventListener('click', openPlace, true);
    document.addEventListener('submit', stop, true);
    markPlaces(document);
    const place = region ? document.querySelector<HTMLElement>(region) : null;
    if (place) {
      place.style.outline = '3px solid #1c6fb8';
      place.style.outlineOffset = '2px';
    }
    // Not scrollIntoView: it would move the page around the frame too.
    const middle = place ? place.getBoundingClientRect().top + page.scrollY - page.innerHeight / 3 : 0;
    page.scrollTo(0, scrolled.current ?? Math.max(0, middle));
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY;
    });
  }

  /** Pressed on something that can be changed: its form comes up. */
  function openPlace(event: Event) {
    stop(event);
    const key = keyAt(event.target, configKey);
    if (key && key !== configKey) navigate(configAddress(key), { preventScrollReset: true });
  }

  const scale = room ? Math.min(1, room.width / WIDTHS[device]) : 1;
  return (
    <aside className="live-page" aria-label="页面预览">
      <header>
        <h2>页面预览</h2>
        {isChanged && <Tag tone="gold">{isServed ? '保存后才会变' : '未保存的样子'}</Tag>}
        <a href={address} target="_blank" rel="noopener" aria-label="在新标签页里看">
          <span className="live-page-far" aria-hidden="true">
            打开这一页
          </span>
          <ExternalLink size={16} aria-hidden />
        </a>
        <Segmented
          label="宽度"
          value={device}
          onChange={(next) => {
            scrolled.current = undefined;
            setDevice(next as 'phone' | 'desktop');
          }}
          segments={[
            { value: 'phone', label: <Smartphone size={16} aria-label="手机" /> },
            { value: 'desktop', label: <Monitor size={16} aria-label="电脑" /> },
          ]}
        />
      </header>
      <div ref={box} className="live-page-box">
        {room && (
          <iframe
            ref={frame}
            key={device}
            title={`${page} 的预览`}
            src={`${address}&r=${revision}`}
            tabIndex={-1}
            onLoad={loaded}
            style={{ width: WIDTHS[device], height: room.height / scale, scale: String(scale) }}
          />
        )}
      </div>
    </aside>
  );
}

/** What can be changed says so under the pointer. */
function markPlaces(document: Document): void {
  for (const { label, region } of Object.values(KNOWN_KEYS)) {
    for (const place of region ? document.querySelectorAll<HTMLElement>(region) : []) {
      place.style.cursor = 'pointer';
      place.title ||= `改${label}`;
    }
  }
}

/** The innermost place of the page that a key of the config fills. */
function keyAt(target: EventTarget | null, current: string): string | undefined {
  // An element of the frame's own document, which has classes of its own.
  const element = target as Element | null;
  if (typeof element?.closest !== 'function') return undefined;
  const found = Object.entries(KNOWN_KEYS).flatMap(([key, { region }]) => {
    const place = region ? element.closest(region) : null;
    return place ? [{ key, place }] : [];
  });
  const inner = found.filter(
    ({ place }) => !found.some((other) => other.place !== place && place.contains(other.place)),
  );
  // Some places look the same on several pages: those of this page come first.
  const page = knownKey(current)?.page;
  return (inner.find(({ key }) => knownKey(key)?.page === page) ?? inner[0])?.key;
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};
