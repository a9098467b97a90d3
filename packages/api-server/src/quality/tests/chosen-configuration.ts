import { hasEnded } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { refusedField } from '../../platform/errors/app-error';
import { listConfigurations, type ConfigurationRow } from '../configurations/configurations.store';

const NO_CONFIGURATION = 'The lidar has no such configuration';
const ENDED = 'This configuration is no longer in use';

/** The configuration of a lidar that a test is made with; one that is no longer in use is only kept. */
export async function chosenConfiguration(
  tx: Db,
  lidarId: string,
  number: number,
  present?: Pick<ConfigurationRow, 'id'>,
): Promise<ConfigurationRow> {
  const found = (await listConfigurations(tx, lidarId)).find((each) => each.number === number);
  if (!found) throw refusedField('configuration', NO_CONFIGURATION);
  if (found.id !== present?.id && hasEnded(found.status)) throw refusedField('configuration', ENDED);
  return found;
}
