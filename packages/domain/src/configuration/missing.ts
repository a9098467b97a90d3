/** Ends that are open on purpose, and tests whose results come later: nothing that the processing waits for. */
const MAY_BE_NULL = [/^approval[.]/, /^lidar_version[.]stop_date$/, /^quality_assurance\[/, /^products\[/];

function nulls(value: unknown, path: string): string[] {
  if (value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((one, at) => nulls(one, `${path}[${at}]`));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => nulls(one, path ? `${path}.${name}` : name));
}

/** Dotted paths of what the processing needs and nobody has told; those of channels start at the channel. */
export const missingIn = (configuration: object): string[] =>
  nulls(configuration, '')
    .map((path) => path.replace(/^lidar_configuration[.](?=channels\[|products\[)/, ''))
    .filter((path) => !MAY_BE_NULL.some((open) => open.test(path)));
