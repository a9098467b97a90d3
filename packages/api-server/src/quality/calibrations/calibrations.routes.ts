import { calibrationEditSchema, photometerCalibrationSchema } from '@portal/domain';
import { instrumentAccessFacts } from '../../labelling/instruments/instrument-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { addCalibration, calibrationAccessFacts, changeCalibration, readCalibrations } from './calibrations.service';

/** Calibrations of photometers. */
export const calibrationCalls = [
  call('GET /photometer/system/:id/calibrations', {
    capability: 'photometer-calibration.read',
    stage: '1b',
    summary: 'The calibrations of a photometer',
    params: idParams,
    answers:
      'All calibrations, the oldest first, each with what its days and figures suggest on the day of the request.',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'photometer', actor, params.id),
    handle: ({ context, params }) => readCalibrations(context, params.id),
  }),
  call('POST /photometer/system/:id/calibrations', {
    capability: 'photometer-calibration.add',
    stage: '1b',
    summary: 'Add a calibration of a photometer',
    params: idParams,
    body: photometerCalibrationSchema,
    answers:
      'The calibration. Days that are not in their order are refused with 422 on their field; `certificate` is a PDF that the caller has uploaded.',
    says: 'saved',
    about: ({ context, actor, params }) => instrumentAccessFacts(context, 'photometer', actor, params.id),
    handle: ({ context, actor, params, body }) => addCalibration(context, actor, params.id, body),
  }),
  call('POST /calibrations/:id', {
    capability: 'photometer-calibration.edit',
    stage: '1b',
    summary: 'Change a calibration of a photometer',
    params: idParams,
    body: calibrationEditSchema,
    answers:
      'The calibration. Omitted values stay. The version that was seen is needed; an outdated one is refused with 409 and the present calibration.',
    says: 'saved',
    about: ({ context, actor, params }) => calibrationAccessFacts(context, actor, params.id),
    handle: ({ context, actor, params, body }) => changeCalibration(context, actor, params.id, body),
  }),
];
