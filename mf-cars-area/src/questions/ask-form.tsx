import { fieldErrors, serverMessage, useAskQuestionMutation, useProfile } from '@portal/api-slice';
import { DAYS, may, nameOfAspect, questionSchema } from '@portal/domain';
import type { Relation, ReviewedApplication } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import {
  DateField,
  forgetUnsaved,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SelectField,
  serverErrors,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useState } from 'react';
import { relationTo } from '../evaluations/rights';
import { aspectsOf, instrumentsOf, NOTHING_ASKED, toAsked } from './ask-values';
import { QUESTION_MESSAGES as texts } from './messages';
import { OpenedFields } from './opened-fields';
import type { ChoosingValues } from './opened-fields';

interface AskFormProps {
  application: ReviewedApplication;
  onClose: () => void;
}

const START: ChoosingValues = { ...NOTHING_ASKED, field: '' };

/** A question to the facility, on an instrument, an aspect of it or the application; kept until it is sent. */
export function AskForm({ application, onClose }: AskFormProps) {
  const profile = useProfile();
  const relation = relationTo(profile, application);
  const { _id: id, submissions } = application.facility;
  const { code: status } = submissions.initial_acceptance.status;
  const mayOpen = may('question.ask', relation, { status }, ['fields, until']).allowed;
  const draftKey = `${profile?._id}:question:${id}`;
  const [send] = useAskQuestionMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(values: ChoosingValues, form: FormikHelpers<ChoosingValues>) {
    setProblem(null);
    const about = instrumentsOf(application, relation).find((one) => one.id === values.instrument);
    const { error } = await send({ id, question: toAsked(values, about, mayOpen) });
    if (error) {
      const errors = fieldErrors(error);
      form.setStatus(serverErrors(values, errors));
      if (!errors) setProblem(serverMessage(error) ?? texts.kept);
      return;
    }
    forgetUnsaved(draftKey);
    onClose();
  }

  return (
    <Formik initialValues={START} validationSchema={questionSchema} onSubmit={ask}>
      <FormLayout label={texts.ask} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <About application={application} relation={relation} mayOpen={mayOpen} />
        <TextAreaField name="text" label={texts.text} hint={texts.textHint} minRows={4} required />
        {mayOpen && (
          <DateField name="until" label={texts.until} hint={texts.untilHint} min={DAYS.first} max={DAYS.last} />
        )}
        {problem !== null && <FormError title={texts.notSentTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton whileInvalid="explain">{texts.send}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

interface AboutProps {
  application: ReviewedApplication;
  relation: Relation;
  mayOpen: boolean;
}

/** What the question is about; of an instrument also which aspect, and what is opened for correction. */
function About({ application, relation, mayOpen }: AboutProps) {
  const { values } = useFormikContext<ChoosingValues>();
  const instruments = instrumentsOf(application, relation);
  const instrument = instruments.find(({ id }) => id === values.instrument);
  const aspects = aspectsOf(instrument, relation);
  return (
    <>
      <SelectField
        name="instrument"
        label={texts.about}
        emptyLabel={texts.application}
        options={instruments.map(({ id, name, kind }) => ({ value: id, label: `${texts.kinds[kind]} ${name}` }))}
      />
      {aspects.length > 0 && (
        <SelectField
          name="aspect"
          label={texts.aspect}
          emptyLabel={texts.noAspect}
          options={aspects.map((aspect) => ({ value: aspect, label: nameOfAspect(aspect) }))}
        />
      )}
      {instrument && mayOpen && <OpenedFields kind={instrument.kind} />}
    </>
  );
}
