import { isDeepStrictEqual } from 'node:util';
import { TYPE_LISTS, type TypeListItem, type TypeListName, type TypeLists } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { typeNames } from '../../platform/db/tables';

/** Maximum delay until a changed name is shown. */
const LIFETIME_MS = 60_000;

let cached: { lists: TypeLists; readAt: number } | undefined;

/**
 * The type lists with the names of values from the database, cached, as nearly every response needs them. Unchanged
 * lists stay the same object, as other values are kept with them.
 */
export async function readTypeLists(db: Db): Promise<TypeLists> {
  const now = Date.now();
  if (cached && now - cached.readAt < LIFETIME_MS) return cached.lists;
  const lists = await typeListsNow(db);
  cached = { lists: cached && isDeepStrictEqual(cached.lists, lists) ? cached.lists : lists, readAt: now };
  return cached.lists;
}

async function typeListsNow(db: Db): Promise<TypeLists> {
  const rows = await db.select().from(typeNames);
  const names = new Map(rows.map(({ list, code, name }) => [`${list} ${code}`, name]));
  const named = <List extends TypeListName>(list: List): readonly TypeListItem<List>[] =>
    TYPE_LISTS[list].map((item) => ({ ...item, name: names.get(`${list} ${item.code}`) ?? item.name }));
  const lists = Object.keys(TYPE_LISTS) as TypeListName[];
  return Object.fromEntries(lists.map((list) => [list, named(list)])) as TypeLists;
}
