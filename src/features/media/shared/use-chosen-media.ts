import { useState } from 'react';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { areaOf, type Framing, fits, MIDDLE } from '../crop.pure.ts';
import type { Media, Picked, PicturePlace } from './media-types.ts';
import type { useMedia } from './use-media.ts';

interface Needs {
  mode: 'one' | 'many' | 'keep';
  place: PicturePlace | undefined;
  media: ReturnType<typeof useMedia>;
  onPick: ((pictures: readonly Picked[]) => void) | undefined;
}

/** Which pictures are chosen and what becomes of them. */
export function useChosenMedia({ mode, place, media, onPick }: Needs) {
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  const [framing, setFraming] = useState<Framing>();
  const [replaced, setReplaced] = useState<Media>();
  const [isBusy, setBusy] = useState(false);
  const known = media.page?.Result ?? [];
  const last = chosen.at(-1);
  // What was renamed since it was chosen.
  const current = known.find(({ Id }) => Id === last?.Id) ?? last;

  function choose(picture: Media, isSent = false) {
    if (mode === 'many' && !replaced) {
      const others = chosen.filter(({ Id }) => Id !== picture.Id);
      setChosen(!isSent && others.length < chosen.length ? others : [...others, picture]);
      return;
    }
    setChosen([picture]);
    const ratio = place?.ratio;
    const isRight = ratio === undefined || fits({ width: picture.Width, height: picture.Height }, ratio);
    setFraming(isRight ? undefined : MIDDLE);
  }

  async function taken(picture: Media): Promise<Picked | undefined> {
    if (mode !== 'one' || !place?.ratio || !framing) return picture;
    const area = areaOf({ width: picture.Width, height: picture.Height }, place.ratio, framing);
    const body = { Id: picture.Id, X: area.x, Y: area.y, Width: area.width, Height: area.height, Turn: framing.turn };
    const result = await browserApi('POST /api/v1/media/crop', { body });
    return result.ok ? result.data : undefined;
  }

  async function take() {
    if (isBusy || !onPick || chosen.length === 0) return;
    setBusy(true);
    const pictures = (await Promise.all(chosen.map(taken))).filter((one) => one !== undefined);
    setBusy(false);
    if (pictures.length === chosen.length) onPick(pictures);
  }

  async function replace() {
    if (!replaced || !current || isBusy) return;
    setBusy(true);
    const By = current.Id;
    const result = await browserApi('POST /api/v1/media/replace', { body: { Id: replaced.Id, By } });
    setBusy(false);
    if (!result.ok) return;
    const { Changed, Places } = result.data;
    const undo = async () => {
      const undone = await browserApi('POST /api/v1/media/replace/undo', { body: { By, Places } });
      if (undone.ok) toast(`已换回 ${undone.data.Changed} 处`);
      media.again();
    };
    toast(`已替换 ${Changed} 处`, {
      kind: 'success',
      duration: 12_000,
      ...(Places.length > 0 && { action: { label: '撤销', run: () => void undo() } }),
    });
    setReplaced(undefined);
    media.again();
  }

  return {
    current,
    ids: new Set(chosen.map(({ Id }) => Id)),
    framing,
    frame: setFraming,
    replaced,
    isBusy,
    choose,
    take,
    replace,
    clear: () => setChosen([]),
    startReplace(picture: Media) {
      setReplaced(picture);
      setChosen([]);
    },
    cancelReplace: () => setReplaced(undefined),
    removed(picture: Media) {
      setChosen(chosen.filter(({ Id }) => Id !== picture.Id));
      media.again();
    },
  };
}
