import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './users';

/** What a user may be. The codes come from the domain and never change; names may be changed in the database. */
export const roles = pgTable('roles', {
  id: id(),
  code: text().notNull().unique('roles_code_key'),
  name: text().notNull(),
  /** Written from the domain's table at every start. */
  permissions: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid()
      .notNull()
      .references(() => roles.id),
    createdAt: createdAt(),
  },
  (userRole) => [
    primaryKey({ columns: [userRole.userId, userRole.roleId] }),
    index('user_roles_by_role').on(userRole.roleId),
  ],
);
