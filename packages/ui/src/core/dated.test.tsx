import { render } from '@testing-library/react';
import { Dated } from './dated';

test.each([
  ['Waiting for CARS to issue the report by 2026-12-01 (since 2026-11-16).', ['2026-12-01', '2026-11-16']],
  ['2026-11-16', ['2026-11-16']],
  ['No day', []],
])('%s: days are marked up, and the text is unchanged', (text, days) => {
  const { container } = render(<Dated text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('time')].map((each) => each.textContent)).toEqual(days);
});
