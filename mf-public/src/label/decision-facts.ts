import type { PublicLabel } from '@portal/domain';
import { MESSAGES } from './messages';

const { facts } = MESSAGES;

/** The lines about who decided on a label, when, and under which reference. */
export const decisionFacts = ({ body, on, reference }: PublicLabel['decision']) => [
  { label: facts.body, value: body },
  { label: facts.decided, value: on },
  { label: facts.reference, value: reference },
];
