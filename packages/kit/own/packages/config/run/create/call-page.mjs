import { Refusal } from '../portal/refusal.mjs';

/** The home page of a portal as text. */
export async function callPage(url) {
  try {
    const answer = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    return await answer.text();
  } catch (error) {
    throw new Refusal(`The portal at ${url} does not answer (${error.cause?.code ?? error.message}).`);
  }
}
