import type { LabelStep } from '../label/label-steps';
import type { ConfigurationStatus } from '../qa/configuration';
import { CONFIGURATION_WORDS, QA_STATUS_WORDS } from '../qa/words';
import type { QaTestStatus } from '../qa/test-status';
import { qaTestType, type QaTestTypeCode } from '../qa/test-types';
import {
  EVALUATION_KIND_WORDS,
  type EvaluationKind,
  type EvaluationOutcome,
} from '../regular-evaluation/evaluation-steps';
import type { Day } from '../time/day';
import { byCode } from '../types/type-item';
import { ACCEPTANCES, type AcceptanceCode } from '../types/type-lists';
import type { ProcessStage } from './stage';
import type { TimelineEntry } from './timeline';

/** The first and the last day of a grant or a renewal; `null` of every other step. */
type ValidDays = { from: Day; until: Day } | null;

/** What an entry of each kind says. */
interface Events {
  registered: object;
  submitted: { round: number };
  'preliminary-report': { acceptance: AcceptanceCode | null };
  'upgrade-plan': object;
  'final-report': { acceptance: AcceptanceCode | null };
  returned: { round: number };
  reopened: { round: number };
  /** `stage`: the one of the facility at that time. */
  version: { number: number; stage: ProcessStage };
  'acceptance-ended': object;
  tests: { types: readonly QaTestTypeCode[]; lidar: string; outcome: QaTestStatus; isRevoked: boolean };
  configuration: { number: number; lidar: string; status: ConfigurationStatus };
  /** `isHeld`: the facility had a label before. */
  label: { step: LabelStep; valid: ValidDays; isHeld: boolean };
  'evaluation-opened': { evaluation: EvaluationKind; year: number };
  'evaluation-stated': { year: number };
  'evaluation-closed': { evaluation: EvaluationKind; year: number; outcome: EvaluationOutcome | null };
  'evaluation-ended': { evaluation: EvaluationKind; year: number };
}
type Kind = keyof Events;
type EventOf<K extends Kind> = { [Each in K]: { kind: Each } & Events[Each] }[K];

/** Something that happened on the way of a facility, before it is put into words. */
export type ProcessEvent = EventOf<Kind>;

type Words = Pick<TimelineEntry, 'stage' | 'text' | 'is_milestone'>;

const plain = (stage: ProcessStage, text: string): Words => ({ stage, text, is_milestone: false });
const milestone = (stage: ProcessStage, text: string): Words => ({ stage, text, is_milestone: true });

const again = (round: number) => (round === 1 ? '' : ` for round ${round}`);
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const decided = (acceptance: AcceptanceCode | null) =>
  acceptance === null ? '' : `: ${inSentence(byCode(ACCEPTANCES, acceptance)?.name ?? acceptance)}`;
const validity = (valid: ValidDays) => (valid === null ? '' : `, valid from ${valid.from} until ${valid.until}`);

/** Tests of a lidar are named one by one up to here. */
const NAMED = 2;

const testNames = (types: readonly QaTestTypeCode[]): string =>
  types.length > NAMED ? `${types.length} tests` : types.map((type) => qaTestType(type).name).join(' and ');

const OUTCOMES: Record<EvaluationOutcome, string> = {
  continue: 'the label continues',
  continue_with_actions: 'the label continues, with actions',
  propose_suspension: 'a suspension of the label is proposed',
};

/** The entries of a label. A proposal ends the tests, a decision the proposal; a suspension takes the label for a time. */
const OF_LABEL: Record<LabelStep, (valid: ValidDays, stage: ProcessStage) => Words> = {
  propose: () => milestone('1c', 'The centre proposed the label.'),
  'propose-renewal': () => plain('2', 'The centre proposed to renew the label.'),
  'request-suspension': () => plain('2', 'The centre proposed to suspend the label.'),
  return: (_valid, stage) => plain(stage, 'The proposal about the label was returned to the centre.'),
  grant: (valid) => milestone('1c', `The label was granted${validity(valid)}.`),
  refuse: (_valid, stage) => plain(stage, 'What was proposed about the label was refused.'),
  renew: (valid) => plain('2', `The label was renewed${validity(valid)}.`),
  suspend: () => milestone('2', 'The label was suspended.'),
  reinstate: () => plain('2', 'The label was reinstated.'),
  withdraw: () => milestone('2', 'The label was withdrawn.'),
  expire: () => milestone('2', 'The validity of the label ended.'),
};

const evaluationOf = ({ evaluation, year }: { evaluation: EvaluationKind; year: number }) =>
  `${EVALUATION_KIND_WORDS[evaluation]} ${year}`;

const WORDS: { [K in Kind]: (event: EventOf<K>) => Words } = {
  registered: () => plain('registered', 'The facility was registered.'),
  submitted: ({ round }) => (round === 1 ? milestone : plain)('1a', `The application was submitted${again(round)}.`),
  'preliminary-report': ({ acceptance }) => plain('1a', `The preliminary report was issued${decided(acceptance)}.`),
  'upgrade-plan': () => plain('1a', 'The facility uploaded its upgrade plan.'),
  'final-report': ({ acceptance }) => milestone('1a', `The final report was issued${decided(acceptance)}.`),
  returned: ({ round }) => plain('1a', `Round ${round} ended: the application went back to the facility.`),
  reopened: ({ round }) => plain('1a', `Round ${round} ended: its evaluation was opened again.`),
  version: ({ number, stage }) =>
    plain(stage, `Version ${number} of what is accepted was recorded by an administrator.`),
  'acceptance-ended': () => milestone('1a', 'The acceptance ended.'),
  tests: ({ types, lidar, outcome, isRevoked }) => {
    const revoked = isRevoked ? ', revoked since' : '';
    return plain('1b', `${testNames(types)} of ${lidar}: ${inSentence(QA_STATUS_WORDS[outcome])}${revoked}.`);
  },
  configuration: ({ number, lidar, status }) =>
    plain('1b', `Configuration ${number} of ${lidar}: ${inSentence(CONFIGURATION_WORDS[status])}.`),
  label: ({ step, valid, isHeld }) => OF_LABEL[step](valid, isHeld ? '2' : '1c'),
  'evaluation-opened': (event) => plain('2', `${evaluationOf(event)} opened.`),
  'evaluation-stated': ({ year }) => plain('2', `The facility sent its statement on the evaluation ${year}.`),
  'evaluation-closed': ({ outcome, ...event }) =>
    plain('2', `${evaluationOf(event)} closed${outcome === null ? '' : `: ${OUTCOMES[outcome]}`}.`),
  'evaluation-ended': (event) => plain('2', `${evaluationOf(event)} ended with the label.`),
};

/** An event as its entry says it: without names of people, and without reasons. */
export const entryWords = <K extends Kind>(event: EventOf<K>): Words => WORDS[event.kind](event);
