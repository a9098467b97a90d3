import { renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { putComposition } from '../composition.fixture';
import { PrivacyPage } from '../pages/privacy-page';

beforeAll(() => putComposition());

test('an older server without tiles and settings: no recipients are named, and readers are referred to the operator', () => {
  renderInPortal(<PrivacyPage />);
  expect(screen.getByText(/^No one: all that your browser loads/)).toBeVisible();
  expect(screen.getByText(/the operator can tell/)).toBeVisible();
  expect(screen.queryByText(/^Messages that the portal sent/)).not.toBeInTheDocument();
});
