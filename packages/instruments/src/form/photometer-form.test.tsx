import { enter } from '@portal/testing/portal';
import { TYPE_LISTS } from '@portal/domain';
import type { PhotometerInput } from '@portal/domain';
import { aPhotometer } from '@portal/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PICTURES } from './lidar-form.fixture';
import { PhotometerForm } from './photometer-form';
import type { PhotometerFormProps } from './photometer-form';

beforeEach(() => localStorage.clear());

function show(props: Partial<PhotometerFormProps>) {
  const onSave = jest.fn<ReturnType<PhotometerFormProps['onSave']>, [PhotometerInput]>();
  onSave.mockResolvedValue({ ok: true });
  render(
    <PhotometerForm
      photometer={null}
      lists={TYPE_LISTS}
      pictures={NO_PICTURES}
      onSave={(values, toInput) => onSave(toInput(values))}
      draftKey="a-photometer"
      {...props}
    />,
  );
  return onSave;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save photometer system to draft' }));

test('only photometers can be chosen [11.5.11]', () => {
  show({});
  const types = within(screen.getByRole('group', { name: 'Instrument Type' })).getAllByRole('radio');
  expect(types.map((radio) => radio.nextSibling?.textContent)).toEqual([
    'Automatic sun photometer',
    'Automatic sun/sky photometer',
    'Automatic sun/sky/lunar photometer',
  ]);
});

test('the date of a planned photometer explains its meaning for initial acceptance [2.10.11]', () => {
  show({});
  expect(screen.getByLabelText('Planned operation date', { selector: 'input' })).toHaveAccessibleDescription(
    /Initial acceptance can be granted at max\. 1 year before installation\./,
  );
});

test('missing required fields are listed with links [2.10.10, 5.14]', async () => {
  const onSave = show({});
  await save();
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Instrument: enter the photometer unique ID/name',
    'Location: enter the latitude',
    'Location: enter the longitude',
    'Location: enter the altitude',
    'Details: choose the instrument status',
    'Details: choose the instrument type',
    'Details: enter the instrument manufacturer',
    'Details: enter the instrument model',
  ]);
  expect(onSave).not.toHaveBeenCalled();
});

test('a photometer is sent in API format', async () => {
  const onSave = show({ photometer: aPhotometer() });
  await enter(screen.getByRole('textbox', { name: 'Additional Information' }), 'On the roof.');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    name: 'Sun photometer 1',
    latitude: 44.348,
    additional_info: 'On the roof.',
    version: 1,
  });
});

test('a reader sees a data sheet [2.9.19]', async () => {
  const onClose = jest.fn();
  show({ photometer: aPhotometer(), readOnly: true, onClose });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Instrument Model').nextElementSibling).toHaveTextContent('CE318-T');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the hint of the date follows the status; its label stays [2.11.3]', async () => {
  show({});
  const date = screen.getByRole('textbox', { name: 'Planned operation date' });
  const LIMIT = 'Initial acceptance can be granted at max. 1 year before installation.';
  expect(date).toHaveAccessibleDescription(expect.stringContaining(LIMIT));
  await userEvent.click(screen.getByRole('radio', { name: 'Planned' }));
  expect(date).toHaveAccessibleDescription(expect.stringContaining(`Planned start: ${LIMIT}`));
  await userEvent.click(screen.getByRole('radio', { name: 'Operational' }));
  expect(date).toHaveAccessibleDescription(expect.stringContaining('Operational since: the day operation began.'));
});

test('a coordinate has four decimals in its field; more stay and say what they become [9.5]', async () => {
  show({ photometer: aPhotometer({ latitude: 43.9 }) });
  const latitude = screen.getByRole('textbox', { name: /^Latitude/ });
  expect(latitude).toHaveValue('43.9000');
  const leaveWith = async (typed: string) => {
    await userEvent.clear(latitude);
    await userEvent.type(latitude, `${typed}{Tab}`);
  };
  await leaveWith('43,93');
  expect(latitude).toHaveValue('43.9300');
  await leaveWith('43.93456');
  expect(latitude).toHaveValue('43.93456');
  expect(screen.getByText('Becomes 43.9346 °N when saved.')).toBeVisible();
  const altitude = screen.getByRole('textbox', { name: /^Altitude/ });
  await userEvent.clear(altitude);
  await userEvent.type(altitude, '93,5{Tab}');
  expect(altitude).toHaveValue('93.5');
});

test('Cancel comes before the button that saves, as in every window', () => {
  show({ onCancel: () => undefined });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  const saves = screen.getByRole('button', { name: 'Save photometer system to draft' });
  expect(cancel.compareDocumentPosition(saves)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
