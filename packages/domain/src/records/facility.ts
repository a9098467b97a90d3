import { ACRONYM, LENGTHS } from '../limits/limits';
import { always, choice, email, pictures, text } from './kinds';
import { sectionsOf } from './record';
import type { Fields } from './record';

const TITLES = {
  facility: 'Facility Information',
  lidar: 'Lidar PI',
  photometer: 'Photometer PI',
  ceilometer: 'Ceilometer PI',
} as const;

const ALPHANUMERIC = { matches: ACRONYM, says: 'Alphanumeric values only' };

const CONTENT = { audience: 'owner', section: 'facility', part: 'content' } as const;
const STAFF = {
  audience: 'owner',
  section: 'facility',
  part: 'acronym, pi_contact, type',
  hint: 'Can only be changed by CARS',
} as const;
const contacts = <Section extends keyof typeof TITLES>(section: Section) =>
  ({ audience: 'owner', section, part: 'contacts' }) as const;

/** The general information of a facility in form order. */
export const FACILITY_FIELDS = {
  name: text({
    ...CONTENT,
    label: 'Name',
    isName: true,
    max: LENGTHS.facilityName,
    submission: 'required',
    sample: 'Potenza observatory',
  }),
  acronym: always(text({ ...STAFF, label: 'Acronym', max: LENGTHS.acronym, pattern: ALPHANUMERIC, sample: 'CIAO' })),
  type: choice('nf-types', { ...STAFF, label: 'Facility type', sample: 'actris' }),
  hosting_institute: text({ ...CONTENT, label: 'Hosting institute(s)', submission: 'advised' }),
  pi_name: text({ ...contacts('facility'), label: 'PI name', isName: true, submission: 'advised' }),
  pi_contact: text({ ...STAFF, label: 'PI contact', submission: 'advised' }),
  pictures: pictures({ ...CONTENT, label: 'Picture' }),
  lidar_pi_name: text({
    ...contacts('lidar'),
    label: 'Lidar PI name',
    isName: true,
    submission: 'advised',
    given: 'lidar',
  }),
  lidar_pi_contact: email({ ...contacts('lidar'), label: 'Lidar PI email', submission: 'advised', given: 'lidar' }),
  photometer_pi_name: text({
    ...contacts('photometer'),
    label: 'Photometer PI name',
    isName: true,
    submission: 'advised',
    given: 'photometer',
  }),
  photometer_pi_contact: email({
    ...contacts('photometer'),
    label: 'Photometer PI email',
    submission: 'advised',
    given: 'photometer',
  }),
  ceilometer_pi_name: text({ ...contacts('ceilometer'), label: 'Ceilometer PI name', isName: true }),
  ceilometer_pi_contact: email({ ...contacts('ceilometer'), label: 'Ceilometer PI email' }),
  displayed_status: always(
    choice('displayed-status', {
      audience: 'owner',
      part: 'displayed_status',
      label: 'Public status',
      sample: 'candidate',
    }),
  ),
} as const satisfies Fields<keyof typeof TITLES>;

/** The sections of the general information. The displayed status is edited elsewhere. */
export const FACILITY_SECTIONS = sectionsOf(TITLES, FACILITY_FIELDS);
