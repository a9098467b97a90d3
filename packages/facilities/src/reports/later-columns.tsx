import type { NationalFacility } from '@portal/domain';
import { EVALUATION_OUTCOME_WORDS, EVALUATION_STATUS_WORDS } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from './messages';

const { columns: titles, labels: texts, none, evaluationOf } = MESSAGES;

/** The pages of the label and of an evaluation, which differ between the areas. */
export interface LaterPages {
  label: (facilityId: string) => string;
  evaluation: (evaluationId: string) => string;
}

type Later = Column<NationalFacility> & { key: 'label' | 'evaluation' };

/** The columns of the stages after the acceptance, each once one of the facilities has come to it. */
export const laterColumns = (
  facilities: readonly NationalFacility[],
  pages: LaterPages | undefined,
): readonly Column<NationalFacility>[] =>
  allColumns(pages).filter(({ key }) => facilities.some((facility) => facility[key] != null));

const allColumns = (pages: LaterPages | undefined): readonly Later[] => [
  {
    key: 'label',
    title: titles.label,
    cell: (facility) => <Linked to={pages?.label(facility._id)} words={labelWords(facility)} />,
  },
  {
    key: 'evaluation',
    title: titles.evaluation,
    cell: (facility) => (
      <Linked
        to={facility.evaluation ? pages?.evaluation(facility.evaluation._id) : undefined}
        words={evaluationWords(facility)}
      />
    ),
  },
];

const Linked = ({ to, words }: { to: string | undefined; words: string | null }) => {
  if (words === null) return none;
  return to === undefined ? (
    <Dated text={words} />
  ) : (
    <Link to={to}>
      <Dated text={words} />
    </Link>
  );
};

/** The label of a facility in words; a label is called valid only on a day on which it is. */
function labelWords({ label }: NationalFacility): string | null {
  if (label == null) return null;
  const { status, is_valid: isValid, valid_until: until } = label;
  if (isValid) return texts.valid(until ?? '');
  if (status === 'granted') return texts.ahead;
  return status === 'expired' ? texts.expired(until ?? '') : texts[status];
}

function evaluationWords({ evaluation }: NationalFacility): string | null {
  if (evaluation == null) return null;
  const { year, status, outcome } = evaluation;
  return evaluationOf(year, outcome === null ? EVALUATION_STATUS_WORDS[status] : EVALUATION_OUTCOME_WORDS[outcome]);
}
