/** How often the portal is killed, and PostgreSQL restarted; the command says so by the environment. */
export const SETTINGS = {
  rounds: Number(process.env.CRASH_ROUNDS ?? 3),
  restarts: Number(process.env.CRASH_RESTARTS ?? 3),
  databases: (process.env.CRASH_DATABASES ?? 'embedded').split(','),
};
