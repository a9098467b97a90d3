import { dayOf, epochSeconds, type LidarTest } from '@portal/domain';
import type { TestRow } from './tests.store';

type Counted = Pick<
  TestRow,
  'id' | 'type' | 'channels' | 'status' | 'measuredFrom' | 'submittedAt' | 'evaluatedAt' | 'recommendations'
>;

/** Tests for the rules of the domain; a draft without a day of measurement is none, as no rule looks at it. */
export const datedTests = (rows: readonly Counted[]): (LidarTest & { id: string })[] =>
  rows.flatMap(({ id, type, channels, status, measuredFrom, submittedAt, evaluatedAt, recommendations }) =>
    measuredFrom
      ? [
          {
            id,
            type,
            channels,
            status,
            measuredOn: dayOf(measuredFrom),
            measuredAt: epochSeconds(measuredFrom),
            concludedAt: epochSeconds(evaluatedAt),
            submittedOn: submittedAt && dayOf(submittedAt),
            hasRecommendations: recommendations !== null,
          },
        ]
      : [],
  );
