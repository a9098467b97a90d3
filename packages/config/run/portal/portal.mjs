import { Refusal } from './refusal.mjs';

/** Default URL of a local portal. */
export const LOCAL = 'http://localhost:8080';

/** URL of the portal that a command uses, without a trailing slash. Throws a `Refusal` for an invalid one. */
export function portalUrl(text = process.env.PORTAL_URL || LOCAL) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Refusal(`"${text}" is not the address of a portal. Use an address such as ${LOCAL}.`);
  return text.replace(/\/+$/, '');
}

/** Whether a portal runs on this machine, where its data folder is readable. */
export const isLocal = (url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const bodyOf = (content) => (content === undefined || content instanceof FormData ? content : JSON.stringify(content));

async function sendRequest({ url, token }, [method, path], content) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(content !== undefined && !(content instanceof FormData) && { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(`${url}/api${path}`, { method, headers, body: bodyOf(content) });
  } catch (error) {
    const reason = error.cause?.code ?? error.cause?.message ?? error.message;
    throw new Refusal(
      `The portal at ${url} does not answer (${reason}).`,
      'Start it with "npm start", or set PORTAL_URL to the address of another portal.',
    );
  }
}

async function read(answer, url) {
  try {
    return await answer.json();
  } catch {
    throw new Refusal(`${url} answered ${answer.status}, but not in the format of a portal. Check PORTAL_URL.`);
  }
}

const isNamed = ({ path, message }) => path === 'release' || message.includes(path);

/** The messages of a refusal, one per line, with the field's name where the message lacks it. */
export function reasons({ message, errors = [] }) {
  const lines = errors.map((error) => (isNamed(error) ? error.message : `${error.path}: ${error.message}`));
  return lines.length > 0 ? lines.map((line) => `- ${line}`) : [message];
}

const ABOUT_TOKENS = 'A token is valid for one part. An administrator creates it; set DEPLOY_TOKEN to its value.';

/**
 * Makes an API call, such as `['POST', '/releases/mf-public']`, with or without a deploy token; returns its data.
 * Throws a `Refusal` with the portal's messages.
 */
export async function callPortal(portal, call, content) {
  const answer = await sendRequest(portal, call, content);
  const body = await read(answer, portal.url);
  if (answer.ok && (body.code ?? 0) === 0) return body.data;
  // With reasons, the token is valid, and for another part.
  if (answer.status === 401 && !body.errors?.length)
    throw new Refusal(`The deploy token is not valid at ${portal.url}.`, ABOUT_TOKENS);
  const refusal = new Refusal(`${portal.url} refused the request (${answer.status}):`, ...reasons(body));
  throw Object.assign(refusal, { status: answer.status });
}
