import { createContext, use } from 'react';

/** Id of the form around a field, so that two forms on a page may have fields of the same name. */
export const FormId = createContext('form');

/** Id of a field's control within the form around it. */
export const useFieldId = () => {
  const form = use(FormId);
  return (name: string) => `${form}-${name}`;
};
