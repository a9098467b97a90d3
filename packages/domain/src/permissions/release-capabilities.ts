import { ADMINISTRATORS, EVERYBODY, row } from './access-rules';
import type { CapabilityTable } from './access-rules';

/** For administrators, and for the team that holds a deploy token instead of an account. */
const TEAMS = row('withDeployToken', 403, 403, 403, 403, 403, 403, 'yes');

/** For administrators, and for whom they chose. */
const PREVIEWERS = row(
  401,
  'asPreviewer',
  'asPreviewer',
  'asPreviewer',
  'asPreviewer',
  'asPreviewer',
  'asPreviewer',
  'yes',
);

/** Releases of the parts that make up the portal, and what browsers report about them. */
export const RELEASE_CAPABILITIES = {
  'release.list': TEAMS,
  'composition.read': ADMINISTRATORS,
  'composition.follow': EVERYBODY,
  'release.check-fit': TEAMS,
  'release.publish': TEAMS,
  'release.rollback': TEAMS,
  'release.share': TEAMS,
  'release.end-share': TEAMS,
  'release.grant': ADMINISTRATORS,
  'release.switch': ADMINISTRATORS,
  'release.withdraw': ADMINISTRATORS,
  'release.retire': ADMINISTRATORS,
  'release.set-tab-age': ADMINISTRATORS,
  'release.make-deploy-token': ADMINISTRATORS,
  'release.end-deploy-token': ADMINISTRATORS,
  'release.read': TEAMS,
  'release.state-origin': TEAMS,
  'release.add-key': ADMINISTRATORS,
  'release.end-key': ADMINISTRATORS,
  'release.preview': TEAMS,
  'release.choose-previewers': ADMINISTRATORS,
  'preview.open': PREVIEWERS,
  'composition.list': TEAMS,
  'composition.replay': ADMINISTRATORS,
  'composition.try': TEAMS,
  'load-report.send': EVERYBODY,
  'share-report.send': EVERYBODY,
  'code-error.send': EVERYBODY,
} as const satisfies CapabilityTable;
