import { FAULTS } from '@portal/domain';
import type { ReleasedPart, ReleaseRecord, ShareRecord } from '@portal/domain';
import { Button, Chip, formatMinute, Icon } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from './messages';
import { Origin } from './origin';
import {
  canReturnTo,
  errorsIn,
  failuresOf,
  faultsOf,
  labelOf,
  sharedForAllInWords,
  shortHash,
  takenBackInWords,
  wasTakenBack,
} from './release-facts';

const { history: texts } = MESSAGES;
const { columns: titles } = texts;

/** Columns of a part's release history. */
export const historyColumns = (
  { name: part, keys }: ReleasedPart,
  share: ShareRecord | undefined,
  onRollBack: (release: ReleaseRecord) => void,
): readonly Column<ReleaseRecord>[] => [
  { key: 'version', title: titles.version, cell: (release) => <Version release={release} />, isHeader: true },
  { key: 'origin', title: titles.origin, cell: (release) => <Origin release={release} keys={keys} /> },
  { key: 'released', title: titles.released, cell: ({ released_at }) => <Minute epoch={released_at} /> },
  { key: 'replaced', title: titles.replaced, cell: (release) => <Replaced release={release} share={share} /> },
  { key: 'failures', title: titles.failures, cell: (release) => <Failures release={release} /> },
  {
    key: 'errors',
    title: titles.errors,
    cell: (release) => <span className="p-figures">{errorsIn(release) || texts.none}</span>,
  },
  { key: 'files', title: titles.files, cell: ({ is_kept }) => (is_kept ? texts.kept : texts.removed) },
  {
    key: 'actions',
    title: titles.actions,
    cell: (release) =>
      canReturnTo(release) && (
        <Button
          aria-label={texts.rollBackTo(part, labelOf(release))}
          aria-haspopup="dialog"
          onClick={() => onRollBack(release)}
        >
          {texts.rollBack}
        </Button>
      ),
  },
];

interface OfRelease {
  release: ReleaseRecord;
}

const Version = ({ release: { version, hash } }: OfRelease) => (
  <>
    {version} <span className="adm-soft p-figures">{shortHash(hash)}</span>
  </>
);

function Replaced({ release, share }: OfRelease & { share: ShareRecord | undefined }) {
  const { is_current: isCurrent, replaced_at: replacedAt, hash } = release;
  const shared = <span className="adm-soft">{sharedForAllInWords(release)}</span>;
  if (isCurrent)
    return (
      <>
        <Chip tone="success">{texts.current}</Chip> {shared}
      </>
    );
  if (share?.parts.some((part) => part.hash === hash)) return <Chip tone="warning">{texts.shared(share.percent)}</Chip>;
  return (
    <>
      {replacedAt === null && texts.neverCurrent}
      {replacedAt !== null && release.taken_back?.at !== replacedAt && <Minute epoch={replacedAt} />}{' '}
      {wasTakenBack(release) && <Chip tone="danger">{texts.takenBack}</Chip>}{' '}
      <span className="adm-soft">{takenBackInWords(release)}</span> {shared}
    </>
  );
}

function Failures({ release }: OfRelease) {
  if (release.faults.length === 0) return texts.none;
  const words = faultsOf(release)
    .map(({ fault }) => FAULTS[fault])
    .join(', ');
  return (
    <>
      <span className="adm-fault p-figures">
        <Icon name="warning" /> {failuresOf(release)}
      </span>{' '}
      <span className="adm-soft">{words}</span>
    </>
  );
}

const Minute = ({ epoch }: { epoch: number }) => <span className="adm-minute p-figures">{formatMinute(epoch)}</span>;
