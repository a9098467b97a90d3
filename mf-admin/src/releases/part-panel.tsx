import type { PartStop, ReleasedPart, ReleaseRecord, ShareRecord } from '@portal/domain';
import { Alert, DefinitionList, formatMoment, Disclosure } from '@portal/ui/core';
import { useCallback, useState, useMemo, useEffect, useRef } from 'react';
import { useLocation } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import { ErrorTable } from './error-table';
import { FoldedPanel } from './folded-panel';
import { GrantPanel } from './grant-panel';
import { FaultTable } from './fault-table';
import { MESSAGES } from './messages';
import { originFacts } from './origin';
import { PartActions } from './part-actions';
import { PartState, ShareState } from './part-state';
import {
  currentOf,
  errorsIn,
  failuresOf,
  currentSince,
  loadsOf,
  loadTimeOf,
  nameOf,
  takenBackInWords,
  takenBackLast,
} from './release-facts';
import { RollBackDialog, wayBackTo } from './roll-back-dialog';
import { UseDialog } from './use-dialog';
import type { UseChange } from './use-dialog';
import type { WayBack } from './roll-back-dialog';
import { historyColumns } from './history-columns';
import { SharePanel } from './share-panel';

const { part: texts, rollBack } = MESSAGES;

export interface PartPanelProps {
  part: ReleasedPart;
  /** The current share of the part. */
  share?: ShareRecord | undefined;
}

/** A part of the portal: its current release with load times, and its earlier releases. */
export function PartPanel({ part, share }: PartPanelProps) {
  const [way, setWay] = useState<WayBack>();
  const [change, setChange] = useState<UseChange>();
  const [done, setDone] = useState<WayBack>();
  const current = currentOf(part);
  // The message about a rollback stays until the next release.
  const isBack = done !== undefined && done.hash === current?.hash;
  const { box, focusIfLost } = useFocusKept(isBack);
  const confirmRollback = useCallback(
    (release: ReleaseRecord) => setWay(wayBackTo(release, part, share)),
    [part, share],
  );
  const last = takenBackLast(part);
  const wasTarget = useWasTarget(part.name);
  const isFailing = current !== undefined && failuresOf(current) > 0;
  const isInTrouble = isFailing || (current !== undefined && errorsIn(current) > 0);
  return (
    <div ref={box} id={part.name} tabIndex={-1} className={isFailing ? 'adm-part adm-part-failing' : 'adm-part'}>
      <FoldedPanel
        title={part.name}
        state={<PartState part={part} />}
        whenFolded={share && <ShareState share={share} />}
        actions={<PartActions part={part} current={current} onRollBack={confirmRollback} onUse={setChange} />}
        isOpen={isInTrouble || share !== undefined || part.stopped !== null || wasTarget}
      >
        {part.stopped && <Stopped stop={part.stopped} />}
        {!part.stopped && part.grant.off !== null && <p className="adm-soft">{part.grant.off}</p>}
        {last && <p>{historyTexts.tookBack(nameOf(last, part), takenBackInWords(last))}</p>}
        {isBack && <Alert type="success" showIcon title={rollBack.done(part.name, done.to)} />}
        {current ? (
          <>
            <FaultTable part={part.name} release={current} />
            <PartFacts part={part} release={current} />
          </>
        ) : (
          <p>{texts.nothingCurrent}</p>
        )}
        {share && <SharePanel part={part.name} share={share} />}
        {part.releases.length > 0 && <ErrorTable part={part} />}
        {part.releases.length > 0 && <ReleaseHistory part={part} share={share} onRollBack={confirmRollback} />}
        <GrantPanel part={part} />
      </FoldedPanel>
      <RollBackDialog
        part={part.name}
        way={way}
        onClose={() => setWay(undefined)}
        onClosed={focusIfLost}
        onDone={setDone}
      />
      <UseDialog part={part.name} change={change} onClose={() => setChange(undefined)} />
    </div>
  );
}

/** Whether a link to a part has led to it since the page was opened. */
function useWasTarget(part: string): boolean {
  const [wasTarget, setTarget] = useState(false);
  const { hash } = useLocation();
  if (hash === `#${part}` && !wasTarget) setTarget(true);
  return wasTarget;
}

/** Why a part is out of use, since when and by whom. */
function Stopped({ stop: { action, at, by, reason } }: { stop: PartStop }) {
  return (
    <p>
      <strong>{texts.stoppedBy(texts.stopped[action], formatMoment(at), by)}</strong>
      {reason !== null && `: ${reason}`}
    </p>
  );
}

interface PartFactsProps {
  part: ReleasedPart;
  release: ReleaseRecord;
}

const { part: partTexts } = MESSAGES;

const PartFacts = ({ part, release }: PartFactsProps) => (
  <div className="adm-release-facts">
    <DefinitionList
      items={[
        { label: partTexts.version, value: release.version },
        { label: partTexts.hash, value: <span className="p-figures">{release.hash}</span> },
        { label: partTexts.since, value: formatMoment(currentSince(release)) },
        { label: part.name === 'shell' ? partTexts.contractVersion : partTexts.contractRange, value: release.contract },
        ...originFacts({ release, keys: part.keys }),
        { label: partTexts.loads, value: <span className="p-figures">{loadsOf(release)}</span> },
        { label: partTexts.loadTime, value: loadTimeOf(release) ?? partTexts.neverLoaded },
      ]}
    />
  </div>
);

interface ReleaseHistoryProps {
  part: ReleasedPart;
  share: ShareRecord | undefined;
  onRollBack: (release: ReleaseRecord) => void;
}

const { history: historyTexts } = MESSAGES;
const PAGE_SIZE = 10;

/** The releases of a part, newest first; a rollback is possible to those with stored files. */
function ReleaseHistory({ part, share, onRollBack }: ReleaseHistoryProps) {
  const { name, releases } = part;
  const columns = useMemo(() => historyColumns(part, share, onRollBack), [part, share, onRollBack]);
  return (
    <Disclosure summary={historyTexts.title(releases.length)}>
      <div className="adm-history">
        <DataTable
          caption={historyTexts.caption(name)}
          rows={releases}
          rowKey={({ hash }) => hash}
          columns={columns}
          empty={null}
          pageSize={PAGE_SIZE}
          urlKey={name}
        />
      </div>
    </Disclosure>
  );
}

/**
 * Keeps the focus in a box when the focused button is removed: a closing dialog returns the focus to a button that may
 * have been removed, or that disappears when the list is reloaded (`isAnew`).
 */
function useFocusKept(isAnew: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Leaves the focus alone if the user has moved it elsewhere.
    if (isAnew && document.activeElement === document.body) box.current?.focus();
  }, [isAnew]);
  /** For a dialog that was opened from the box and has closed. */
  const focusIfLost = useCallback(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  return { box, focusIfLost };
}
