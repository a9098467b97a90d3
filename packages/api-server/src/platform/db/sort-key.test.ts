import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/database';
import { wordsOf } from './contains';
import { sortKey } from './sort-key';

const { db } = testDatabase();

test('lists sort without regard to case and accents, on every database', async () => {
  const names = ['Cyprus', 'Évora', 'evora', 'Cézeaux-Opme', 'Øystese', 'Oslo', 'Zugspitze', 'Ávila', 'Łódź', 'Lille'];
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name order by ${sortKey(sql`name`)}, name desc`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'Ávila',
    'Cézeaux-Opme',
    'Cyprus',
    'Évora',
    'evora',
    'Lille',
    'Łódź',
    'Oslo',
    'Øystese',
    'Zugspitze',
  ]);
});

test('every letter sorts as the one that a search takes it for', async () => {
  const letters = Array.from({ length: 0x45f - 0xc0 + 1 }, (_, at) => String.fromCodePoint(0xc0 + at)).filter(
    (letter) => /^[\u00C0-\u017F\u0218-\u021B\u0386-\u03CE\u0400-\u045F]$/.test(letter) && /\p{Letter}/u.test(letter),
  );
  const { rows } = await db.execute<{ letter: string; key: string }>(
    sql`select letter, ${sortKey(sql`letter`)} as key from unnest(${sql.param(letters)}::text[]) as letter`,
  );
  const others = rows.filter(({ letter, key }) => key !== wordsOf(letter)[0]);
  expect(others.map(({ letter }) => letter)).toEqual([]);
});
