import type { CertifiedFacility } from '@portal/domain';
import { MESSAGES } from '../messages';
import { InstrumentLinks } from './instrument-links';

/** What a visitor may know of a facility at a glance. */
export function FacilityPopup({ facility }: { facility: CertifiedFacility }) {
  const { acronym, name, displayed_status: status, lidars, photometers } = facility;
  return (
    <div className="pub-popup-body">
      <p className="pub-popup-acronym">{acronym}</p>
      {name && <p>{name}</p>}
      <p>{status.name}</p>
      <Contact facility={facility} />
      <InstrumentLinks title={MESSAGES.map.lidars} path="/lidar" instruments={lidars} />
      <InstrumentLinks title={MESSAGES.map.photometers} path="/photometer" instruments={photometers} />
    </div>
  );
}

/** The lidar PI; a link where there is an address. */
function Contact({ facility: { lidar_pi_name: name, lidar_pi_contact: contact } }: { facility: CertifiedFacility }) {
  if (!name && !contact) return null;
  return (
    <p>
      {MESSAGES.map.contact} {contact ? <a href={`mailto:${contact}`}>{name ?? contact}</a> : name}
    </p>
  );
}
