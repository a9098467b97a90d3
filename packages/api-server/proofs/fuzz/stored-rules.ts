import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  DAYS,
  EVALUATION_FIELDS,
  FACILITY_FIELDS,
  INSTALLATION_FIELDS,
  LENGTHS,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
  TYPE_LISTS,
} from '@portal/domain';
import type { Field, Fields } from '@portal/domain';
import { sql } from 'drizzle-orm';
import type { TestPortal } from '../../test/portal';

type Rule = readonly [broken: string, rows: string];

const quoted = (list: readonly { code: string }[]) => list.map(({ code }) => `'${code}'`).join(', ');

/** A column whose values come from a list. */
const fromList = (table: string, column: string, list: readonly { code: string }[]): Rule => [
  `${table}.${column} holds what is in no list`,
  `select ${column} from ${table} where ${column} not in (${quoted(list)})`,
];

const day = (table: string, column: string): Rule => [
  `${table}.${column} holds a day that no form takes`,
  `select ${column} from ${table} where ${column} not between '${DAYS.first}' and '${DAYS.last}'`,
];

const text = (table: string, columns: readonly string[], max: number = LENGTHS.shortText): Rule[] =>
  columns.map((column) => [
    `${table}.${column} holds a text that is too long or has spaces around it`,
    `select left(${column}, 80) from ${table} where char_length(${column}) > ${max} or ${column} <> trim(${column})`,
  ]);

const size = (table: string, column: string): Rule => [
  `${table}.${column} is no size`,
  `select ${column} from ${table} where not (${column} > 0 and ${column} <= 1000000)`,
];

/** The rules for a field of a record in every table that has it; positions are constrained by the tables themselves. */
function ofField(table: string, name: string, field: Field): Rule[] {
  if (field.list !== undefined) return [fromList(table, name, TYPE_LISTS[field.list])];
  if (field.control === 'day') return [day(table, name)];
  if (field.control === 'lines') return text(table, [name], field.max ?? LENGTHS.longText);
  if (field.control === 'line' || field.control === 'email') return text(table, [name], field.max);
  return table === 'lidar_channel_groups' && field.control === 'number' ? [size(table, name)] : [];
}

const ofRecord = (table: string, fields: Fields): Rule[] =>
  Object.entries(fields).flatMap(([name, field]) => ofField(table, name, field));

const picture = (table: string, link: string): Rule => [
  `${table}: a picture belongs to another record`,
  `select one.id from ${table} one join files on files.id = one.picture_id where linked_as <> '${link}' or linked_id <> one.id`,
];

/** Queries that find rows which must never exist. Constraints of the tables are not repeated. */
const RULES: readonly Rule[] = [
  fromList('national_facilities', 'type', TYPE_LISTS['nf-types']),
  ...ofRecord('national_facilities', FACILITY_FIELDS),
  ...ofRecord('lidars', LIDAR_FIELDS),
  ...ofRecord('lidar_channel_groups', CHANNEL_GROUP_FIELDS),
  ...ofRecord('photometers', PHOTOMETER_FIELDS),
  ...ofRecord('evaluations', EVALUATION_FIELDS),
  ...ofRecord('installation', INSTALLATION_FIELDS),
  fromList('lidar_channel_groups', 'category', CHANNEL_CATEGORIES),
  day('applications', 'due_date'),
  ...text('national_facilities', ['name'], LENGTHS.facilityName),
  ...text('users', ['email', 'first_name', 'last_name']),
  ...text('contact_messages', ['subject', 'first_name', 'last_name', 'email']),
  picture('national_facilities', 'facility-picture'),
  picture('lidars', 'lidar-picture'),
  picture('photometers', 'photometer-picture'),
  picture('installation', 'installation-picture'),
  ['an address is none', `select email from users where email !~ '^\\S+@\\S+$'`],
  ['a message has a second line in its head', `select subject from emails where subject ~ '[\\r\\n]'`],
  ['a message goes to what is no address', `select one from emails, unnest(recipients) one where one !~ '^\\S+@\\S+$'`],
  ['a message holds markup that somebody sent', `select id::text from emails where html ~* '<script|<img src=x'`],
  ['a file has a path for a name', `select name from files where name ~ '[/\\\\[:cntrl:]]' or char_length(name) > 255`],
  [
    'a facility has no current round, or several',
    `select facility_id from applications group by facility_id having count(*) filter (where is_current) <> 1`,
  ],
  [
    'nobody can administrate',
    `select 'nobody' where not exists (select from user_roles join users on users.id = user_id where role = 'administrator' and deactivated_at is null)`,
  ],
];

/** Stored rows that break a rule, in words; empty if there are none. */
export async function brokenRules({ db }: Pick<TestPortal, 'db'>): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, rows] of RULES) {
    const found = await db.execute(sql.raw(rows));
    if (found.rows.length > 0) broken.push(`${sentence}: ${JSON.stringify(found.rows.slice(0, 3))}`);
  }
  return broken;
}
