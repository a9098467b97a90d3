import { byCode } from '../types/type-item';
import { ADDITIONAL_FUNCTIONS, FEATURES } from '../types/type-lists';
import { suggestFeature } from './feature';

type Six = [string, string, string, string, string, string];
const none: Six = ['', '', '', '', '', ''];

test.each<[id: string, why: string, values: Six, code: number, compliance: string]>([
  ['T01 [10.15]', 'everything in place', ['auto', 'auto', 'auto', 'auto', 'existing', 'existing'], 0, 'yes'],
  ['T02', 'manual is enough', ['manual', 'manual', 'manual', 'manual', 'existing', 'existing'], 0, 'yes'],
  ['T03', 'one planned function', ['planned', 'auto', 'manual', 'manual', 'existing', 'existing'], 1, 'partially'],
  ['T04', 'one planned feature', ['auto', 'auto', 'manual', 'manual', 'existing', 'planned'], 1, 'partially'],
  ['T05 [10.15]', 'all planned', ['planned', 'planned', 'planned', 'planned', 'planned', 'planned'], 1, 'partially'],
  ['T06', 'one function not even planned', ['no', 'auto', 'auto', 'auto', 'existing', 'existing'], 3, 'no'],
  ['T07', 'pretrigger missing', ['auto', 'auto', 'auto', 'auto', 'existing', 'no'], 3, 'no'],
  ['T08', 'one not answered', ['auto', 'auto', '', 'auto', 'existing', 'existing'], 3, 'no'],
  ['T10 [10.15]', 'nothing', ['no', 'no', 'no', 'no', 'no', 'no'], 3, 'no'],
  ['T11', 'an empty draft', none, 3, 'no'],
])('%s: %s [4.19]', (_id, _why, [laser, polarisation, telecover, dark, eyePiece, pretrigger], code, compliance) => {
  const lidar = {
    laser_alignment: byCode(ADDITIONAL_FUNCTIONS, laser),
    polarisation_calibration: byCode(ADDITIONAL_FUNCTIONS, polarisation),
    telecover_measurement: byCode(ADDITIONAL_FUNCTIONS, telecover),
    dark_signal_measurement: byCode(ADDITIONAL_FUNCTIONS, dark),
    photodetector_eye_piece: byCode(FEATURES, eyePiece),
    pretrigger_20us: byCode(FEATURES, pretrigger),
  };
  expect(suggestFeature(lidar)).toEqual({ compliance, code });
});
