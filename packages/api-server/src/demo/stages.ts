import type { Strength } from './channel-completion';
import type { StoryName } from './stories';

/** The stage of a facility in the demonstration. Stages are invented, except for the facilities that hold the label. */
export interface Stage {
  story: StoryName;
  /** Days since the last step. */
  daysAgo: number;
  /** Before the steps of a label, which set others: `labels/stories.ts`. */
  displayed_status?: 'initial_acceptance';
  /** `weak` applications miss some criteria; strong ones meet them as far as the facts allow. */
  strength?: Strength;
  /** Acronym of another facility with the same owner. */
  ownedBy?: string;
}

const accepted = (daysAgo: number, strength: Strength = 'strong'): Stage => ({
  story: 'evaluated',
  daysAgo,
  displayed_status: 'initial_acceptance',
  strength,
});

/** The stage of every facility by its acronym. */
export const STAGES: Readonly<Record<string, Stage>> = {
  ARSS: { story: 'registered', daysAgo: 4 },
  SAL: { story: 'registered', daysAgo: 16 },
  LAQ: { story: 'invited', daysAgo: 3 },
  CFARR: { story: 'invited', daysAgo: 25 },
  MDR: { story: 'draft', daysAgo: 2 },
  SOF: { story: 'draft', daysAgo: 9 },
  OHP: { story: 'draft', daysAgo: 31 },
  BGD: { story: 'submitted', daysAgo: 2 },
  GAR: { story: 'declined', daysAgo: 1 },
  BRC: { story: 'halfDone', daysAgo: 3 },
  ATZ: { story: 'ready', daysAgo: 1 },
  PAY: { story: 'ready', daysAgo: 6 },
  MUN: { story: 'reported', daysAgo: 4 },
  BAQUNIN: { story: 'reported', daysAgo: 12 },
  CIRAS: { story: 'planned', daysAgo: 3 },
  JFJ: { story: 'reopened', daysAgo: 4, displayed_status: 'initial_acceptance' },
  CLJ: { story: 'returned', daysAgo: 7, displayed_status: 'initial_acceptance', strength: 'weak' },
  ATOLL: accepted(930),
  'CO-PDD': accepted(690),
  CIAO: accepted(60),
  SIRTA: accepted(75),
  RADO: accepted(90),
  AGORA: accepted(104),
  THE: accepted(18, 'weak'),
  LEI: { story: 'resubmitted', daysAgo: 8, displayed_status: 'initial_acceptance' },
  HPB: accepted(148),
  KUO: accepted(920),
  WAW: accepted(33, 'weak'),
  EVO: accepted(620),
  PANGEA: accepted(195),
  FIK: { ...accepted(214), ownedBy: 'PANGEA' },
  CARO: accepted(47, 'weak'),
  CESAR: accepted(230),
  MUC: accepted(26, 'weak'),
  ALOMAR: accepted(252),
  AWIPEV: accepted(12),
  'PMOD-WRC': accepted(5),
  LMP: accepted(590),
  MEL: accepted(660),
  IZO: { story: 'evaluated', daysAgo: 53 },
};
