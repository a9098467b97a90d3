import { loadedLater } from '@portal/ui/later';
import type { ComponentType } from 'react';
import { EVALUATION_MESSAGES } from './messages';

const content = () => import('./forms');
type Forms = Awaited<ReturnType<typeof content>>;

/** A form of an evaluation, from the script that is loaded when it is first opened. */
export const later = <Props extends object>(pick: (all: Forms) => ComponentType<Props>) =>
  loadedLater(() => content().then(pick), EVALUATION_MESSAGES.later);
