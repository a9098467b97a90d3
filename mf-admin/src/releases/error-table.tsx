import type { ReleasedPart } from '@portal/domain';
import { Chip, formatMinute, Icon } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { Fragment } from 'react';
import { MESSAGES } from './messages';
import { errorsOf, labelOf, nameOf, placeOf, wasTakenBack } from './release-facts';
import type { PartError } from './release-facts';

export interface ErrorTableProps {
  part: ReleasedPart;
}

const { errors: texts } = MESSAGES;
const { columns: titles } = texts;
const PAGE_SIZE = 10;

const columnsOf = (part: ReleasedPart): readonly Column<PartError>[] => [
  { key: 'what', title: titles.what, cell: (error) => <What error={error} />, isHeader: true, isStacked: true },
  { key: 'where', title: titles.where, cell: (error) => <Where error={error} />, isStacked: true },
  {
    key: 'release',
    title: titles.release,
    cell: ({ release }) => (
      <>
        {nameOf(release, part)} {wasTakenBack(release) && <Chip tone="danger">{MESSAGES.history.takenBack}</Chip>}
      </>
    ),
  },
  {
    key: 'browsers',
    title: titles.browsers,
    cell: ({ browsers }) => browsers.map((name) => texts.browsers[name]).join(', '),
  },
  { key: 'count', title: titles.count, cell: ({ count }) => <span className="p-figures">{count}</span>, align: 'end' },
  { key: 'first', title: titles.first, cell: ({ first_at }) => <Minute epoch={first_at} /> },
  { key: 'last', title: titles.last, cell: ({ last_at }) => <Minute epoch={last_at} /> },
];

/** The errors in the code of a part, in all of its releases, latest first. */
export function ErrorTable({ part }: ErrorTableProps) {
  const rows = errorsOf(part);
  if (rows.length === 0) return <p className="adm-soft">{texts.none}</p>;
  return (
    <div className="adm-errors">
      <DataTable
        caption={texts.caption(part.name)}
        rows={rows}
        rowKey={(error) =>
          [error.release.hash, error.kind, error.message, error.file, error.line, error.column].join(' ')
        }
        columns={columnsOf(part)}
        empty={null}
        pageSize={PAGE_SIZE}
        urlKey={`${part.name}-errors`}
      />
    </div>
  );
}

interface OfError {
  error: PartError;
}

const What = ({ error: { kind, message, began_with: causes = [] } }: OfError) => (
  <>
    <span className="adm-fault">
      <Icon name="warning" /> {kind}
    </span>{' '}
    <span className="adm-soft adm-message">{message || texts.noMessage}</span>
    {causes.length > 0 && (
      <span className="adm-began">
        {texts.beganWith}{' '}
        {causes.map((release, at) => (
          <Fragment key={release.name}>
            {at > 0 && ', '}
            <a href={`#${release.name}`}>
              {release.name} {labelOf(release)}
            </a>
          </Fragment>
        ))}
      </span>
    )}
  </>
);

const Where = ({ error }: OfError) => (
  <>
    <span className="adm-source p-figures">
      {placeOf(error)
        .split(/(?<=\/)/)
        .map((part, at) => (
          // The segments of a path have no other identity, and their order is fixed. eslint-disable-next-line
          // react/no-array-index-key
          <Fragment key={at}>
            {part}
            <wbr />
          </Fragment>
        ))}
    </span>
    {error.name !== null && <span className="adm-soft adm-source"> {error.name}</span>}
  </>
);

/** Day and time, each unbroken, on two lines if there is little space. */
function Minute({ epoch }: { epoch: number }) {
  const [day, time] = formatMinute(epoch).split(' ');
  return (
    <>
      <span className="adm-minute p-figures">{day}</span> <span className="adm-minute p-figures">{time}</span>
    </>
  );
}
