import { supportStepSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { A_STEP } from '../slots/slots.routes';
import { cancelSlot, closeSlot } from './end-slot.service';

/** The ends of slots, which concern the requests that they are on offer for. */
export const endSlotCalls = [
  call('POST /support/slots/:id/close', {
    ...A_STEP,
    capability: 'support-slot.close',
    writesToOthers: true,
    summary: 'Close a slot that has taken place',
    sentence: 'The slot is done.',
    handle: ({ context, actor, params }) => closeSlot(context, actor, params.id),
  }),
  call('POST /support/slots/:id/cancel', {
    ...A_STEP,
    capability: 'support-slot.cancel',
    writesToOthers: true,
    summary: 'Cancel a slot with its bookings, with the reason',
    sentence: 'The slot is cancelled.',
    body: supportStepSchema,
    handle: ({ context, actor, params, body }) => cancelSlot(context, actor, params.id, body.text),
  }),
];
