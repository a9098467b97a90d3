import { PHOTOMETER_FIELDS } from '@portal/domain';
import { pageLines } from './page-lines';

/** A photometer; beside the lidar's lines, as each kind has a page of its own. */
export const PHOTOMETER_LINES = pageLines(PHOTOMETER_FIELDS);
