import { loadedLater } from '@portal/ui/later';
import type { ComponentType } from 'react';
import { EVALUATION_MESSAGES } from './messages';

const content = () => import('./forms');
type Forms = Awaited<ReturnType<typeof content>>;

/** A window of the list of evaluations, from the script that is loaded when the first of them is opened. */
export const later = <Props extends object>(pick: (all: Forms) => ComponentType<Props>) =>
  loadedLater(() => content().then(pick), EVALUATION_MESSAGES.later);
