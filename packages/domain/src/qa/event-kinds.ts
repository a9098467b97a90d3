import { listOf } from '../types/type-item';

/** Kinds of entries in the log book of an instrument. */
export const EVENT_KINDS = listOf()([
  { code: 'alignment', name: 'Alignment' },
  { code: 'optics', name: 'Optics' },
  { code: 'telescope', name: 'Telescope' },
  { code: 'laser', name: 'Laser' },
  { code: 'detector', name: 'Detector' },
  { code: 'electronics', name: 'Electronics' },
  { code: 'move', name: 'Move to another place' },
  { code: 'software', name: 'Software' },
  { code: 'failure', name: 'Failure' },
  { code: 'repair', name: 'Repair' },
  { code: 'recommendation', name: 'Recommendation carried out' },
  { code: 'other', name: 'Other' },
]);
export type EventKindCode = (typeof EVENT_KINDS)[number]['code'];
