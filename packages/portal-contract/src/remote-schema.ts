import { PERMISSIONS } from '@portal/domain';
import { array, number, object, string, type InferType } from 'yup';
import { atLeastOne, atMost, noLonger } from './limits';
import { patternProblem } from './paths/route-pattern';
import { CONTRACT_RANGE } from './range';
import type { LaterStage, MenuEntry, MenuLink, PageEntry, RemoteJson } from './remote';

const text = () =>
  string()
    .strict()
    .required()
    .min(1)
    .max(...noLonger(120));

/** No empty segments, nor those by which browsers leave a path: `.` and `..`, also when encoded. */
const PATH = /^\/(?!.*(?:\/\/|\/(?:\.|%2e){1,2}(?:\/|$)))(?!\/)[^\s?#\\]*$/i;
const path = () => text().matches(PATH, '${path} must be a path of this portal, such as "/contact"');

const pattern = () =>
  text().test('route-pattern', (value, { createError, path: field }) => {
    const problem = patternProblem(value);
    return problem === null || createError({ message: `${field} ${problem}` });
  });

const permissions = () => array(string().strict().oneOf(PERMISSIONS).required());

const uniqueBy =
  <T>(keyOf: (item: T) => string) =>
  (items: T[] | undefined) =>
    new Set((items ?? []).map(keyOf)).size === (items ?? []).length;

/** Bytes of a `remote.json` without its white space: every page of the portal carries those of all remotes. */
const MAX_BYTES = 20_000;

const tooHeavy = (bytes: number) =>
  `The file remote.json has ${bytes} bytes, and at most ${MAX_BYTES} are allowed, as every page of the portal carries them. Declare fewer pages or menu entries.`;

/** Schema of a page, of a remote or of the shell. */
export const pageSchema = object({
  path: pattern(),
  page: text().matches(/^[a-z][a-z0-9-]*$/, '${path} must be in kebab-case, as its file is'),
  title: text(),
  access: string().strict().oneOf(['public', 'login', 'administrator']).required(),
  data: array(path().required()).max(...atMost(10, 'addresses')),
  leadsTo: path().optional(),
  stage: string<LaterStage>().strict().oneOf(['1b', '1c', '2']).optional(),
})
  .noUnknown()
  .strict();

const linkSchema = object({
  label: text(),
  path: path(),
  covers: path().optional(),
  counts: array(path().required()).max(...atMost(10, 'paths')),
  permissions: permissions(),
})
  .noUnknown()
  .strict();

const menuSchema = object({
  label: text(),
  icon: text(),
  order: number().strict().required(),
  path: path().optional(),
  permissions: permissions(),
  children: array(linkSchema.required())
    .min(...atLeastOne('links'))
    .max(...atMost(100, 'links')),
})
  .noUnknown()
  .strict()
  .test(
    'link-or-section',
    '${path} needs a path, or children, and not both',
    (entry) => (entry.path === undefined) !== (entry.children === undefined),
  );

/** Schema of `remote.json`, validated when a remote is built and again when it is published. */
export const remoteJsonSchema = object({
  $schema: string().strict(),
  name: text().matches(/^mf-[a-z0-9]+(-[a-z0-9]+)*$/, '${path} must look like "mf-public"'),
  contract: text().matches(CONTRACT_RANGE, '${path} must be a range such as "^1.0.0"'),
  pages: array(pageSchema.required())
    .required()
    .min(...atLeastOne('pages'))
    .max(...atMost(1000, 'pages'))
    .test(
      'unique-paths',
      '${path} claims the same path twice',
      uniqueBy((page) => page.path.toLowerCase()),
    ),
  menu: array(menuSchema.required())
    .required()
    .max(...atMost(100, 'entries')),
})
  .noUnknown()
  .strict()
  .test('weight', (content, { createError }) => {
    const bytes = new TextEncoder().encode(JSON.stringify(content)).length;
    return bytes <= MAX_BYTES || createError({ message: tooHeavy(bytes) });
  });

/** Fields not named here are kept: the schema removes unknown ones. */
const toLink = ({ covers, counts, permissions: held, ...link }: InferType<typeof linkSchema>): MenuLink => ({
  ...link,
  ...(covers !== undefined && { covers }),
  ...(counts && { counts }),
  ...(held && { permissions: held }),
});

/**
 * Parses the content of a `remote.json`, with every field validated. Throws yup's ValidationError, whose `errors` are
 * sentences that name the field.
 */
export function parseRemoteJson(content: unknown): RemoteJson {
  const { name, contract, pages, menu } = remoteJsonSchema.validateSync(content, { abortEarly: false });
  return {
    name,
    contract,
    pages: pages.map(({ data, ...page }): PageEntry => ({ ...page, ...(data && { data }) })),
    menu: menu.map(({ path: to, permissions: held, children, ...entry }): MenuEntry => ({
      ...entry,
      ...(to !== undefined && { path: to }),
      ...(held && { permissions: held }),
      ...(children && { children: children.map(toLink) }),
    })),
  };
}
