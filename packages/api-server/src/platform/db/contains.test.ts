import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/database';
import { contains } from './contains';

const { db } = testDatabase();

test.each([
  ['Bjørn', 'bjorn', true],
  ['bjorn', 'BJØRN', true],
  ['Málaga', 'malaga', true],
  ['Łódź', 'lodz', true],
  ['Şahin Ağaoğlu', 'agaoglu', true],
  ['100 %', '%', true],
  ['100', '%', false],
  ['a_b', '_', true],
  ['ab', '_', false],
  ['a\\b', '\\', true],
  ['Σίγμα', 'σίγμα', true],
  ['Bjørn', 'bjarn', false],
])('%s contains %s: %s', async (text, search, does) => {
  const { rows } = await db.execute(sql`select ${contains(sql`${text}::text`, search)} as does`);
  expect(rows).toEqual([{ does }]);
});
