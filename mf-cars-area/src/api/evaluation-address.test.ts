import { evaluationCall } from './evaluation-address';
import type { EvaluationAddress } from './evaluation-address';

test.each<[address: EvaluationAddress, path: string]>([
  [{ facilityId: 'f', aspect: 'lidar-general', instrumentId: 'l' }, 'initial-acceptance/lidar-general-compliance/l'],
  [
    { facilityId: 'f', aspect: 'photometer-data', instrumentId: 'p/1' },
    'initial-acceptance/photometer-data-compliance/p%2F1',
  ],
  [{ facilityId: 'f', aspect: 'synergy' }, 'synergy-compliance'],
  [{ facilityId: 'f', aspect: 'lidar' }, 'lidar-compliance'],
])('an evaluation on %j is sent to %s', (address, path) => {
  const body = { version: 1 };
  for (const act of ['edit', 'submit', 'reopen'] as const)
    expect(evaluationCall(act, address, body)).toEqual({
      url: `/national-facility/f/${act}/${path}`,
      method: 'POST',
      body,
    });
});
