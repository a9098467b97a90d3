import { ASSESSMENT_WORDS, findingFigures, limitsOf, QA_ASSESSMENTS, suggestedFor } from '@portal/domain';
import type { QaTest } from '@portal/domain';
import { findingsOf } from '@portal/quality';
import { Button } from '@portal/ui/core';
import { ChoiceField, NumberField, TextAreaField, useFormikContext } from '@portal/ui/form';
import { TEST_MESSAGES } from './messages';
import { suggestionOf } from './channel-of-test';
import { ordersOf, withFigures, withoutRemark, withRemark } from './finding-help';
import { assessmentOf } from './test-evaluation';
import type { TestEvaluationValues } from './test-evaluation';

const { evaluation: texts } = TEST_MESSAGES;

/** Each with the key that chooses it. */
const OPTIONS = QA_ASSESSMENTS.map((value, index) => ({ value, label: `${index + 1} ${ASSESSMENT_WORDS[value]}` }));

/** The fields of the finding on one channel. */
export function FindingFields({ test, names, name }: { test: QaTest; names: readonly string[]; name: string }) {
  const of = (field: string) => `results.${name}.${field}`;
  return (
    <div className="cars-stack" data-finding={name}>
      <div>
        <ChoiceField name={of('assessment')} label={texts.assessment} options={OPTIONS} required />
        <RemarkNote test={test} name={name} />
      </div>
      <div>
        <TextAreaField name={of('remark')} label={texts.remark} hint={texts.remarkHint} minRows={2} />
        <RemarkHelp test={test} names={names} name={name} />
      </div>
      {findingFigures(test.type).map((figure) => (
        <NumberField key={figure} name={of(figure)} {...texts.figures[figure]} />
      ))}
      <FigureHelp test={test} names={names} />
    </div>
  );
}

/** Fills the remark with what the self-check has noticed, and gives it to the like channels. */
function RemarkHelp({ test, names, name }: { test: QaTest; names: readonly string[]; name: string }) {
  const { values, setFieldValue } = useFormikContext<TestEvaluationValues>();
  const remark = values.results[name]?.remark.trim() ?? '';
  const assessment = assessmentOf(values.results[name]?.assessment);
  const notice = findingsOf(test.type, suggestionOf(test, name), limitsOf(test.self_check, test.type)).join(' ');
  const like = withoutRemark(values.results, names, name);
  const mayCopy = assessment !== null && remark !== '' && like.length > 0;
  const isNew = notice !== '' && !remark.includes(notice);
  if (!isNew && !mayCopy) return null;
  return (
    <div className="cars-buttons cars-help">
      {isNew && (
        <Button size="small" onClick={() => void setFieldValue(`results.${name}.remark`, `${remark} ${notice}`.trim())}>
          {texts.noticesAsRemark}
        </Button>
      )}
      {mayCopy && (
        <Button size="small" onClick={() => void setFieldValue('results', withRemark(values.results, like, remark))}>
          {texts.sameRemark(like.length, ASSESSMENT_WORDS[assessment])}
        </Button>
      )}
    </div>
  );
}

/** Takes the figures of the self-check for all channels; those that were typed stay. */
function FigureHelp({ test, names }: { test: QaTest; names: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<TestEvaluationValues>();
  const orders = ordersOf(test, names);
  if (orders.length === 0) return null;
  return (
    <div className="cars-buttons cars-help">
      {orders.map((order) => (
        <Button
          key={order}
          size="small"
          onClick={() => void setFieldValue('results', withFigures(values.results, test, order))}
        >
          {order === null ? texts.takeFigures : texts.takeFiguresIn[order]}
        </Button>
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
