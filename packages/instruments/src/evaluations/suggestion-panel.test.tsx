import { suggestChannel, suggestFeasibility, TYPE_LISTS, unansweredOf } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { render, screen, within } from '@testing-library/react';
import { ServedLists } from '../form/type-lists';
import { SuggestionFrame } from './suggestion-frame';
import { SuggestionPanel } from './suggestion-panel';

test('a suggestion shows its question and its reasons in sentences [2.12.16, 5.20]', () => {
  render(<SuggestionPanel aspect="feasibility" result={{ compliance: 'no', code: 5 }} level={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Feasibility: suggested compliance');
  expect(screen.getByText('Not compliant')).toHaveClass('p-chip-danger');
  expect(screen.getByText('Open design, proper enclosure, operational within one year.')).toBeVisible();
  expect(screen.getByText('The design is not open.')).toBeVisible();
  expect(screen.getByText('The lidar will not be operational within one year.')).toBeVisible();
  expect(screen.queryByText('The lidar is not properly enclosed.')).toBeNull();
});

test('a suggestion without failed criteria states that all are met', () => {
  render(<SuggestionPanel aspect="feature" result={{ compliance: 'yes', code: 0 }} />);
  expect(screen.getByText('Compliant')).toHaveClass('p-chip-success');
  expect(screen.getByText('All criteria are met.')).toBeVisible();
});

test('the suggestion for channels is explained by wavelength and group [2.12.16]', () => {
  render(<SuggestionPanel aspect="channel" result={suggestChannel(aLidar(), '2025-06-15')} />);
  const [ir, green] = within(screen.getByRole('list', { name: 'By wavelength' })).getAllByText(/^\d+ nm$/);
  expect(ir?.closest('li')).toHaveTextContent('1064 nmNot compliant');
  expect(ir?.closest('li')).toHaveTextContent('No pair of channels for polarisation.');
  expect(green?.closest('li')).toHaveTextContent('532 nmCompliantAll criteria are met.');
  const groups = screen.getByRole('list', { name: 'Channel groups of 1064 nm' });
  expect(groups).toHaveTextContent('Elastic 1064Not compliantNo usable channels.');
});

test('for those who still answer, an unanswered field gives no compliance and no reason', () => {
  const lidar = { ...aLidar(), type: null, location: null, status: null, channels: {} };
  const { feasibility, channel } = unansweredOf(lidar);
  render(
    <>
      <SuggestionPanel aspect="feasibility" result={suggestFeasibility(lidar, '2025-06-15')} unanswered={feasibility} />
      <SuggestionPanel aspect="channel" result={suggestChannel(lidar, '2025-06-15')} unanswered={channel} />
    </>,
  );
  expect(screen.getByText('Not answered: Status, Type, Location.')).toBeVisible();
  expect(screen.queryByText(/^Not compliant$|not open|No wavelength|No usable/)).toBeNull();
  expect(screen.getByRole('list', { name: 'Channel groups of 532 nm' })).toHaveTextContent(
    'Elastic 532Not answeredRaman 532Not answered',
  );
});

test('a missing suggestion is stated with its reason', () => {
  render(<SuggestionFrame title="Instrument" compliance={null} reasons={['Decisions are missing.']} level={3} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Instrument: suggested compliance');
  expect(screen.getByText('No suggestion')).toHaveClass('p-chip-neutral');
  expect(screen.getByText('Decisions are missing.')).toBeVisible();
});

test('compliances of a suggestion and its groups have the names in the served list', () => {
  const compliance = TYPE_LISTS.compliance.map((item) => ({ ...item, name: `${item.name}!` }));
  render(
    <ServedLists lists={{ ...TYPE_LISTS, compliance }}>
      <SuggestionPanel aspect="channel" result={suggestChannel(aLidar(), '2025-06-15')} />
    </ServedLists>,
  );
  expect(screen.getByRole('list', { name: 'Channel groups of 1064 nm' })).toHaveTextContent(
    'Elastic 1064Not compliant!',
  );
  expect(screen.queryByText(/ompliant$/)).toBeNull();
});
