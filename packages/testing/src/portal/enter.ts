import userEvent from '@testing-library/user-event';

/** Pastes a text into a field. Typing it key by key would take as long as the rest of a test. */
export async function enter(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
