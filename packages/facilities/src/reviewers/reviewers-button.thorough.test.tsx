import { anInitialAcceptance } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewersButton, ReviewersList } from '../index';

const onClick = jest.fn();
const show = (reviewers_set: boolean, date: number | null = 1) =>
  render(<ReviewersButton application={anInitialAcceptance('submitted', { date, reviewers_set })} onClick={onClick} />);

test('the button is red and asks for reviewers while any is missing [2.6.6]', async () => {
  show(false);
  const button = screen.getByRole('button', { name: 'Set reviewers' });
  expect(button).toHaveClass('p-button-danger');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalled();
});

test('the button is green once all reviewers are set [2.6.6]', () => {
  show(true);
  const button = screen.getByRole('button', { name: 'Change reviewers' });
  expect(button).toHaveClass('fac-reviewers-set');
  expect(button).not.toHaveClass('p-button-danger');
});

test('the button is absent before a submission [2.6.6]', () => {
  show(false, null);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the list shows the reviewer of each component', () => {
  const ada = { _id: '1', first_name: 'Ada', last_name: 'Reviewer' };
  render(<ReviewersList reviewers={{ lidar: ada, lidar_data: null, photometer: ada, photometer_data: null }} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ada Reviewer',
    'Not assigned',
    'Ada Reviewer',
    'Not assigned',
  ]);
});
