/** Open-ended dates, and test results that arrive later: the processing does not need these values. */
const MAY_BE_NULL = [/^approval[.]/, /^lidar_version[.]stop_date$/, /^quality_assurance\[/, /^products\[/];

function nulls(value: unknown, path: string): string[] {
  if (value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => nulls(item, `${path}[${at}]`));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => nulls(item, path ? `${path}.${name}` : name));
}

/** The dotted paths of missing values that the processing needs. Paths of channels start at the channel. */
export const missingIn = (configuration: object): string[] =>
  nulls(configuration, '')
    .map((path) => path.replace(/^lidar_configuration[.](?=channels\[|products\[)/, ''))
    .filter((path) => !MAY_BE_NULL.some((open) => open.test(path)));
