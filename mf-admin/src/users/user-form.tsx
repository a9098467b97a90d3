import { userEditSchema } from '@portal/domain';
import type { Role, UserEdit } from '@portal/domain';
import { FormError, ErrorState, Loading } from '@portal/ui/core';
import {
  CancelButton,
  CheckboxGroupField,
  EmailField,
  FieldSpan,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SubmitButton,
  TextField,
  WhyFailed,
} from '@portal/ui/form';
import type { FormikHelpers, KeepUnsavedProps } from '@portal/ui/form';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useListRolesQuery } from '../api/users';
import { MESSAGES } from './messages';

export interface UserFormProps extends KeepUnsavedProps {
  /** Name of the form for screen readers. */
  label: string;
  user: UserEdit;
  /** Hints about the consequences of a change, below the fields. */
  hints: { email?: string; roles: string };
  roles: readonly Role[];
  /** Saves the user; resolves with the problem that concerns no single field, if any. */
  onSave: (values: UserEdit, form: FormikHelpers<UserEdit>) => Promise<string | null>;
  /** Omitted, the form has no cancel button. */
  onCancel?: (() => void) | undefined;
}

const { form: texts } = MESSAGES;

/** Form for a user's name, address and roles. */
export function UserForm({ label, user, hints, roles, onSave, onCancel, ...draft }: UserFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const options = useMemo(() => roles.map(({ _id, name }) => ({ value: _id, label: name })), [roles]);

  async function save(values: UserEdit, form: FormikHelpers<UserEdit>) {
    setProblem(null);
    setProblem(await onSave(values, form));
  }

  return (
    <Formik initialValues={user} validationSchema={userEditSchema} onSubmit={save}>
      <FormLayout label={label} columns={2} problemsTitle={texts.problems}>
        <KeepUnsaved {...draft} />
        <FieldSpan>
          <EmailField name="email" label={texts.email} hint={hints.email} autoComplete="off" required />
        </FieldSpan>
        <TextField name="first_name" label={texts.firstName} autoComplete="off" required />
        <TextField name="last_name" label={texts.lastName} autoComplete="off" required />
        <div className="adm-roles">
          <CheckboxGroupField name="roles" label={texts.roles} hint={hints.roles} options={options} />
        </div>
        {problem !== null && (
          <FormError title={texts.notSavedTitle}>
            <WhyFailed>{problem}</WhyFailed>
          </FormError>
        )}
        <FormActions>
          {onCancel && (
            <CancelButton draftKey={draft.draftKey} onCancel={onCancel}>
              {texts.cancel}
            </CancelButton>
          )}
          <SubmitButton whileInvalid="explain">{texts.save}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

/** Loads the roles, then renders its content. */
export function WithRoles({ children }: { children: (roles: readonly Role[]) => ReactNode }) {
  const { data: roles, isError, refetch } = useListRolesQuery();
  if (roles) return children(roles);
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
