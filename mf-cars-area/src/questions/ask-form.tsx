import { refusalOf, useProfile } from '@portal/api-slice';
import { DAYS, isCorrectable, may, nameOfAspect, questionSchema } from '@portal/domain';
import type { Relation, ReviewedApplication } from '@portal/domain';
import { DateField, SelectField, SendForm, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useAskQuestionMutation } from '../api/questions';
import { relationTo } from '../evaluations/rights';
import { aspectsOf, instrumentsOf, NOTHING_ASKED, toAsked } from './ask-values';
import { QUESTION_MESSAGES as texts } from './messages';
import { OpenedFields } from './opened-fields';
import type { ChoosingValues } from './opened-fields';

interface AskFormProps {
  application: ReviewedApplication;
  onClose: () => void;
}

const TEXTS = { ...texts, failedTitle: texts.notSentTitle, failed: texts.kept };
const START: ChoosingValues = { ...NOTHING_ASKED, field: '' };

/**
 * The form of a question to the facility, about an instrument, one of its aspects, or the application; kept until it is
 * sent.
 */
export function AskForm({ application, onClose }: AskFormProps) {
  const profile = useProfile();
  const relation = relationTo(profile, application);
  const { _id: id, acronym, submissions } = application.facility;
  const { code: status } = submissions.initial_acceptance.status;
  const mayOpen = may('question.ask', relation, { status }, ['fields, until']).allowed;
  const [send] = useAskQuestionMutation();

  async function ask(values: ChoosingValues) {
    const about = instrumentsOf(application, relation).find((one) => one.id === values.instrument);
    return refusalOf((await send({ id, question: toAsked(values, about, mayOpen) })).error);
  }

  return (
    <SendForm
      label={texts.askAt(acronym)}
      texts={TEXTS}
      initialValues={START}
      validationSchema={questionSchema}
      draftKey={`${profile?._id}:question:${id}`}
      onSend={ask}
      onSent={onClose}
      onCancel={onClose}
    >
      <About application={application} relation={relation} mayOpen={mayOpen} />
      <TextAreaField name="text" label={texts.text} hint={texts.textHint} minRows={4} required />
      {mayOpen && (
        <DateField name="until" label={texts.until} hint={texts.untilHint} min={DAYS.first} max={DAYS.last} />
      )}
    </SendForm>
  );
}

interface AboutProps {
  application: ReviewedApplication;
  relation: Relation;
  mayOpen: boolean;
}

/** The subject of the question; for an instrument also the aspect and the fields opened for correction. */
function About({ application, relation, mayOpen }: AboutProps) {
  const { values } = useFormikContext<ChoosingValues>();
  const instruments = instrumentsOf(application, relation);
  const instrument = instruments.find(({ id }) => id === values.instrument);
  const aspects = aspectsOf(instrument, relation);
  const channels = application.lidars.find(({ _id }) => _id === instrument?.id)?.channels ?? {};
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
      {instrument && mayOpen && isCorrectable(application.facility.submissions.initial_acceptance.status.code) && (
        <OpenedFields kind={instrument.kind} channels={channels} />
      )}
    </>
  );
}
