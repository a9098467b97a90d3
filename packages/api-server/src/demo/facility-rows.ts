import { DEFAULT_DISPLAYED_STATUS, emptyRowOf, FACILITY_FIELDS } from '@portal/domain';
import { ownerEmail } from './accounts';
import type { FacilityRow } from './demo.store';
import type { FacilityFacts } from './facts';
import type { Instruments } from './instrument-rows';
import type { Stage } from './stages';
import { statusesWithLabel } from './labels/stories';

const TYPES = { network: 'actris', other: 'partner' } as const;

const NOT_FILLED_IN = { ...emptyRowOf(FACILITY_FIELDS), pictureId: null };

export interface FacilityRecord {
  id: string;
  ownerId: string;
  stage: Stage;
  instruments: Instruments;
  /** Whether the owner has filled in anything yet. */
  isFilledIn: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A facility as registered, with the later entries of its owner. PI fields name the demo account, not a person. */
export function facilityRow(facts: FacilityFacts, record: FacilityRecord): FacilityRow {
  const { id, ownerId, stage, instruments, createdAt, updatedAt } = record;
  const owner = stage.ownedBy ?? facts.acronym;
  return {
    id,
    ...NOT_FILLED_IN,
    acronym: facts.acronym,
    type: TYPES[facts.type],
    ownerId,
    pi_name: `PI of ${owner}`,
    pi_contact: ownerEmail(owner),
    archivedAt: null,
    reviewerCount: 0,
    displayed_status:
      statusesWithLabel(facts.acronym).at(-1)?.status ?? stage.displayed_status ?? DEFAULT_DISPLAYED_STATUS,
    version: 1,
    createdAt,
    updatedAt,
    ...(record.isFilledIn && ownersFields(facts, owner, instruments)),
  };
}

function ownersFields({ acronym, name, hosting_institute }: FacilityFacts, owner: string, instruments: Instruments) {
  const contact = ownerEmail(owner);
  return {
    name,
    hosting_institute: hosting_institute,
    ...(instruments.lidars.length > 0 && { lidar_pi_name: `Lidar PI of ${acronym}`, lidar_pi_contact: contact }),
    ...(instruments.photometers.length > 0 && {
      photometer_pi_name: `Photometer PI of ${acronym}`,
      photometer_pi_contact: contact,
    }),
  };
}
