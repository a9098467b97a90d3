import { COMPONENTS } from '@portal/domain';
import type { InitialAcceptance, ComponentReviewers } from '@portal/domain';
import { Button, DataSheet, Icon } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import '../facilities.css';

export interface ReviewersButtonProps {
  application: Pick<InitialAcceptance, 'date' | 'reviewers_set'>;
  onClick: () => void;
  disabled?: boolean | undefined;
  /** For a row of a table. */
  isSmall?: boolean | undefined;
  /** Whether another step is due: then it keeps its colour in its outline only. */
  isOutlined?: boolean | undefined;
  /** The facility; needed if several buttons have the same label. */
  of?: string | undefined;
}

const { reviewers: texts } = MESSAGES;

/** Opens the dialog for reviewers: green once all are set, red until then, absent before a submission. */
export function ReviewersButton({ application, onClick, disabled = false, ...more }: ReviewersButtonProps) {
  const { isSmall = false, isOutlined = false, of } = more;
  if (application.date === null) return null;
  const isSet = application.reviewers_set;
  const label = isSet ? texts.change : texts.set;
  return (
    <Button
      type={isOutlined ? 'default' : 'primary'}
      danger={!isSet}
      className={isSet ? 'fac-reviewers-set' : undefined}
      icon={!isSmall && <Icon name={isSet ? 'check' : 'warning'} />}
      size={isSmall ? 'small' : 'middle'}
      disabled={disabled}
      aria-label={of === undefined ? undefined : texts.of(label, of)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** The reviewer of each component. */
export function ReviewersList({ reviewers }: { reviewers: ComponentReviewers }) {
  const items = COMPONENTS.map(({ code, name }) => {
    const person = reviewers[code];
    return { label: name, value: person ? `${person.first_name} ${person.last_name}` : MESSAGES.reviewers.none };
  });
  return <DataSheet items={items} />;
}
