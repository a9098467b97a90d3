import {
  LABEL_DECISION_SCHEMAS,
  labelProposalSchema,
  labelReturnSchema,
  networkLabelsQuerySchema,
  suspensionRequestSchema,
} from '@portal/domain';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import type { Actor, Context } from '../../platform/process/app-types';
import { labelAccessFacts, labelStepFacts } from './label-access-facts';
import { listNetworkLabels } from './network-labels.service';
import { proposeLabel, requestSuspension } from './propose.service';
import { readLabel } from './read-label.service';
import { changeLabel, grantLabel, refuseProposal, returnProposal } from './record-decision.service';

const THE_LABEL =
  'The label in its new state, with its record. The version that was seen is needed; an outdated one is refused with 409 and the present label.';

interface OnLabel {
  context: Context;
  actor: Actor | null;
  params: { id: string };
}

/** What all steps of a label have in common. */
const A_STEP = {
  stage: '1c',
  params: idParams,
  answers: THE_LABEL,
  says: 'saved',
  about: ({ context, actor, params }: OnLabel) => labelStepFacts(context, actor, params.id),
} as const;

const actionOf = ({ context, actor, params: { id } }: OnLabel & { actor: Actor }) => ({ context, actor, id });

/** The label of a facility: its record, what the centre proposes, and the decisions that administrators record. */
export const labelCalls = [
  call('GET /national-facility/:id/label', {
    capability: 'label.read',
    stage: '1c',
    summary: 'The label of a facility, with its record and its certificates',
    params: idParams,
    answers:
      'The label today, what it waits for, the record and the certificates, the newest first, and the steps that the caller may take, those of proposals with their conditions. Reasons, notes and documents are for the facility, its reviewers, the centre and administrators.',
    about: ({ context, params }) => labelAccessFacts(context, params.id),
    handle: ({ context, actor, about }) => readLabel(context, actor, about.onDay),
  }),
  call('GET /network/labels', {
    capability: 'label.list',
    stage: '1c',
    summary: 'The labels of the network',
    query: networkLabelsQuerySchema,
    answers:
      'One page and the total number, by acronym: each facility that is accepted or has a record of a label, with its label today, what is proposed, and what can be proposed.',
    handle: ({ context, query }) => listNetworkLabels(context, query),
  }),
  call('POST /national-facility/:id/label/propose', {
    ...A_STEP,
    capability: 'label.propose',
    writesToOthers: true,
    summary: 'Propose the label of a facility, with its scope',
    body: labelProposalSchema,
    answers: `${THE_LABEL} While conditions are not met, it is refused with 409 and their list.`,
    sentence: 'The label is proposed.',
    handle: (input) => proposeLabel(actionOf(input), 'propose', input.body),
  }),
  call('POST /national-facility/:id/label/propose-renewal', {
    ...A_STEP,
    capability: 'label.propose-renewal',
    writesToOthers: true,
    summary: 'Propose the renewal of a label, with its scope',
    body: labelProposalSchema,
    answers: `${THE_LABEL} While conditions are not met, it is refused with 409 and their list.`,
    sentence: 'The renewal is proposed.',
    handle: (input) => proposeLabel(actionOf(input), 'propose-renewal', input.body),
  }),
  call('POST /national-facility/:id/label/request-suspension', {
    ...A_STEP,
    capability: 'label.request-suspension',
    writesToOthers: true,
    summary: 'Propose the suspension of a label, with the reason',
    body: suspensionRequestSchema,
    sentence: 'The suspension is proposed. The label stays as it is until a decision is recorded.',
    handle: (input) => requestSuspension(actionOf(input), input.body),
  }),
  call('POST /national-facility/:id/label/return', {
    ...A_STEP,
    capability: 'label.return',
    writesToOthers: true,
    summary: 'Return what is proposed to the centre, with the reason',
    body: labelReturnSchema,
    sentence: 'The proposal is returned.',
    handle: (input) => returnProposal(actionOf(input), input.body),
  }),
  call('POST /national-facility/:id/label/grant', {
    ...A_STEP,
    capability: 'label.grant',
    writesToOthers: true,
    summary: 'Record the grant of a proposed label, which issues its certificate',
    body: LABEL_DECISION_SCHEMAS.grant,
    sentence: 'The label is granted, and its certificate is issued.',
    handle: (input) => grantLabel(actionOf(input), 'grant', input.body),
  }),
  call('POST /national-facility/:id/label/renew', {
    ...A_STEP,
    capability: 'label.renew',
    writesToOthers: true,
    summary: 'Record the renewal of a label, which issues a new certificate',
    body: LABEL_DECISION_SCHEMAS.renew,
    sentence: 'The label is renewed, and its new certificate is issued.',
    handle: (input) => grantLabel(actionOf(input), 'renew', input.body),
  }),
  call('POST /national-facility/:id/label/refuse', {
    ...A_STEP,
    capability: 'label.refuse',
    writesToOthers: true,
    summary: 'Record that a proposed label or renewal was refused',
    body: LABEL_DECISION_SCHEMAS.refuse,
    sentence: 'The refusal is recorded.',
    handle: (input) => refuseProposal(actionOf(input), input.body),
  }),
  call('POST /national-facility/:id/label/suspend', {
    ...A_STEP,
    capability: 'label.suspend',
    writesToOthers: true,
    summary: 'Record the suspension of a label, with what the public reads',
    body: LABEL_DECISION_SCHEMAS.suspend,
    sentence: 'The label is suspended.',
    handle: (input) => changeLabel(actionOf(input), 'suspend', input.body),
  }),
  call('POST /national-facility/:id/label/reinstate', {
    ...A_STEP,
    capability: 'label.reinstate',
    writesToOthers: true,
    summary: 'Record the reinstatement of a suspended label',
    body: LABEL_DECISION_SCHEMAS.reinstate,
    sentence: 'The label is reinstated.',
    handle: (input) => changeLabel(actionOf(input), 'reinstate', input.body),
  }),
  call('POST /national-facility/:id/label/withdraw', {
    ...A_STEP,
    capability: 'label.withdraw',
    writesToOthers: true,
    summary: 'Record the withdrawal of a label',
    body: LABEL_DECISION_SCHEMAS.withdraw,
    sentence: 'The label is withdrawn.',
    handle: (input) => changeLabel(actionOf(input), 'withdraw', input.body),
  }),
];
