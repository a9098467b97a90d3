import { aProfile, anId } from '@portal/testing';
import { fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { Formik, TextAreaField } from '@portal/ui/form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvaluationsWithPreview } from './evaluations-with-preview';
import { ReportPreview } from './report-preview';

const FACILITY = anId(10);
const CONTENT = `POST /national-facility/${FACILITY}/initial-acceptance-report-content`;
const VALUES = {
  preliminary_acceptance: 'no',
  acceptance: '',
  statement: 'Too far apart.',
  conditions: [],
  without_plan_reason: '',
  configuration: undefined,
};

const ignore = () => undefined;

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: media.includes('1280'),
    media,
    onchange: null,
    addListener: ignore,
    removeListener: ignore,
    addEventListener: ignore,
    removeEventListener: ignore,
    dispatchEvent: () => false,
  }));
});
afterEach(() => jest.restoreAllMocks());

async function openPreview() {
  const made = fakeApi({
    [CONTENT]: loads({ title: 'Preview', blocks: [{ kind: 'paragraph', text: 'Open and enclosed.' }] }),
  });
  renderInPortal(
    <EvaluationsWithPreview
      evaluations={<p>The matrix</p>}
      decision={
        <Formik initialValues={VALUES} onSubmit={() => undefined}>
          <>
            <TextAreaField name="statement" label="Statement" minRows={2} />
            <ReportPreview facilityId={FACILITY} acronym="CIAO" step="preliminary" />
          </>
        </Formik>
      }
    />,
    { profile: aProfile() },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const panel = await screen.findByRole('dialog', { name: 'Preview of the preliminary report on CIAO' });
  const asked = () => made.filter(({ call }) => call === CONTENT).map(({ body }) => body);
  return { panel, asked };
}

test('on a wide screen the preview stands beside the decision, without a mask, until Escape [12.58]', async () => {
  const { panel } = await openPreview();
  expect(panel).toHaveFocus();
  expect(panel.closest('.cars-evaluations')).toHaveTextContent('The matrix');
  expect(document.querySelector('.ant-drawer-mask')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus();
});

test('once the decision is changed, the preview says that it shows an earlier state, and is made anew on request [12.58]', async () => {
  const { panel, asked } = await openPreview();
  const shown = within(panel);
  expect(await shown.findByText('Open and enclosed.')).toBeInTheDocument();
  expect(shown.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Statement'), ' Move one.');
  expect(shown.getByRole('alert')).toHaveTextContent('this preview shows an earlier state');
  await userEvent.click(shown.getByRole('button', { name: 'Show it again' }));
  await waitFor(() => expect(shown.queryByRole('alert')).not.toBeInTheDocument());
  expect(asked()).toMatchObject([{ statement: 'Too far apart.' }, { statement: 'Too far apart. Move one.' }]);
});
