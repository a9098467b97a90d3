import { useProfile } from '@portal/api-slice';
import { COMPONENTS } from '@portal/domain';
import type { Component, NationalFacility } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { DECLINE as texts } from './decline-messages';
import { later } from './later';

const DeclineForm = later(({ DeclineForm: content }) => content);

/** A button to decline each component that the user reviews. */
export function DeclineReview({ facility }: { facility: NationalFacility }) {
  const me = useProfile()?._id;
  const [open, setOpen] = useState<Component | null>(null);
  const { component_reviewers, status } = facility.submissions.initial_acceptance;
  const own = COMPONENTS.filter(({ code }) => component_reviewers[code]?._id === me);
  if (me === undefined || own.length === 0 || status.code === 'evaluated') return null;
  const close = () => setOpen(null);
  return (
    <div className="cars-buttons">
      {own.map(({ code, name }) => (
        <Button key={code} aria-haspopup="dialog" onClick={() => setOpen(code)}>
          {texts.open(name)}
        </Button>
      ))}
      <Modal open={open !== null} title={texts.title} footer={null} onCancel={close} destroyOnHidden>
        {open !== null && (
          <>
            <p>
              <strong>{facility.pretty_name}</strong>
            </p>
            <DeclineForm facility={facility} component={open} userId={me} onClose={close} />
          </>
        )}
      </Modal>
    </div>
  );
}
