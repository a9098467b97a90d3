import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { instrumentAccessFacts } from '../../labelling/instruments/instrument-access-facts';
import { readFigureTrends } from './trends.service';

/** Figures of a lidar over the years. */
export const figureTrendCalls = [
  call('GET /lidar/system/:id/test-figures', {
    capability: 'test-book.read',
    stage: '1b',
    summary: 'Full overlap and gain ratio of a lidar over the years, by channel or pair',
    params: idParams,
    answers:
      'The figures of tests with a result, the oldest first, without drafts; tests that could not be assessed and revoked results are left out.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'lidar', actor, params.id),
    handle: ({ context, params }) => readFigureTrends(context.db, params.id),
  }),
];
