import { day, evaluatorName } from '@portal/domain';
import type { Aspect, DocumentEntry, Evaluation } from '@portal/domain';
import { NO_VALUE } from '../../platform/pdf/document';
import type { Block } from '../../platform/pdf/document';
import { subheading } from './blocks';
import type { ReportSnapshot } from './report-snapshot';

const wordOr = (text: string | null, otherwise = NO_VALUE) => (text?.trim() ? text : otherwise);

/** The name of the compliance of an evaluation. */
export const evaluationWord = ({ compliance }: Pick<Evaluation, 'compliance'>) => compliance?.name ?? 'Not evaluated';

/** An evaluation with its texts and, if known, the role of the evaluator. */
export function evaluationBlock(evaluation: Evaluation, by: string | undefined): Block {
  const { comments, recommendations, evaluation_date } = evaluation;
  const entries: DocumentEntry[] = [
    { label: 'Evaluation', value: evaluationWord(evaluation) },
    {
      label: by ? 'Evaluated by' : 'Evaluated',
      value: wordOr([by, day(evaluation_date)].filter(Boolean).join(', ')),
    },
    { label: 'Comments', value: wordOr(comments), isLong: true },
    { label: 'Recommendations', value: wordOr(recommendations), isLong: true },
  ];
  return { kind: 'entries', entries };
}

/** The role in which the evaluation was given; undefined if it was not recorded. Reports never name people. */
export function givenBy({ evaluated_as = [] }: ReportSnapshot, targetId: string, aspect: Aspect): string | undefined {
  const found = evaluated_as.find((given) => given.target_id === targetId && given.aspect === aspect);
  return found && evaluatorName(found.role);
}

/** The evaluation of an aspect, under the name of the aspect. */
export const aspectBlocks = (name: string, evaluation: Evaluation, by: string | undefined): Block[] => [
  subheading(name),
  evaluationBlock(evaluation, by),
];
