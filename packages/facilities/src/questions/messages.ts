/** Texts about questions. */
export const MESSAGES = {
  about: (kind: string, name: string) => `About the ${kind} ${name}`,
  application: 'About the application',
  asked: (who: string, day: string | null) => `Asked by ${who} on ${day}`,
  answered: (day: string | null) => `Answered on ${day}`,
  until: (day: string | null) => `Due on ${day}`,
  opened: 'Open for correction, but not after the preliminary report',
  states: { open: 'Waits for an answer', answered: 'Answered', closed: 'Closed' },
  answer: 'Answer',
} as const;
