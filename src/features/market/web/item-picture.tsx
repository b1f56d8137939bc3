import { type ComponentProps, useState } from 'react';

type Props = Pick<ComponentProps<'img'>, 'alt' | 'width' | 'height' | 'loading' | 'fetchPriority'> & {
  src: string;
  /** What is drawn where the picture is missing or does not come. */
  title: string;
};

/** A picture of a thing. Without `alt` the words beside it say what it is. */
export function ItemPicture({ src, title, alt = '', ...rest }: Props) {
  const [broken, setBroken] = useState<string>();
  const [drawn, setDrawn] = useState('');
  // Few pictures do not come: how one is drawn is read then.
  const draw = () => {
    setBroken(src);
    import('#/features/cover/cover-palettes.pure.ts').then(({ coverUrl }) =>
      setDrawn(coverUrl({ title, kind: '市集', size: { width: 355, height: 355 } })),
    );
  };
  return (
    <img
      {...rest}
      // It may have failed before the scripts came.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && broken !== src) draw();
      }}
      src={(broken === src && drawn) || src || undefined}
      alt={alt}
      onError={draw}
    />
  );
}
