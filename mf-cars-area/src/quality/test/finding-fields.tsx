import { ASSESSMENT_WORDS, findingFigures, QA_ASSESSMENTS, suggestedFor } from '@portal/domain';
import type { QaTest } from '@portal/domain';
import { ChoiceField, NumberField, TextAreaField, useFormikContext } from '@portal/ui/form';
import { CENTRE_MESSAGES } from '../messages';
import { assessmentOf } from './test-evaluation';
import type { TestEvaluationValues } from './test-evaluation';

const { evaluation: texts } = CENTRE_MESSAGES;

/** Each with the key that chooses it. */
const OPTIONS = QA_ASSESSMENTS.map((value, index) => ({ value, label: `${index + 1} ${ASSESSMENT_WORDS[value]}` }));

/** The fields of the finding on one channel. */
export function FindingFields({ test, name }: { test: QaTest; name: string }) {
  const of = (field: string) => `results.${name}.${field}`;
  return (
    <div className="cars-stack" data-finding={name}>
      <div>
        <ChoiceField name={of('assessment')} label={texts.assessment} options={OPTIONS} required />
        <RemarkNote test={test} name={name} />
      </div>
      <TextAreaField name={of('remark')} label={texts.remark} hint={texts.remarkHint} minRows={2} />
      {findingFigures(test.type).map((figure) => (
        <NumberField key={figure} name={of(figure)} {...texts.figures[figure]} />
      ))}
    </div>
  );
}

/** Asks for a remark where the assessment needs one. */
function RemarkNote({ test, name }: { test: QaTest; name: string }) {
  const { values } = useFormikContext<TestEvaluationValues>();
  const assessment = assessmentOf(values.results[name]?.assessment);
  const suggested = suggestedFor(test.self_check, name);
  const isUnlike = assessment !== null && suggested !== null && suggested !== assessment;
  const note = isUnlike
    ? texts.differs(ASSESSMENT_WORDS[suggested])
    : assessment === 'pass_with_remark' && texts.remarkForPass;
  return <div aria-live="polite">{note && <p className="cars-note">{note}</p>}</div>;
}
