import { missingInWords, taskButton } from '@portal/domain';
import type { Completeness, NationalFacility } from '@portal/domain';
import { Button, LinkButton, Loading, Panel, Disclosure } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import { useListLidarsQuery } from '../api/lidars';
import { LidarSuggestions } from '../instruments/lidar-suggestions';
import { MESSAGES } from '../messages';
import { isAdding, useUrlState } from '../url-state/use-url-state';
import { GapList } from './gap-list';
import type { Findings } from './use-completeness';

export interface SelfCheckProps {
  facility: NationalFacility;
  completeness: Findings;
}

const { check } = MESSAGES;
const PANEL_ID = 'nf-self-check';

/** Focuses the checklist if it is open. */
export const focusSelfCheck = () => document.getElementById(PANEL_ID)?.focus();

function progressOf(findings: Findings): string | null {
  if (findings === null) return null;
  if (findings === 'failed') return check.failed;
  const { missing, warnings } = findings;
  if (missing.length > 0) return check.open(missingInWords(missing));
  return warnings.length > 0 ? check.advised(warnings.length) : check.complete;
}

/** The progress of an application in one line, with a checklist that opens on request. */
export function SelfCheck({ facility, completeness }: SelfCheckProps) {
  const { urlState, go, to } = useUrlState();
  const isOpen = urlState.isChecking;
  const missing = completeness === null || completeness === 'failed' ? 0 : completeness.missing.length;
  return (
    <>
      <div className="nf-progress">
        <output>{progressOf(completeness)}</output>
        {missing > 0 && (
          <LinkButton type={isAdding(urlState) ? 'default' : 'primary'} to={to({ asksFirst: true })}>
            {taskButton('application', missing)}
          </LinkButton>
        )}
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
  // Several buttons open the list; keyboard focus moves into it.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div id={PANEL_ID} ref={panel} tabIndex={-1}>
      <Panel title={check.title}>
        <div className="nf-stack">
          {completeness === null && <Loading label={MESSAGES.actions.checking} />}
          {completeness === 'failed' && <p>{check.failed}</p>}
          {completeness !== null && completeness !== 'failed' && <Lists {...completeness} />}
          <ReviewersView facilityId={facility._id} />
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

function ReviewersView({ facilityId }: { facilityId: string }) {
  const { currentData: lidars = [] } = useListLidarsQuery(facilityId);
  if (lidars.length === 0) return null;
  return (
    <>
      <h3>{check.suggestions}</h3>
      <p className="nf-soft">{check.suggestionsHint}</p>
      {lidars.map((lidar) => (
        <Disclosure key={lidar._id} summary={lidar.name}>
          <LidarSuggestions lidar={lidar} level={4} />
        </Disclosure>
      ))}
    </>
  );
}
