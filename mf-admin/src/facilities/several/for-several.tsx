import { RULES } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { FormActions, FormLayout, Formik, serverErrors, SubmitButton } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';
import { Outcomes } from './outcomes';
import type { Outcome, Refusal } from './outcomes';

export type { Refusal };

const { several: texts } = MESSAGES;

type Rule = 'whileInvitable' | 'whileReviewersMayChange' | 'whileSomethingIsDue';

export interface ForSeveralProps<Values> {
  facilities: readonly NationalFacility[];
  /** Determines for which facilities the step is currently possible. */
  rule: Rule;
  texts: { title: (count: number) => string; confirm: (count: number) => string; done: string };
  values: Values;
  schema?: object | undefined;
  /** The missing choices, by field. */
  missing?: ((values: Values) => Record<string, string> | null) | undefined;
  /** Takes the step for one facility; returns the refusal, or `null`. */
  send: (facility: NationalFacility, values: Values) => Promise<Refusal | null>;
  /** Called with `true` while the steps are being taken. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  /** Fields of the form, for the facilities for which the step is possible. */
  renderFields?: ((possible: readonly NationalFacility[]) => ReactNode) | undefined;
}

/** The refused field of a form, or else the summary of its facilities. */
const firstOf = (summary: HTMLElement | null) =>
  summary?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? summary;

const statusOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance.status;

/**
 * A form for several facilities: those for which the step is possible, the fields, and afterwards the result of each.
 */
export function ForSeveral<Values extends object>(props: ForSeveralProps<Values>) {
  // The facilities change while the steps are taken; the form refers to those that were selected.
  const [first] = useState(props.facilities);
  const [asked, setAsked] = useState(first);
  const [chosen, setChosen] = useState<{ values: Values; refused?: unknown }>({ values: props.values });
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const { allows, refusal } = RULES[props.rule];
  const possible = asked.filter((facility) => allows({ status: statusOf(facility).code }));
  const impossible = asked.filter((facility) => !possible.includes(facility));

  async function takeAll(values: Values, form: FormikHelpers<Values>) {
    const missing = props.missing?.(values) ?? null;
    if (missing) return form.setStatus(serverErrors(values, missing));
    setChosen({ values });
    const taken: Outcome[] = [];
    setOutcomes([]);
    props.onBusy(true);
    for (const facility of possible) {
      // Sequentially, and with the same call as for a single facility.
      taken.push({ facility, refusal: await props.send(facility, values) });
      setOutcomes([...taken]);
    }
    props.onBusy(false);
  }

  const summary = useRef<HTMLDivElement>(null);
  const isAgain = asked !== first && outcomes === null;
  useEffect(() => {
    // The button that led back here has been removed, and the focus with it.
    if (isAgain) firstOf(summary.current)?.focus();
  }, [isAgain]);

  /** Back to what was chosen, for those that were refused, as they are now. */
  function chooseAgain(refused: readonly Outcome[]) {
    setAsked(refused.map(({ facility: was }) => props.facilities.find(({ _id }) => _id === was._id) ?? was));
    const fields = Object.fromEntries(refused.flatMap((each) => Object.entries(each.refusal?.fields ?? {})));
    setChosen(({ values }) => ({ values, refused: serverErrors(values, fields) }));
    setOutcomes(null);
  }

  if (outcomes)
    return (
      <Outcomes
        outcomes={outcomes}
        all={possible.length}
        done={props.texts.done}
        onAgain={props.renderFields && chooseAgain}
        onClose={props.onClose}
      />
    );
  return (
    <Formik
      initialValues={chosen.values}
      initialStatus={chosen.refused}
      validationSchema={props.schema}
      onSubmit={takeAll}
    >
      <FormLayout label={props.texts.title(asked.length)} problemsTitle={texts.problems}>
        <div ref={summary} className="adm-stack" tabIndex={-1}>
          {possible.length > 0 && (
            <p>
              {texts.possible(possible.length, asked.length)} {possible.map(({ acronym }) => acronym).join(', ')}
            </p>
          )}
          {impossible.length > 0 && (
            <>
              <p>
                {texts.impossible(possible.length)} {refusal.message}
              </p>
              <ul className="adm-outcomes">
                {impossible.map((facility) => (
                  <li key={facility._id}>
                    {facility.acronym}: {statusOf(facility).name}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {possible.length > 0 && props.renderFields?.(possible)}
        <FormActions>
          <Button onClick={props.onClose}>{texts.cancel}</Button>
          {possible.length > 0 && (
            <SubmitButton whileInvalid="explain">{props.texts.confirm(possible.length)}</SubmitButton>
          )}
        </FormActions>
      </FormLayout>
    </Formik>
  );
}
