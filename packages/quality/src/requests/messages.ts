/** Texts of the view of a request for support. */
export const MESSAGES = {
  facts: {
    facility: 'Facility',
    kind: 'Kind of support',
    instruments: 'Instruments',
    test: 'Test',
    wanted: 'Wanted time',
    flexibility: 'Flexibility',
    blackout: 'Not possible on',
    urgency: 'Urgency',
    sent: 'Sent',
    files: 'Files',
  },
  openTest: 'Open the test',
  from: (day: string) => `from ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  turn: (sentence: string, since: string) => `${sentence} Since ${since}.`,
  thread: (number: string) => `Messages of ${number}`,
  request: 'Request',
  internal: 'Internal',
} as const;
