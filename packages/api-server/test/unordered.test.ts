import { sql } from 'drizzle-orm';
import { testDatabase } from './database';

const { db, pool } = testDatabase();
const NUMBERS = 'select * from (values (1), (2), (3)) as numbers (number)';
const numbersOf = (rows: Record<string, unknown>[]) => rows.map(({ number }) => number);

test.each([
  ['without an order are not as stored, nor twice the same', NUMBERS, ['2,3,1', '3,2,1']],
  ['with an order of a part only neither', `select * from (${NUMBERS} order by number) as sorted`, ['2,3,1', '3,2,1']],
  ['in an order are unchanged', `${NUMBERS} order by number`, ['1,2,3', '1,2,3']],
])('rows that are read %s', async (_how, text, expected) => {
  const first = numbersOf((await db.execute(sql.raw(text))).rows);
  const second = await new Promise<unknown[]>((resolve, reject) => {
    pool.query(text, (error, { rows }) => (error ? reject(error) : resolve(numbersOf(rows))));
  });
  expect([first.join(), second.join()].toSorted()).toEqual(expected);
});
