import { fieldErrors, serverMessage, useProfile } from '@portal/api-slice';
import type { LabelProposal, LabelRecord, LabelStepOffer } from '@portal/domain';
import { LABEL_PAGES, QA_PAGES, unmetConditions } from '@portal/domain';
import { LabelConditions } from '@portal/quality';
import { Alert } from '@portal/ui/core';
import { CheckboxGroupField, SendForm } from '@portal/ui/form';
import { useMemo } from 'react';
import { useTakeLabelStepMutation } from '../api/labels';
import { CountedText } from './counted-text';
import { LABEL_MESSAGES } from './messages';
import { configurationKey, proposeBody, proposeField, proposeProblems, proposeValues } from './propose-values';
import type { ProposeValues } from './propose-values';

const { propose: texts, steps, cancel, failed } = LABEL_MESSAGES;

interface ProposeFormProps {
  record: LabelRecord;
  step: Exclude<LabelProposal, 'request-suspension'>;
  offer: LabelStepOffer;
  onClose: () => void;
}

/** Proposes a label or its renewal: the conditions as a check list, and its scope. */
export function ProposeForm({ record, step, offer, onClose }: ProposeFormProps) {
  const { conditions, scope } = offer;
  const isPossible = scope !== null && unmetConditions(conditions).length === 0;
  return (
    <div className="cars-stack">
      <LabelConditions label={texts.conditions} conditions={conditions} mend={mendOf(record.facility)} />
      {isPossible ? (
        <Fields {...{ record, step, onClose }} scope={scope} isWarned={conditions.some(isWarning)} />
      ) : (
        <Alert role="note" type="info" showIcon title={texts.unmet} />
      )}
    </div>
  );
}

const isWarning = ({ state }: LabelStepOffer['conditions'][number]) => state === 'warning';

interface FieldsProps extends Omit<ProposeFormProps, 'offer'> {
  scope: NonNullable<LabelStepOffer['scope']>;
  isWarned: boolean;
}

function Fields({ record, step, scope, isWarned, onClose }: FieldsProps) {
  const { facility, version } = record;
  const [send] = useTakeLabelStepMutation();
  const initial = useMemo(() => proposeValues(scope), [scope]);

  async function propose(values: ProposeValues) {
    const { error } = await send({ id: facility._id, step, body: proposeBody(values, scope, version) });
    if (error === undefined) return undefined;
    const { conditions, ...named } = fieldErrors(error) ?? {};
    const errors = Object.entries(named).map(([path, message]) => [proposeField(path), message]);
    const message = [serverMessage(error), conditions].filter(Boolean).join(' ') || null;
    return { errors: errors.length > 0 ? Object.fromEntries(errors) : null, message };
  }

  return (
    <SendForm<ProposeValues>
      label={steps.open[step]}
      texts={{ problems: steps.problems, failedTitle: steps.failedTitle, failed, send: steps.open[step], cancel }}
      initialValues={initial}
      validate={(values) => proposeProblems(values, scope, version)}
      draftKey={`${useProfile()?._id}:label-${step}:${facility._id}`}
      onSend={propose}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{texts.intro}</p>
      {isWarned && <p>{texts.warned}</p>}
      <CheckboxGroupField
        name="configurations"
        label={texts.configurations}
        options={scope.lidars.flatMap(({ _id, name, configurations }) =>
          configurations.map((number) => ({
            value: configurationKey(_id, number),
            label: texts.configuration(name, number),
          })),
        )}
        required
      />
      {scope.photometers.length > 0 && (
        <CheckboxGroupField
          name="photometers"
          label={texts.photometers}
          options={scope.photometers.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      <CountedText name="note" label={texts.note} hint={texts.noteHint} />
    </SendForm>
  );
}

/** Where a condition is mended. */
function mendOf({ _id, acronym }: LabelRecord['facility']) {
  const network = `${QA_PAGES.centre}network?network.search=${encodeURIComponent(acronym)}`;
  const { mend } = texts;
  return {
    acceptance: { to: `/cars/evaluate-nf/${_id}`, label: mend.acceptance },
    configuration: { to: network, label: mend.configuration },
    tests: { to: network, label: mend.tests },
    photometer: { to: QA_PAGES.book(_id), label: mend.photometer },
    'full-evaluation': { to: LABEL_PAGES.evaluations, label: mend['full-evaluation'] },
  };
}
