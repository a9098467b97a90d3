import type { LabelStep } from '../label/label-steps';
import { CONFIGURATION_WORDS } from '../qa/words';
import type { ConfigurationStatus } from '../qa/configuration';
import { QA_STATUS_WORDS } from '../qa/words';
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

/** Something that happened on the way of a facility, before it is put into words. */
export type ProcessEvent =
  | { kind: 'registered' }
  | { kind: 'submitted'; round: number }
  | { kind: 'preliminary-report'; acceptance: AcceptanceCode | null }
  | { kind: 'upgrade-plan' }
  | { kind: 'final-report'; acceptance: AcceptanceCode | null }
  | { kind: 'returned'; round: number }
  | { kind: 'reopened'; round: number }
  | { kind: 'version'; number: number }
  | { kind: 'acceptance-ended' }
  | { kind: 'tests'; types: readonly QaTestTypeCode[]; lidar: string; outcome: QaTestStatus; isRevoked: boolean }
  | { kind: 'configuration'; number: number; lidar: string; status: ConfigurationStatus }
  /** `isHeld`: the facility had a label before. */
  | { kind: 'label'; step: LabelStep; until: Day | null; isHeld: boolean }
  | { kind: 'evaluation-opened'; evaluation: EvaluationKind; year: number }
  | { kind: 'evaluation-stated'; year: number }
  | { kind: 'evaluation-closed'; evaluation: EvaluationKind; year: number; outcome: EvaluationOutcome | null }
  | { kind: 'evaluation-ended'; evaluation: EvaluationKind; year: number };

type Words = Pick<TimelineEntry, 'stage' | 'text' | 'is_milestone'>;

const plain = (stage: ProcessStage, text: string): Words => ({ stage, text, is_milestone: false });
const milestone = (stage: ProcessStage, text: string): Words => ({ stage, text, is_milestone: true });

const again = (round: number) => (round === 1 ? '' : ` for round ${round}`);
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
const decided = (acceptance: AcceptanceCode | null) =>
  acceptance === null ? '' : `: ${inSentence(byCode(ACCEPTANCES, acceptance)?.name ?? acceptance)}`;
const until = (day: Day | null) => (day === null ? '' : `, valid until ${day}`);

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
const OF_LABEL: Record<LabelStep, (end: Day | null, stage: ProcessStage) => Words> = {
  propose: () => milestone('1c', 'The centre proposed the label.'),
  'propose-renewal': () => plain('2', 'The centre proposed to renew the label.'),
  'request-suspension': () => plain('2', 'The centre proposed to suspend the label.'),
  return: (_end, stage) => plain(stage, 'The proposal about the label was returned to the centre.'),
  grant: (end) => milestone('1c', `The label was granted${until(end)}.`),
  refuse: (_end, stage) => plain(stage, 'What was proposed about the label was refused.'),
  renew: (end) => plain('2', `The label was renewed${until(end)}.`),
  suspend: () => milestone('2', 'The label was suspended.'),
  reinstate: () => plain('2', 'The label was reinstated.'),
  withdraw: () => milestone('2', 'The label was withdrawn.'),
  expire: () => milestone('2', 'The validity of the label ended.'),
};

/** An event as its entry says it: without names of people, and without reasons. */
export function entryWords(event: ProcessEvent): Words {
  switch (event.kind) {
    case 'registered':
      return plain('registered', 'The facility was registered.');
    case 'submitted':
      return (event.round === 1 ? milestone : plain)('1a', `The application was submitted${again(event.round)}.`);
    case 'preliminary-report':
      return plain('1a', `The preliminary report was issued${decided(event.acceptance)}.`);
    case 'upgrade-plan':
      return plain('1a', 'The facility uploaded its upgrade plan.');
    case 'final-report':
      return milestone('1a', `The final report was issued${decided(event.acceptance)}.`);
    case 'returned':
      return plain('1a', `Round ${event.round} ended: the application was returned to the facility.`);
    case 'reopened':
      return plain('1a', `Round ${event.round} ended: its evaluation was opened again.`);
    case 'version':
      return plain('1a', `Version ${event.number} of what is accepted was recorded by an administrator.`);
    case 'acceptance-ended':
      return milestone('1a', 'The acceptance ended.');
    case 'tests': {
      const outcome = inSentence(QA_STATUS_WORDS[event.outcome]);
      const revoked = event.isRevoked ? ', revoked since' : '';
      return plain('1b', `${testNames(event.types)} of ${event.lidar}: ${outcome}${revoked}.`);
    }
    case 'configuration':
      return plain(
        '1b',
        `Configuration ${event.number} of ${event.lidar}: ${inSentence(CONFIGURATION_WORDS[event.status])}.`,
      );
    case 'label':
      return OF_LABEL[event.step](event.until, event.isHeld ? '2' : '1c');
    case 'evaluation-opened':
      return plain('2', `${EVALUATION_KIND_WORDS[event.evaluation]} ${event.year} opened.`);
    case 'evaluation-stated':
      return plain('2', `The facility sent its statement on the evaluation ${event.year}.`);
    case 'evaluation-closed':
      return plain(
        '2',
        `${EVALUATION_KIND_WORDS[event.evaluation]} ${event.year} closed${event.outcome === null ? '' : `: ${OUTCOMES[event.outcome]}`}.`,
      );
    case 'evaluation-ended':
      return plain('2', `${EVALUATION_KIND_WORDS[event.evaluation]} ${event.year} ended with the label.`);
  }
}
