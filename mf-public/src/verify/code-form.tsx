import { LABEL_PAGES, printedCode, typedCode } from '@portal/domain';
import { Formik, FormLayout, SubmitButton, TextField } from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { MESSAGES } from './messages';

const { form: texts } = MESSAGES;

interface CodeFormProps {
  /** The code in the URL, as it was typed. */
  code: string;
  /** Asks for the code in the URL once more. */
  onSame: () => void;
}

/** The field for the code of a certificate; leads to the address of that code. */
export function CodeForm({ code, onSame }: CodeFormProps) {
  const navigate = useNavigate();
  const check = ({ code: typed }: { code: string }) => {
    const wanted = typedCode(typed);
    if (wanted === null) return;
    if (wanted === typedCode(code)) onSame();
    else void navigate(LABEL_PAGES.verify(printedCode(wanted)));
  };
  return (
    <div className="pub-form">
      {/* Keyed, so that it shows the code of the address after Back. */}
      <Formik key={code} initialValues={{ code: shownCode(code) }} validate={problemsOf} onSubmit={check}>
        <FormLayout label={texts.label} problemsTitle={null}>
          <TextField name="code" label={texts.code} hint={texts.hint} autoComplete="off" required />
          <SubmitButton whileInvalid="explain">{texts.check}</SubmitButton>
        </FormLayout>
      </Formik>
    </div>
  );
}

const shownCode = (code: string) => {
  const typed = typedCode(code);
  return typed === null ? code : printedCode(typed);
};

/** The number of a certificate, which is printed on it as well. */
const NUMBER = /^ars-\d{4}-\d+$/iu;

function problemsOf({ code }: { code: string }) {
  if (code.trim() === '') return { code: texts.missing };
  if (NUMBER.test(code.trim())) return { code: texts.aNumber };
  return typedCode(code) === null ? { code: texts.notACode } : {};
}
