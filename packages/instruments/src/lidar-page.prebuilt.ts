import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS, LIDAR_SECTIONS } from '@portal/domain';
import { pageLines } from './page-lines';

// Evaluated while a part is built, as its name says: a public page takes lines along, and not the tables of the records
// with all that forms and the server need of them.

/** A lidar, without its functions and features. */
export const LIDAR_LINES = pageLines(LIDAR_FIELDS, ({ section }) => section !== 'functions' && section !== 'features');

/** Its functions and features. */
export const READINESS_SECTIONS = LIDAR_SECTIONS.filter(({ id }) => id === 'functions' || id === 'features').map(
  ({ id, title }) => ({ title, lines: pageLines(LIDAR_FIELDS, ({ section }) => section === id) }),
);

/** A group of its channels. */
export const CHANNEL_GROUP_LINES = pageLines(CHANNEL_GROUP_FIELDS);
