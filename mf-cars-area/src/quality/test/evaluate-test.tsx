import { useProfile } from '@portal/api-slice';
import { ASSESSMENT_WORDS, QA_STATUS_WORDS, remarkNeeded, suggestedFor } from '@portal/domain';
import type { QaAssessment } from '@portal/domain';
import { FollowRecord } from '@portal/instruments';
import { Button, Chip, Panel } from '@portal/ui/core';
import {
  DraftNotice,
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  RecordFormFrame,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import { useEffect, useMemo, useState } from 'react';
import { TEST_MESSAGES } from './messages';
import { STATUS_TONES } from '../status-tones';
import { ChannelDesk } from './channel-desk';
import type { TestOnDesk } from './channel-of-test';
import type { RailRow } from './channel-rail';
import { ConcludeQuestion } from './conclude-question';
import { FindingFields } from './finding-fields';
import {
  assessmentOf,
  channelOfField,
  conclusionProblems,
  evaluationValues,
  nestedErrors,
  outcomeOfValues,
} from './test-evaluation';
import type { TestEvaluationValues } from './test-evaluation';
import { useChannelAtHand } from './use-channel-at-hand';
import { useTestEvaluation } from './use-test-evaluation';
import type { TestEvaluationState } from './use-test-evaluation';

const { evaluation: texts, channels: channelTexts } = TEST_MESSAGES;

interface EvaluateTestProps {
  desk: TestOnDesk;
  about: string;
  /** Called with the channels that fail or cannot be assessed, as they are typed. */
  onDoubt: (names: readonly string[]) => void;
}

/** The evaluation of a test by channel: a draft until the test is concluded. */
export function EvaluateTest({ desk, about, onDoubt }: EvaluateTestProps) {
  const { test, names } = desk;
  const draftKey = `${useProfile()?._id}:test-evaluation:${test._id}`;
  const state = useTestEvaluation(test._id, names, draftKey);
  const initial = useMemo(() => evaluationValues(test, names), [test, names]);
  return (
    <RecordFormFrame form={state.form}>
      <Formik
        initialValues={initial}
        validate={(values) => nestedErrors(conclusionProblems(values, names, test), names)}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={async () => state.setAsking(true)}
      >
        <FormLayout label={texts.form(about)} problemsTitle={null}>
          <FollowRecord values={initial} />
          <KeepUnsaved draftKey={draftKey} />
          <Desk desk={desk} about={about} onDoubt={onDoubt} state={state} />
        </FormLayout>
      </Formik>
    </RecordFormFrame>
  );
}

function Desk({ desk, about, onDoubt, state }: EvaluateTestProps & { state: TestEvaluationState }) {
  const { test, names } = desk;
  const { values, setFieldValue } = useFormikContext<TestEvaluationValues>();
  const at = useChannelAtHand(names);
  const [said, setSaid] = useState('');
  const missing = useMissing(desk, at.choose, state.forgetNotice);
  const { channel } = at;
  const rows = names.map((name) => {
    const assessment = assessmentOf(values.results[name]?.assessment);
    const needs = assessment !== null && remarkNeeded(assessment, suggestedFor(test.self_check, name)) !== null;
    return { name, assessment, isRemarkMissing: needs && values.results[name]?.remark.trim() === '' };
  });
  useEffect(() => {
    onDoubt(doubtfulOf(rows));
  });
  const assess = (assessment: QaAssessment) => {
    if (channel === undefined) return;
    void setFieldValue(`results.${channel}.assessment`, assessment);
    setSaid(channelTexts.set(channel, ASSESSMENT_WORDS[assessment]));
  };
  const toRemark = () => at.panel.current?.querySelector<HTMLElement>('textarea')?.focus();
  return (
    <>
      <output className="p-visually-hidden">{said}</output>
      <ChannelDesk
        desk={desk}
        rows={rows}
        at={at}
        onAssess={assess}
        onRemark={toRemark}
        finding={channel !== undefined && <FindingFields key={channel} test={test} names={names} name={channel} />}
      >
        <Panel title={texts.result}>
          <div className="cars-stack">
            <Outcome values={values} names={names} missing={missing} onChoose={at.choose} />
            <TextAreaField
              name="conclusions"
              label={texts.conclusions}
              hint={texts.conclusionsHint}
              minRows={3}
              required
            />
            <TextAreaField name="recommendations" label={texts.recommendations} minRows={2} />
            <Actions state={state} hasDraft={test.results.length > 0 || test.conclusions !== null} />
          </div>
        </Panel>
      </ChannelDesk>
      <ConcludeQuestion about={about} names={names} state={state} />
    </>
  );
}

const doubtfulOf = (rows: readonly RailRow[]) =>
  rows.flatMap(({ name, assessment }) => (assessment === 'fail' || assessment === 'not_assessable' ? name : []));

/** What is missing now; an attempt to conclude leads to the first channel that lacks something. */
function useMissing({ test, names }: TestOnDesk, choose: (name: string) => void, onTry: () => void) {
  const { values, submitCount, validateForm } = useFormikContext<TestEvaluationValues>();
  const problems = useMemo(() => conclusionProblems(values, names, test), [values, names, test]);
  useEffect(() => {
    if (submitCount === 0) return;
    onTry();
    const first = Object.keys(problems)
      .map((field) => channelOfField(field, names))
      .find((name) => name !== null);
    if (first) choose(first);
    // eslint-disable-next-line react/exhaustive-deps -- only an attempt is one
  }, [submitCount]);
  // A draft may be incomplete: its fields are marked from the first attempt to conclude on.
  useEffect(() => {
    if (submitCount > 0) void validateForm(values);
  }, [submitCount, values, validateForm]);
  return problems;
}

interface OutcomeProps {
  values: TestEvaluationValues;
  names: readonly string[];
  missing: Record<string, string>;
  onChoose: (name: string) => void;
}

type MissingKind = keyof typeof texts.missingKinds;

const kindOf = (field: string): MissingKind =>
  (['assessment', 'remark'] as const).find((kind) => field.endsWith(`.${kind}`)) ?? 'other';

/** The kinds of what is missing, each with its channels. */
function lackingOf(missing: Record<string, string>, names: readonly string[]) {
  const fields = Object.keys(missing).map((field) => ({ channel: channelOfField(field, names), field }));
  return {
    byKind: (['assessment', 'remark', 'other'] as const).flatMap((kind) => {
      const channels = fields.flatMap(({ channel, field }) =>
        channel !== null && kindOf(field) === kind ? channel : [],
      );
      return channels.length > 0 ? [{ kind, channels: [...new Set(channels)] }] : [];
    }),
    isTextMissing: fields.some(({ channel }) => channel === null),
  };
}

/** The result that follows, and what the conclusion lacks. */
function Outcome({ values, names, missing, onChoose }: OutcomeProps) {
  const outcome = outcomeOfValues(values, names);
  const { byKind, isTextMissing } = lackingOf(missing, names);
  return (
    <div aria-live="polite">
      {outcome ? (
        <p>
          {texts.outcome} <Chip tone={STATUS_TONES[outcome]}>{QA_STATUS_WORDS[outcome]}</Chip>
        </p>
      ) : (
        <p className="cars-soft">{texts.noOutcome}</p>
      )}
      {(byKind.length > 0 || isTextMissing) && (
        <>
          <p>{texts.missing}</p>
          <ul className="cars-list">
            {byKind.map(({ kind, channels }) => (
              <li key={kind}>
                {texts.missingKinds[kind]}:{' '}
                {channels.map((channel) => (
                  <button key={channel} type="button" className="cars-go" onClick={() => onChoose(channel)}>
                    {channel}
                  </button>
                ))}
              </li>
            ))}
            {isTextMissing && <li>{texts.missingConclusions}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

interface ActionsProps {
  state: TestEvaluationState;
  /** Whether the server has a draft of this evaluation. */
  hasDraft: boolean;
}

function Actions({ state: { notice, isBusy, isSaving, run }, hasDraft }: ActionsProps) {
  const { dirty, values } = useFormikContext<TestEvaluationValues>();
  return (
    <div className="cars-stack">
      <DraftNotice notice={notice} />
      <FormActions>
        <Button onClick={() => void run('save', values)} loading={isSaving} disabled={isBusy && !isSaving}>
          {texts.save}
        </Button>
        <SubmitButton whileInvalid="explain" isBusy={isBusy && !isSaving} disabled={isSaving}>
          {texts.conclude}
        </SubmitButton>
      </FormActions>
      <span className="cars-soft">{dirty ? texts.unsaved : draftWords(hasDraft)}</span>
    </div>
  );
}

const draftWords = (hasDraft: boolean) => (hasDraft ? texts.draftSaved : texts.draftOnly);
