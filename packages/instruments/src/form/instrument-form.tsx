import { changes } from '@portal/domain';
import { FormLayout, Formik, KeepUnsaved, serverErrors, useFormikContext } from '@portal/ui/form';
import type { FormikHelpers, KeepUnsavedProps } from '@portal/ui/form';
import { useMemo, useRef, useEffect } from 'react';
import type { ReactNode } from 'react';
import { FollowRecord } from './follow-record';
import { FormFoot } from './form-foot';
import type { SaveStatus } from './save-problem';
import type { SaveResult } from './saving';
import './form.css';

/** Validates the values of a form and turns them into the input for the API. */
export interface FormSchema<Values, Input> {
  validate: (values: Values, options: object) => Promise<unknown>;
  cast: (values: Values) => Input;
}

/** Props of `InstrumentForm`. */
export interface InstrumentFormProps<Values extends object, Input, Saved> extends KeepUnsavedProps {
  /** Name of the form for screen readers. */
  label: string;
  /** The edited record; `null` for a new one: once it is saved, the form is empty again for the next. */
  record: Saved | null;
  valuesOf: (record: Saved | null) => Values;
  schema: FormSchema<Values, Input>;
  onSave: (input: Input, values: Values) => Promise<SaveResult<Saved>>;
  saveLabel: string;
  outline?: ReactNode;
  /** Dotted path of the field that gets the focus at first. */
  focusOn?: string | undefined;
  children: ReactNode;
}

/** The frame of an instrument's form: keeps a draft, validates, saves, and shows errors. */
export function InstrumentForm<Values extends object, Input, Saved>(props: InstrumentFormProps<Values, Input, Saved>) {
  const { label, record, valuesOf, schema, onSave, saveLabel, outline, focusOn, draftKey, isLeaving, children } = props;
  const now = useRef<ReturnType<typeof useFormikContext<Values>>>(null);
  const initial = useMemo(() => valuesOf(record), [record, valuesOf]);

  async function save(sent: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    const result = await onSave(schema.cast(sent), sent);
    if (!result.ok) {
      form.setStatus(failureOf(sent, result));
      return;
    }
    // Text that was typed during the save stays, as not saved yet.
    const later = changes(sent, now.current?.values ?? sent);
    form.resetForm({ values: record === null ? initial : result.saved ? valuesOf(result.saved) : sent });
    for (const { path, after } of later) void form.setFieldValue(path, after);
  }

  return (
    <div className="ins-form">
      <Formik
        innerRef={now}
        initialValues={initial}
        validationSchema={schema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={save}
      >
        <FormLayout
          label={label}
          columns={2}
          outline={outline}
          problemsTitle="Not saved. Please correct:"
          focusOn={focusOn}
        >
          <KeepUnsaved draftKey={draftKey} isLeaving={isLeaving} />
          <CheckSoon />
          <FollowRecord values={initial} />
          {children}
          <FormFoot saveLabel={saveLabel} />
        </FormLayout>
      </Formik>
    </div>
  );
}

type Failure = Extract<SaveResult, { ok: false }>;

const failureOf = (sent: object, { errors, message }: Failure): SaveStatus => ({
  // An empty list of messages blames no field.
  ...serverErrors(sent, errors && Object.keys(errors).length > 0 ? errors : null),
  failed: true,
  message: message ?? null,
});

const PAUSE_MS = 100;

/**
 * Checks the form a moment after the last key or step, and not at every key: letters appear at once however long the
 * form is, and an error goes as soon as the value is right.
 */
function CheckSoon() {
  const { values, validateForm } = useFormikContext();
  useEffect(() => {
    const timer = setTimeout(() => void validateForm(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, validateForm]);
  return null;
}
