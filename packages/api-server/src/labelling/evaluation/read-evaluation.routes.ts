import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { readFacilityEvaluation } from './read-evaluation.service';
import { readSynergyMatrix, suggestSynergyFor } from './synergy.service';

const readCall = (aspect: 'synergy' | 'lidar' | 'photometer', target: string) =>
  call(`GET /national-facility/:id/${aspect}-compliance`, {
    capability: 'evaluation.read',
    summary: `The evaluation of ${target}`,
    params: idParams,
    answers:
      'Compliance, comments, recommendations and date. Owners can read it once the preliminary report has been issued, without drafts.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about, view }) => readFacilityEvaluation(context.db, about.loaded, aspect, view),
  });

/** Evaluations of a facility as a whole, and the pairs of its instruments. */
export const readEvaluationCalls = [
  readCall('synergy', 'the synergy of lidars and photometers'),
  readCall('lidar', 'all lidars of a facility'),
  readCall('photometer', 'all photometers of a facility'),
  call('GET /national-facility/:id/synergy-matrix', {
    capability: 'synergy.read',
    summary: 'The lidar–photometer pairs of a facility',
    params: idParams,
    answers:
      'Every pair with its distance in km, unrounded, and its suitability according to the submitted evaluations.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params, view }) => readSynergyMatrix(context.db, params.id, view),
  }),
  call('GET /national-facility/:id/suggested-synergy-compliance', {
    capability: 'suggestion.read',
    summary: 'The suggested synergy of a facility',
    params: idParams,
    answers: 'Compliance and code, computed from the distances and the submitted evaluations that the caller may see.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, about }) => suggestSynergyFor(context.db, actor, about.loaded),
  }),
];
