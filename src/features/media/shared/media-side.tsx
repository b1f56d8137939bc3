import { ChevronLeft, ExternalLink, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { meanwhileOf } from '#/features/desk/shared/desk-form.ts';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { closePopover, Popover } from '#/ui/popover/popover.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { shortTime } from '#/web/short-time.ts';
import type { Framing } from '../crop.pure.ts';
import { CropBox } from './crop-box.tsx';
import { bytesText, type Media, type PicturePlace } from './media-types.ts';
import './media-side.css';

interface Props {
  media: Media;
  place: PicturePlace | undefined;
  /** Undefined takes the whole picture. */
  framing: Framing | undefined;
  onFrame: (framing: Framing | undefined) => void;
  firstFraming: Framing;
  onSaved: (media: Media) => void;
  onRemoved: (media: Media) => void;
  onReplace: (media: Media) => void;
  onBack: () => void;
  /** Buttons at the foot. */
  children: ReactNode;
}

/** One picture: the part that is taken, what it is called, where it is used, and what can be done with it. */
export function MediaSide({ media, place, framing, onFrame, firstFraming, children, ...on }: Props) {
  const ratio = place?.ratio;
  return (
    <div className="media-side">
      <div className="media-side-body">
        <button type="button" className="media-side-back" onClick={on.onBack}>
          <ChevronLeft size={16} aria-hidden /> 返回图片
        </button>
        {ratio && framing ? (
          <CropBox
            {...{ url: media.Url, ratio, value: framing, onChange: onFrame }}
            size={{ width: media.Width, height: media.Height }}
            width={place?.width ?? 750}
          />
        ) : (
          <img className="media-side-picture" src={media.Url} alt={media.Alt} />
        )}
        {ratio && (
          <Checkbox
            checked={framing === undefined}
            onChange={(event) => onFrame(event.target.checked ? undefined : firstFraming)}
          >
            整张都用，不裁切
          </Checkbox>
        )}
        <Words key={media.Id} media={media} onSaved={on.onSaved} />
        <Uses media={media} />
        <div className="media-side-more">
          {media.UseCount > 0 ? (
            <button type="button" className="media-link" onClick={() => on.onReplace(media)}>
              所有地方都换成另一张
            </button>
          ) : (
            <Remove media={media} onRemoved={on.onRemoved} />
          )}
          <a className="media-link" href={media.Url} target="_blank" rel="noopener">
            看大图 <ExternalLink size={13} aria-hidden />
          </a>
        </div>
      </div>
      <footer className="media-side-foot">{children}</footer>
    </div>
  );
}

/** Saved when the field is left. */
function Words({ media, onSaved }: { media: Media; onSaved: (media: Media) => void }) {
  const [words, setWords] = useState({ Name: media.Name, Alt: media.Alt });
  const [seen, setSeen] = useState(words);
  const [isLate, setLate] = useState(false);
  async function save() {
    if (words.Name.trim() === '' || (words.Name === media.Name && words.Alt === media.Alt)) return;
    const result = await browserApi('PUT /api/v1/media', { body: { Id: media.Id, ...words, Seen: seen } });
    const meanwhile = result.ok ? undefined : meanwhileOf(result);
    setLate(meanwhile !== undefined);
    // What is there now, as it will be gone over by the next save.
    if (meanwhile) setSeen({ ...seen, ...meanwhile.Now });
    if (!result.ok) return;
    setSeen({ Name: result.data.Name, Alt: result.data.Alt });
    onSaved(result.data);
  }
  const control = (name: 'Name' | 'Alt', maxLength: number) => ({
    maxLength,
    value: words[name],
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
    onBlur: () => void save(),
  });
  return (
    <>
      {isLate && (
        <div className="desk-notice" data-tone="failed" role="alert">
          <div>
            有人先改成了“{seen.Name}”{seen.Alt && `，说明“${seen.Alt}”`}，你填的还没有保存。
            <div className="desk-actions">
              <Button size="sm" kind="line" onClick={() => void save()}>
                用我的
              </Button>
              <Button
                size="sm"
                kind="quiet"
                onClick={() => {
                  setWords(seen);
                  setLate(false);
                }}
              >
                用对方的
              </Button>
            </div>
          </div>
        </div>
      )}
      <Field size="sm" label="名称" {...control('Name', 120)} />
      <Field
        size="sm"
        label="图片说明"
        aside="读屏和搜索用"
        placeholder="例如：湖边草地上的橙色帐篷"
        {...control('Alt', 300)}
      />
    </>
  );
}

function Uses({ media: { Width, Height, Bytes, CreatedTime, Owner, UseCount, Uses: uses } }: { media: Media }) {
  return (
    <section className="media-uses" aria-label="现在用在">
      <h3>{UseCount > 0 ? `现在用在 ${UseCount} 处` : '还没有用在哪里'}</h3>
      <ul>
        {uses.map(({ Kind, Name, Path }) => (
          <li key={`${Kind} ${Path} ${Name}`}>
            <Link to={Path} target="_blank">
              {Name || '（没有名称）'}
            </Link>
            <span>{Kind}</span>
          </li>
        ))}
        {UseCount > uses.length && <li>还有 {UseCount - uses.length} 处</li>}
      </ul>
      <p>
        {Width} × {Height} · {bytesText(Bytes)} · {Owner} 传于 {shortTime(CreatedTime)}
      </p>
    </section>
  );
}

function Remove({ media, onRemoved }: { media: Media; onRemoved: (media: Media) => void }) {
  const panel = `media-remove-${media.Id}`;
  async function remove() {
    closePopover(panel);
    const result = await browserApi('DELETE /api/v1/media', { query: { Ids: String(media.Id) } });
    if (!result.ok) return;
    toast(`已删除 ${media.Name}`);
    onRemoved(media);
  }
  return (
    <Popover id={panel} label="删除这张" buttonClass="media-link" align="start" width={260} panelClass="media-ask">
      <p>没有地方用到它。删除后找不回来。</p>
      <Button kind="danger" size="sm" icon={<Trash2 />} onClick={() => void remove()}>
        删除
      </Button>
    </Popover>
  );
}
