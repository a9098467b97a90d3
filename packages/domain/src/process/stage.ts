/** The stages of a facility, from its registration to the evaluation every year. */
export const PROCESS_STAGES = ['registered', '1a', '1b', '1c', '2', 'ended'] as const;
export type ProcessStage = (typeof PROCESS_STAGES)[number];

/** What is done in a stage. */
export const STAGE_NAMES: Record<ProcessStage, string> = {
  registered: 'Registered',
  '1a': 'Initial acceptance (1a)',
  '1b': 'Quality assurance tests (1b)',
  '1c': 'Label (1c)',
  '2': 'Regular evaluation (2)',
  ended: 'Not accepted, or label ended',
};
