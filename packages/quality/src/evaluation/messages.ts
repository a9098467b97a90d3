/** Texts of the views of a regular evaluation. */
export const EVALUATION_VIEW_MESSAGES = {
  indicators: {
    caption: 'Indicators',
    columns: {
      indicator: 'Indicator',
      figure: 'Figure',
      target: 'Target',
      light: 'State',
      before: (year: number) => `Evaluation of ${year}`,
      meaning: 'What it means',
      source: 'Source',
    },
    changes: { up: '↑ higher now', down: '↓ lower now', same: '= as before' },
    on: (day: string) => `Figures as of ${day}, of the instruments in the scope of the label.`,
    explain: 'What the indicators mean',
  },
  head: {
    kind: 'Evaluation',
    period: 'Period',
    periodOf: (from: string, to: string) => `${from} to ${to}`,
    opened: 'Opened',
    state: 'State',
    turn: 'What is next',
    turnSince: (sentence: string, since: string, due: string | null) =>
      due === null ? `${sentence} Since ${since}.` : `${sentence} Since ${since}, due ${due}.`,
    due: 'Statement due',
    outcome: 'Outcome',
    closed: 'Closed',
  },
  actions: {
    title: 'Actions',
    none: 'No actions were asked for.',
    due: (day: string) => `Due ${day}`,
    overdue: (day: string) => `Overdue since ${day}`,
    reported: (day: string) => `Reported as done on ${day}`,
    confirmed: (day: string) => `Confirmed on ${day}`,
    open: 'Not reported as done yet',
    pending: {
      facility: (count: number, due: string | null) =>
        `${count} ${count === 1 ? 'action' : 'actions'}${due === null ? '' : `, ${count === 1 ? '' : 'the first '}due ${due}`}`,
      cars: (count: number) =>
        `${count} reported ${count === 1 ? 'action waits' : 'actions wait'} to be confirmed by the centre`,
    },
  },
  suspension: {
    proposed:
      'The calibration centre has proposed to suspend the label. A proposal suspends nothing: the label stays as it is until a suspension is recorded.',
    past: 'The calibration centre had proposed to suspend the label. The proposal is no longer open.',
    today: (day: string, words: string) => `Today, ${day}: ${words}.`,
  },
} as const;
