import { choice, longText } from './kinds';
import type { Fields } from './record';

const REQUIRED = { audience: 'owner', required: true } as const;

/** The fields of an evaluation in form order. A draft may be empty. */
export const EVALUATION_FIELDS = {
  compliance: choice('compliance', { ...REQUIRED, label: 'Compliance' }),
  comments: longText({ ...REQUIRED, label: 'Comments' }),
  recommendations: longText({ ...REQUIRED, label: 'Recommendations' }),
} as const satisfies Fields;
