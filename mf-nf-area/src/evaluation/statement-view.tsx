import { useProfile } from '@portal/api-slice';
import type { RegularEvaluation } from '@portal/domain';
import { day } from '@portal/domain';
import { Alert, Button, Dated, Panel } from '@portal/ui/core';
import { forgetUnsaved, isInputStored, readLocalDraft } from '@portal/ui/form';
import { useState } from 'react';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { EVALUATION_MESSAGES } from './messages';

const { statement: texts } = EVALUATION_MESSAGES;

/** The statement as it was sent, or that there is none; and a text of this browser that came too late. */
export function StatementView({ evaluation }: { evaluation: RegularEvaluation }) {
  const { statement, stated_at: at, status, statement_due: due } = evaluation;
  const none = status === 'facility_input' ? texts.awaited(due) : texts.none;
  return (
    <Panel title={texts.title}>
      <div className="nf-stack">
        {at === null ? (
          <p className="nf-evaluation-text">
            <Dated text={none} />
          </p>
        ) : (
          <>
            <p className="nf-soft">
              <Dated text={texts.sentOn(day(at) ?? '')} />
            </p>
            <p className="nf-evaluation-text">{statement ?? texts.none}</p>
          </>
        )}
        {status !== 'facility_input' && <Unsent evaluation={evaluation} />}
      </div>
    </Panel>
  );
}

/** The draft of a form that leaves the page just now, with its last input. */
function lastTyped(draftKey: string): Record<string, unknown> | undefined {
  isInputStored(draftKey);
  return readLocalDraft(draftKey)?.values;
}

function Unsent({ evaluation: { _id: id, statement } }: { evaluation: RegularEvaluation }) {
  const draftKey = DRAFT_KEYS.statement(useProfile()?._id ?? '', id);
  const [values, setValues] = useState(() => lastTyped(draftKey));
  const typed = typeof values?.['statement'] === 'string' ? values['statement'].trim() : '';
  if (typed === '' || typed === statement) return null;
  const discard = () => {
    forgetUnsaved(draftKey);
    setValues(undefined);
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.unsent}
      description={
        <div className="nf-stack">
          <p>{texts.unsentHint}</p>
          <p className="nf-evaluation-text">{typed}</p>
          <div>
            <Button size="small" onClick={discard}>
              {texts.discard}
            </Button>
          </div>
        </div>
      }
    />
  );
}
