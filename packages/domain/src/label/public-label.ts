import { prettyName } from '../facilities/facility';
import type { Day } from '../time/day';
import type { CertificateStatus } from './certificate';
import type { PublicLabel, VerifiedCertificate } from './label';
import type { LabelScope } from './label-decision';

type Words = Pick<PublicLabel, 'status' | 'is_valid' | 'since' | 'valid_from' | 'valid_until'>;

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Labels sorted by the name of the facility as it is shown, without regard to accents and capitals. */
export const byShownName = (one: Pick<PublicLabel, 'facility'>, other: Pick<PublicLabel, 'facility'>): number =>
  compare(prettyName(one.facility), prettyName(other.facility));

/** The days of a label that is granted: valid now, or later. */
const granted = (label: Words) =>
  label.is_valid
    ? `Labelled, valid until ${label.valid_until}`
    : `Labelled, valid from ${label.valid_from} until ${label.valid_until}`;

const LOST = {
  suspended: 'Label suspended since',
  withdrawn: 'Label withdrawn since',
  expired: 'Label expired on',
} as const;

/** A label in one line, such as "Labelled, valid until 2031-06-14". Only a valid label is described as such. */
export function publicLabelInWords(label: Words): string {
  const { status, since } = label;
  return status === 'granted' ? granted(label) : `${LOST[status]} ${since}`;
}

const AFTERWARDS: Record<PublicLabel['status'], (since: Day | null) => string> = {
  granted: () => '',
  suspended: (since) => `, suspended since ${since}`,
  withdrawn: (since) => `, withdrawn on ${since}`,
  expired: (since) => `, expired on ${since}`,
};

/**
 * The days for which a label was granted, and what became of it, such as "2026-06-15 to 2031-06-14, withdrawn on
 * 2027-01-02". A renewal stands in a line of its own.
 */
export function grantedDaysInWords(
  label: Pick<PublicLabel, 'status' | 'since' | 'valid_from' | 'certificate_until'>,
): string {
  const { status, since, valid_from, certificate_until } = label;
  return `${valid_from} to ${certificate_until}${AFTERWARDS[status](since)}`;
}

/** What the address of a label says that was never granted. */
export const MISSING_LABEL = {
  title: 'Label not found',
  text: 'There is no label at this address. The address may be incomplete, or the facility was never given the label.',
} as const;

/** The configurations of a lidar by their numbers, such as " (configurations 1, 3)", to follow its name. */
export const configurationsInWords = ({ configurations }: LabelScope['lidars'][number]): string => {
  if (configurations.length === 0) return '';
  return ` (${configurations.length === 1 ? 'configuration' : 'configurations'} ${configurations.join(', ')})`;
};

/** The instruments of a label in one line, each lidar with the numbers of its configurations. */
export const scopeInWords = ({ lidars, photometers }: LabelScope): string =>
  [...lidars.map((lidar) => lidar.name + configurationsInWords(lidar)), ...photometers.map(({ name }) => name)].join(
    '; ',
  );

/** A decision in one line: who decided, under which reference, and when. */
export const decisionInWords = ({ body, reference, on }: PublicLabel['decision']): string =>
  `${body}, ${reference}, ${on}`;

/** A renewal in one line: its days, who decided on it, its certificate and, if they are others, its instruments. */
export function renewalInWords(renewed: NonNullable<PublicLabel['renewed']>, present: LabelScope): string {
  const { valid_from, valid_until, decision, certificate } = renewed;
  const scope = scopeInWords(renewed.scope);
  const words = `${valid_from} to ${valid_until} by ${decisionInWords(decision)}; certificate ${certificate}`;
  return scope === scopeInWords(present) ? words : `${words}; for ${scope}`;
}

/** The label of the line about who suspended or withdrew a label. */
const LOST_BY = { suspended: 'Suspended by', withdrawn: 'Withdrawn by' } as const;

/** Who suspended or withdrew a label, with the label of that line; `null` for every other label. */
export function lossInWords({ status, lost_by }: Pick<PublicLabel, 'status' | 'lost_by'>) {
  if (lost_by === null || (status !== 'suspended' && status !== 'withdrawn')) return null;
  return { label: LOST_BY[status], value: decisionInWords(lost_by) };
}

/** The short form of a day on a badge: its month. */
const monthOf = (day: Day) => day.slice(0, 7);

/** The right half of a badge. */
export function badgeWords(label: Words): string {
  const { status, is_valid, valid_from, valid_until } = label;
  if (status !== 'granted') return status;
  return is_valid ? `valid until ${monthOf(valid_until ?? valid_from)}` : `valid from ${valid_from}`;
}

type Certificate = Pick<VerifiedCertificate, 'status' | 'valid_from' | 'valid_until' | 'on'>;

interface OfToday {
  /** When the label of the certificate was lost. */
  since: Day | null;
  /** The certificate that supersedes this one, from its first day on. */
  next?: { number: string; from: Day } | null;
  /** The certificate that counts today, and the label today in words. */
  counting?: { number: string; label: string } | null;
  /** Whether another label was granted since the one of the certificate ended. */
  isFormer?: boolean;
}

/** What holds today instead of a certificate. */
const present = ({ counting }: OfToday) => (counting ? ` ${counting.label}, with certificate ${counting.number}.` : '');

const CERTIFICATE_WORDS: Record<CertificateStatus, (certificate: Certificate, label: OfToday) => string> = {
  valid: ({ on }, { next }) =>
    `This certificate is valid today, ${on}.${next ? ` From ${next.from} on, certificate ${next.number} counts instead of it.` : ''}`,
  'not-yet-valid': ({ valid_from, on }) =>
    `This certificate is not valid today, ${on}: its first day is ${valid_from}.`,
  superseded: ({ on }, label) =>
    label.next
      ? `This certificate is not valid today, ${on}: it was superseded by ${label.next.number} from ${label.next.from} on.${present(label)}`
      : `This certificate is not valid today, ${on}: it was superseded by a later decision.`,
  suspended: ({ on }, { since }) =>
    `This certificate is not valid today, ${on}: the label is suspended since ${since}.`,
  withdrawn: ({ on }, label) =>
    `This certificate is not valid today, ${on}: ${label.isFormer ? `its label was withdrawn on ${label.since}.${present(label)}` : `the label is withdrawn since ${label.since}.`}`,
  expired: ({ on, valid_until }, label) =>
    `This certificate is not valid today, ${on}: its last day was ${valid_until}.${label.isFormer ? present(label) : ''}`,
};

/** What a certificate is worth on a day, in a sentence; `label` is the one that it is about. */
export const certificateInWords = (certificate: Certificate, label: OfToday): string =>
  CERTIFICATE_WORDS[certificate.status](certificate, label);
