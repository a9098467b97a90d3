import { lidarSchema, photometerSchema } from '@portal/domain';
import { requiredFields } from './required-fields';

test('a lidar requires what the form marks [5.12]', () => {
  expect([...requiredFields(lidarSchema)].toSorted()).toEqual([
    'altitude',
    'continuous_operation',
    'dark_signal_measurement',
    'eye_safety',
    'laser_alignment',
    'latitude',
    'location',
    'longitude',
    'manufacturer',
    'name',
    'photodetector_eye_piece',
    'polarisation_calibration',
    'pretrigger_20us',
    'status',
    'telecover_measurement',
    'type',
    'unattended_operation',
  ]);
});

test('a photometer requires what the form marks [5.14, 11.5.12]', () => {
  expect([...requiredFields(photometerSchema)].toSorted()).toEqual([
    'altitude',
    'instrument_model',
    'latitude',
    'longitude',
    'manufacturer',
    'name',
    'status',
    'type',
  ]);
});
