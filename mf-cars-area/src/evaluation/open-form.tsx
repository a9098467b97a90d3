import { refusalOf, useProfile } from '@portal/api-slice';
import type { NetworkLabel } from '@portal/domain';
import {
  EVALUATION_KIND_WORDS,
  EVALUATION_KINDS,
  isLabelHeld,
  LABEL_PAGES,
  openEvaluationSchema,
} from '@portal/domain';
import { ErrorState, Loading } from '@portal/ui/core';
import { ChoiceField, SelectField, SendForm } from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { useMemo, useRef } from 'react';
import { useListEvaluableLabelsQuery, useOpenEvaluationMutation } from '../api/evaluations';
import { EVALUATION_MESSAGES } from './messages';

const { opening: texts, cancel } = EVALUATION_MESSAGES;

const KINDS = EVALUATION_KINDS.map((value) => ({ value, label: EVALUATION_KIND_WORDS[value] }));
const TEXTS = { ...texts, cancel };

interface OpenFormProps {
  /** The facility that is chosen at first; an empty string for none. */
  facilityId: string;
  onClose: () => void;
}

/** Opens an evaluation by hand, for a facility that has a label. */
export function OpenForm(props: OpenFormProps) {
  const { data, isError, refetch } = useListEvaluableLabelsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isError)
    return (
      <ErrorState title={texts.failedToLoad} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  const labels = data.filter(({ status }) => isLabelHeld(status));
  return labels.length === 0 ? <p>{texts.noLabels}</p> : <Choice {...props} labels={labels} />;
}

function Choice({ labels, facilityId, onClose }: OpenFormProps & { labels: readonly NetworkLabel[] }) {
  const [open] = useOpenEvaluationMutation();
  const navigate = useNavigate();
  const opened = useRef<string>(null);
  const isLabelled = labels.some(({ facility }) => facility._id === facilityId);
  const start = useMemo(() => ({ facility: isLabelled ? facilityId : '', kind: '' }), [isLabelled, facilityId]);
  return (
    <SendForm
      label={texts.title}
      texts={TEXTS}
      initialValues={start}
      validate={({ facility, kind }) => ({
        ...(facility === '' && { facility: texts.required }),
        ...(kind === '' && { kind: texts.required }),
      })}
      draftKey={`${useProfile()?._id}:open-evaluation:${facilityId}`}
      onSend={async ({ facility, kind }) => {
        const { data, error } = await open({ facilityId: facility, body: openEvaluationSchema.cast({ kind }) });
        opened.current = data?._id ?? null;
        return refusalOf(error);
      }}
      onSent={() => opened.current !== null && void navigate(LABEL_PAGES.evaluation(opened.current))}
      onCancel={onClose}
    >
      <p>{texts.intro}</p>
      <SelectField
        name="facility"
        label={texts.facility}
        emptyLabel={texts.choose}
        options={labels.map(({ facility }) => ({
          value: facility._id,
          label: texts.option(facility.acronym, facility.pretty_name),
        }))}
        required
      />
      <ChoiceField name="kind" label={texts.kind} hint={texts.kindHint} options={KINDS} required />
    </SendForm>
  );
}
