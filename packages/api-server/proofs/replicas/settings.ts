/** The extent of the proof; set by the command through the environment. */
export const SETTINGS = {
  /** Number of races of every step, synchronized and unsynchronized. */
  rounds: Number(process.env.REPLICAS_ROUNDS ?? 1),
  /** Messages that are sent at once. */
  messages: Number(process.env.REPLICAS_MESSAGES ?? 60),
  /** How often the database goes silent. */
  silences: Number(process.env.REPLICAS_SILENCES ?? 10),
  /** Whether three servers also write the demonstration at once. */
  demo: process.env.REPLICAS_DEMO === '1',
};
