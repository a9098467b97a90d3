import { escapeHtml } from '../html/escape';

/** Replacement for a secret. */
export const HIDDEN = 'hidden';

/** A message that may contain links which open accounts. */
export interface Secretive {
  text: string;
  html: string;
  secrets: string[];
}

/** The message in the form that is stored and shown after its links were sent. */
export function hideSecrets({ text, html, secrets }: Secretive): Secretive {
  const without = (content: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(escapeHtml(secret), HIDDEN).replaceAll(secret, HIDDEN), content);
  return { text: without(text), html: without(html), secrets: secrets.map(() => HIDDEN) };
}

/** A text for the log: anything that looks like a mail address is left out. */
export const withoutAddresses = (text: string) =>
  text.replaceAll(/[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, '(address)');
