import { loadedLater } from '@portal/ui/later';
import { HISTORY_MESSAGES as texts } from './messages';

/** The history, loaded when its tab is opened. */
export const LaterHistory = loadedLater(() => import('./history-tab').then((module) => module.HistoryTab), texts);
