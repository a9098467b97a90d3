import { lidarType } from './lidar-words';

test.each<[type: string | null, manufacturer: string | null, code: string | null]>([
  ['micro-pulse lidar (MPL)', null, 'lidar_low_power'],
  ['dual-wavelength elastic polarization micro-lidar', 'Cimel Electronique', 'lidar_low_power'],
  ['multiwavelength Raman lidar', 'Cimel Electronique', 'lidar_commercial_open'],
  ['polarization Raman lidar', 'Raymetrics / ESA', 'lidar_commercial_open'],
  ['multiwavelength Raman polarization lidar, automatic', 'Gordien Strato with Raymetrics', 'lidar_commercial_open'],
  [
    'multiwavelength Raman polarization lidar',
    'Leibniz Institute for Tropospheric Research (TROPOS)',
    'lidar_custom_built',
  ],
  ['Raman lidar', 'École Polytechnique Fédérale de Lausanne (EPFL)', 'lidar_custom_built'],
  ['Raman lidar', 'Universitat Politècnica de Catalunya', 'lidar_custom_built'],
  ['Raman lidar', null, null],
  [null, null, null],
])('%s by %s', (type, manufacturer, code) => {
  expect(lidarType({ type, manufacturer })).toBe(code);
});
