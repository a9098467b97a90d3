import type { RecordedBy } from '../acceptance/accepted-part';
import type { DisplayedStatus, InstrumentKind } from '../types/type-lists';
import { prettyName } from '../facilities/facility';
import { addDays, type Day } from '../time/day';

/** The public words on the quality assurance of an instrument. */
export const QUALITY_LINES = { 'up-to-date': 'Up to date', due: 'Due', 'not-stated': 'Not stated' } as const;
export type QualityLine = keyof typeof QUALITY_LINES;

/** The public page of an instrument, without its record: facility, label, accepted version, citation. */
export interface AboutInstrument {
  kind: InstrumentKind;
  name: string;
  /** `null` if the facility is not certified and therefore not public. */
  facility: { acronym: string; name: string | null; institute: string | null } | null;
  /**
   * The displayed status of the facility while it is certified, or after its label was suspended or withdrawn; `since`
   * is `null` if unknown. With a record of the label, `is_valid` says whether it is valid today, `covers_instrument`
   * whether the instrument is in its scope, `valid_until` is its last day for this instrument, which may have passed,
   * and `page` its public page.
   */
  label:
    | (Pick<DisplayedStatus, 'code' | 'name'> & {
        since: Day | null;
        is_valid?: boolean;
        covers_instrument?: boolean;
        valid_until?: Day | null;
        page?: string | null;
      })
    | null;
  /** Whether the required tests are valid; absent unless the facility has a label that is valid today. */
  quality?: QualityLine;
  /** `null` if nothing was ever accepted. `recorded_by` is absent in answers of an older server. */
  accepted: { version: number; from: Day; until: Day | null; recorded_by?: RecordedBy } | null;
  changed_on: Day;
  /** The licence that the operator has set; `null` if none. */
  licence: { name: string; url: string | null } | null;
  citation: string;
  page: string;
}

/** Whether the instrument is part of the present accepted version. A former part keeps its page but has no label. */
export const isPart = ({ accepted }: Pick<AboutInstrument, 'accepted'>): boolean =>
  accepted === null || accepted.until === null;

const OUTSIDE = 'The label of its facility does not include this instrument';

/**
 * The label of the facility with its start and its last day, or that it does not include the instrument; `null` if there
 * is no label or the instrument is not part of the facility.
 */
export function labelInWords({ label, accepted }: Pick<AboutInstrument, 'label' | 'accepted'>): string | null {
  if (!label || !isPart({ accepted })) return null;
  if (label.covers_instrument === false && label.code !== 'initial_acceptance') return OUTSIDE;
  const words = label.since === null ? label.name : `${label.name} since ${label.since}`;
  const { code, valid_until: until = null } = label;
  return code !== 'labelled' || until === null ? words : `${words}, valid until ${until}`;
}

const TAKEN: Partial<Record<DisplayedStatus['code'], string>> = {
  suspended: 'The label of its facility is suspended',
  withdrawn: 'The label of its facility is withdrawn',
};

/**
 * Whether the status means a lost label. It is public for facilities with an accepted version, although they are not
 * certified.
 */
export const isTaken = (code: DisplayedStatus['code']): boolean => code in TAKEN;

/** The sentence on a suspended or withdrawn label, with its date; `null` otherwise. */
export function takenInWords({ label }: Pick<AboutInstrument, 'label'>): string | null {
  const words = label && TAKEN[label.code];
  if (!words) return null;
  return label.since === null ? `${words}.` : `${words} since ${label.since}.`;
}

/** The sentence on a label whose last day has passed, unless it was lost before; `null` otherwise. */
export function expiredInWords({ label }: Pick<AboutInstrument, 'label'>, today: Day): string | null {
  const until = label?.valid_until ?? null;
  if (!label || until === null || until >= today || isTaken(label.code)) return null;
  return `The label of its facility expired on ${addDays(until, 1)}.`;
}

/** The accepted version of an instrument and its period, in words. */
export function acceptedInWords(accepted: AboutInstrument['accepted']): string {
  if (!accepted) return 'Nothing is accepted';
  const { version, from, until, recorded_by } = accepted;
  const how = recorded_by === 'administrator' ? 'recorded by an administrator' : 'accepted';
  return `Version ${version}, ${how} on ${from}${until === null ? '' : `, until ${until}`}`;
}

const YEAR = 4;

/** The citation of an instrument: institute, year, instrument, version, URL. */
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
