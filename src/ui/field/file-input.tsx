import type { ComponentProps } from 'react';
import './file-input.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/**
 * Chooses files for whatever stands around it: a label with words of the site, or a button that opens it. The browser's own
 * field is never seen. The same file may be chosen again right away.
 */
export function FileInput({ onFiles, className = '', ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      className={`file-input ${className}`}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
