import { fieldErrorsOf } from '@portal/domain';
import { parseRelease, type Release } from '@portal/portal-contract';
import { ValidationError } from 'yup';
import { refusedRelease } from '../refusals';

/** What one release may hold: the largest part has a tenth of it. */
const MAX_ENTRIES = { files: 1000, bytes: 100_000_000 };

const bytesOf = ({ files }: Release) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

/** Problems of a release as a whole, although each field of it is valid. */
function faultOf(release: Release): string | undefined {
  // The page is made of the one release that is a shell, so no other part may call itself one.
  if ((release.kind === 'shell') !== (release.name === 'shell')) return `${release.name} cannot be a ${release.kind}.`;
  if (Object.keys(release.files).length > MAX_ENTRIES.files)
    return `A release may have up to ${MAX_ENTRIES.files} files.`;
  if (bytesOf(release) > MAX_ENTRIES.bytes) return `A release may have up to ${MAX_ENTRIES.bytes / 1_000_000} MB.`;
  return undefined;
}

/** Why a description cannot be read; the errors of the schemas themselves would help no developer. */
function refusalOf(error: unknown) {
  if (error instanceof ValidationError)
    return refusedRelease(422, 'The description of the release is not valid.', fieldErrorsOf(error));
  const isSentence = error instanceof Error && error.constructor === Error;
  const message = isSentence ? error.message : 'The description of the release cannot be read.';
  return refusedRelease(422, message, [{ path: 'release', message }]);
}

/** Reads the content of a `release.json` for the part of this name. Refuses with 422 anything else. */
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
