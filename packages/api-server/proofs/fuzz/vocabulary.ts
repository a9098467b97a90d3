import { CHANNEL_CATEGORIES, LIDAR_CHANNELS, ROLES, TYPE_LISTS } from '@portal/domain';
import type { Fixture } from '../../test/matrix/fixture';
import type { Chance } from './chance';
import type { Schema } from './operations';

/** Values that the portal accepts, so that random values often pass the first check. */
export interface Vocabulary {
  ids: readonly string[];
  codes: readonly string[];
  addresses: readonly string[];
}

const CODES = [
  ...Object.values(TYPE_LISTS).flatMap((list) => list.map(({ code }) => code)),
  ...CHANNEL_CATEGORIES.map(({ code }) => code),
  ...LIDAR_CHANNELS.map((channel) => channel.short_name),
  ...ROLES.map(({ code }) => code),
  'facility',
  'evaluation',
];

/** The values of a fixture: its ids and addresses, and the codes of all lists. */
export function vocabularyOf({ people, facilities, uploads, shared, email }: Fixture): Vocabulary {
  const records = Object.values(facilities).flatMap(({ id, lidarId, photometerId, files }) => [
    id,
    lidarId,
    photometerId,
    ...Object.values(files),
  ]);
  const persons = Object.values(people);
  const ids = [...records, ...persons.map(({ id }) => id), ...Object.values(uploads), shared, email];
  return { ids, codes: CODES, addresses: persons.map((person) => person.email) };
}

const WORDS = ['Dust', 'Übersicht', '2026-06-15', 'Rue de la Poussière 3', 'Saharan dust over Évora'];

function someText({ ids, codes, addresses }: Vocabulary, chance: Chance, { format }: Schema): string {
  if (format === 'email') return chance.pick(addresses);
  return chance.pick(
    chance.weigh([
      [3, codes],
      [2, ids],
      [1, addresses],
      [2, WORDS],
    ]),
  );
}

const kindOf = ({ type = 'string' }: Schema) => (typeof type === 'string' ? type : (type[0] ?? 'string'));

/** A value of the right shape: its fields exist with the right types, though they may be inconsistent. */
export function shaped(words: Vocabulary, chance: Chance, schema: Schema): unknown {
  const { items = {}, properties = {}, minimum = 0, maximum = 1000 } = schema;
  const kind = kindOf(schema);
  if (kind === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, shaped(words, chance, one)]));
  if (kind === 'array') return Array.from({ length: chance.between(0, 3) }, () => shaped(words, chance, items));
  if (kind === 'integer' || kind === 'number') return chance.between(Math.ceil(minimum), Math.floor(maximum));
  return kind === 'boolean' ? chance.happens(0.5) : someText(words, chance, schema);
}
