import { FormActions, SubmitButton, useFormikContext } from '@portal/ui/form';
import { SaveProblem } from './save-problem';
import '../instruments.css';
import './form.css';

/** The button that saves, in sight however far the form is scrolled; says when there is something to save. */
export function FormFoot({ saveLabel }: { saveLabel: string }) {
  const { dirty } = useFormikContext();
  return (
    <div className="ins-foot">
      <SaveProblem />
      <FormActions>
        <SubmitButton whileInvalid="explain">{saveLabel}</SubmitButton>
        {dirty && <span className="ins-note">Unsaved changes</span>}
      </FormActions>
    </div>
  );
}
