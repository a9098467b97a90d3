import { createContext, use } from 'react';

const CONTROLS = 'input, select, textarea, button';

/**
 * Moves the focus to a field, or to the first checkbox of a group, and expands collapsed sections around it. The whole
 * field comes into view with its label, and is marked while it has the focus.
 */
export function focusField(id: string) {
  const field = document.getElementById(id);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  const control = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
  const whole = field?.closest<HTMLElement>('.p-field') ?? field;
  if (!whole) return;
  whole.scrollIntoView({ block: 'nearest' });
  mark(whole);
}

/** Browsers draw no focus ring around a radio or checkbox that a script focuses after a click. */
function mark(field: HTMLElement) {
  field.dataset.marked = '';
  const unmark = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && field.contains(relatedTarget)) return;
    delete field.dataset.marked;
    field.removeEventListener('focusout', unmark);
  };
  field.addEventListener('focusout', unmark);
}

const CHOICES = 'select, fieldset, [role="radiogroup"], [role="group"]';

/** The names of a field as displayed on the page. */
export interface FieldNames {
  label: string;
  /** Title of the enclosing section; null if there is none, or if the label begins with it. */
  section: string | null;
  isChoice: boolean;
}

/** The names of a field; `null` if it is not on the page. */
export function namesOf(id: string): FieldNames | null {
  const label = document.getElementById(`${id}-label`);
  if (!label) return null;
  const section = label.closest<HTMLElement>('[data-section-title]')?.dataset.sectionTitle ?? null;
  return {
    label: label.textContent,
    section: section !== null && label.textContent.startsWith(section) ? null : section,
    isChoice: document.getElementById(id)?.matches(CHOICES) ?? false,
  };
}

/** Compares ids by the document order of their fields; missing ones come last. */
export function byDocumentOrder(idA: string, idB: string): number {
  const [a, b] = [document.getElementById(idA), document.getElementById(idB)];
  if (!a || !b) return Number(a === null) - Number(b === null);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Id of the enclosing form, so that two forms on a page may have fields with the same name. */
export const FormId = createContext('form');

/** Element id of a field's control. */
export const useFieldId = () => {
  const form = use(FormId);
  // ARIA attributes separate ids by spaces, and channel names contain spaces.
  return (name: string) => `${form}-${name.replaceAll(/\s/g, '_')}`;
};

/** Element id of a section. */
export const useSectionId = () => {
  const form = use(FormId);
  return (section: string) => `${form}-section-${section.replaceAll(/\s/g, '_')}`;
};
