import { useProfile } from '@portal/api-slice';
import { may, relationsOf, type NationalFacility } from '@portal/domain';
import { areLaterStagesInUse } from '@portal/portal-contract';
import { Button, Panel } from '@portal/ui/core';
import { useState } from 'react';
import { later } from '../frame/later';
import { PROCESS_MESSAGES } from './messages';

const { timeline: texts } = PROCESS_MESSAGES;

const Timeline = later((all) => all.FacilityTimeline);

/** The timeline of a facility, which is loaded when it is asked for. */
export function TimelinePanel({ facility }: { facility: NationalFacility }) {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(false);
  const reader = relationsOf(profile && { id: profile._id, permissions: profile.permissions });
  const isAccepted = facility.acceptance_in_force !== null;
  if (!areLaterStagesInUse() || !may('timeline.read', reader, { isAccepted }).allowed) return null;
  return (
    <Panel
      title={texts.title}
      actions={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show}
        </Button>
      }
    >
      {isOpen && <Timeline facilityId={facility._id} />}
    </Panel>
  );
}
