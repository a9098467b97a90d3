import { loadedLater } from '@portal/ui/later';
import type { ComponentType } from 'react';
import { CENTRE_MESSAGES } from './messages';

const content = () => import('./forms');
type Forms = Awaited<ReturnType<typeof content>>;

/** A form of these pages, from the script that is loaded when the first of them is opened. */
export const later = <Props extends object>(pick: (all: Forms) => ComponentType<Props>) =>
  loadedLater(() => content().then(pick), CENTRE_MESSAGES.later);
