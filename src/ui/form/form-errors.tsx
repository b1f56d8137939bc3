import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type FieldError, FormContext } from './form-context.ts';
import './form.css';

const NONE: readonly FieldError[] = [];

export interface FormErrorsProps {
  errors?: readonly FieldError[] | undefined;
  /** A refusal that belongs to no field. */
  message?: string | undefined;
  children: ReactNode;
}

/**
 * Hands each field its error, lists them above the fields and moves the focus to the list. One error alone is said
 * beside its field only, and the field gets the focus. Stands inside any form: `<fetcher.Form><FormErrors …>`.
 */
export function FormErrors({ errors = NONE, message, children }: FormErrorsProps) {
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const state = useMemo(() => {
    const messages = new Map([...errors].reverse().map(({ Field, Message }) => [Field, Message]));
    return { idOf: (field: string) => `${formId}${field}`, messageOf: (field: string) => messages.get(field) };
  }, [errors, formId]);
  const hasFailed = errors.length > 0 || Boolean(message);

  useEffect(() => {
    if (errors.length === 0 && !message) return;
    summary.current?.focus();
    // A list of one is hidden beside an invalid field, and what is hidden cannot take the focus.
    if (document.activeElement === summary.current) return;
    summary.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, message]);

  return (
    <FormContext value={state}>
      {hasFailed && (
        <div
          ref={summary}
          className="form-summary"
          data-single={(!message && errors.length === 1) || undefined}
          tabIndex={-1}
        >
          <CircleAlert />
          <div>
            <p className="form-summary-title">{message || `有 ${errors.length} 处要改一下`}</p>
            {errors.length > 0 && (
              <ul>
                {errors.map(({ Field, Message }) => (
                  <li key={`${Field} ${Message}`}>
                    <a href={`#${state.idOf(Field)}`}>{Message}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      {children}
    </FormContext>
  );
}
