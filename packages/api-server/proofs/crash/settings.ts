/** Number of kills of the portal and of restarts of PostgreSQL; set by the command through the environment. */
export const SETTINGS = {
  rounds: Number(process.env.CRASH_ROUNDS ?? 3),
  restarts: Number(process.env.CRASH_RESTARTS ?? 3),
  databases: (process.env.CRASH_DATABASES ?? 'embedded').split(','),
};
