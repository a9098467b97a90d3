import userEvent from '@testing-library/user-event';

/** Adds a text to a field at once, as from the clipboard: typed key by key, it takes as long as the rest of a test. */
export async function enter(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
