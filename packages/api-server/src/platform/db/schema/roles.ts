import type { RoleCode } from '@portal/domain';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './users';

/** What a user may be. Codes come from the domain, which also knows what each allows; only the names live here. */
export const roles = pgTable('roles', {
  code: text().$type<RoleCode>().primaryKey(),
  name: text().notNull(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text()
      .$type<RoleCode>()
      .notNull()
      .references(() => roles.code),
    createdAt: createdAt(),
  },
  (userRole) => [
    primaryKey({ columns: [userRole.userId, userRole.role] }),
    index('user_roles_by_role').on(userRole.role),
  ],
);
