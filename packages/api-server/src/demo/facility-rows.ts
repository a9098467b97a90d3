import { DEFAULT_DISPLAYED_STATUS } from '@portal/domain';
import { ownerEmail } from './accounts';
import type { FacilityRow } from './demo.store';
import type { FacilityFacts } from './facts';
import type { Instruments } from './instrument-rows';
import type { Stage } from './stages';

const TYPES = { network: 'actris', other: 'partner' } as const;

const NOT_FILLED_IN = {
  name: null,
  hostingInstitute: null,
  lidarPiName: null,
  lidarPiContact: null,
  photometerPiName: null,
  photometerPiContact: null,
  ceilometerPiName: null,
  ceilometerPiContact: null,
  pictureId: null,
};

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

/** A facility as registered, with what its owner has added since. PI fields name the demo account, no person. */
export function facilityRow(facts: FacilityFacts, record: FacilityRecord): FacilityRow {
  const { id, ownerId, stage, instruments, createdAt, updatedAt } = record;
  const owner = stage.ownedBy ?? facts.acronym;
  return {
    id,
    acronym: facts.acronym,
    type: TYPES[facts.type],
    ownerId,
    piName: `PI of ${owner}`,
    piContact: ownerEmail(owner),
    displayedStatus: stage.displayedStatus ?? DEFAULT_DISPLAYED_STATUS,
    ...NOT_FILLED_IN,
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
    hostingInstitute: hosting_institute,
    ...(instruments.lidars.length > 0 && { lidarPiName: `Lidar PI of ${acronym}`, lidarPiContact: contact }),
    ...(instruments.photometers.length > 0 && {
      photometerPiName: `Photometer PI of ${acronym}`,
      photometerPiContact: contact,
    }),
  };
}
