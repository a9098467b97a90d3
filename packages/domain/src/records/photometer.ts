import { always, choice, day, longText, pictures, text } from './kinds';
import { POSITION_FIELDS } from './position';
import { sectionsOf } from './record';
import type { Fields } from './record';

const TITLES = { instrument: 'Instrument', location: 'Location', details: 'Details' } as const;

const REQUIRED_PUBLIC = { audience: 'public', required: true } as const;
const DETAIL = { ...REQUIRED_PUBLIC, section: 'details' } as const;

export const PHOTOMETER_FIELDS = {
  name: always(
    text({
      ...REQUIRED_PUBLIC,
      section: 'instrument',
      label: 'Photometer unique ID/Name',
      pageLabel: 'Instrument name',
      hint: 'The name under which this instrument appears in reports.',
      sample: 'Sun photometer 1',
    }),
  ),
  pictures: pictures({ audience: 'public', section: 'instrument', label: 'Instrument pictures' }),
  ...POSITION_FIELDS,
  status: choice('instrument/status', {
    ...DETAIL,
    label: 'Instrument Status',
    pageLabel: 'Status',
    hint: 'Choose Planned if the instrument is not yet producing data.',
  }),
  planned_operation_date: day({
    audience: 'public',
    section: 'details',
    label: 'Planned operation date',
    hint: 'Initial acceptance can be granted at max. 1 year before installation.',
    sample: '2018-05-01',
  }),
  type: choice('instrument', {
    ...DETAIL,
    label: 'Instrument Type',
    pageLabel: 'Type',
    only: ({ kind }) => kind === 'photometer',
    hint: 'Lunar types also measure at night.',
    sample: 'photometer_sun_sky_lunar',
  }),
  manufacturer: text({
    ...DETAIL,
    label: 'Instrument Manufacturer',
    pageLabel: 'Manufacturer',
    sample: 'Cimel',
  }),
  instrument_model: text({
    ...DETAIL,
    label: 'Instrument Model',
    pageLabel: 'Instrument model',
    openName: 'model',
    sample: 'CE318-T',
  }),
  additional_info: longText({ audience: 'owner', section: 'details', label: 'Additional Information' }),
} as const satisfies Fields<keyof typeof TITLES>;

export const PHOTOMETER_SECTIONS = sectionsOf(TITLES, PHOTOMETER_FIELDS);
