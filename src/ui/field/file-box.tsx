import { type ComponentProps, useState } from 'react';
import './file-box.css';

/** Chooses files in the words of the site: the browser's own are in whatever language the browser speaks. */
export function FileBox({ onChange, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const [names, setNames] = useState('');
  return (
    <span className="file-box">
      <span className="file-box-words" aria-hidden>
        <span className="file-box-button">选择文件</span>
        <span className="file-box-name">{names || '还没有选择'}</span>
      </span>
      <input
        {...input}
        type="file"
        onChange={(event) => {
          setNames(Array.from(event.target.files ?? [], ({ name }) => name).join('、'));
          onChange?.(event);
        }}
      />
    </span>
  );
}
