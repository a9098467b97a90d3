import type { Lidar } from '../lidar/lidar';
import { LIDAR, PHOTOMETER } from './application.fixture';
import type { Evaluation } from './initial-acceptance';
import { byCode } from '../types/type-item';
import { COMPLIANCES } from '../types/type-lists';
import { recommendationsOf } from './recommendation';

const nothing: Evaluation = { compliance: null, comments: null, recommendations: null, evaluation_date: null };
const NONE = { synergy: nothing, lidar: nothing, photometer: nothing };

test('each recommendation names instrument and aspect, those on the facility first', () => {
  const lidar: Lidar = {
    ...LIDAR,
    name: 'RALI',
    channel_compliance: byCode(COMPLIANCES, 'partially'),
    channel_recommendations: 'Add a channel.',
    channel_evaluation_date: 1,
  };
  const evaluations = { ...NONE, synergy: { ...nothing, recommendations: 'Move closer.', evaluation_date: 1 } };
  expect(recommendationsOf({ lidars: [lidar], photometers: [PHOTOMETER], evaluations })).toEqual([
    { on: 'The facility', aspect: 'Synergy', text: 'Move closer.', compliance: null },
    { on: 'RALI', aspect: 'Channel', text: 'Add a channel.', compliance: byCode(COMPLIANCES, 'partially') },
  ]);
});

test.each<[why: string, change: Partial<Lidar>]>([
  ['a draft', { data_recommendations: 'Not yet.', data_evaluation_date: null }],
  ['a text of blanks', { data_recommendations: '  ', data_evaluation_date: 1 }],
])('%s recommends nothing', (_why, change) => {
  expect(recommendationsOf({ lidars: [{ ...LIDAR, ...change }], photometers: [], evaluations: NONE })).toEqual([]);
});
