import { fieldErrorsOf } from '@portal/domain';
import { parseRelease, type Release } from '@portal/portal-contract';
import { ValidationError } from 'yup';
import { refusedRelease } from '../refusals';

/** Limits of one release: the largest part uses a tenth of them. */
const MAX_ENTRIES = { files: 1000, bytes: 100_000_000 };

const bytesOf = ({ files }: Release) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

/** The problem of a release as a whole, although each field is valid; undefined if there is none. */
function faultOf(release: Release): string | undefined {
  // A page has exactly one shell, so no other part may be of that kind.
  if ((release.kind === 'shell') !== (release.name === 'shell')) return `${release.name} cannot be a ${release.kind}.`;
  if (Object.keys(release.files).length > MAX_ENTRIES.files)
    return `A release may have up to ${MAX_ENTRIES.files} files.`;
  if (bytesOf(release) > MAX_ENTRIES.bytes) return `A release may have up to ${MAX_ENTRIES.bytes / 1_000_000} MB.`;
  return undefined;
}

/** The refusal of an invalid description, in clearer words than the errors of the schemas. */
function refusalOf(error: unknown) {
  if (error instanceof ValidationError)
    return refusedRelease(422, 'The description of the release is not valid.', fieldErrorsOf(error));
  const isSentence = error instanceof Error && error.constructor === Error;
  const message = isSentence ? error.message : 'The description of the release cannot be read.';
  return refusedRelease(422, message, [{ path: 'release', message }]);
}

/** Reads the content of a `release.json` for the part of this name. Throws 422 for anything else. */
export function readDescription(content: unknown, name: string): Release {
  const release = parsed(content);
  const fault = release.name === name ? faultOf(release) : `This is a release of ${release.name}, not of ${name}.`;
  if (fault) throw refusedRelease(422, fault, [{ path: 'name', message: fault }]);
  return release;
}

function parsed(content: unknown): Release {
  try {
    return parseRelease(content);
  } catch (error) {
    throw refusalOf(error);
  }
}
