import { createContext } from 'react';

/** A refusal that belongs to one field, as the API words it. */
export interface FieldError {
  Field: string;
  Message: string;
}

interface FormState {
  idOf: (field: string) => string;
  messageOf: (field: string) => string | undefined;
}

/** Lets a field find its own error by its name, so that pages need not hand each one down. */
export const FormContext = createContext<FormState | null>(null);
