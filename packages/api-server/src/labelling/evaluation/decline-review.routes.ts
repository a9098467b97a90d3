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
    writesToOthers: true,
    summary: 'Decline the review of a component, or declare a conflict of interest',
    params: componentParams,
    body: declineSchema,
    answers:
      'No data. The component no longer has a reviewer, and only administrators can read the reason. A conflict of interest applies to every component that the caller reviews at this facility, and the caller cannot be assigned there again.',
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
    summary: 'The reviews of a facility that were declined, with reasons',
    params: idParams,
    answers: 'Component, person, reason and whether a conflict of interest was declared, in all rounds, oldest first.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, params }) => readDeclined(context.db, params.id),
  }),
];
