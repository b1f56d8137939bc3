import { useEffect, useMemo, useState } from 'react';
import { colourProblem, contrast } from '#/features/tool/web/qrcode/qr-content.pure.ts';
import { Button } from '#/ui/button/button.tsx';
import { pngOf } from '#/ui/qr-code/svg-canvas.ts';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { readStored, writeStored } from '#/web/local-storage.ts';
import { QR_LOOKS } from './kept-qr.ts';
import { type QrLook, qrPdf, qrSvg } from './qr-design.ts';
import { lookOf, PLAIN_LOOK, withLook } from './qr-kept.ts';
import { QrMark } from './qr-mark.tsx';
import { readsBack } from './qr-picture.ts';

const COLOURS = ['#161c22', '#b5301c', '#17675f', '#1f4f8b', '#5b2a4a'];
const MARGINS = [
  { value: '2', label: '窄' },
  { value: '4', label: '标准' },
  { value: '6', label: '宽' },
];
const SIZES = [3, 5, 10].map((size) => ({ value: String(size), label: `${size} cm` }));
const DOTS_PER_CM = 300 / 2.54;

/** A code in one's own colours, read back by the same page before anyone prints it. */
export default function QrDesigner({ address, code }: { address: string; code: string }) {
  const [kept] = useState(() => lookOf(readStored(QR_LOOKS), code) ?? PLAIN_LOOK);
  const [look, setLook] = useState<QrLook>({ ...kept, mark: kept.mark === 'own' ? 'none' : kept.mark });
  const change = (some: Partial<QrLook>) => {
    const next = { ...look, ...some };
    setLook(next);
    writeStored(QR_LOOKS, withLook(readStored(QR_LOOKS), code, next));
  };
  const svg = useMemo(() => qrSvg(address, look), [address, look]);
  const test = useTest(svg, address);
  const problem = colourProblem(look.colour, '#ffffff');

  async function save(kind: 'svg' | 'png' | 'pdf') {
    try {
      const pixels = Math.round(look.centimetres * DOTS_PER_CM);
      const body = kind === 'svg' ? svg : kind === 'pdf' ? qrPdf(address, look) : await pngOf(svg, pixels);
      download(new Blob([body], { type: TYPES[kind] }), `${code}.${kind}`);
    } catch {
      toast('没能生成图片，试试 SVG', { kind: 'error' });
    }
  }

  return (
    <>
      <div className="qr-panel-shown">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={`短链 ${code} 的二维码`}
          width={200}
          height={200}
        />
      </div>
      <p className="qr-panel-test" data-bad={problem !== '' || test === 'bad' || undefined} role="status">
        {problem ||
          (test === 'bad'
            ? '这个样子扫不出来，请换颜色或去掉中间的标'
            : test === 'good'
              ? `试扫通过；对比 ${contrast(look.colour, '#ffffff').toFixed(1)} : 1`
              : '正在试扫…')}
      </p>
      <fieldset className="qr-panel-choice">
        <legend>颜色</legend>
        <span className="qr-panel-colours">
          {COLOURS.map((colour) => (
            <input
              key={colour}
              type="radio"
              name="qr-colour"
              aria-label={`颜色 ${colour}`}
              style={{ '--colour': colour } as object}
              checked={look.colour === colour}
              onChange={() => change({ colour })}
            />
          ))}
          <input
            type="color"
            aria-label="别的颜色"
            value={look.colour}
            onChange={(event) => change({ colour: event.target.value })}
          />
        </span>
      </fieldset>
      <div className="qr-panel-choice">
        <span aria-hidden>点形</span>
        <Segmented
          label="点形"
          segments={[
            { value: '', label: '方' },
            { value: 'round', label: '圆' },
          ]}
          value={look.isRound ? 'round' : ''}
          onChange={(value) => change({ isRound: value !== '' })}
        />
      </div>
      <QrMark mark={look.mark} isOwn={kept.mark === 'own'} onChange={(mark) => change({ mark })} />
      <div className="qr-panel-choice">
        <span aria-hidden>留白</span>
        <Segmented
          label="留白"
          segments={MARGINS}
          value={String(look.margin)}
          onChange={(value) => change({ margin: Number(value) })}
        />
      </div>
      <div className="qr-panel-choice">
        <span aria-hidden>印多大</span>
        <Segmented
          label="印多大"
          segments={SIZES}
          value={String(look.centimetres)}
          onChange={(value) => change({ centimetres: Number(value) })}
        />
      </div>
      <div className="qr-panel-actions">
        {(['svg', 'png', 'pdf'] as const).map((kind) => (
          <Button key={kind} kind="line" size="sm" onClick={() => save(kind)}>
            {kind.toUpperCase()}
          </Button>
        ))}
      </div>
    </>
  );
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' } as const;

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether a scanner reads what was drawn. */
function useTest(svg: string, address: string): 'waiting' | 'good' | 'bad' {
  const [tested, setTested] = useState<{ svg: string; isGood: boolean }>();
  useEffect(() => {
    let isOld = false;
    readsBack(svg, address).then(
      (isGood) => !isOld && setTested({ svg, isGood }),
      () => !isOld && setTested({ svg, isGood: false }),
    );
    return () => {
      isOld = true;
    };
  }, [svg, address]);
  if (tested?.svg !== svg) return 'waiting';
  return tested.isGood ? 'good' : 'bad';
}
