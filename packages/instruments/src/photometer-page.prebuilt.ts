import { pageLines, PHOTOMETER_FIELDS } from '@portal/domain';

/** The lines of a photometer; in a separate file from the lidar's, because each kind has its own page. */
export const PHOTOMETER_LINES = pageLines(PHOTOMETER_FIELDS);
