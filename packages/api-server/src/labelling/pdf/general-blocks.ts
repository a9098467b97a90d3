import { FACILITY_FIELDS, namesOf } from '@portal/domain';
import type { Beginning, NationalFacility } from '@portal/domain';
import type { Block, Picture } from '../../platform/pdf/document';
import { entriesOf } from './record-entries';

/** Fields shown in the title or as a picture, and fields that are not part of an application. */
const TOLD_ELSEWHERE: readonly string[] = ['acronym', 'type', 'hosting_institute', 'pictures', 'displayed_status'];
const GENERAL = namesOf(FACILITY_FIELDS).filter((name) => !TOLD_ELSEWHERE.includes(name));

/** The general information of a facility with its heading. */
export const generalBlocks = (
  facility: NationalFacility,
  picture: Picture | undefined,
  heading: { text?: string; begins?: Beginning } = {},
): Block[] => [
  { kind: 'heading', level: 2, text: 'General information', bookmark: true, ...heading },
  {
    kind: 'entries',
    entries: entriesOf(FACILITY_FIELDS, facility, GENERAL),
    picture,
  },
];
