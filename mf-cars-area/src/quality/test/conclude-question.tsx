import { ASSESSMENT_WORDS, QA_ASSESSMENTS, QA_STATUS_WORDS } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { TEST_MESSAGES } from './messages';
import { STATUS_TONES } from '../status-tones';
import { outcomeOfValues } from './test-evaluation';
import type { TestEvaluationValues } from './test-evaluation';
import type { TestEvaluationState } from './use-test-evaluation';

const { evaluation: texts } = TEST_MESSAGES;

interface ConcludeQuestionProps {
  about: string;
  names: readonly string[];
  state: TestEvaluationState;
}

/** Confirms the conclusion of a test, with the result that follows. */
export function ConcludeQuestion({ about, names, state }: ConcludeQuestionProps) {
  const { values } = useFormikContext<TestEvaluationValues>();
  const outcome = outcomeOfValues(values, names);
  const counts = QA_ASSESSMENTS.map((assessment) => ({
    words: ASSESSMENT_WORDS[assessment],
    count: names.filter((name) => values.results[name]?.assessment === assessment).length,
  })).filter(({ count }) => count > 0);
  return (
    <ConfirmDialog
      open={state.isAsking}
      title={texts.confirmTitle(about)}
      confirmLabel={texts.conclude}
      isBusy={state.isBusy}
      onConfirm={() => void state.run('conclude', values)}
      onCancel={() => state.setAsking(false)}
      question={
        <div className="cars-stack">
          <p>
            {texts.outcome} {outcome && <Chip tone={STATUS_TONES[outcome]}>{QA_STATUS_WORDS[outcome]}</Chip>}
          </p>
          <p>{counts.map(({ count, words }) => texts.counts(count, words)).join(', ')}</p>
          <p>{texts.confirmQuestion}</p>
          <p>
            <strong>{texts.irreversible}</strong>
          </p>
        </div>
      }
    />
  );
}
