import type { OpenActions } from '@portal/domain';
import { EVALUATION_VIEW_MESSAGES } from './messages';

const { pending } = EVALUATION_VIEW_MESSAGES.actions;

/** The open actions of an evaluation in words, by whose they are. */
export const pendingActionsInWords = (actions: readonly OpenActions[]): string =>
  actions.map(({ pending_with: party, count, due }) => pending[party](count, due)).join('; ');
