import type { RecordedBy } from '../acceptance/accepted-part';
import type { DisplayedStatus, InstrumentKind } from '../types/type-lists';
import { prettyName } from '../facilities/facility';
import type { Day } from '../time/day';

/** What the public page of an instrument says around its record: whose it is, what was accepted when, how to cite it. */
export interface AboutInstrument {
  kind: InstrumentKind;
  name: string;
  /** `null` for a facility that is not certified, of which nothing is told. */
  facility: { acronym: string; name: string | null; institute: string | null } | null;
  /** How its facility is displayed while it is certified, or after its label was taken, and since which day as far as that is known. */
  label: (Pick<DisplayedStatus, 'code' | 'name'> & { since: Day | null }) | null;
  /** The accepted version that is shown, and who recorded it (missing from an older server); `null` where nothing was ever accepted. */
  accepted: { version: number; from: Day; until: Day | null; recorded_by?: RecordedBy } | null;
  /** The day of the last change of what the public sees. */
  changed_on: Day;
  /** The terms that the operator of the portal has set; `null` without any. */
  licence: { name: string; url: string | null } | null;
  citation: string;
  /** Address of the page. */
  page: string;
}

/** Whether the instrument is part of what its facility is labelled for; one that was once has a page and no label. */
export const isPart = ({ accepted }: Pick<AboutInstrument, 'accepted'>): boolean =>
  accepted === null || accepted.until === null;

/** The label of an instrument's facility, and since when it has it; nothing where it has none, or the instrument is no part. */
export function labelInWords({ label, accepted }: Pick<AboutInstrument, 'label' | 'accepted'>): string | null {
  if (!label || !isPart({ accepted })) return null;
  return label.since === null ? label.name : `${label.name} since ${label.since}`;
}

/** What was taken from a facility whose instruments were accepted: its label is suspended or withdrawn. */
const TAKEN: Partial<Record<DisplayedStatus['code'], string>> = {
  suspended: 'The label of its facility is suspended',
  withdrawn: 'The label of its facility is withdrawn',
};

/** Whether everybody is told how a facility is displayed of which something was accepted, although it is not certified. */
export const isTaken = (code: DisplayedStatus['code']): boolean => code in TAKEN;

/** That a label was taken away, and since when; nothing while it was not. */
export function takenInWords({ label }: Pick<AboutInstrument, 'label'>): string | null {
  const words = label && TAKEN[label.code];
  if (!words) return null;
  return label.since === null ? `${words}.` : `${words} since ${label.since}.`;
}

/** Which version of an instrument was accepted or recorded, and when. */
export function acceptedInWords(accepted: AboutInstrument['accepted']): string {
  if (!accepted) return 'Nothing is accepted';
  const { version, from, until, recorded_by } = accepted;
  const how = recorded_by === 'administrator' ? 'recorded by an administrator' : 'accepted';
  return `Version ${version}, ${how} on ${from}${until === null ? '' : `, until ${until}`}`;
}

const YEAR = 4;

/** How an instrument is cited: by whom, of which year, what, which version, where. */
export function citationOf(
  { kind, name, facility, accepted, changed_on, page }: Omit<AboutInstrument, 'citation'>,
  portal: string,
): string {
  const by = facility ? (facility.institute ?? facility.name ?? facility.acronym) : null;
  const year = (accepted?.from ?? changed_on).slice(0, YEAR);
  const what = facility ? `${name}, ${kind} of ${prettyName(facility)}` : `${name}, ${kind}`;
  const which = accepted ? `, version ${accepted.version}` : '';
  return `${by ?? portal} (${year}): ${what}${which}. ${by ? `${portal}. ` : ''}${page}`;
}
