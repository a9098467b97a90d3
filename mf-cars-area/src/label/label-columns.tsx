import type { NetworkLabel } from '@portal/domain';
import { day, LABEL_PAGES } from '@portal/domain';
import { labelInShort, LABEL_VIEW_MESSAGES } from '@portal/quality';
import { Chip, Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { LABEL_MESSAGES } from './messages';

const { list: texts, none } = LABEL_MESSAGES;
const { columns: titles } = texts;
const { requests } = LABEL_VIEW_MESSAGES.open;

/** The columns of the labels of the network. */
export const LABEL_COLUMNS: readonly Column<NetworkLabel>[] = [
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ facility }) => (
      <Link className="cars-name" to={LABEL_PAGES.centre(facility._id)}>
        {facility.pretty_name}
      </Link>
    ),
    sortBy: ({ facility }) => facility.pretty_name.toLowerCase(),
    isHeader: true,
  },
  {
    key: 'state',
    title: titles.state,
    cell: (label) => <State {...label} />,
    sortBy: (label) => labelInShort(label).words,
  },
  {
    key: 'from',
    title: titles.from,
    cell: ({ labelled_from: from }) => <Dated text={from ?? none} />,
    sortBy: ({ labelled_from: from }) => from,
  },
  {
    key: 'until',
    title: titles.until,
    cell: ({ valid_until: until }) => <Dated text={until ?? none} />,
    sortBy: ({ valid_until: until }) => until,
  },
  {
    key: 'open',
    title: titles.open,
    cell: (label) => <Open {...label} />,
    sortBy: ({ request }) => request?.since ?? null,
    isStacked: true,
  },
];

function State(label: NetworkLabel) {
  const { words, tone } = labelInShort(label);
  return <Chip tone={tone}>{words}</Chip>;
}

/** What waits for a decision, otherwise what the centre can propose. */
function Open({ request, can }: NetworkLabel) {
  if (request)
    return (
      <>
        <Chip tone="info">{requests[request.kind]}</Chip>{' '}
        <span className="cars-soft">
          <Dated text={texts.since(day(request.since) ?? '')} />
        </span>
      </>
    );
  const proposals = can.map((step) => texts.can[step]).filter((words) => words !== '');
  return proposals.length > 0 ? <span>{proposals.join(', ')}</span> : none;
}
