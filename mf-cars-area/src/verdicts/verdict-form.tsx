import { useProfile } from '@portal/api-slice';
import { verdictSchema } from '@portal/domain';
import { FollowRecord } from '@portal/instruments';
import { FormLayout, Formik, KeepUnsaved } from '@portal/ui/form';
import { useMemo } from 'react';
import { CheckOnceTried } from './check-once-tried';
import { verdictFormValues } from './verdict-values';
import type { Judging } from './judging';
import { VERDICT_MESSAGES } from './messages';
import { SubmitQuestion } from './submit-question';
import { useFocusKept } from './use-focus-kept';
import { useVerdictForm } from './use-verdict-form';
import { VerdictActions } from './verdict-actions';
import { VerdictFields } from './verdict-fields';
import { VerdictReading } from './verdict-reading';
import './verdicts.css';

const NEVER_LEAVES = () => false;

/** A verdict, to be edited or read. What is typed stays, whatever becomes of the right to send it. */
export function VerdictForm(judging: Judging) {
  const { address, subject, about, verdict, mayEdit, leaves, beside, onClose } = judging;
  const copyKey = `${useProfile()?._id}:verdict:${address.subject}:${address.instrumentId ?? address.facilityId}`;
  const { form, isAsking, setAsking, isBusy, notice, run, question } = useVerdictForm(judging, copyKey);
  const { reading, settle } = useFocusKept(mayEdit);
  const initial = useMemo(() => verdictFormValues(subject, verdict), [subject, verdict]);
  const schema = useMemo(() => verdictSchema(subject), [subject]);
  return (
    <Formik
      innerRef={form}
      initialValues={initial}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={async () => setAsking(true)}
    >
      <div className="verdict-form">
        <FollowRecord values={initial} />
        <CheckOnceTried />
        {/* One copy for both, so that what is typed is still there when somebody else submits meanwhile. */}
        <div hidden={!mayEdit}>
          <KeepUnsaved copyKey={copyKey} leaves={mayEdit ? leaves : NEVER_LEAVES} />
        </div>
        {mayEdit ? (
          <FormLayout label={about} columns={2} problemsTitle={VERDICT_MESSAGES.form.problems}>
            <div className="verdict-columns">
              <VerdictFields {...judging} />
              <div className="verdict-beside">{beside}</div>
              <VerdictActions notice={notice} isBusy={isBusy} onSave={() => void run('edit')} onCancel={onClose} />
            </div>
          </FormLayout>
        ) : (
          <div className="verdict-columns">
            <VerdictReading {...judging} copyKey={copyKey} stateRef={reading} />
            <div className="verdict-beside">{beside}</div>
          </div>
        )}
        <SubmitQuestion
          judging={judging}
          isOpen={isAsking && mayEdit}
          isBusy={isBusy}
          onConfirm={() => void run('submit')}
          onCancel={() => setAsking(false)}
          onClosed={settle}
        />
        {question}
      </div>
    </Formik>
  );
}
