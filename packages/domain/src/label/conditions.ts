import type { ComplianceCode } from '../types/type-lists';
import { distanceKm } from '../synergy/distance';
import { METRES_PER_KM } from '../synergy/reach';
import { addMonths, type Day } from '../time/day';
import { LABEL_SETTINGS } from './settings';

/** The conditions of a proposal, in the order in which they are shown. */
export const LABEL_CONDITIONS = {
  acceptance: 'The initial acceptance is granted',
  configuration: 'A configuration of a lidar is approved',
  tests: 'All tests that the approved configurations require are valid',
  photometer: `A photometer within ${LABEL_SETTINGS.photometerWithin / METRES_PER_KM} km of the lidar is calibrated`,
  'full-evaluation': 'A full evaluation is closed',
  'renewal-period': 'The label ends soon enough to be renewed',
} as const;
export type LabelConditionCode = keyof typeof LABEL_CONDITIONS;

/** A condition of a label, as it was found. */
export interface LabelCondition {
  code: LabelConditionCode;
  state: 'met' | 'warning' | 'unmet';
  /** What was found, such as "Telecover of LIDAR-1 is overdue since 2026-03-14"; `null` if there is nothing to add. */
  found: string | null;
}

/** A condition in words, with what was found. */
export const labelConditionInWords = ({ code, found }: LabelCondition): string =>
  found === null ? `${LABEL_CONDITIONS[code]}.` : `${LABEL_CONDITIONS[code]}: ${found}`;

/** The conditions that prevent a proposal. */
export const unmetConditions = (conditions: readonly LabelCondition[]): string[] =>
  conditions.filter(({ state }) => state === 'unmet').map((condition) => labelConditionInWords(condition));

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** What the conditions of a label depend on, as it is on a day. */
export interface LabelBook {
  isAccepted: boolean;
  lidars: (Place & {
    _id: string;
    name: string;
    /** The approved configurations, each with the tests that are not valid, in words. */
    approved: { number: number; invalid: string[] }[];
  })[];
  photometers: (Place & {
    _id: string;
    name: string;
    isCalibrated: boolean;
    /** Why not, in a sentence without its full stop. */
    state: string;
  })[];
  /** The synergy of the acceptance in force. */
  synergy: ComplianceCode | null;
}

type Book = Pick<LabelBook, 'lidars' | 'photometers' | 'synergy'>;
type LidarOfBook = LabelBook['lidars'][number];

const listed = (found: readonly string[]) => (found.length === 0 ? null : found.join('; '));
const metIf = (isMet: boolean): LabelCondition['state'] => (isMet ? 'met' : 'unmet');

/** Tests and photometers are those of approved configurations. */
const UNCHECKED = 'This is checked once a configuration is approved';

/** Whether nothing is known of a condition: the facility may have done its part. */
export const isUnchecked = ({ found }: Pick<LabelCondition, 'found'>): boolean => found === UNCHECKED;

function testsCondition(lidars: readonly LidarOfBook[]): LabelCondition {
  const invalid = lidars.flatMap(({ approved }) => approved.flatMap((configuration) => configuration.invalid));
  const found = lidars.length === 0 ? UNCHECKED : listed(invalid);
  return { code: 'tests', state: metIf(lidars.length > 0 && invalid.length === 0), found };
}

const isNear = (lidar: Place, photometer: Place) => {
  const km = distanceKm(lidar, photometer);
  return km !== null && km * METRES_PER_KM <= LABEL_SETTINGS.photometerWithin;
};

const isApproved = ({ approved }: LidarOfBook) => approved.length > 0;

/** The instruments of a scope, by id. */
interface Scope {
  lidars: readonly { _id: string }[];
  photometers: readonly { _id: string }[];
}

const among = <Each extends { _id: string }>(all: readonly Each[], chosen: Scope['lidars']) =>
  all.filter(({ _id }) => chosen.some((each) => each._id === _id));

/**
 * Whether a scope names a photometer near enough to one of its lidars, calibrated or any; without synergy none is
 * needed.
 */
export function hasPhotometerNear(book: Book, scope: Scope, needed: 'calibrated' | 'any'): boolean {
  if (book.synergy === 'no') return true;
  const photometers = among(book.photometers, scope.photometers).filter(
    ({ isCalibrated }) => isCalibrated || needed === 'any',
  );
  return among(book.lidars, scope.lidars).some((lidar) => photometers.some((each) => isNear(lidar, each)));
}

/** One lidar with a calibrated photometer is enough; others without one are named, so that the scope can leave them out. */
function photometerCondition(lidars: readonly LidarOfBook[], { photometers, synergy }: Book): LabelCondition {
  const code = 'photometer';
  const state = synergy === 'no' ? 'warning' : 'unmet';
  if (lidars.length === 0) return { code, state, found: UNCHECKED };
  const near = (lidar: LidarOfBook) => photometers.filter((photometer) => isNear(lidar, photometer));
  const without = lidars.filter((lidar) => !near(lidar).some(({ isCalibrated }) => isCalibrated));
  if (without.length === 0) return { code, state: 'met', found: null };
  const found = without.map((lidar) => {
    const [first] = near(lidar);
    return first ? `${first.name} near ${lidar.name}: ${first.state}` : `There is none near ${lidar.name}`;
  });
  return { code, state: without.length < lidars.length ? 'warning' : state, found: listed(found) };
}

/** The conditions of a first label, and of one anew. */
export function labelConditions({ isAccepted, ...book }: LabelBook): LabelCondition[] {
  const lidars = book.lidars.filter((lidar) => isApproved(lidar));
  return [
    { code: 'acceptance', state: metIf(isAccepted), found: null },
    { code: 'configuration', state: metIf(lidars.length > 0), found: null },
    testsCondition(lidars),
    photometerCondition(lidars, book),
  ];
}

/** What a renewal depends on besides. */
export interface RenewalFacts {
  /** The first day of the present validity. */
  validFrom: Day;
  /** The first day on which a renewal can be proposed. */
  renewalFrom: Day;
  /** The day on which the last full evaluation was closed; `null` if none was. */
  fullEvaluationOn: Day | null;
}

const lastFull = (on: Day | null, isOfThis: boolean) =>
  on && `The last one was closed on ${on}${isOfThis ? '' : ', in an earlier validity'}`;

/** The conditions of a renewal on a day: those of a label, a full evaluation, and that the end is near enough. */
export function renewalConditions(
  book: LabelBook,
  { validFrom, renewalFrom: from, fullEvaluationOn }: RenewalFacts,
  today: Day,
): LabelCondition[] {
  const { fullEvaluationWithin: months } = LABEL_SETTINGS;
  // One of an earlier validity was about another label.
  const isOfThis = fullEvaluationOn !== null && fullEvaluationOn >= validFrom;
  const isRecent = isOfThis && addMonths(fullEvaluationOn, months) >= today;
  return [
    ...labelConditions(book),
    {
      code: 'full-evaluation',
      state: metIf(isRecent),
      found: isRecent ? null : lastFull(fullEvaluationOn, isOfThis),
    },
    {
      code: 'renewal-period',
      state: metIf(from <= today),
      found: from <= today ? null : `It can be proposed from ${from} on`,
    },
  ];
}
