import type { DisplayedStatus, LabelRecord } from '@portal/domain';
import { byCode, DISPLAYED_STATUSES, isCertified, LABEL_PAGES, shownStatus } from '@portal/domain';
import { Chip, DataSheet, Icon } from '@portal/ui/core';
import type { SheetValue } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import '../quality.css';
import { DemonstrationMark } from './demonstration-mark';
import { labelHeadline } from './label-words';
import { LABEL_VIEW_MESSAGES } from './messages';

const { state: texts } = LABEL_VIEW_MESSAGES;

interface LabelStateProps {
  record: Pick<LabelRecord, 'facility' | 'today' | 'displayed_status' | 'public_page' | 'is_demonstration'>;
}

/** What the label of a facility is today, what the public reads of it, and the status that is shown with it. */
export function LabelState({ record }: LabelStateProps) {
  const { facility, today, displayed_status: chosen, public_page: page, is_demonstration: isDemonstration } = record;
  const { words, tone, icon } = labelHeadline(today);
  return (
    <div className="qa-label">
      {isDemonstration && <DemonstrationMark />}
      <p className="qa-label-state" tabIndex={-1}>
        <Chip tone={tone}>
          {icon && <Icon name={icon} />} {words}
        </Chip>
      </p>
      {today.public_text !== null && (
        <p>
          {texts.publicText} <q className="qa-quote">{today.public_text}</q>
        </p>
      )}
      <DataSheet items={[...daysOf(record), { label: texts.facts.status, value: publicStatus(record, chosen) }]} />
      {page !== null && (
        <p>
          <Link to={LABEL_PAGES.public(facility.acronym)}>{texts.openPage}</Link>
        </p>
      )}
    </div>
  );
}

/** The days that the headline does not say: the first day of the label, which no renewal moves, and its last one. */
function daysOf({ today }: LabelStateProps['record']): SheetValue[] {
  const { status, is_valid, since, first, valid_until: until } = today;
  if (first === null || until === null) return [];
  // One that was lost before its first day was held on none.
  if (status === 'withdrawn' && since !== null && since < first) return [];
  const from = { label: texts.facts.from, value: first };
  const last = { label: status === 'withdrawn' ? texts.facts.ends : texts.facts.until, value: until };
  if (status === 'granted') return is_valid ? [from] : [last];
  return status === 'expired' ? [from] : [from, last];
}

function publicStatus({ today }: LabelStateProps['record'], chosen: Pick<DisplayedStatus, 'code' | 'name'>): string {
  const shown = shownStatus(chosen.code, today);
  const name = byCode(DISPLAYED_STATUSES, shown)?.name ?? shown;
  if (shown === chosen.code) return chosen.name;
  const words = texts.chosenButShown(chosen.name, name);
  return isCertified(shown) && chosen.code === 'candidate' ? words + texts.offMap : words;
}
