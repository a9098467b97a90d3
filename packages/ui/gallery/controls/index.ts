import type { Control } from '../control';
import { BUTTONS_AND_MESSAGES } from './buttons-and-messages';
import { CHOICES } from './choices';
import { FILES } from './files';
import { NUMBERS_AND_DAYS } from './numbers-and-days';
import { OVERLAYS } from './overlays';
import { READING } from './reading';
import { TABLES } from './tables';
import { TEXTS } from './texts';

/** All controls, in the order of the page. */
export const CONTROLS: readonly Control[] = [
  ...TEXTS,
  ...NUMBERS_AND_DAYS,
  ...CHOICES,
  ...FILES,
  ...TABLES,
  ...OVERLAYS,
  ...READING,
  ...BUTTONS_AND_MESSAGES,
];
