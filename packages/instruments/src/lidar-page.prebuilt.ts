import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS, LIDAR_SECTIONS, pageLines } from '@portal/domain';

// Evaluated at build time, as the file name implies: a public page then bundles these lines instead of the record
// tables, which hold everything that forms and the server need.

/** The lines of a lidar without its functions and features. */
export const LIDAR_LINES = pageLines(LIDAR_FIELDS, ({ section }) => section !== 'functions' && section !== 'features');

/** The sections with the functions and features of a lidar. */
export const READINESS_SECTIONS = LIDAR_SECTIONS.filter(({ id }) => id === 'functions' || id === 'features').map(
  ({ id, title }) => ({ title, lines: pageLines(LIDAR_FIELDS, ({ section }) => section === id) }),
);

/** The lines of a channel group. */
export const CHANNEL_GROUP_LINES = pageLines(CHANNEL_GROUP_FIELDS);
