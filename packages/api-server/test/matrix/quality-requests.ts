import { epochOf } from '@portal/domain';
import type { Call } from '../../src/app/calls';
import { aChannel, aConfigurationBody } from '../quality';
import { ACTORS } from './actors';
import type { TestState } from './quality';
import type { ApiRequest, Request } from './request';

/** A request about the test of the facility in a state. */
const ofTest = ({ facility, actor }: ApiRequest, state: TestState, request: Partial<Request> = {}): Request => ({
  name: state,
  ...request,
  ids: { id: facility.quality.tests[state], ...request.ids },
  facts: { testStatus: state, isTestEvaluator: state === 'in_evaluation' && ACTORS[actor].who === 'CARS' },
});

const saves = (asked: ApiRequest): Request[] => [
  ofTest(asked, 'draft', {
    name: 'the test',
    parts: ['test'],
    body: { comment: 'A clear night.' },
    isIncomplete: true,
  }),
  ofTest(asked, 'in_evaluation', {
    name: 'the evaluation',
    parts: ['evaluation'],
    body: { conclusions: 'Well.' },
    isIncomplete: true,
  }),
  ofTest(asked, 'draft', { name: 'nothing', body: {}, isIncomplete: true }),
];

/** A step of the test in each state. */
const step =
  (body: object = {}, isIncomplete = false) =>
  (asked: ApiRequest): Request[] =>
    (['draft', 'submitted', 'in_evaluation', 'passed'] as const).map((state) =>
      ofTest(asked, state, { body, ...(isIncomplete && { isIncomplete }) }),
    );

const reads = (asked: ApiRequest): Request[] => [ofTest(asked, 'in_evaluation'), ofTest(asked, 'passed')];

const REASON = { reason: 'The laser was replaced without a test.' };

/** A step of the only configuration, which is approved. */
const configurationStep = (body: object) => (): Request[] => [
  { name: '', ids: { number: '1' }, body: { version: 1, ...body }, facts: { configurationStatus: 'approved' } },
];

/** A step of the new request for help with a test. */
const supportStep =
  (body: object, more: Partial<Request> = {}) =>
  ({ facility }: ApiRequest): Request[] => [
    {
      name: '',
      parts: ['qa-qc'],
      ids: { id: facility.quality.requestId },
      facts: { supportStatus: 'new' },
      body,
      ...more,
    },
  ];
const TEXT = { text: 'Please send the plots.' };

const DAYS = { from: epochOf('2026-09-07'), to: epochOf('2026-09-09'), place: 'Potenza' };
const SLOT = { ...DAYS, title: 'A campaign', capacity: 5, open_to: 'all' };

/** A step of the planned slot, or of the open one. */
const slotStep =
  (state: 'planned' | 'open', body: object = {}) =>
  ({ facility }: ApiRequest): Request[] => [
    {
      name: '',
      parts: ['qa-qc'],
      ids: { id: facility.quality.slots[state] },
      facts: { slotStatus: state },
      body,
      isGeneral: true,
    },
  ];

const event = { kind: 'detector', on: epochOf('2026-06-03'), text: 'A new detector.' };

const calibration = { instrument_number: '383', centre: 'lille', kind: 'post_field', sent_at: epochOf('2026-06-01') };

const feedback = {
  scc_configuration_id: 310,
  kind: 'processed',
  count: 3,
  from: epochOf('2026-06-01'),
  to: epochOf('2026-06-02'),
};

/** Ids of the facility's own: those of another one are refused. */
function idsOf({ id }: { id: string }) {
  const number = Number.parseInt(id.slice(-5), 16);
  const station_id = [1, 26, 676].map((part) => String.fromCodePoint(97 + (Math.floor(number / part) % 26))).join('');
  const own = 1 + (number % 900_000);
  const channels = [aChannel({ scc_channel_id: own })];
  return { station_id, scc_lidar_id: own, scc_configuration_id: own, channels };
}

const SENT: Partial<Record<Call, (asked: ApiRequest) => Request[]>> = {
  'POST /lidar/system/:id/configurations': ({ facility }) => [{ name: '', body: aConfigurationBody(idsOf(facility)) }],
  'GET /lidar/system/:id/configurations/:number/approval.pdf': configurationStep({}),
  'POST /lidar/system/:id/configurations/:number/approve': configurationStep({}),
  'POST /lidar/system/:id/configurations/:number/suspend': configurationStep(REASON),
  'POST /lidar/system/:id/configurations/:number/reinstate': configurationStep(REASON),
  'POST /lidar/system/:id/configurations/:number/retire': configurationStep(REASON),
  'POST /lidar/system/:id/events': () => [{ name: '', body: event }],
  'POST /photometer/system/:id/events': () => [{ name: '', body: event }],
  'POST /photometer/system/:id/calibrations': () => [{ name: '', body: calibration }],
  'POST /calibrations/:id': ({ facility }) => [
    { name: '', ids: { id: facility.quality.calibrationId }, body: { ...calibration, version: 1 } },
  ],
  'POST /events/:id/strike': ({ facility }) => [
    { name: '', ids: { id: facility.quality.eventId }, body: { reason: 'Another lidar was meant.' } },
  ],
  'POST /data-feedback': () => [{ name: '', body: feedback }],
  'POST /qa-tests': ({ facility }) => [
    { name: '', body: { lidar: facility.lidarId, type: 'rayleigh_fit', configuration: 1 } },
  ],
  'POST /support/requests': ({ facility }) => [
    {
      name: '',
      body: {
        facility: facility.id,
        kind: 'training',
        subject: 'ATLAS',
        text: 'For two people.',
        flexibility: 'any',
        urgency: 'normal',
      },
    },
  ],
  'GET /support/requests/:id': ({ facility }) => [
    { name: '', parts: ['qa-qc'], ids: { id: facility.quality.requestId }, facts: { supportStatus: 'new' } },
  ],
  'GET /support/requests/:id/report.pdf': ({ facility }) => [
    { name: '', parts: ['qa-qc'], ids: { id: facility.quality.requestId }, facts: { supportStatus: 'new' } },
  ],
  'POST /support/requests/:id/messages': (asked) => [
    ...supportStep(TEXT)(asked),
    ...supportStep({ ...TEXT, internal: true }, { name: 'internal', parts: ['qa-qc', 'internal'] })(asked),
  ],
  'POST /support/requests/:id/acknowledge': supportStep({}),
  'POST /support/requests/:id/take-over': supportStep({}),
  'POST /support/requests/:id/ask': supportStep(TEXT),
  'POST /support/requests/:id/answer': supportStep(TEXT),
  'POST /support/requests/:id/offer': supportStep({ slots: [DAYS] }),
  'POST /support/requests/:id/choose': ({ facility, ...asked }) =>
    supportStep({ slot: facility.quality.slots.open })({ facility, ...asked }),
  'POST /support/requests/:id/ask-for-others': supportStep(TEXT),
  'POST /support/requests/:id/move': supportStep({ ...TEXT, slots: [DAYS] }),
  'POST /support/requests/:id/complete': supportStep(TEXT),
  'POST /support/requests/:id/decline': supportStep(TEXT),
  'POST /support/requests/:id/cancel': supportStep(TEXT),
  'POST /support/requests/:id/reopen': supportStep(TEXT),
  'POST /support/slots': () => [{ name: '', parts: ['qa-qc'], body: { kind: 'remote_qa', ...SLOT }, isGeneral: true }],
  'POST /support/slots/:id': slotStep('open', { ...SLOT, version: 1 }),
  'POST /support/slots/:id/open': slotStep('planned'),
  'POST /support/slots/:id/close': slotStep('open'),
  'POST /support/slots/:id/cancel': slotStep('open', TEXT),
  'POST /support/slots/:id/bookings': ({ facility }) => [
    {
      name: '',
      ids: { id: facility.quality.slots.open },
      facts: { slotStatus: 'open' },
      body: { facility: facility.id, instrument: facility.lidarId },
    },
  ],
  'POST /support/bookings/:id/cancel': ({ facility }) => [
    {
      name: '',
      parts: ['qa-qc'],
      ids: { id: facility.quality.slots.bookingId },
      facts: { slotStatus: 'open' },
      body: TEXT,
    },
  ],
  'DELETE /support/calendar-address/:id': ({ fixture, actor }) => [
    { name: '', ids: { id: fixture.calendars[ACTORS[actor].who ?? 'owner'] } },
  ],
  'GET /support/calendar.ics': () => [{ name: '', isIncomplete: true }],
  'GET /qa-tests/:id': reads,
  'POST /qa-tests/:id': saves,
  'DELETE /qa-tests/:id': step(),
  'POST /qa-tests/:id/files': step({}, true),
  'DELETE /qa-tests/:id/files/:file': (asked) => [
    ofTest(asked, 'draft', { ids: { file: asked.facility.quality.fileId } }),
  ],
  'POST /qa-tests/:id/self-check': step(),
  'GET /qa-tests/:id/series/:short_name': (asked) => [ofTest(asked, 'passed', { ids: { short_name: '0532xppx' } })],
  'GET /qa-tests/:id/report.pdf': (asked) => [ofTest(asked, 'draft'), ofTest(asked, 'passed')],
  'POST /qa-tests/:id/submit': step({}, true),
  'POST /qa-tests/:id/withdraw': step(),
  'POST /qa-tests/:id/take': step(),
  'POST /qa-tests/:id/release': step(),
  'POST /qa-tests/:id/return': step({ reason: 'The wrong channels were sent.', channels: ['0532xppx'] }),
  'POST /qa-tests/:id/conclude': step({}, true),
  'POST /qa-tests/:id/revoke': step({ reason: 'A mistake.' }),
};

/** The requests of calls of the test book; undefined for another call. */
export const qualityRequests = (call: Call, asked: ApiRequest): Request[] | undefined => SENT[call]?.(asked);
