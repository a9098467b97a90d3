import { useIsLoggedIn } from '@portal/api-slice';
import { useEffect, useEffectEvent } from 'react';
import { useLazyDialog } from '../layout/use-lazy-dialog';
import type { LazyDialog } from '../layout/use-lazy-dialog';
import { commandOf, pageSearch } from './key-command';

const loadSearch = () => import('../search/search-dialog').then((module) => module.SearchDialog);
const loadHelp = () => import('./keys-dialog').then((module) => module.KeysDialog);

/** Dialogs that keys open. */
export interface KeyDialogs {
  search: LazyDialog;
  help: LazyDialog;
}

/** Handles the keys of the frame. Only this code is in the first script; the dialogs are loaded when first opened. */
export function useKeys(): KeyDialogs {
  const isLoggedIn = useIsLoggedIn();
  const search = useLazyDialog(loadSearch);
  const help = useLazyDialog(loadHelp);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    const field = command === 'filter' ? pageSearch() : undefined;
    if (command === null || (command === 'filter' && !field) || (command === 'search' && !isLoggedIn)) return;
    event.preventDefault();
    if (command === 'search') search.show();
    else if (command === 'help') help.show();
    else field?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { search, help };
}
