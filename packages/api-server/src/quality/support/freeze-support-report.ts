import { numberOf, dayOf, epochSeconds, prettyName, type SupportReport } from '@portal/domain';
import { toSlotSummary } from '../slots/slots.view';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import type { StoredRequest } from './support.store';

interface Completed {
  loaded: LoadedFacility;
  stored: StoredRequest;
  at: Date;
  /** The conclusions. */
  text: string | null;
}

/** What the report of a request says from now on; internal messages are not part of it. */
export function freezeSupportReport({ loaded, stored, at, text }: Completed): SupportReport {
  const { facility } = loaded;
  const { request, messages, files, scheduled } = stored;
  // A slot that lies ahead is given back.
  const slot = scheduled && scheduled.startsOn <= dayOf(at) ? toSlotSummary(scheduled) : null;
  return {
    issued_at: epochSeconds(at),
    number: numberOf(request),
    facility: { acronym: facility.acronym, pretty_name: prettyName(facility), institute: facility.hosting_institute },
    kind: request.kind,
    subject: request.subject,
    text: request.text,
    instruments: request.instruments.map(({ kind, name }) => ({ kind, name })),
    asked_at: epochSeconds(request.askedAt),
    slot,
    messages: messages
      .filter(({ isInternal }) => !isInternal)
      .map(({ step, byFacility, text: written, at: writtenAt }) => ({
        step,
        by: byFacility ? 'facility' : 'centre',
        text: written,
        at: writtenAt,
      })),
    files: files.map(({ name }) => name),
    conclusions: text ?? '',
  };
}
