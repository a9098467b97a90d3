import type { InstitutionSettings } from './app-types';

const ID = /^[a-z0-9-]{1,40}$/;

/** With TLS, or on this machine, where tests and proxies run. */
function isIssuer(text: unknown): text is string {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isHere = protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isHere) && search === '' && hash === '';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function toInstitution(entry: unknown): InstitutionSettings | null {
  const {
    id,
    name,
    issuer,
    client_id: clientId,
    client_secret: clientSecret,
  } = (entry ?? {}) as Record<string, unknown>;
  const isComplete =
    isText(id) && ID.test(id) && isText(name) && isIssuer(issuer) && isText(clientId) && isText(clientSecret);
  return isComplete ? { id, name: name.trim(), issuer, clientId, clientSecret } : null;
}

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** The institutions of a setting; null if one of them is incomplete or occurs twice. */
export function readInstitutions(text: string): InstitutionSettings[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  const found = list.map(toInstitution).filter((institution) => institution !== null);
  const isWhole = found.length === list.length;
  return isWhole && isEachOnce(found.map(({ id }) => id)) && isEachOnce(found.map(({ issuer }) => issuer))
    ? found
    : null;
}
