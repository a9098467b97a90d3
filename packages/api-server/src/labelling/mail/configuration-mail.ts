import type { NationalFacility, OperationalConfiguration } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Approved {
  facility: NationalFacility;
  /** Addresses of those who process the data. */
  ares: string[];
  configurations: readonly OperationalConfiguration[];
  publicUrl: string;
}

/** To those who process the data: configurations of lidars are approved. Without recipients there is no message. */
export function configurationMail({ facility, ares, configurations, publicUrl }: Approved): Mail[] {
  if (ares.length === 0) return [];
  const address = `${publicUrl}/api/national-facility/${facility._id}/operational-configuration`;
  const lidars = configurations.map(({ lidar }) => lidar.name).join(', ');
  const message = {
    subject: `${facility.acronym}: operational configuration approved`,
    paragraphs: [
      `With the final report, CARS approved the operational configuration of the National Facility ${facility.pretty_name}. Lidars: ${lidars}.`,
      'It can be downloaded on the page of the facility and in the history of facilities (JSON).',
      `Programs that are logged in load it from ${address}`,
    ],
    action: { label: 'Open the National Facility', url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  return [
    {
      kind: 'configuration-approved',
      recipients: ares,
      facilityId: facility._id,
      ...renderMessage(message, publicUrl),
    },
  ];
}
