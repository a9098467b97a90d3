import { escapeHtml } from '../html/escape';

/** What stands where a secret was. */
export const HIDDEN = 'hidden';

/** A message that may hold links which open accounts. */
export interface Secretive {
  text: string;
  html: string;
  secrets: string[];
}

/** The message as it may be kept and shown once its links are on their way. */
export function hideSecrets({ text, html, secrets }: Secretive): Secretive {
  const without = (content: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(escapeHtml(secret), HIDDEN).replaceAll(secret, HIDDEN), content);
  return { text: without(text), html: without(html), secrets: secrets.map(() => HIDDEN) };
}

/** A text that may be logged: whatever looks like the address of a person is left out. */
export const withoutAddresses = (text: string) =>
  text.replaceAll(/[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, '(address)');
