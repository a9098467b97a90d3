import { loadedLater } from '@portal/ui/later';
import type { ComponentType } from 'react';
import { MESSAGES } from '../messages';

const content = () => import('./on-request');
type OnRequest = Awaited<ReturnType<typeof content>>;

/** Content of a window, a sheet or a tab, from the file that is loaded when the first of them is opened. */
export const later = <Props extends object>(pick: (all: OnRequest) => ComponentType<Props>) =>
  loadedLater(() => content().then(pick), MESSAGES.later);
