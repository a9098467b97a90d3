import { changes } from '@portal/domain';
import { forgetUnsaved, FormLayout, Formik, rebased, serverErrors, useFormikContext } from '@portal/ui/form';
import type { FormikHelpers, KeepUnsavedProps } from '@portal/ui/form';
import { useMemo, useRef, useEffect } from 'react';
import type { ReactNode } from 'react';
import { FollowRecord } from './follow-record';
import { FormFoot } from './form-foot';
import type { SaveStatus } from './save-problem';
import type { SaveResult } from './saving';
import { isSameInput } from '../unfinished/is-same-input';
import type { UnfinishedForm } from '../unfinished/unfinished-copy';
import { useTypedInto, useUnfinishedWriter } from '../unfinished/use-unfinished';
import type { UnfinishedWriter } from '../unfinished/unfinished-writer';
// The grid is loaded later than this frame; a style sheet of its own would be one more request when it is opened.
import './grid/grid.css';
import './form.css';

/** Validates the values of a form and turns them into the input for the API. */
export interface FormSchema<Values, Input> {
  validate: (values: Values, options: object) => Promise<unknown>;
  cast: (values: Values) => Input;
}

export interface InstrumentFormProps<Values extends object, Input, Saved> extends KeepUnsavedProps {
  /** Name of the form for screen readers. */
  label: string;
  /** The edited record; `null` for a new one, after which the form is reset for the next. */
  record: Saved | null;
  valuesOf: (record: Saved | null) => Values;
  schema: FormSchema<Values, Input>;
  /** Saves the values; `toInput` turns them, or others of their kind, into the input for the API. */
  onSave: (values: Values, toInput: (values: Values) => Input) => Promise<SaveResult<Saved>>;
  saveLabel: string;
  /** The unfinished copy on the server; if omitted, drafts are kept in this browser only. */
  unfinished?: UnfinishedForm | null;
  /** Closes the form. Receives the discarded input, so that it can be restored, and whether it is discarded on the server. */
  onCancel?: ((typed: Values | null, whenDiscarded: Promise<boolean>) => void) | undefined;
  outline?: ReactNode;
  /** Dotted path of the field with the initial focus. */
  focusOn?: string | undefined;
  children: ReactNode;
}

/** One line of three columns: the steps count the errors of each section, and each field shows its own. */
const PROBLEMS_SHOWN = 3;

/** The frame of an instrument's form: keeps a draft, validates, saves and shows errors. */
export function InstrumentForm<Values extends object, Input, Saved>(props: InstrumentFormProps<Values, Input, Saved>) {
  const {
    label,
    record,
    valuesOf,
    schema,
    onSave,
    saveLabel,
    onCancel,
    outline,
    focusOn,
    draftKey,
    formerKey,
    isLeaving,
    children,
  } = props;
  const now = useRef<ReturnType<typeof useFormikContext<Values>>>(null);
  const initial = useMemo(() => valuesOf(record), [record, valuesOf]);
  const { writer, keeping } = useUnfinishedWriter(props.unfinished ?? null, {
    initial,
    onMerged: (merged, typed) => void now.current?.setValues(rebased(merged, typed, now.current.values) as Values),
  });

  async function save(sent: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined);
    await writer?.pause();
    const result = await onSave(sent, (values) => schema.cast(values));
    if (!result.ok) {
      writer?.resume(now.current?.values ?? sent);
      form.setStatus(failureOf(sent, result));
      return;
    }
    writer?.forget();
    // Input typed during the save is kept as unsaved.
    const later = changes(sent, now.current?.values ?? sent);
    form.resetForm({ values: record === null ? initial : result.saved ? valuesOf(result.saved) : sent });
    for (const { path, after } of later) void form.setFieldValue(path, after);
  }

  function cancel() {
    const typed = now.current?.dirty ? now.current.values : null;
    // Beside another state of the copy, the text here may be nowhere else.
    const found = props.unfinished?.other ? null : (props.unfinished?.kept ?? null);
    forgetUnsaved(draftKey);
    // An unfinished copy that was only looked at stays as it was found: it may be somebody else's work.
    if (found && typed && isSameInput(found, typed)) return onCancel?.(null, Promise.resolve(true));
    onCancel?.(typed, writer?.withdraw() ?? Promise.resolve(true));
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
          isOutlineAbove
          problemsTitle="Not saved. Please correct:"
          problemsShown={PROBLEMS_SHOWN}
          focusOn={focusOn}
        >
          <KeepTyped writer={writer} />
          <CheckSoon />
          <FollowRecord values={initial} />
          {children}
          <FormFoot
            saveLabel={saveLabel}
            isNew={record === null}
            onCancel={onCancel && cancel}
            {...{ keeping, writer, draftKey, formerKey, isLeaving }}
          />
        </FormLayout>
      </Formik>
    </div>
  );
}

/** Keeps the input on the server; `KeepUnsaved` keeps it in this browser. */
function KeepTyped({ writer }: { writer: UnfinishedWriter | null }) {
  useTypedInto(writer);
  return null;
}

type Failure = Extract<SaveResult, { ok: false }>;

const failureOf = (sent: object, { errors, message }: Failure): SaveStatus => ({
  // An empty list of messages refers to no field.
  ...serverErrors(sent, errors && Object.keys(errors).length > 0 ? errors : null),
  failed: true,
  message: message ?? null,
});

const PAUSE_MS = 100;

/**
 * Validates the form shortly after the last change instead of at every key press: typing stays responsive in a long
 * form, and an error disappears as soon as the value is valid.
 */
function CheckSoon() {
  const { values, validateForm } = useFormikContext();
  useEffect(() => {
    const timer = setTimeout(() => void validateForm(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, validateForm]);
  return null;
}
