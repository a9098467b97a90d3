import type { Fault } from '@portal/domain';

/** How long to wait, in milliseconds. */
export const TIMEOUTS = {
  /** After this, a person is told that something is slow; with what it takes to show it, that is within three seconds. */
  slow: 2_000,
  /** But not before this, when a part of that time has gone into loading the portal itself. */
  slowAtLeast: 1_000,
  /** After this, the loader gives up; networks at remote sites are slow. */
  giveUp: 120_000,
  /** How long the very first page may keep the portal from showing its frame. */
  firstPage: 400,
  /** How long the server is asked what is wrong with a script. */
  probe: 2_000,
  /** How long a pointer rests on a link before its page is loaded: less is passing over it. */
  beforePreload: 100,
} as const;

/** When somebody who opens the portal begins to wait for its first page, on the clock of the page. */
export const NAVIGATION = 0;

/** What a person reads about a fault. */
export interface FaultWords {
  what: string;
  todo: string;
}

const LATER = 'Try again; if it keeps failing, use another page and come back later.';
const TOLD = 'Trying again may help. If it does not, tell the portal’s administrators, please.';

/** One line per kind of fault. */
export const POLICY: Record<Fault, FaultWords> = {
  unreachable: {
    what: 'The portal’s server could not be reached.',
    todo: `Check your connection. ${LATER}`,
  },
  missing: { what: 'The program of this page is not on the server.', todo: TOLD },
  refused: { what: 'The server could not deliver the program of this page.', todo: LATER },
  'not-a-script': {
    what: 'Something between you and the server answered in its place.',
    todo: `If your network asks for a sign-in, do that first. ${LATER}`,
  },
  altered: {
    what: 'The program of this page did not arrive as it was released, so it was not run.',
    todo: TOLD,
  },
  'too-slow': { what: 'The program of this page did not arrive within two minutes.', todo: LATER },
  'part-missing': { what: 'A part of this page could not be loaded.', todo: LATER },
  'threw-on-load': { what: 'The program of this page does not start.', todo: TOLD },
  'threw-on-init': { what: 'The program of this page does not start.', todo: TOLD },
  'threw-on-render': { what: 'This page stopped because of an error in it.', todo: TOLD },
  'no-component': { what: 'The program of this page is incomplete.', todo: TOLD },
  'unfit-contract': {
    what: 'This area was made for another version of the portal, so it was not run.',
    todo: 'Try again in a while; its team has to release a fitting version.',
  },
};
