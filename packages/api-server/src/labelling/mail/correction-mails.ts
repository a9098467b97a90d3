import { fieldAt, prettyName, type Change } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Corrected {
  facility: { id: string; name: string | null; acronym: string };
  instrument: { kind: 'lidar' | 'photometer'; name: string };
  list: readonly Change[];
  publicUrl: string;
}

/** To the evaluators of an instrument: the facility's corrections in the fields opened for it. */
export function correctedMail({ facility, instrument, list, publicUrl }: Corrected): Omit<Mail, 'recipients'> {
  const { kind, name } = instrument;
  const labels = list.map(({ path }) => `\n${fieldAt(kind, path)?.label ?? path}`);
  const message = {
    subject: `${facility.acronym}: ${kind} ${name} corrected`,
    paragraphs: [
      `The facility ${prettyName(facility)} has corrected the ${kind} ${name}, as it was asked to:${[...new Set(labels)].join('')}`,
      'The history of the facility has the old and the new values.',
    ],
    action: { label: 'Open the application', url: `${publicUrl}/cars/evaluate-nf/${facility.id}` },
  };
  return { kind: 'instrument-corrected', facilityId: facility.id, ...renderMessage(message, publicUrl) };
}
