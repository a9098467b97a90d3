import { fieldErrors, serverMessage, useProfile } from '@portal/api-slice';
import { MAX_IMPORT_TEXT } from '@portal/domain';
import type { IndicatorImport } from '@portal/domain';
import { Alert, Button, FormError } from '@portal/ui/core';
import {
  FormActions,
  FormLayout,
  Formik,
  forgetUnsaved,
  KeepUnsaved,
  offerReplaced,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import { FileDrop } from '@portal/ui/upload';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useImportIndicatorsMutation } from '../api/evaluations';
import { ImportFormat } from './import-format';
import { ImportResult } from './import-result';
import { readChosen } from './read-chosen';
import { EVALUATION_MESSAGES } from './messages';

const { importing: texts, close } = EVALUATION_MESSAGES;

interface Values {
  csv: string;
}

const START: Values = { csv: '' };

/** What the server said of a text. */
type Checked = { csv: string } & (
  | { answer: IndicatorImport; failure: null }
  | { answer: null; failure: { title: string; text: string } }
);

/** Imports indicators of the data: the rows are checked first, then imported. What is typed is kept in this browser. */
export function ImportIndicators({ onClose }: { onClose: () => void }) {
  const draftKey = `${useProfile()?._id}:indicators`;
  const { checked, isBusy, send, imported } = useImport(draftKey);
  if (imported)
    return (
      <div className="cars-stack">
        <Done answer={imported} />
        <FormActions>
          <Button type="primary" onClick={onClose}>
            {close}
          </Button>
        </FormActions>
      </div>
    );
  return (
    <div className="cars-import">
      <Formik
        initialValues={START}
        validate={({ csv }) => (csv.trim() === '' ? { csv: texts.empty } : {})}
        validateOnBlur={false}
        onSubmit={({ csv }) => send(csv, true)}
      >
        <FormLayout label={texts.form} problemsTitle={null} focusOn="csv">
          <KeepUnsaved draftKey={draftKey} />
          <p>{texts.intro}</p>
          <ImportFormat />
          <TextAreaField name="csv" label={texts.csv} hint={texts.csvHint} minRows={6} required />
          <ChosenFile draftKey={draftKey} />
          <Steps checked={checked} isBusy={isBusy} onImport={(csv) => void send(csv, false)} />
        </FormLayout>
      </Formik>
    </div>
  );
}

/** The result takes the focus, since the field that had it is gone. */
function Done({ answer }: { answer: IndicatorImport }) {
  return (
    <div ref={(box) => box?.focus()} tabIndex={-1}>
      <ImportResult answer={answer} csv="" />
    </div>
  );
}

function useImport(draftKey: string) {
  const [run, { isLoading: isBusy }] = useImportIndicatorsMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [imported, setImported] = useState<IndicatorImport | null>(null);

  async function send(csv: string, isDryRun: boolean) {
    const { data, error } = await run({ csv, isDryRun });
    if (!data) {
      const text =
        Object.values(fieldErrors(error) ?? {}).join(' ') || serverMessage(error) || EVALUATION_MESSAGES.failed;
      const title = isDryRun ? texts.failedToCheck : texts.failedToImport;
      setChecked({ csv, answer: null, failure: { title, text: `${text} ${texts.kept}` } });
      return;
    }
    setChecked({ csv, answer: data, failure: null });
    if (data.is_dry_run || data.errors.length > 0) return;
    forgetUnsaved(draftKey);
    setImported(data);
  }

  return { checked, isBusy, send, imported };
}

/** A chosen file is put into the field, so that it can be corrected there. */
function ChosenFile({ draftKey }: { draftKey: string }) {
  const { values, setValues } = useFormikContext<Values>();
  const [problem, setProblem] = useState<string>();
  async function take(file: File | undefined) {
    if (!file) return;
    const { csv, fault } = readChosen(await file.arrayBuffer());
    setProblem(fault && texts[fault]);
    if (fault) return;
    void setValues({ csv });
    if (values.csv.trim() !== '' && values.csv !== csv)
      offerReplaced({ draftKey, text: texts.replaced, typed: values, instead: { csv } });
  }
  return (
    <FileDrop
      label={texts.file}
      hint={texts.fileHint}
      accept={['csv', 'txt']}
      // A character takes a byte at least; the rows are plain letters and digits.
      maxBytes={MAX_IMPORT_TEXT}
      problem={problem}
      onFiles={([file]) => void take(file)}
    />
  );
}

interface StepsProps {
  checked: Checked | null;
  isBusy: boolean;
  onImport: (csv: string) => void;
}

/** What was found in the rows, and the steps. An answer counts for the text that it is about. */
function Steps({ checked, isBusy, onImport }: StepsProps) {
  const { values } = useFormikContext<Values>();
  const found = checked?.csv === values.csv ? checked : null;
  const answer = found?.answer ?? null;
  const isReady = answer !== null && answer.errors.length === 0 && answer.added + answer.changed > 0;
  const result = useRef<HTMLDivElement>(null);
  useSummary(found, result);
  return (
    <div className="cars-stack">
      <div ref={result} tabIndex={-1} className="cars-stack" aria-live="polite">
        {found?.failure && <FormError title={found.failure.title}>{found.failure.text}</FormError>}
        {answer && <ImportResult answer={answer} csv={values.csv} />}
        {!found && <Alert type="info" title={texts.checkFirst} />}
      </div>
      <FormActions>
        <SubmitButton whileInvalid="explain" isQuiet={isReady} disabled={isBusy}>
          {texts.check}
        </SubmitButton>
        {isReady && (
          <Button type="primary" loading={isBusy} onClick={() => onImport(values.csv)}>
            {texts.import(answer.rows)}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

/** The answer takes the focus of the button, which may be gone; errors may be far below the field. */
function useSummary(found: Checked | null, result: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    if (found === null) return;
    result.current?.focus({ preventScroll: true });
    if (found.answer?.errors.length)
      document.querySelector('.cars-import-errors')?.scrollIntoView({ block: 'nearest' });
  }, [found, result]);
}
