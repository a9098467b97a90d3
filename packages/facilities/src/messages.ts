import { DUE_WORDS, PARTY_NAMES } from '@portal/domain';

/**
 * Texts about facilities. Those about reports are separate, so that pages that show only reports do not load these.
 * Names of states and components come from the domain.
 */
export const MESSAGES = {
  window: {
    loading: 'Loading',
    failedTitle: 'This could not be loaded',
    failed: 'Please try again in a moment.',
  },
  reviewers: {
    set: 'Set reviewers',
    change: 'Change reviewers',
    of: (what: string, facility: string) => `${what} of ${facility}`,
    title: 'Choose reviewers',
    loading: 'Loading the people to choose from',
    failedTitle: 'The people to choose from could not be loaded',
    failed: 'Please try again in a moment.',
    none: 'Not assigned',
    noInstrument: (kind: string) => `Not needed: the facility has no ${kind}.`,
    roleGone: 'no longer has the role',
    cancel: 'Cancel',
    save: 'Save reviewers',
    notSavedTitle: 'The reviewers were not saved',
    notSaved: 'Nothing has changed. Please try again in a moment.',
  },
  declined: {
    title: 'Declined',
    who: (name: string, component: string, day: string) => `${name}, ${component}, on ${day}:`,
    conflict: 'Conflict of interest, cannot be assigned here.',
  },
  register: {
    acronym: 'Acronym',
    leader: 'NF Leader',
    submit: 'Register new NF',
    leadersFailed: 'The people to choose from could not be loaded.',
    again: 'Try again',
    problems: 'Not registered. Please correct:',
    notRegisteredTitle: 'Not registered',
    notRegistered: 'What you typed is still here; please try again in a moment.',
  },
  waiting: {
    days: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`),
    unknown: '–',
  },
  pending: {
    parties: PARTY_NAMES,
    due: (day: string) => `${DUE_WORDS.due} ${day}`,
    overdue: (day: string) => `${DUE_WORDS.overdue} ${day}`,
    late: 'Overdue',
    since: 'since',
  },
  changes: {
    kinds: { facility: 'Facility', lidar: 'Lidar', photometer: 'Photometer' },
    what: { added: 'added', removed: 'removed', changed: 'changed' },
    record: (kind: string, name: string, what: string) => `${kind} ${name}: ${what}`,
    of: (name: string) => `Changes of ${name}`,
    field: 'Field',
    before: 'Before',
    now: 'Now',
  },
} as const;
