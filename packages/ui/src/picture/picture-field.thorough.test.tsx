import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, FormLayout } from '../form';
import { FileDrop } from '../upload';
import { PictureField } from './index';
import type { PictureFieldProps } from './index';

const QUESTION = 'Are you sure you want to delete this picture?';
const PNG = new File(['x'], 'lidar.png', { type: 'image/png' });

const load = jest.fn((id: string) => Promise.resolve(new Blob([id])));

const show = (pictures: string[], props: Partial<PictureFieldProps> = {}) =>
  render(
    <Formik initialValues={{ pictures }} onSubmit={() => {}}>
      {({ values }) => (
        <FormLayout>
          <PictureField
            name="pictures"
            label="Picture"
            maxBytes={1000}
            load={load}
            upload={() => Promise.resolve('new')}
            remove={() => Promise.resolve()}
            deleteQuestion={QUESTION}
            {...props}
          />
          <output aria-label="Value">{values.pictures.join()}</output>
        </FormLayout>
      )}
    </Formik>,
  );
const value = () => screen.getByLabelText('Value');

test('a picture is uploaded when chosen, shows its progress, and is displayed', async () => {
  let finish: ((id: string) => void) | undefined;
  const upload = jest.fn<Promise<string>, Parameters<PictureFieldProps['upload']>>(
    () => new Promise((resolve) => (finish = resolve)),
  );
  show([], { upload });
  await userEvent.upload(screen.getByLabelText('Picture'), PNG);
  act(() => upload.mock.lastCall?.[1](0.4));
  expect(screen.getByRole('progressbar', { name: 'Uploading lidar.png' })).toHaveValue(0.4);
  expect(value()).toBeEmptyDOMElement();

  await act(async () => finish?.('f1'));
  expect(load).toHaveBeenLastCalledWith('f1');
  expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(value()).toHaveTextContent('f1');
  expect(screen.getByRole('button', { name: 'Delete picture' })).toHaveFocus();
});

test('a rejected file shows an error at the field and is not sent [2.10.2]', async () => {
  const upload = jest.fn();
  show([], { upload });
  const input = screen.getByLabelText('Picture');
  expect(input).toHaveAccessibleDescription(/jpg, jpeg or png/);
  fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'page.html')] } });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/“page.html” cannot be taken: only jpg, jpeg or png files./);
  await userEvent.upload(input, new File(['x'.repeat(1001)], 'big.png'));
  expect(input).toHaveAccessibleDescription(/“big.png” is too large/);
  expect(upload).not.toHaveBeenCalled();
});

test('a failed upload shows an error and can be retried without choosing the file again', async () => {
  const upload = jest.fn().mockRejectedValueOnce(new Error('The connection was lost.')).mockResolvedValueOnce('f2');
  show([], { upload });
  await userEvent.upload(screen.getByLabelText('Picture'), PNG);
  expect(await screen.findByText('The picture was not uploaded. The connection was lost.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img')).toBeVisible();
  expect(upload).toHaveBeenLastCalledWith(PNG, expect.any(Function));
  expect(value()).toHaveTextContent('f2');
});

test('a picture is deleted only after a confirmation [2.10.3]', async () => {
  const remove = jest.fn().mockRejectedValueOnce(new Error('')).mockResolvedValueOnce(undefined);
  show(['f1'], { remove });
  await userEvent.click(screen.getByRole('button', { name: 'Delete picture' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(QUESTION);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(remove).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Delete picture' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The picture was not deleted.')).toBeVisible();
  expect(value()).toHaveTextContent('f1');

  await userEvent.click(screen.getByRole('button', { name: 'Delete picture' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByLabelText('Picture')).toBeVisible();
  expect(remove).toHaveBeenLastCalledWith('f1');
  expect(value()).toBeEmptyDOMElement();
});

test('a picture that cannot be loaded shows a message instead of an image', async () => {
  show(['gone'], { load: () => Promise.reject(new Error('')) });
  expect(await screen.findByText('This picture cannot be shown.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete picture' })).toBeVisible();
});

test.each<[why: string, pictures: string[], shown: number, text: number]>([
  ['a picture', ['f1'], 1, 0],
  ['no picture', [], 0, 1],
])('a read-only field with %s has no actions', async (_why, pictures, shown, text) => {
  await act(async () => show(pictures, { readOnly: true }));
  expect(screen.queryAllByRole('img')).toHaveLength(shown);
  expect(screen.queryAllByText('No picture')).toHaveLength(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('FileDrop accepts dropped and chosen files and shows errors', async () => {
  const take = jest.fn();
  const drop = (problem?: string) => (
    <FileDrop label="Upgrade plan" hint="A PDF" accept={['pdf']} maxBytes={1000} onFiles={take} problem={problem} />
  );
  const { rerender } = render(drop());
  const input = screen.getByLabelText('Upgrade plan');
  const plan = new File(['x'], 'plan.pdf');
  fireEvent.drop(input, { dataTransfer: { files: [PNG] } });
  expect(input).toHaveAccessibleDescription(/“lidar.png” cannot be taken: only pdf files. A PDF/);
  expect(take).not.toHaveBeenCalled();
  await userEvent.upload(input, plan);
  expect(take).toHaveBeenCalledWith([plan]);
  rerender(drop('This is no PDF.'));
  expect(input).toHaveAccessibleDescription(/^This is no PDF\. A PDF/);
});
