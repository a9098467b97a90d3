import { fieldErrorsOf, sizeProblems } from '@portal/domain';
import { parseRelease, type Release } from '@portal/portal-contract';
import { ValidationError } from 'yup';
import { sizeOf } from '../grants/must-be-granted';
import { refusedRelease } from '../refusals';

/** The problem of a release as a whole, although each field is valid; undefined if there is none. */
function faultOf(release: Release, name: string): string | undefined {
  const build = `${release.name} ${release.version}`;
  if (release.name !== name) return `This is a release of ${build}, not of ${name}. Send it to its own part.`;
  // A page has exactly one shell, so no other part may be of that kind.
  if ((release.kind === 'shell') !== (name === 'shell'))
    return `${build} cannot be a ${release.kind}: the part shell is the shell, and every other part a remote. Build it again with the portal’s build.`;
  return sizeProblems(name, sizeOf(release)).join(' ') || undefined;
}

/** What a description that may not be valid says of itself, for sentences about it. */
function saidBy(content: unknown, name: string): string {
  const version = typeof content === 'object' && content !== null && 'version' in content ? content.version : undefined;
  return typeof version === 'string' && version.length <= 32 ? `${name} ${version}` : `${name} without a version`;
}

/** One error of a description, as a sentence about the build that says what to do. */
function sentenceOf(build: string, { path, message }: { path: string; message: string }): string {
  const place = message.includes(path) ? message : `${path}: ${message}`;
  return `${build}: ${place.endsWith('.') ? place : `${place}. Correct it, and build it again.`}`;
}

/** The refusal of an invalid description, in clearer words than the errors of the schemas. */
function refusalOf(error: unknown, build: string) {
  if (error instanceof ValidationError)
    return refusedRelease(
      422,
      `The description of ${build} is not valid.`,
      fieldErrorsOf(error).map((field) => ({ path: field.path, message: sentenceOf(build, field) })),
    );
  const isSentence = error instanceof Error && error.constructor === Error;
  const message = isSentence ? error.message : `The description of ${build} cannot be read. Build it again.`;
  return refusedRelease(422, message, [{ path: 'release', message }]);
}

/** Reads the content of a `release.json` for the part of this name. Throws 422 for anything else. */
export function readDescription(content: unknown, name: string): Release {
  const release = parsed(content, name);
  const fault = faultOf(release, name);
  if (fault) throw refusedRelease(422, fault, [{ path: 'name', message: fault }]);
  return release;
}

function parsed(content: unknown, name: string): Release {
  try {
    return parseRelease(content);
  } catch (error) {
    throw refusalOf(error, saidBy(content, name));
  }
}
