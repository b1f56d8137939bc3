import { type RefObject, useEffect, useRef, useState } from 'react';
import { FieldNotes } from '#/ui/field/field-frame.tsx';
import { useField } from '#/ui/field/use-field.ts';
import { readStored } from '#/web/local-storage.ts';
import { countGraphemes, MAX_CONTENT } from '../word-text.pure.ts';
import { WORD_NICKNAME } from './word-nickname.ts';

interface TextProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  text: string;
  onType: () => void;
}

/** Counts as people do: an emoji of a whole family is one. */
export function ComposerText({ field, label, placeholder, text, onType }: TextProps) {
  const { control, notesId, message } = useField({ name: 'Content' });
  const [length, setLength] = useState(() => countGraphemes(text));
  return (
    <>
      <label className="visually-hidden" htmlFor={control.id}>
        {label}
      </label>
      <textarea
        ref={field}
        {...control}
        className="word-composer-text"
        rows={3}
        placeholder={placeholder}
        defaultValue={text}
        onInput={({ currentTarget }) => {
          setLength(countGraphemes(currentTarget.value));
          if (currentTarget.value.trim()) onType();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="word-composer-line">
        <div id={notesId} className="field-notes" aria-live="polite">
          <FieldNotes message={message} hint={undefined} />
        </div>
        <span className="word-composer-count num" data-over={length > MAX_CONTENT || undefined}>
          {length} / {MAX_CONTENT}
        </span>
      </div>
    </>
  );
}

/** A visitor's name is kept in the browser, for the next time. */
export function NicknameField({ typed }: { typed: string }) {
  const { control, notesId, message } = useField({ name: 'Nickname' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field && field.value === '') field.value = readStored(WORD_NICKNAME) ?? '';
  }, []);
  return (
    <div className="word-composer-name">
      <label className="visually-hidden" htmlFor={control.id}>
        昵称，选填
      </label>
      <input
        ref={input}
        {...control}
        type="text"
        placeholder="昵称（选填）"
        defaultValue={typed}
        autoComplete="nickname"
      />
      <div id={notesId} className="field-notes" aria-live="polite">
        <FieldNotes message={message} hint={undefined} />
      </div>
    </div>
  );
}
