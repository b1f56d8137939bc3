import { useRef } from 'react';
import { type FormProps, Form as RouterForm } from 'react-router';
import { FormErrors, type FormErrorsProps } from './form-errors.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import './form.css';

type Props = Omit<FormProps, 'children'> & FormErrorsProps;

/** A form that posts with or without JavaScript. What is wrong is said by the server, in our words and our look. */
export function Form({ errors, message, children, className = '', ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);
  return (
    <RouterForm method="post" noValidate ref={form} {...rest} className={`form ${className}`}>
      <FormErrors errors={errors} message={message}>
        {children}
      </FormErrors>
    </RouterForm>
  );
}
