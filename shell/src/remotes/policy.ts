import type { Fault } from '@portal/domain';

/** Timeouts in milliseconds. */
export const TIMEOUTS = {
  /** A page counts as slow after this; with rendering, the user is told within three seconds. */
  slow: 2_000,
  /** But not before this, when part of that time went into loading the portal itself. */
  slowAtLeast: 1_000,
  /** The loader gives up after this; networks at remote sites are slow. */
  giveUp: 120_000,
  /** How long the very first page may delay the frame. */
  firstPage: 400,
  /** How long a probe of a failed script may take. */
  probe: 2_000,
  /** How long a pointer rests on a link before its page is preloaded; less is passing over it. */
  beforePreload: 100,
} as const;

/** When a user who opens the portal begins to wait for the first page, in milliseconds since the navigation. */
export const NAVIGATION = 0;

/** The user's message for a fault. */
export interface FaultWords {
  what: string;
  todo: string;
}

/** In place of the message of an unreachable portal, while the browser has no network. */
export const OFFLINE = {
  what: 'There is no connection.',
  /** If there is anything. */
  kept: 'What you typed is kept in this browser.',
  todo: 'This page loads by itself once the connection is back.',
};

const LATER = 'Try again; if it keeps failing, use another page and come back later.';
const TOLD = 'Trying again may help. If it does not, tell the portal’s administrators, please.';

export const POLICY: Record<Fault, FaultWords> = {
  unreachable: {
    what: 'The portal could not be reached.',
    todo: `Check your connection. ${LATER}`,
  },
  missing: { what: 'This page’s files are missing.', todo: TOLD },
  refused: { what: 'The server could not deliver this page’s files.', todo: LATER },
  'not-a-script': {
    what: 'Something between you and the server answered in its place.',
    todo: `If your network asks for a sign-in, do that first. ${LATER}`,
  },
  altered: {
    what: 'This page’s files failed an integrity check and were not run.',
    todo: TOLD,
  },
  'too-slow': { what: 'This page’s files took longer than two minutes to load.', todo: LATER },
  'part-missing': { what: 'A part of this page could not be loaded.', todo: LATER },
  'threw-on-load': { what: 'This page could not start because of an error in it.', todo: TOLD },
  'threw-on-init': { what: 'This page could not start because of an error in it.', todo: TOLD },
  'threw-on-render': { what: 'This page stopped because of an error in it.', todo: TOLD },
  'no-component': { what: 'This page is missing from its program.', todo: TOLD },
  'unfit-contract': {
    what: 'This area was made for another version of the portal, so it was not run.',
    todo: 'This area needs an update. Please try again later.',
  },
};
