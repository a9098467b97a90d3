import { act, render, screen } from '@testing-library/react';
import { DraftNotice, WhyFailed } from './index';

const NOT_REACHED = 'The portal could not be reached.';
const BACK = 'The connection is back. Please try again now.';

let network: jest.SpyInstance<boolean>;
beforeEach(() => {
  network = jest.spyOn(navigator, 'onLine', 'get');
});

function turn(isOnline: boolean) {
  network.mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('the message of a save that failed without a network says when the connection is back', () => {
  network.mockReturnValue(false);
  render(<WhyFailed>{NOT_REACHED}</WhyFailed>);
  expect(screen.getByText(NOT_REACHED)).toBeVisible();
  turn(true);
  expect(screen.getByText(BACK)).toBeVisible();
  expect(screen.queryByText(NOT_REACHED)).not.toBeInTheDocument();
  turn(false);
  expect(screen.getByText(NOT_REACHED)).toBeVisible();
});

test('the reason of the server stays, whatever the network does', () => {
  network.mockReturnValue(true);
  render(<WhyFailed>Saved by somebody else.</WhyFailed>);
  turn(false);
  turn(true);
  expect(screen.getByText('Saved by somebody else.')).toBeVisible();
});

test('a later reason of the server is not taken for a lost connection', () => {
  network.mockReturnValue(false);
  const { rerender } = render(<WhyFailed>{NOT_REACHED}</WhyFailed>);
  turn(true);
  rerender(<WhyFailed>Saved by somebody else.</WhyFailed>);
  expect(screen.getByText('Saved by somebody else.')).toBeVisible();
});

test('the notice of a draft keeps what was not done, and says that the connection is back', () => {
  network.mockReturnValue(false);
  render(<DraftNotice notice={{ tone: 'error', title: 'The draft was not saved', text: NOT_REACHED }} />);
  turn(true);
  expect(screen.getByRole('alert')).toHaveTextContent(`The draft was not saved${BACK}`);
});
