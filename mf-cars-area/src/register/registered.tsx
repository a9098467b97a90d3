import type { NationalFacility } from '@portal/domain';
import { Alert, Button, LinkButton, Panel } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import { MESSAGES } from '../messages';

/** Props of `Registered`. */
export interface RegisteredProps {
  facility: NationalFacility;
  onAnother: () => void;
}

const { register: texts } = MESSAGES;

/** In the place of the form once a facility is registered: what comes next. */
export function Registered({ facility, onAnother }: RegisteredProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Panel>
        <div className="cars-stack">
          <Alert type="success" showIcon title={texts.done(facility.acronym)} description={texts.next} />
          <div className="cars-buttons">
            <LinkButton type="primary" to={`/edit-nf/${facility._id}`}>
              {texts.open}
            </LinkButton>
            <Button onClick={onAnother}>{texts.another}</Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
