import { partParamsSchema, reasonSchema, switchSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { retirePart, switchPart, withdrawRelease } from './part-use.service';

/** Switching, withdrawing and retiring parts. */
export const partUseCalls = [
  call('POST /releases/:name/switch', {
    capability: 'release.switch',
    summary: 'Switch a part off, with the sentence that its pages show, or on again without a sentence',
    params: partParamsSchema,
    body: switchSchema,
    answers: 'No data.',
    handle: ({ context, actor, params, body }) => switchPart(context, actor, params.name, body),
  }),
  call('POST /releases/:name/withdraw', {
    capability: 'release.withdraw',
    summary: 'Take back the current release of a part without a replacement, even its first',
    params: partParamsSchema,
    body: reasonSchema,
    answers: 'No data.',
    handle: ({ context, actor, params, body }) => withdrawRelease(context, actor, params.name, body),
  }),
  call('POST /releases/:name/retire', {
    capability: 'release.retire',
    summary: 'Retire a part permanently: none of its releases is live, and no further release is possible',
    params: partParamsSchema,
    body: reasonSchema,
    answers: 'No data.',
    handle: ({ context, actor, params, body }) => retirePart(context, actor, params.name, body),
  }),
];
