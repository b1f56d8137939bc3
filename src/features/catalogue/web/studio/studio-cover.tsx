import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { artText, readArt } from '#/features/cover/cover-art.pure.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { paletteAt } from '#/features/cover/palettes.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import type { KindName } from '../../kinds.pure.ts';
import type { TypedTitle } from '../title-edit.ts';
import { CoverUpload } from './cover-upload.tsx';
import type { FieldOrigin, StudioState } from './studio-state.ts';
import './studio-cover.css';

interface Props {
  state: StudioState;
  /** What the site says where the title has no word of its own. */
  isSiteDrawn: boolean;
  origin: FieldOrigin | undefined;
  onCover: (changes: Partial<Pick<TypedTitle, 'Cover' | 'CoverChoice'>>) => void;
  onArt: (art: string) => void;
}

/** A few of all palettes, far from each other; the title's own stands first. */
const OFFERED = [21, 11, 3, 4, 5, 6, 7];
const isForeign = (cover: string) => /^https?:/i.test(cover);

/** The address of the drawing as it would be with what is typed. */
function drawnOf({ typed, art }: Pick<StudioState, 'typed' | 'art'>): string {
  const year = Number(typed.Year) || undefined;
  return coverUrl({ title: typed.Name || '片名', kind: typed.TypeName as KindName, year, ...(art && { art }) });
}

/** Which of the three is shown, and its address. */
export function shownOf(state: StudioState, isSiteDrawn: boolean): { kind: 'drawn' | 'own' | 'source'; src: string } {
  const { Cover, CoverChoice } = state.typed;
  const isDrawn =
    Cover === '' || CoverChoice === 'drawn' || (CoverChoice === 'site' && isSiteDrawn && isForeign(Cover));
  if (isDrawn) return { kind: 'drawn', src: drawnOf(state) };
  return { kind: isForeign(Cover) ? 'source' : 'own', src: Cover };
}

/** The cover, and the three it can be: drawn by the site, uploaded, or a source's. */
export function StudioCover({ state, isSiteDrawn, origin, onCover, onArt }: Props) {
  const shown = shownOf(state, isSiteDrawn);
  const own = isForeign(state.typed.Cover) ? undefined : state.typed.Cover || undefined;
  const said = [...new Set([...(isForeign(state.typed.Cover) ? [state.typed.Cover] : []), ...valuesOf(origin)])];
  const art = readArt(state.art);
  const palettes = art ? [art.palette, ...OFFERED.filter((one) => one !== art.palette)].slice(0, OFFERED.length) : [];
  return (
    <Card className="studio-cover">
      <img className="studio-cover-shown" src={outsidePicture(shown.src)} alt="现在的封面" width={300} height={420} />
      <fieldset className="studio-cover-choice">
        <legend>封面</legend>
        <button type="button" aria-pressed={shown.kind === 'drawn'} onClick={() => onCover({ CoverChoice: 'drawn' })}>
          <img src={drawnOf(state)} alt="" width={60} height={84} />
          绘制
        </button>
        <div className="studio-cover-own" data-chosen={shown.kind === 'own' || undefined}>
          {own && (
            <button type="button" aria-pressed={shown.kind === 'own'} onClick={() => onCover({ CoverChoice: 'given' })}>
              <img src={own} alt="" width={60} height={84} />
              上传的
            </button>
          )}
          <CoverUpload current={own} onPicked={(Cover) => onCover({ Cover, CoverChoice: 'given' })} />
        </div>
        {said.length === 0 && <span className="studio-cover-none">没有来源图</span>}
        {said.slice(0, 3).map((src) => (
          <button
            key={src}
            type="button"
            aria-pressed={shown.kind === 'source' && shown.src === src}
            onClick={() => onCover({ Cover: src, CoverChoice: 'given' })}
          >
            <img src={outsidePicture(src)} alt="" width={60} height={84} loading="lazy" />
            来源图
          </button>
        ))}
      </fieldset>
      <input type="hidden" name="Cover" value={state.typed.Cover} />
      <input type="hidden" name="CoverChoice" value={state.typed.CoverChoice} />
      {art && shown.kind === 'drawn' && (
        <fieldset className="studio-palette">
          <legend>颜色</legend>
          {palettes.map((palette) => (
            <button
              key={palette}
              type="button"
              aria-pressed={palette === art.palette}
              aria-label={`第 ${palette + 1} 种颜色`}
              style={{ background: paletteAt(palette).bg }}
              onClick={() => onArt(artText({ ...art, palette }))}
            />
          ))}
        </fieldset>
      )}
    </Card>
  );
}

const valuesOf = (origin: FieldOrigin | undefined) => origin?.Said.map(({ Value }) => Value).filter(isForeign) ?? [];
