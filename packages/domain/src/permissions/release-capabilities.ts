import { ADMINISTRATORS, EVERYBODY, row } from './access-rules';
import type { CapabilityTable } from './access-rules';

/** For administrators, and for the team that holds a deploy token instead of an account. */
const TEAMS = row('withDeployToken', 403, 403, 403, 403, 403, 403, 'yes');

/** Releases of the parts that make up the portal, and what browsers report about them. */
export const RELEASE_CAPABILITIES = {
  'release.list': TEAMS,
  'composition.read': ADMINISTRATORS,
  'release.check-fit': TEAMS,
  'release.publish': TEAMS,
  'release.rollback': TEAMS,
  'release.share': TEAMS,
  'release.end-share': TEAMS,
  'release.grant': ADMINISTRATORS,
  'release.switch': ADMINISTRATORS,
  'release.withdraw': ADMINISTRATORS,
  'release.retire': ADMINISTRATORS,
  'release.make-deploy-token': ADMINISTRATORS,
  'release.end-deploy-token': ADMINISTRATORS,
  'load-report.send': EVERYBODY,
  'share-report.send': EVERYBODY,
  'code-error.send': EVERYBODY,
} as const satisfies CapabilityTable;
