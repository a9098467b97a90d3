import type { NationalFacility, RegisterFacility } from '@portal/domain';
import { Alert, Button, FormError, Icon } from '@portal/ui/core';
import type { SearchChoice } from '@portal/ui/filter';
import {
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SearchSelectField,
  serverErrors,
  SubmitButton,
  TextField,
  WhyFailed,
} from '@portal/ui/form';
import type { FormikHelpers, KeepUnsavedProps } from '@portal/ui/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';

export type RegisterResult =
  | { ok: true; facility: NationalFacility }
  | {
      ok: false;
      /** Messages keyed by field. */
      errors: Record<string, string> | null;
      message: string | null;
    };

export interface RegisterFormProps<Values extends object> extends KeepUnsavedProps {
  /** Texts of the area; `title` names the form for screen readers. */
  texts: Readonly<Record<'title' | 'acronymHint' | 'leaderHint' | 'leaderPlaceholder', string>>;
  start: Values;
  /** The area's own schema. */
  schema: { cast: (values: Values) => RegisterFacility };
  /** Undefined while they are loading. */
  leaders: readonly SearchChoice[] | undefined;
  /** Set if they could not be loaded. */
  onRetry: (() => void) | undefined;
  /** Additional fields of the area. */
  children?: ReactNode;
  send: (input: RegisterFacility) => Promise<RegisterResult>;
  onRegistered: (facility: NationalFacility) => void;
}

const { register: texts } = MESSAGES;
const NONE: readonly SearchChoice[] = [];

/** The form for a new facility: acronym, leader, and fields of the area. */
export function RegisterForm<Values extends object>(props: RegisterFormProps<Values>) {
  const { texts: own, start, schema, leaders, onRetry, children, draftKey, isLeaving } = props;
  const { register, problem } = useRegister(props);
  return (
    <Formik initialValues={start} validationSchema={schema} onSubmit={register}>
      <FormLayout label={own.title} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} isLeaving={isLeaving} />
        <TextField name="acronym" label={texts.acronym} hint={own.acronymHint} autoComplete="off" required />
        <SearchSelectField
          name="owner"
          label={texts.leader}
          hint={own.leaderHint}
          placeholder={own.leaderPlaceholder}
          options={leaders ?? NONE}
          isLoading={!leaders && !onRetry}
          required
        />
        {onRetry && <LeadersFailed onRetry={onRetry} />}
        {children}
        {problem !== null && (
          <FormError title={texts.notRegisteredTitle}>
            <WhyFailed>{problem}</WhyFailed>
          </FormError>
        )}
        <FormActions>
          <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

const LeadersFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    type="error"
    showIcon
    title={texts.leadersFailed}
    action={
      <Button icon={<Icon name="retry" />} onClick={onRetry}>
        {texts.again}
      </Button>
    }
  />
);

/** Sends the form. A refusal that concerns no single field is returned as `problem`. */
function useRegister<Values extends object>({ schema, send, draftKey, onRegistered }: RegisterFormProps<Values>) {
  const [problem, setProblem] = useState<string | null>(null);
  async function register(values: Values, form: FormikHelpers<Values>) {
    setProblem(null);
    const result = await send(schema.cast(values));
    if (result.ok) {
      // Before the form closes, so that leaving does not prompt about unsaved changes.
      forgetUnsaved(draftKey);
      onRegistered(result.facility);
      return;
    }
    form.setStatus(serverErrors(values, result.errors));
    if (!result.errors) setProblem(result.message ?? texts.notRegistered);
  }
  return { register, problem };
}
