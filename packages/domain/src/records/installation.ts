import { ACCEPTANCES } from '../types/type-lists';
import type { AcceptanceCode } from '../types/type-lists';
import { email, longText, pictures, text } from './kinds';
import { sectionsOf } from './record';
import type { Fields } from './record';

export const PRODUCT_TITLE = 'Aerosol Labelling Portal';

const NOT_FINAL = 'Nothing is final before the final report.';

/** The default explanations of outcomes, by report. */
export const MEANINGS: Readonly<Record<'preliminary' | 'final', Readonly<Record<AcceptanceCode, string>>>> = {
  preliminary: {
    yes: `By its evaluations, the facility can be accepted. ${NOT_FINAL}`,
    conditionally: `By its evaluations, the facility can be accepted once it does what this report asks for. ${NOT_FINAL}`,
    no: `By its evaluations, the facility cannot be accepted as it is. ${NOT_FINAL}`,
  },
  final: {
    yes: 'The facility meets the requirements of initial acceptance.',
    conditionally:
      'The facility meets the requirements of initial acceptance on condition that it does what the report asks for in the time that it names.',
    no: 'The facility does not meet the requirements of initial acceptance. It may apply again.',
  },
};

const TITLES = {
  names: 'Names',
  centre: 'Issuing centre',
  data: 'Public data',
  messages: 'Messages',
  preliminary: 'What each outcome of the preliminary report means',
  final: 'What each outcome of the final report means',
} as const;

const LONGEST = { title: 60, name: 120, address: 500, meaning: 1000 } as const;

const HTTPS = /^https:\/\/[^\s"<>]+$/;

const NAMES = { audience: 'public', section: 'names' } as const;
/** Only administrators read these settings here, although documents and messages contain them. */
const CENTRE = { audience: 'owner', section: 'centre' } as const;

const meaningOf = (report: keyof typeof MEANINGS, code: AcceptanceCode) =>
  longText({
    audience: 'public',
    section: report,
    label: `${report === 'final' ? 'Final' : 'Preliminary'}: ${ACCEPTANCES.find((outcome) => outcome.code === code)?.name ?? code}`,
    max: LONGEST.meaning,
    hint: `Where it is empty: ${MEANINGS[report][code]}`,
  });

/** The settings of the installation in form order. For an empty one, the default applies. */
export const INSTALLATION_FIELDS = {
  product_title: text({
    ...NAMES,
    label: 'Title of the portal',
    max: LONGEST.title,
    hint: `Where it is empty: ${PRODUCT_TITLE}. The header shows a new title once the page is loaded again.`,
  }),
  infrastructure: text({
    ...NAMES,
    label: 'Name of the infrastructure',
    max: LONGEST.name,
    hint: 'At the head of documents.',
  }),
  issuing_centre: text({
    ...NAMES,
    section: 'centre',
    label: 'Name of the centre',
    max: LONGEST.name,
    hint: 'Who issues reports; at the head of documents.',
  }),
  address: longText({ ...CENTRE, label: 'Address', max: LONGEST.address }),
  contact: email({ ...CENTRE, label: 'Contact', hint: 'An email address, at the head of documents.' }),
  logo: pictures({
    ...NAMES,
    section: 'centre',
    label: 'Logo',
    hint: 'An SVG is kept as a picture of it; text in it should be outlines.',
  }),
  reply_to: email({
    audience: 'owner',
    section: 'messages',
    label: 'Reply-to address',
    hint: 'Where answers to messages go. Where it is empty: to the address from which the portal writes.',
  }),
  licence: text({
    audience: 'public',
    section: 'data',
    label: 'Licence',
    max: LONGEST.name,
    hint: 'The terms under which public data may be used, such as CC BY 4.0; on the pages of instruments. Where it is empty, none is named.',
  }),
  licence_url: text({
    audience: 'public',
    section: 'data',
    label: 'Address of the licence',
    pattern: { matches: HTTPS, says: 'Must be an address that begins with https://' },
  }),
  preliminary_meaning_yes: meaningOf('preliminary', 'yes'),
  preliminary_meaning_conditionally: meaningOf('preliminary', 'conditionally'),
  preliminary_meaning_no: meaningOf('preliminary', 'no'),
  meaning_yes: meaningOf('final', 'yes'),
  meaning_conditionally: meaningOf('final', 'conditionally'),
  meaning_no: meaningOf('final', 'no'),
} as const satisfies Fields<keyof typeof TITLES>;

export const INSTALLATION_SECTIONS = sectionsOf(TITLES, INSTALLATION_FIELDS);
