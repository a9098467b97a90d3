import { ADMINISTRATORS, EVERYBODY, row } from './access-rules';
import type { CapabilityTable } from './access-rules';

/** Administrators, and teams that have a deploy token instead of an account. */
const TEAMS = row('withDeployToken', 403, 403, 403, 403, 403, 403, 'yes');

/** Administrators, and the previewers whom they chose. */
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

/** Releases of the parts of the portal, and the reports of browsers about them. */
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
