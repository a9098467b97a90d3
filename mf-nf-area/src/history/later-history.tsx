import { later } from '../later/later';
import { HISTORY_MESSAGES as texts } from './messages';

/** The history, loaded when its tab is opened. */
export const LaterHistory = later(() => import('./history-tab').then((module) => module.HistoryTab), texts);
