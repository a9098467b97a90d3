import { createContext, use } from 'react';

/** Id of the form around a field, so that two forms on a page may have fields of the same name. */
export const FormId = createContext('form');

/** Element id of a field's control. */
export const useFieldId = () => {
  const form = use(FormId);
  // ARIA lists ids separated by spaces, and names of channels contain spaces.
  return (name: string) => `${form}-${name.replaceAll(/\s/g, '_')}`;
};

/** Element id of a section. */
export const useSectionId = () => {
  const form = use(FormId);
  return (section: string) => `${form}-section-${section.replaceAll(/\s/g, '_')}`;
};
