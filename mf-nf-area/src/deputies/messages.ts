import { MAX_DEPUTIES } from '@portal/domain';

/** Texts about the deputies of a facility. */
export const MESSAGES = {
  about: `Deputies edit, submit and read as the facility leader does, under their own names, and get the same messages. A facility has at most ${MAX_DEPUTIES}.`,
  loading: 'Loading the deputies',
  failedTitle: 'The deputies could not be loaded',
  failed: 'Please try again in a moment.',
  emptyTitle: 'No deputies yet',
  empty: (owner: string) => `${owner} alone edits and submits for this facility.`,
  since: (day: string) => `since ${day}`,
  full: `The facility has ${MAX_DEPUTIES} deputies. To name another one, please remove one first.`,
  name: {
    title: 'Name a deputy',
    email: 'Email of a new deputy',
    hint: 'The address of an active account. People with another role in the portal can only be named by CARS or an administrator.',
    send: 'Name deputy',
    problems: 'Not named. Please correct:',
    failedTitle: 'The deputy was not named',
    failed: 'What you typed is still here; please try again in a moment.',
  },
  remove: {
    action: 'Remove',
    of: (name: string) => `Remove ${name}`,
    title: 'Remove deputy',
    question: (name: string, facility: string) =>
      `Do you want to remove ${name} from the deputies of ${facility}? What was edited and submitted stays.`,
    leave: (facility: string) =>
      `Do you want to stop being a deputy at ${facility}? You can then no longer open it, unless another role allows it.`,
    failedTitle: 'The deputy was not removed',
    failed: 'Nothing has changed. Please try again in a moment.',
  },
} as const;
