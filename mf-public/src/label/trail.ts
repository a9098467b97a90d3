import { LABEL_PAGES } from '@portal/domain';
import { MESSAGES } from './messages';

/** The pages above that of a label. */
export const TRAIL = [
  { label: MESSAGES.home, path: '/' },
  { label: MESSAGES.labels, path: LABEL_PAGES.publicList },
];
