import type { FormerEvaluation as Former } from '@portal/domain';
import { Chip, DefinitionList, Disclosure, formatDay } from '@portal/ui/core';
import { EVALUATION_MESSAGES } from './messages';

const { form, former: texts } = EVALUATION_MESSAGES;

/** The evaluation of an earlier round, read-only; collapsed, because it may be long. */
export function FormerEvaluation({ former, aspectName }: { former: Former; aspectName: string }) {
  const { round, compliance, comments, recommendations, evaluation_date, reviewer } = former;
  const day = formatDay(evaluation_date);
  const by = reviewer && `${reviewer.first_name} ${reviewer.last_name}`;
  return (
    <div className="evaluation-former">
      <Disclosure summary={texts.title(round, compliance?.name ?? EVALUATION_MESSAGES.none)}>
        <div className="evaluation-stack">
          <p className="evaluation-soft">{day === null ? texts.draft(by) : texts.submitted(day, by)}</p>
          <DefinitionList
            items={[
              {
                label: form.compliance(aspectName),
                value: (
                  <Chip tone={compliance?.colour ?? 'neutral'}>{compliance?.name ?? EVALUATION_MESSAGES.none}</Chip>
                ),
              },
              { label: form.comments, value: comments },
              { label: form.recommendations, value: recommendations },
            ]}
          />
        </div>
      </Disclosure>
    </div>
  );
}
