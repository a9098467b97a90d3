import { QA_PAGES, qaTestType } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';
import { TEST_MESSAGES } from './messages';
import type { NextTest } from './next-test';

const { test: texts } = TEST_MESSAGES;

/** Selects the link, which has the focus after a conclusion or return: Enter goes on. */
export const NEXT_LINK = '[data-next-test] a';

/** The way to the next test that waits. */
export const NextLink = ({ next: { test, position, count } }: { next: NextTest }) => (
  <p className="cars-next" data-next-test="">
    <LinkButton type="primary" to={QA_PAGES.evaluation(test._id)}>
      {texts.next(texts.title(qaTestType(test.type).name, test.lidar.name))}
    </LinkButton>{' '}
    <span className="cars-soft">{texts.nextOf(position, count, test.acronym)}</span>
  </p>
);
