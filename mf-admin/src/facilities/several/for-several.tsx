import { RULES } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { FormActions, FormLayout, Formik, serverErrors, SubmitButton } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages';

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
  /** Takes the step for one facility; returns the reason for a refusal, or `null`. */
  send: (facility: NationalFacility, values: Values) => Promise<string | null>;
  /** Called with `true` while the steps are being taken. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  /** Fields of the form. */
  children?: ReactNode;
}

interface Outcome {
  facility: NationalFacility;
  /** `null` after a success. */
  refusal: string | null;
}

const statusOf = ({ submissions }: NationalFacility) => submissions.initial_acceptance.status;

/**
 * A form for several facilities: those for which the step is possible, the fields, and afterwards the result of each.
 */
export function ForSeveral<Values extends object>(props: ForSeveralProps<Values>) {
  // The facilities change while the steps are taken; the form refers to those that were selected.
  const [asked] = useState(props.facilities);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const { allows, refusal } = RULES[props.rule];
  const possible = asked.filter((facility) => allows({ status: statusOf(facility).code }));
  const impossible = asked.filter((facility) => !possible.includes(facility));

  async function takeAll(values: Values, form: FormikHelpers<Values>) {
    const missing = props.missing?.(values) ?? null;
    if (missing) return form.setStatus(serverErrors(values, missing));
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

  if (outcomes)
    return <Outcomes outcomes={outcomes} all={possible.length} done={props.texts.done} onClose={props.onClose} />;
  return (
    <Formik initialValues={props.values} validationSchema={props.schema} onSubmit={takeAll}>
      <FormLayout label={props.texts.title(asked.length)} problemsTitle={texts.problems}>
        <div className="adm-stack">
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
        {possible.length > 0 && props.children}
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

interface OutcomesProps {
  outcomes: readonly Outcome[];
  /** The total number of steps. */
  all: number;
  /** The completed action in words. */
  done: string;
  onClose: () => void;
}

/** The result of each facility, during the steps and afterwards. */
function Outcomes({ outcomes, all, done, onClose }: OutcomesProps) {
  const box = useRef<HTMLDivElement>(null);
  // The form has been removed, and the focus with it.
  useEffect(() => box.current?.focus(), []);
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const isOver = outcomes.length === all;
  return (
    <div ref={box} className="adm-stack" tabIndex={-1}>
      <output>
        {isOver ? texts.over(outcomes.length - refused.length, all) : texts.underWay(outcomes.length, all)}
      </output>
      {refused.length > 0 && (
        <FormError title={texts.refused(refused.length)}>
          <ul className="adm-outcomes">
            {refused.map(({ facility, refusal }) => (
              <li key={facility._id}>
                {facility.acronym}: {refusal}
              </li>
            ))}
          </ul>
        </FormError>
      )}
      <ul className="adm-outcomes">
        {outcomes
          .filter(({ refusal }) => refusal === null)
          .map(({ facility }) => (
            <li key={facility._id}>
              {facility.acronym}: {done}
            </li>
          ))}
      </ul>
      {isOver && (
        <div>
          <Button type="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      )}
    </div>
  );
}
