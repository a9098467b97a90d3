import type { OperationalConfiguration } from './operational-configuration';

/** The differences between two configurations of a lidar. Times and the list of missing values are ignored. */
export interface ConfigurationDifference {
  lidar: string;
  what: 'new' | 'gone' | 'changed';
  values: { path: string; before: string; after: string }[];
}

const IGNORED = ['exported_at', 'approval', 'missing', 'schema_version'];

/** The key of a list item: a name, which is stable when other items are added or removed, otherwise the index. */
function keyOf(item: unknown, at: number): string {
  const named = item as { string_id?: string; test?: string };
  return named?.string_id ?? named?.test ?? String(at);
}

const wordOf = (value: unknown) => {
  if (value === null) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function leaves(value: unknown, path: string): [path: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leaves(item, `${path}[${keyOf(item, at)}]`));
  if (typeof value !== 'object' || value === null) return [[path, wordOf(value)]];
  return Object.entries(value).flatMap(([name, item]) => leaves(item, path ? `${path}.${name}` : name));
}

function valuesOf(configuration: OperationalConfiguration): Map<string, string> {
  const counted = Object.entries(configuration).filter(([name]) => !IGNORED.includes(name));
  return new Map(leaves(Object.fromEntries(counted), ''));
}

function changedValues(before: OperationalConfiguration, after: OperationalConfiguration) {
  const [old, present] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? 'none', after: present.get(path) ?? 'none' }))
    .filter((value) => value.before !== value.after);
}

const of = (list: readonly OperationalConfiguration[], id: string) => list.find(({ lidar }) => lidar.portal_id === id);

/** The differences between two versions, lidar by lidar. */
export function configurationDifferences(
  before: readonly OperationalConfiguration[],
  after: readonly OperationalConfiguration[],
): ConfigurationDifference[] {
  const present = after.flatMap((configuration): ConfigurationDifference[] => {
    const { name, portal_id } = configuration.lidar;
    const old = of(before, portal_id);
    if (!old) return [{ lidar: name, what: 'new', values: [] }];
    const values = changedValues(old, configuration);
    return values.length > 0 ? [{ lidar: name, what: 'changed', values }] : [];
  });
  const gone = before.filter(({ lidar }) => !of(after, lidar.portal_id));
  return [...present, ...gone.map(({ lidar }) => ({ lidar: lidar.name, what: 'gone' as const, values: [] }))];
}
