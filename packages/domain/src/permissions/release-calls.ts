import { ADMINISTRATORS, EVERYBODY, row } from './access-rules';
import type { MatrixRow } from './access-rules';

/** For administrators, and for the team that holds a deploy token instead of an account. */
const TEAMS = row('withDeployToken', 403, 403, 403, 403, 403, 403, 'yes');

/** Releases of the parts that make up the portal, and what browsers report about them. */
export const RELEASE_CALLS = {
  'GET /releases': TEAMS,
  'GET /releases/compositions/:id': ADMINISTRATORS,
  'POST /releases/:name': TEAMS,
  'POST /releases/:name/:hash/files': TEAMS,
  'POST /releases/:name/rollback': TEAMS,
  'POST /releases/:name/deploy-token': ADMINISTRATORS,
  'POST /load-reports': EVERYBODY,
} as const satisfies Record<string, MatrixRow>;
