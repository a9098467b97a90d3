import {
  lidarSchema,
  photometerSchema,
  problems,
  suggestChannel,
  suggestFeasibility,
  suggestFeature,
} from '@portal/domain';
import { aLidar, aLidarInput } from './a-lidar';
import { aPhotometerInput } from './a-photometer';
import { itemOf } from './an-id';

test('the inputs of the builders are valid', () => {
  expect(problems(lidarSchema, aLidarInput())).toEqual([]);
  expect(problems(photometerSchema, aPhotometerInput())).toEqual([]);
  expect(aLidarInput()).toMatchObject({ status: 'operational', type: 'lidar_custom_built' });
  expect(Object.keys(aLidarInput())).not.toContain('feature_compliance');
});

test('the lidar of the builder meets every criterion', () => {
  expect(suggestFeasibility(aLidar(), '2025-06-15').compliance).toBe('yes');
  expect(suggestFeature(aLidar()).compliance).toBe('yes');
  expect(suggestChannel(aLidar(), '2025-06-15').compliance).toBe('yes');
});

test('itemOf throws for an unknown code', () => {
  expect(() => itemOf([], 'existing')).toThrow('no value with the code existing');
});
