import { day } from '@portal/domain';
import type { AcceptedPart } from '@portal/domain';

/** Texts of the page of an instrument. */
export const MESSAGES = {
  /** Same as in the menu. */
  home: 'Home',
  loading: (kind: string) => `Loading ${kind.toLowerCase()}`,
  missingTitle: (kind: string) => `${kind} not found`,
  missing: (kind: string) =>
    `There is no ${kind.toLowerCase()} at this address. The address may be incomplete, or the instrument was removed.`,
  failedTitle: (kind: string) => `The ${kind.toLowerCase()} could not be loaded`,
  failed: 'Please try again in a moment.',
  toMap: 'Back to the map',
  position: 'Position',
  map: (name: string) => `Map of the position of ${name}`,
  mapFailed: 'The small map could not be loaded.',
  accepted: ({ facility, since, until, recorded_by }: AcceptedPart) => {
    const as = `as ${recorded_by === 'administrator' ? 'recorded by an administrator' : 'accepted'} on ${day(since)}`;
    if (facility) return until === null ? `Part of ${facility}, ${as}` : `Part of ${facility} until ${day(until)}`;
    return `A${as.slice(1)}${until === null ? '' : `, until ${day(until)}`}`;
  },
  presentRecord: 'You see the record as it stands now. The public sees what was accepted last, once something was.',
  forPrograms: 'Download:',
  json: 'JSON',
  pidinst: 'PIDINST',
  about: {
    title: 'Facility and label',
    facility: 'Facility',
    onMap: (acronym: string) => `${acronym} on the map`,
    institute: 'Hosting institute(s)',
    label: 'Label',
    labelPage: 'Scope and decision of the label',
    quality: 'Quality assurance',
    accepted: 'Acceptance',
    changed: 'Last change',
    licence: 'Licence of the data',
    notGiven: 'Not given',
    cite: 'Cite as',
    copy: 'Copy citation',
    copied: 'The citation was copied.',
    refused: 'Copying is blocked by your browser. Please select the text and copy it.',
  },
} as const;
