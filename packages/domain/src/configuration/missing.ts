/** Ends that are open on purpose, and tests whose results come later: nothing that the processing waits for. */
const MAY_BE_NULL = [/^approval[.]/, /^lidar_version[.]stop_date$/, /^quality_assurance\[/, /^products\[/];

function nulls(value: unknown, path: string): string[] {
  if (value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => nulls(item, `${path}[${at}]`));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => nulls(item, path ? `${path}.${name}` : name));
}

/** Dotted paths of values that the processing needs and that are missing; those of channels start at the channel. */
export const missingIn = (configuration: object): string[] =>
  nulls(configuration, '')
    .map((path) => path.replace(/^lidar_configuration[.](?=channels\[|products\[)/, ''))
    .filter((path) => !MAY_BE_NULL.some((open) => open.test(path)));
