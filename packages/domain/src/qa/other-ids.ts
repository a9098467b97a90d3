import type { ConfigurationIds } from './configuration';

/** Ids that a file states, in its name or in its content; those it does not state are absent. */
export type StatedIds = { readonly [Name in keyof ConfigurationIds]?: ConfigurationIds[Name] | undefined };

const WORDS: readonly (readonly [name: keyof ConfigurationIds, word: string])[] = [
  ['station_id', 'station'],
  ['scc_lidar_id', 'lidar'],
  ['scc_version_id', 'version'],
  ['scc_configuration_id', 'configuration'],
];

/** Says which ids of a file are others than those of the configuration, and which are expected; `null` if all fit. */
export function otherIds(stated: StatedIds, expected: ConfigurationIds): string | null {
  const known = WORDS.filter(([name]) => stated[name] !== undefined);
  if (known.every(([name]) => stated[name] === expected[name])) return null;
  const found = known.map(([name, word]) => `${word} ${stated[name]}`).join(', ');
  return `The file is of ${found}; expected ${known.map(([name]) => expected[name]).join(', ')}.`;
}

const KEYS: Readonly<Partial<Record<string, keyof ConfigurationIds>>> = {
  'station id': 'station_id',
  'lidar id': 'scc_lidar_id',
  'version id': 'scc_version_id',
  'configuration id': 'scc_configuration_id',
};

/** The ids in the header of an export, or in a configuration file of ATLAS, which writes them with underscores. */
export function idsInHeader(header: readonly (readonly [name: string, value: string])[]): StatedIds {
  const ids: { -readonly [Name in keyof StatedIds]: StatedIds[Name] } = {};
  for (const [name, value] of header) {
    const key = KEYS[name.toLowerCase().replaceAll('_', ' ')];
    const [word = ''] = value.toLowerCase().split(/[\s#;,]/, 1);
    if (key === undefined || word === '') continue;
    if (key === 'station_id') ids.station_id ??= word;
    else if (/^\d{1,9}$/.test(word)) ids[key] ??= Number(word);
  }
  return ids;
}
