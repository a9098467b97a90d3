import { dayOf, type BookedTest } from '@portal/domain';
import type { TestRow } from './tests.store';

type Counted = Pick<TestRow, 'status' | 'measuredFrom' | 'submittedAt' | 'recommendations'>;

/** A test for the rules of the domain; a draft without a day of measurement is none, as no rule looks at it. */
export const bookedTest = ({ status, measuredFrom, submittedAt, recommendations }: Counted): BookedTest | undefined =>
  measuredFrom
    ? {
        status,
        measuredOn: dayOf(measuredFrom),
        submittedOn: submittedAt && dayOf(submittedAt),
        hasRecommendations: recommendations !== null,
      }
    : undefined;
