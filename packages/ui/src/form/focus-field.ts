const CONTROLS = 'input, select, textarea, button';

/** Moves the focus to the control of a field; a group gives it to its first box, and what is closed around it opens. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  if (field?.matches(CONTROLS)) field.focus();
  else field?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/** The words that tell a field apart on the page: the title of its section, where it is in one, and its label. */
export function wordsOf(id: string): string | null {
  const label = document.getElementById(`${id}-label`);
  if (!label) return null;
  const section = label.closest<HTMLElement>('[data-section-title]')?.dataset.sectionTitle;
  // Some labels begin with the words of their section.
  return section === undefined || label.textContent.startsWith(section)
    ? label.textContent
    : `${section}: ${label.textContent}`;
}

/** Orders ids as their fields stand on the page; what is not there comes last. */
export function byPlace(one: string, other: string): number {
  const [a, b] = [document.getElementById(one), document.getElementById(other)];
  if (!a || !b) return Number(a === null) - Number(b === null);
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
