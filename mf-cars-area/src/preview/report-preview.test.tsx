import { aProfile, anId } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { decisionFormSchema } from '@portal/domain';
import { DateField, Formik } from '@portal/ui/form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportPreview } from './report-preview';

const SCHEMA = decisionFormSchema('preliminary_acceptance', { opposed: [], isWithoutPlan: false });
const FACILITY = anId(10);
const BUSY = 'The portal is busy. Please try again in a minute.';
const CONTENT = { title: 'Preview: Preliminary report', blocks: [{ kind: 'paragraph', text: 'Open and enclosed.' }] };
const VALUES = {
  preliminary_acceptance: 'no',
  acceptance: '',
  statement: 'Too far apart.',
  conditions: [],
  without_plan_reason: '',
  configuration: undefined,
};

test('a refused preview says why in its place, and the next attempt shows the report there [12.58]', async () => {
  let isBusy = true;
  fakeApi({
    [`POST /national-facility/${FACILITY}/initial-acceptance-report-content`]: () =>
      isBusy ? fails(503, BUSY) : loads(CONTENT),
  });
  renderInPortal(
    <Formik initialValues={VALUES} onSubmit={() => undefined}>
      <ReportPreview facilityId={FACILITY} acronym="CIAO" step="preliminary" />
    </Formik>,
    { profile: aProfile() },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview of the preliminary report on CIAO' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(BUSY);
  // Nothing was made that could be downloaded.
  expect(sheet.queryByRole('button', { name: 'Download (PDF)' })).not.toBeInTheDocument();
  isBusy = false;
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText('Open and enclosed.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Download (PDF)' })).toBeInTheDocument();
});

const PREVIEW = `POST /national-facility/${FACILITY}/initial-acceptance-report-content`;

function openWithDay(due_date: string, answer: ReturnType<typeof fails>) {
  const conditions = [{ text: 'Repeat the telecover test.', due_date, instrument: '' }];
  const made = fakeApi({ [PREVIEW]: answer });
  renderInPortal(
    <Formik initialValues={{ ...VALUES, conditions }} validationSchema={SCHEMA} onSubmit={() => undefined}>
      <>
        <DateField name="conditions.0.due_date" label="Until" />
        <ReportPreview facilityId={FACILITY} acronym="CIAO" step="preliminary" />
      </>
    </Formik>,
    { profile: aProfile() },
  );
  return made;
}

test('a day of a condition that the server refuses says so at its field [12.58]', async () => {
  openWithDay(
    '2020-01-01',
    fails(422, 'Wrong.', { errors: [{ path: 'conditions[0].due_date', message: 'Must be today or later' }] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/Must be today or later/));
});

test.each(['30.06.2027', '2027-02-29'])(
  'a condition until %s is no day: the field says so, and nothing is sent',
  async (day) => {
    const made = openWithDay(day, fails(500));
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/Must be a date, yyyy-mm-dd/),
    );
    expect(made).toEqual([]);
  },
);

test('without a decision the preview asks for it beside the button, and the field is not marked [12.58]', async () => {
  const made = fakeApi({});
  renderInPortal(
    <Formik initialValues={{ ...VALUES, preliminary_acceptance: '' }} onSubmit={() => undefined}>
      {({ touched }) => (
        <>
          <ReportPreview facilityId={FACILITY} acronym="CIAO" step="preliminary" />
          <p>{Object.keys(touched).length} touched</p>
        </>
      )}
    </Formik>,
    { profile: aProfile() },
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Choose “.+” first: the preview needs it\.$/);
  expect(screen.getByText('0 touched')).toBeInTheDocument();
  expect(made).toEqual([]);
});
