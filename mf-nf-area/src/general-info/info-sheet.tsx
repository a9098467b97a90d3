import { FACILITY_SECTIONS } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import type { Access } from '../facility/access';
import { shownFields } from './fields';
import { FixedFields } from './fixed-fields';

/** The general information of a facility as a data sheet. */
export const InfoSheet = ({ facility, access }: { facility: NationalFacility; access: Access }) => (
  <Panel>
    <div className="nf-stack">
      {FACILITY_SECTIONS.map(({ id, title, fields }) => (
        <section key={id} className="nf-sheet" aria-label={title}>
          <h2>{title}</h2>
          <FixedFields facility={facility} names={shownFields(fields, access)} />
        </section>
      ))}
    </div>
  </Panel>
);
