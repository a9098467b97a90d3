import { choice, longText } from './kinds';
import type { Fields } from './record';

const REQUIRED = { audience: 'owner', required: true } as const;

/** An evaluation, in the order of its form. A draft of it may be empty. */
export const EVALUATION_FIELDS = {
  compliance: choice('compliance', { ...REQUIRED, label: 'Compliance' }),
  comments: longText({ ...REQUIRED, label: 'Comments' }),
  recommendations: longText({ ...REQUIRED, label: 'Recommendations' }),
} as const satisfies Fields;
