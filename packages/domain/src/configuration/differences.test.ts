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

test('different times of two versions do not count', () => {
  expect(configurationDifferences([configured()], [configured({}, 86_400)])).toEqual([]);
});

test('a changed value is listed with its path', () => {
  expect(configurationDifferences([configured()], [configured({ configuration_id: 7 })])).toEqual([
    { lidar: 'RALI', what: 'changed', values: [{ path: 'lidar_configuration.id', before: 'none', after: '7' }] },
  ]);
});

test('added and removed lidars are listed', () => {
  expect(configurationDifferences([], [configured()])).toEqual([{ lidar: 'RALI', what: 'new', values: [] }]);
  expect(configurationDifferences([configured()], [])).toEqual([{ lidar: 'RALI', what: 'gone', values: [] }]);
});
