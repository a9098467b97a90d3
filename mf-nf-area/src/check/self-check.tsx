import type { Completeness, NationalFacility } from '@portal/domain';
import { Button, Loading, Panel } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { GapList } from './gap-list';
import { ReviewersView } from './reviewers-view';
import type { Findings } from './use-completeness';

/** Props of `SelfCheck`. */
export interface SelfCheckProps {
  facility: NationalFacility;
  completeness: Findings;
}

const { check } = MESSAGES;
const PANEL_ID = 'nf-self-check';

/** Leads the focus to the list, where it is open already. */
export const focusSelfCheck = () => document.getElementById(PANEL_ID)?.focus();

function progressOf(findings: Findings): string | null {
  if (findings === null) return null;
  if (findings === 'failed') return check.failed;
  const { missing, warnings } = findings;
  if (missing.length > 0) return check.open(missing.length);
  return warnings.length > 0 ? check.advised(warnings.length) : check.complete;
}

/** How far the application is, in a line; the whole list on demand. */
export function SelfCheck({ facility, completeness }: SelfCheckProps) {
  const { urlState, go } = useUrlState();
  const isOpen = urlState.isChecking;
  return (
    <>
      <div className="nf-progress">
        <output>{progressOf(completeness)}</output>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL_ID : undefined}
          onClick={() => go({ isChecking: !isOpen })}
        >
          {isOpen ? check.hide : check.show}
        </Button>
      </div>
      {isOpen && <CheckPanel facility={facility} completeness={completeness} />}
    </>
  );
}

function CheckPanel({ facility, completeness }: SelfCheckProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Opening the list, by either button, moves the focus into it.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div id={PANEL_ID} ref={panel} tabIndex={-1}>
      <Panel title={check.title}>
        <div className="nf-stack">
          {completeness === null && <Loading label={MESSAGES.actions.checking} />}
          {completeness === 'failed' && <p>{check.failed}</p>}
          {completeness !== null && completeness !== 'failed' && <Lists {...completeness} />}
          <ReviewersView lidars={facility.lidars} />
        </div>
      </Panel>
    </div>
  );
}

function Lists({ missing, warnings }: Completeness) {
  return (
    <>
      {missing.length > 0 ? (
        <>
          <h3>{check.missingTitle}</h3>
          <GapList gaps={missing} />
        </>
      ) : (
        <p>{check.complete}</p>
      )}
      {warnings.length > 0 && (
        <>
          <h3>{check.warningsTitle}</h3>
          <GapList gaps={warnings} />
        </>
      )}
    </>
  );
}
