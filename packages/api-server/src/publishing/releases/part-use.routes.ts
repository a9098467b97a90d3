import { partParamsSchema, reasonSchema, switchSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { retirePart, switchPart, withdrawRelease } from './part-use.service';

/** Switching, withdrawing and retiring parts. */
export const partUseCalls = [
  call('POST /releases/:name/switch', {
    capability: 'release.switch',
    summary: 'Switch a part off, with the sentence that its pages show, or on again without one',
    params: partParamsSchema,
    body: switchSchema,
    answers: 'Nothing.',
    handle: ({ context, actor, params, body }) => switchPart(context, actor, params.name, body),
  }),
  call('POST /releases/:name/withdraw', {
    capability: 'release.withdraw',
    summary: 'Take the present release of a part back without another in its place, also its first',
    params: partParamsSchema,
    body: reasonSchema,
    answers: 'Nothing.',
    handle: ({ context, actor, params, body }) => withdrawRelease(context, actor, params.name, body),
  }),
  call('POST /releases/:name/retire', {
    capability: 'release.retire',
    summary: 'Take a part out of use for good: nothing of it is live, and nothing more can be released',
    params: partParamsSchema,
    body: reasonSchema,
    answers: 'Nothing.',
    handle: ({ context, actor, params, body }) => retirePart(context, actor, params.name, body),
  }),
];
