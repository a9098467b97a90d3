import { aProfile, anId } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { Formik } from '@portal/ui/form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportPreview } from './report-preview';

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
