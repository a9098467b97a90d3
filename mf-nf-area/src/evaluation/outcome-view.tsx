import { useDownload } from '@portal/api-slice';
import type { Day, EvaluationAction, RegularEvaluation } from '@portal/domain';
import { ActionsList, OutcomeChip, ProposedSuspension } from '@portal/quality';
import { Button, DataSheet, Panel } from '@portal/ui/core';
import { Dialog } from '@portal/ui/overlay';
import { useUrlParameter } from '@portal/ui/router';
import { reportOfEvaluation } from '../api/evaluations';
import { later } from './later';
import { EVALUATION_MESSAGES } from './messages';
import { reportTexts } from './report-texts';

const { review: texts, action: actionTexts } = EVALUATION_MESSAGES;

const ReportAction = later(({ ReportAction: form }) => form);

const asTyped = (text: string | null) => text !== null && <span className="nf-evaluation-text">{text}</span>;

interface OutcomeViewProps {
  evaluation: RegularEvaluation;
  /** Names the evaluation. */
  about: string;
  today: Day;
}

/** The outcome of a closed evaluation with its report, and the actions that the facility is to carry out. */
export function OutcomeView({ evaluation, about, today }: OutcomeViewProps) {
  const download = useDownload();
  const { _id: id, outcome, conclusions, recommendations } = evaluation;
  return (
    <>
      <Panel
        title={texts.title}
        actions={
          <Button aria-label={texts.reportOf(about)} onClick={() => void download(reportOfEvaluation(id))}>
            {texts.report}
          </Button>
        }
      >
        <div className="nf-stack">
          <ProposedSuspension evaluation={evaluation} />
          <DataSheet
            items={[
              { label: texts.outcome, value: outcome && <OutcomeChip outcome={outcome} />, isWide: true },
              { label: texts.conclusions, value: asTyped(conclusions), isWide: true },
              { label: texts.recommendations, value: asTyped(recommendations), isWide: true },
            ]}
          />
        </div>
      </Panel>
      {outcome === 'continue_with_actions' && <Actions evaluation={evaluation} today={today} />}
    </>
  );
}

/** The parameter with the action that is reported: a task leads to it, and a reload opens it again. */
const REPORT = 'report';

/** Until the centre confirms an action, what was reported of it can be corrected. */
const isReportable = ({ confirmed_at }: EvaluationAction) => confirmed_at === null;

function Actions({ evaluation, today }: { evaluation: RegularEvaluation; today: Day }) {
  const [named, setNamed] = useUrlParameter(REPORT, { replace: true });
  const { actions, steps } = evaluation;
  const own = steps.includes('report-action') ? actions : [];
  const reportable = own.filter(isReportable);
  // Also one that was confirmed meanwhile: a window with a typed text does not vanish.
  const reported = own.find(({ _id }) => _id === named) ?? null;
  const buttons = reportable.map((action) => {
    const { step, of } = reportTexts(action);
    return [
      action._id,
      <Button key={action._id} aria-label={of(action.text)} onClick={() => setNamed(action._id)}>
        {step}
      </Button>,
    ];
  });
  const close = () => setNamed(null);
  return (
    <Panel title={actionTexts.title}>
      <ActionsList actions={actions} today={today} steps={Object.fromEntries(buttons)} />
      <Dialog title={actionTexts.form} isOpen={reported !== null} onClose={close}>
        {reported && <ReportAction evaluation={evaluation} action={reported} onClose={close} />}
      </Dialog>
    </Panel>
  );
}
