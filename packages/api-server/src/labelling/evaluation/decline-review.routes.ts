import { COMPONENTS, declineSchema, type Component } from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { declineReview, partsOfDecline, readDeclined } from './decline-review.service';

const componentParams = object({
  id: string().uuid().lowercase().required(),
  component: string<Component>()
    .oneOf(COMPONENTS.map(({ code }) => code))
    .required(),
});

/** Reviewers declining components. */
export const declineCalls = [
  call('POST /national-facility/:id/decline-review/:component', {
    capability: 'review.decline',
    summary: 'Give back a component that one reviews, or declare a conflict of interest',
    params: componentParams,
    body: declineSchema,
    answers:
      'Nothing: the component has no reviewer any more. Administrators alone read the reason. With a conflict of interest every component that the caller reviews at this facility is given back, and the caller is not set there again.',
    says: 'saved',
    sentence: 'The review is given back, and the administrators have been told.',
    about: async ({ context, actor, params }) => {
      const facts = await facilityAccessFacts(context, params.id);
      return facts && { ...facts, parts: partsOfDecline(actor, facts.loaded, params.component) };
    },
    handle: ({ context, actor, params, body }) => declineReview(context, actor, params, body),
  }),
  call('GET /national-facility/:id/declined-reviews', {
    capability: 'review.list-declined',
    summary: 'The components of a facility that reviewers gave back, and why',
    params: idParams,
    answers:
      'Component, person, reason, and whether it was for a conflict of interest, in all rounds; the oldest first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readDeclined(context.db, params.id),
  }),
];
