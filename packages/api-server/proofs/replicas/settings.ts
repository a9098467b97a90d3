/** How long the proof goes on; the command says so by the environment. */
export const SETTINGS = {
  /** How often every step is raced, by people who come as they come and by people who all wait at the gate. */
  rounds: Number(process.env.REPLICAS_ROUNDS ?? 1),
  /** Messages that are sent at once. */
  messages: Number(process.env.REPLICAS_MESSAGES ?? 60),
  /** Whether three servers also write the demonstration at once. */
  demo: process.env.REPLICAS_DEMO === '1',
};
