import { dayOf, epochSeconds, prettyName, type ApprovalSheet } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { nameOfLidar } from '../configurations/configuration-object';
import type { ConfigurationRow } from '../configurations/configurations.store';
import { freezeIssuer } from '../issuer/frozen-issuer';
import { qualityOn } from './operational.service';

interface Approved {
  loaded: LoadedFacility;
  row: ConfigurationRow;
  at: Date;
}

/** What the sheet of an approval says from now on. */
export async function freezeSheet(tx: Db, { loaded, row, at }: Approved, text: string | null): Promise<ApprovalSheet> {
  const { facility } = loaded;
  return {
    issued_at: epochSeconds(at),
    issuer: await freezeIssuer(tx),
    facility: {
      acronym: facility.acronym,
      pretty_name: prettyName(facility),
      institute: facility.hosting_institute,
    },
    lidar: nameOfLidar(loaded, row),
    text,
    quality: await qualityOn(tx, row, dayOf(at)),
  };
}
