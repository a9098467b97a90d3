import { serverMessage, useConfirmed } from '@portal/api-slice';
import { SHARE_RULE } from '@portal/domain';
import type { ShareRecord, ShareSide } from '@portal/domain';
import { Button, formatMoment, FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useId, useState } from 'react';
import { useEndShareMutation } from '../api/releases';
import { SHARE_MESSAGES as texts } from './share-messages';

export interface SharePanelProps {
  part: string;
  share: ShareRecord;
}

interface Row extends ShareSide {
  name: string;
}

const figures = (value: number | string) => <span className="p-figures">{value}</span>;
const rateOf = ({ tabs, failed }: ShareSide) => (tabs === 0 ? texts.noRate : `${((failed / tabs) * 100).toFixed(1)} %`);

const { columns: titles } = texts;
const COLUMNS: readonly Column<Row>[] = [
  { key: 'side', title: titles.side, cell: ({ name }) => name, isHeader: true },
  { key: 'tabs', title: titles.tabs, cell: ({ tabs }) => figures(tabs), align: 'end' },
  { key: 'failed', title: titles.failed, cell: ({ failed }) => figures(failed), align: 'end' },
  { key: 'rate', title: titles.rate, cell: (row) => figures(rateOf(row)), align: 'end' },
  { key: 'load', title: titles.load, cell: (row) => figures(row.failed_to_load), align: 'end' },
  { key: 'code', title: titles.code, cell: (row) => figures(row.failed_in_code), align: 'end' },
];

const namesIn = ({ parts }: ShareRecord) => parts.map(({ name, version }) => `${name} ${version}`).join(', ');

/** The conditions of the automatic decisions, in sentences. */
function plansOf({ started_at: start, quiet_until: quietUntil, percent }: ShareRecord): string[] {
  const { back, forward, longestSeconds } = SHARE_RULE;
  return [
    texts.since(percent, formatMoment(start)),
    texts.back(back.tabs, back.networks),
    texts.forward(formatMoment(start + forward.seconds), forward.tabs),
    texts.undecided(formatMoment(start + longestSeconds)),
    ...(quietUntil === null ? [] : [texts.quiet(formatMoment(quietUntil))]),
  ];
}

/** The current share of a part: both sides, the conditions of a decision, and buttons to end it. */
export function SharePanel({ part, share }: SharePanelProps) {
  const [finish, setFinish] = useState<boolean>();
  const heading = useId();
  const { sides } = share;
  const rows: Row[] = [
    { ...sides.new, name: texts.sides.new },
    { ...sides.rest, name: texts.sides.rest },
  ];
  return (
    <section className="adm-stack" aria-labelledby={heading}>
      <h3 id={heading}>{texts.title(namesIn(share))}</h3>
      <DataTable
        caption={texts.title(namesIn(share))}
        rows={rows}
        rowKey={({ name }) => name}
        columns={COLUMNS}
        empty={null}
        pageSize={null}
      />
      <ul className="adm-soft adm-plans">
        {plansOf(share).map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <div className="adm-part-actions">
        <Button danger aria-label={texts.stopOf(part)} aria-haspopup="dialog" onClick={() => setFinish(false)}>
          {texts.stop}
        </Button>
        <Button aria-label={texts.finishOf(part)} aria-haspopup="dialog" onClick={() => setFinish(true)}>
          {texts.finish}
        </Button>
      </div>
      <EndDialog part={part} names={namesIn(share)} finish={finish} onClose={() => setFinish(undefined)} />
    </section>
  );
}

interface EndDialogProps {
  part: string;
  names: string;
  /** How it ends; undefined closes the dialog. */
  finish: boolean | undefined;
  onClose: () => void;
}

function EndDialog({ part, names, finish, onClose }: EndDialogProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useEndShareMutation(), onClose);
  const isFinish = useLast(finish) ?? false;
  return (
    <ConfirmDialog
      open={finish !== undefined}
      title={isFinish ? texts.finish : texts.stop}
      confirmLabel={isFinish ? texts.finish : texts.stop}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => void confirm({ part, finish: isFinish }, () => {})}
      question={
        <div className="adm-stack">
          <p>{isFinish ? texts.finishQuestion(names) : texts.stopQuestion(names)}</p>
          {error !== undefined && (
            <FormError title={texts.failedTitle}>
              <span className="adm-sentences">{serverMessage(error) ?? texts.failed}</span>
            </FormError>
          )}
        </div>
      }
    />
  );
}
