import { may, type CallState, type Capability, type Relation } from '@portal/domain';
import type { Way } from './load-ways';
import type { TimelineRecords } from './timeline-events';

/** A reader of a facility in its present state, as the permission matrix needs both. */
export interface Reader {
  relation: Relation;
  state: CallState;
}

const readerOf = ({ relation, state }: Reader) => ({
  reads: (capability: Capability, more: CallState = {}) => may(capability, relation, { ...state, ...more }).allowed,
  // The public view of a test book has what is valid, and nothing that is due or waits.
  readsBook: () => {
    const book = may('test-book.read', relation, state);
    return (book.allowed && book.view !== 'public') || may('test-book.read-network', relation, state).allowed;
  },
});

type Application = Way['facility']['application'];

/** An application as it is without the question that is open about it. */
const withoutQuestion = (application: Application): Application =>
  application.pendingFor === 'answer'
    ? { ...application, pendingFor: application.step, pendingSince: application.stepSince, dueDate: null }
    : application;

/** The state for the permission matrix of a facility on its way. */
export const stateOf = ({ facility, book }: Way): CallState => ({
  status: facility.application.status,
  isAccepted: book !== undefined,
});

/** A way without what its reader may not read in the records themselves: steps, questions, conditions, tests, evaluations. */
export function wayAsRead(way: Way, reader: Reader): Way {
  const { reads, readsBook } = readerOf(reader);
  const { application, openConditions } = way.facility;
  const readsEvaluations = reads('regular-evaluation.read');
  const asked = reads('question.read') ? application : withoutQuestion(application);
  return {
    ...way,
    facility: {
      ...way.facility,
      application: reads('application.read-status')
        ? asked
        : { ...application, step: 'nothing', pendingFor: 'nothing' },
      openConditions: reads('decision.read') ? openConditions : [],
    },
    book: readsBook() ? way.book : undefined,
    evaluations: readsEvaluations ? way.evaluations : [],
    nextEvaluation: readsEvaluations ? way.nextEvaluation : null,
  };
}

/** The records of a timeline that its reader may read themselves. */
export function recordsAsRead(records: TimelineRecords, reader: Reader): TimelineRecords {
  const { reads } = readerOf(reader);
  const readsRounds = reads('round.list');
  return {
    rounds: readsRounds ? records.rounds : [],
    plans: readsRounds ? records.plans : [],
    versions: reads('accepted-version.read') ? records.versions : [],
    tests: records.tests.filter(({ status }) => reads('qa-test.read', { testStatus: status })),
    configurations: reads('lidar-configuration.read') ? records.configurations : [],
  };
}
