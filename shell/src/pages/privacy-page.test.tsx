import { renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { aComposition, putComposition } from '../composition.fixture';
import { Footer } from '../layout/footer';
import { PrivacyPage } from './privacy-page';

beforeAll(() =>
  putComposition({
    settings: {
      ...aComposition().settings,
      tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      keepDays: { emails: 730, audit: 0, logins: 90, contact: 365 },
    },
  }),
);

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('names all other recipients of visitors’ data, and the retention periods of this installation [11.11.5, 12.19]', () => {
  renderInPortal(<PrivacyPage />);
  expect(screen.getByText('tiles.example')).toBeVisible();
  expect(valueOf('Messages that the portal sent, and your notices of them')).toBe('2 years');
  expect(valueOf('What you changed, and when')).toBe('As long as the portal is run');
  expect(valueOf('When you logged in or out')).toBe('90 days');
  expect(valueOf('What came in through the contact form')).toBe('1 year');
  expect(screen.getByText(/14 days at most, your browser keeps one cookie/)).toBeVisible();
  expect(valueOf('Your sessions, with the network address of the login')).toBe('Up to 14 days');
});

test('is linked from the footer of every page', () => {
  renderInPortal(<Footer />);
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
