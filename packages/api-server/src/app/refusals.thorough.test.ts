import { defaultLocale, isSchema, type AnySchema } from 'yup';
import { AppError } from '../platform/errors/app-error';
import { NO_FIELDS } from '../platform/http/params';
import { parse } from '../platform/http/validation';
import { CALLS } from './calls';

type Path = readonly (string | 0)[];

function inside(schema: AnySchema): [key: string | 0, below: AnySchema][] {
  const { fields, innerType } = schema as AnySchema & { fields?: object; innerType?: AnySchema };
  const all: [string | 0, unknown][] = innerType ? [[0, innerType]] : Object.entries(fields ?? {});
  return all.filter((entry): entry is [string | 0, AnySchema] => isSchema(entry[1]));
}

const pathsIn = (schema: AnySchema, path: Path = []): Path[] => [
  path,
  ...inside(schema).flatMap(([key, below]) => pathsIn(below, [...path, key])),
];

function at([key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  return key === 0 ? [at(rest, value)] : { [key]: at(rest, value) };
}

/** What the schema of a body or a query refuses, field by field. */
function refusals(part: 'body' | 'querystring', schema: AnySchema, value: unknown) {
  try {
    parse(part, schema, value);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.errors ?? [];
    throw error;
  }
}

const PARTS = CALLS.flatMap(({ call, body, query }) => [
  ...(body ? [{ call, part: 'body' as const, schema: body }] : []),
  ...(query ? [{ call, part: 'querystring' as const, schema: query }] : []),
]);
const BODIES = PARTS.filter(({ part }) => part === 'body');

const ODD = [
  null,
  -1.5,
  Infinity,
  '',
  'x',
  '\0',
  'x'.repeat(30_000),
  true,
  [null, [], 1, 'x'],
  Array.from({ length: 100 }, () => 'x'),
  { x: 1 },
];

/** The sentences that the library has for want of ours. */
const LIBRARY = Object.values(defaultLocale)
  .flatMap((group): unknown[] => Object.values(group))
  .filter((sentence) => typeof sentence === 'string')
  .map((sentence) => new RegExp(`^${sentence.replaceAll(/\$\{\w+\}/g, '[^]*')}$`));

test('the sentences of the library are known', () => {
  expect(LIBRARY.length).toBeGreaterThan(20);
  expect('name cannot be null').toMatch(LIBRARY.find(({ source }) => source.includes('cannot be null')) ?? /never/);
});

test.each(PARTS)('$call refuses an invalid $part in the words of the portal', ({ part, schema }) => {
  const said = pathsIn(schema).flatMap((path) => ODD.flatMap((value) => refusals(part, schema, at(path, value))));
  const foreign = said.filter(
    ({ message }) => /\btype\b.*final value/.test(message) || LIBRARY.some((sentence) => sentence.test(message)),
  );
  expect(said).not.toEqual([]);
  expect(foreign).toEqual([]);
});

/** These look after other fields themselves: what is served beside the record, and the content of releases. */
const OPEN = [
  'POST /national-facility/:id/edit/general-info',
  'POST /lidar/system/edit/:id',
  'POST /photometer/system/edit/:id',
  'POST /releases/:name',
  'POST /releases/fit',
];

test.each([...BODIES.filter(({ call }) => !OPEN.includes(call)), { call: 'what takes no fields', schema: NO_FIELDS }])(
  '$call refuses a field that it does not know, by its name',
  ({ schema }) => {
    for (const name of ['owner_id', 'toString', ''])
      expect(refusals('body', schema, { [name]: null })).toContainEqual({ path: name, message: 'Unknown field' });
  },
);

/**
 * Texts, files, dates and choices that a record may lack, figures of a missing group of channels, paths of the
 * installation's own parts, and steps not taken.
 */
const MAY_BE_NONE =
  /^(name|type|hosting_institute|(\w+_)?pi_(name|contact)|pictures?|file|user_file|(due|operation_start|planned_operation)_date|additional_(info|features)|t_h_control|lidar_status_control|(height|time)_resolution|distance_full_overlap|minimum_altitude_range|channels|(lidar|photometer)(_data)?|(preliminary_)?acceptance|\w+_(compliance|comments|recommendations)|password_reset_hash|statement|conditions|commit|email|assessment|comments|without_plan_reason|instrument|aspect|until|(station|lidar|version|configuration|channel)_id|configuration_name|displayed_status_reason|product_title|infrastructure|issuing_centre|address|contact|logo|reply_to|licence|ends_at|prefixes|off|(preliminary_)?meaning_\w+)$/;

/** The same of quality assurance: channels, events, calibrations, tests with their findings, requests and slots. */
const MAY_BE_NONE_OF_TESTS =
  /^(scc_channel_id|recorder_channel_id|laser|dead_time|trigger_delay(_bins)?|first_signal_rangebin|filter_fwhm|background_(low|high)|[gh]_[rt]|k|from|to|network_project_id|(sent|received|returned|installed|radiosonde)_at|calibrated_on|v0|(u|shift)_percent|result|valid_until|certificate|(measured|wanted)_(from|to)|atlas_version|radiosonde_source|weather|comment|method|dark_deviation|remark|full_overlap_m|eta|epsilon_deg|residual|conclusions|recommendations|test|text|deadline|notes)$/;

/** The same of labels, their evaluations and indicators. */
const MAY_BE_NONE_OF_LABELS = /^(note|document|public_text|outcome|numerator|denominator)$/;
const mayBeNone = (name: string) =>
  [MAY_BE_NONE, MAY_BE_NONE_OF_TESTS, MAY_BE_NONE_OF_LABELS].some((names) => names.test(name));

/** As a refusal names it. */
const nameOf = (path: Path) =>
  path
    .map((key) => (key === 0 ? '[0]' : `.${key}`))
    .join('')
    .replace(/^\./, '');

test.each(BODIES)('$call takes null for a value that there may be none of, and for no other', ({ schema }) => {
  const taken = pathsIn(schema).filter(
    (path) => path.length > 0 && !refusals('body', schema, at(path, null)).some((one) => one.path === nameOf(path)),
  );
  expect(taken.map((path) => String(path.at(-1))).filter((name) => !mayBeNone(name))).toEqual([]);
});

test.each(BODIES)('$call refuses a body that is no object', ({ schema }) => {
  for (const body of [[], [{}], 'x', 1, true]) expect(refusals('body', schema, body)).toMatchObject([{ path: '' }]);
});
