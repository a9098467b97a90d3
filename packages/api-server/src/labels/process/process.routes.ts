import { PROCESS_SETTINGS } from '@portal/domain';
import { facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { listStages } from './stages.service';
import { readComing, readTimeline } from './timeline.service';

/** The way of a facility from its registration to the evaluation every year, and the network by stage. */
export const processCalls = [
  call('GET /national-facility/:id/timeline', {
    capability: 'timeline.read',
    stage: '2',
    summary: 'The way of a facility from its registration on',
    params: idParams,
    answers:
      'The stage of the facility; in `open` what is open and whose it is; in `coming` what comes next, with the day from which on it is open; in `entries` every step of the past, the newest first: rounds, tests, configurations, the label and its evaluations. Sentences name no people and give no reasons.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, about }) => readTimeline(context, actor, about),
  }),
  call('GET /national-facility/:id/coming-steps', {
    capability: 'timeline.read',
    stage: '2',
    summary: 'What comes next for a facility',
    params: idParams,
    answers: 'The `coming` of its timeline: what is no open step yet, the earliest first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, about }) => readComing(context, actor, about),
  }),
  call('GET /network/stages', {
    capability: 'stage.list',
    stage: '2',
    summary: 'The whole network by stage',
    answers: `For each facility its stage with the day on which it began, its label today, what is open and whose it is, what is due within ${PROCESS_SETTINGS.dueWithin} days or overdue, and for how many days the process has stood still, if these are too many.`,
    handle: ({ context, actor }) => listStages(context, actor),
  }),
];
