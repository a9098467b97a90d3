import type { Schema } from 'yup';
import { array, boolean, lazy, number, object, string } from 'yup';
import { atMost, noLarger, noLonger } from './limits';
import type { Release } from './release';
import { pageSchema, remoteJsonSchema } from './remote-schema';
import { called } from './surface-problems';

/** Segments of letters, digits, dots, dashes and underscores: such a path cannot leave its release's folder. */
const FILE = /^(?!\.)[A-Za-z0-9_.-]+(\/(?!\.)[A-Za-z0-9_.-]+)*$/;

const fileName = () =>
  string()
    .strict()
    .required()
    .max(...noLonger(200))
    .matches(FILE, '${path} must be the path of a file');
const fileNames = () => array(fileName()).required();

const fileSchema = object({
  integrity: string()
    .strict()
    .required()
    .matches(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: number()
    .strict()
    .required()
    .integer()
    .min(0)
    .max(...noLarger(50_000_000)),
})
  .noUnknown()
  .strict();

/** A schema for records with any keys that match `key` and values that match `value`. */
const table = (value: { required: () => Schema }, key = FILE) =>
  lazy((content: unknown) => {
    const keys = typeof content === 'object' && content !== null ? Object.keys(content) : [];
    return object(Object.fromEntries(keys.map((name) => [name, value.required()])))
      .required()
      .test('keys', '${path} has a key that is not allowed', () => keys.every((name) => key.test(name)))
      .strict();
  });

/** A call of the API by its method and the pattern of its path. */
const CALL = /^(GET|POST|DELETE|PUT|PATCH) \/([^\s?#\\]|\?(?=\/|$))*$/;

const code = { scripts: fileNames(), styles: fileNames() };
const pageFiles = { ...code, shared: array(string().strict().required()).required() };

/** Any text that names something in a program: an export, a package, a range. */
const word = () =>
  string()
    .strict()
    .required()
    .max(...noLonger(200));
const GROUP = /^[@a-z][a-z0-9@/._-]*$/;

/** The names that a part uses or provides; the limits are ten times the largest present group. */
const surface = object({
  names: table(array(word()).max(...atMost(2000, 'names')), GROUP),
  versions: table(word(), GROUP),
  runtime: word(),
})
  .noUnknown()
  .strict()
  .optional()
  .default(undefined);

const common = {
  name: string()
    .strict()
    .required()
    .matches(/^[a-z][a-z0-9-]*$/),
  version: string()
    .strict()
    .required()
    // Longer numbers are not exact in JavaScript, and could not be compared.
    .matches(/^(0|[1-9]\d{0,8})(\.(0|[1-9]\d{0,8})){2}$/, '${path} must be a version such as "1.2.0"'),
  hash: string()
    .strict()
    .required()
    .matches(/^[0-9a-f]{16,64}$/),
  entry: fileName(),
  endpoints: array(
    string()
      .strict()
      .required()
      .max(...noLonger(80))
      .matches(/^[a-z][A-Za-z0-9]*$/),
  ).required(),
  calls: array(
    string()
      .strict()
      .required()
      .max(...noLonger(200))
      .matches(CALL, '${path} must be a call: its method and the pattern of its path'),
  ).max(...atMost(1000, 'calls')),
  files: table(fileSchema),
};

const remoteRelease = object({
  ...common,
  kind: string().strict().required().oneOf(['remote']),
  remote: remoteJsonSchema.required(),
  takes: surface,
  pages: table(object(pageFiles).noUnknown().strict(), /^[a-z][a-z0-9-]*$/),
})
  .noUnknown()
  .strict();

const shellRelease = object({
  ...common,
  kind: string().strict().required().oneOf(['shell']),
  contract: string().strict().required(),
  gives: surface,
  start: object({ ...code, fonts: fileNames() })
    .noUnknown()
    .strict()
    .required(),
  shared: table(object(code).noUnknown().strict(), /^[@a-z][a-z0-9/-]*$/),
  pages: array(pageSchema.concat(object({ ...pageFiles, alone: boolean().strict() })).required()).required(),
})
  .noUnknown()
  .strict();

/** All files that a release names as its code; each must be among its published files. */
function namedFiles(release: Release): string[] {
  const groups =
    release.kind === 'remote'
      ? Object.values(release.pages)
      : [release.start, ...Object.values(release.shared), ...release.pages];
  return [release.entry, ...groups.flatMap(({ scripts, styles }) => [...scripts, ...styles])];
}

/**
 * Parses the content of a `release.json`, with every field validated. Throws yup's ValidationError, or an Error if a
 * file is named that is not published.
 */
export function parseRelease(content: unknown): Release {
  const isShell = typeof content === 'object' && content !== null && 'kind' in content && content.kind === 'shell';
  const schema = isShell ? shellRelease : remoteRelease;
  // The schemas validate every field of these types; yup cannot express records in its inferred types.
  const release = schema.validateSync(content, { abortEarly: false }) as unknown as Release;
  const missing = namedFiles(release).filter((file) => !Object.hasOwn(release.files, file));
  if (missing.length > 0)
    throw new Error(
      `${called(release)} names files that it does not publish: ${missing.join(', ')}. Build it again with the portal’s build.`,
    );
  if (release.kind === 'remote' && release.remote.name !== release.name) {
    throw new Error(
      `${called(release)} carries the remote.json of ${release.remote.name}. Enter ${release.name} as its name, and build it again.`,
    );
  }
  return release;
}
