import { createContext, use } from 'react';

/** Id of the form around a field, so that two forms on a page may have fields of the same name. */
export const FormId = createContext('form');

/** Id of a field's control within the form around it. */
export const useFieldId = () => {
  const form = use(FormId);
  // Ids that describe a control are listed with spaces between them, and names of channels have spaces.
  return (name: string) => `${form}-${name.replaceAll(/\s/g, '_')}`;
};

/** Id of a section within the form around it. */
export const useSectionId = () => {
  const form = use(FormId);
  return (section: string) => `${form}-section-${section.replaceAll(/\s/g, '_')}`;
};
