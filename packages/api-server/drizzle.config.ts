import { defineConfig } from 'drizzle-kit';

/** `pnpm exec drizzle-kit generate --name <what-changes>` writes the next migration; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/tables.ts',
  out: './migrations',
  casing: 'snake_case',
});
