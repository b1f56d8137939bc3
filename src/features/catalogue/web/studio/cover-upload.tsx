import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const MediaDialog = lazy(() => import('#/features/media/shared/media-dialog.tsx'));

interface Props {
  /** Shown when there is one already. */
  current: string | undefined;
  onPicked: (url: string) => void;
}

/** Chooses a picture for a cover: from the library, or one that comes into it. */
export function CoverUpload({ current, onPicked }: Props) {
  const [library, setLibrary] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button type="button" className="studio-upload" onClick={() => setLibrary('open')}>
        <ImagePlus size={16} aria-hidden />
        {current ? '换图' : '选图'}
      </button>
      {library !== 'unused' && (
        <Suspense>
          <MediaDialog
            open={library === 'open'}
            onClose={() => setLibrary('closed')}
            place="片目封面"
            ratio={5 / 7}
            width={600}
            onPick={([picture]) => {
              setLibrary('closed');
              if (picture) onPicked(picture.Url);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
