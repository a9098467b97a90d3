import { FACILITY, LIDAR, PHOTOMETER } from '../acceptance/application.fixture';
import { NO_IDS } from './chain-ids';
import { operationalConfiguration } from './configure';
import { configurationDifferences } from './differences';

const APPLICATION = {
  schema_version: 1 as const,
  submitted_at: 0,
  round: 1,
  facility: FACILITY,
  lidars: [LIDAR],
  photometers: [PHOTOMETER],
};
const configured = (change: object = {}, approvedAt = 0) =>
  operationalConfiguration(APPLICATION, LIDAR, { approvedAt, exportedAt: approvedAt, ids: { ...NO_IDS, ...change } });

test('moments of two versions are no difference', () => {
  expect(configurationDifferences([configured()], [configured({}, 86_400)])).toEqual([]);
});

test('a value that changed is named by its path', () => {
  expect(configurationDifferences([configured()], [configured({ configuration_id: 7 })])).toEqual([
    { lidar: 'RALI', what: 'changed', values: [{ path: 'lidar_configuration.id', before: 'none', after: '7' }] },
  ]);
});

test('lidars that came and went are named', () => {
  expect(configurationDifferences([], [configured()])).toEqual([{ lidar: 'RALI', what: 'new', values: [] }]);
  expect(configurationDifferences([configured()], [])).toEqual([{ lidar: 'RALI', what: 'gone', values: [] }]);
});
