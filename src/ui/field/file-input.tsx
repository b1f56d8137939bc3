import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/**
 * Chooses files for whatever stands around it: a label that lays it unseen over words of the site, or a button that opens it
 * while it is hidden. The same file may be chosen again right away.
 */
export function FileInput({ onFiles, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
