import { useDownload, useProfile } from '@portal/api-slice';
import { answersFor, holdersFor, isAdministrator, isConcluded, may, relationsOf } from '@portal/domain';
import type { NationalFacility, Profile, QaTest } from '@portal/domain';
import { Alert, Button } from '@portal/ui/core';
import { Dialog } from '@portal/ui/overlay';
import { useState } from 'react';
import type { RefObject } from 'react';
import { reportOfTest, useReleaseTestMutation, useTakeTestMutation } from '../../api/qa-tests';
import { later } from '../later';
import { TEST_MESSAGES } from './messages';
import type { TestOnDesk } from './channel-of-test';

const { test: texts, returning, revoking } = TEST_MESSAGES;

const ReturnForm = later(({ ReturnForm: form }) => form);
const RevokeForm = later(({ RevokeForm: form }) => form);

/** What the user may do with a test. This only hides useless buttons: the server decides. */
export function rightsOn(profile: Profile | null, facility: NationalFacility, test: QaTest) {
  const actor = profile && { id: profile._id, permissions: profile.permissions };
  const people = holdersFor(facility, profile);
  const relation = relationsOf(actor, { ...people, reviewers: {} });
  const facts = { testStatus: test.status, isTestEvaluator: test.is_evaluator };
  const mayDo = (capability: 'qa-test.take' | 'qa-test.release' | 'qa-test.conclude' | 'qa-test.revoke') =>
    may(capability, relation, facts).allowed;
  return {
    isOwn: actor !== null && answersFor(actor, people),
    mayTake: mayDo('qa-test.take'),
    mayRelease: mayDo('qa-test.release'),
    mayConclude: mayDo('qa-test.conclude'),
    mayRevoke: mayDo('qa-test.revoke'),
  };
}

interface TestStepsProps {
  facility: NationalFacility;
  desk: TestOnDesk;
  about: string;
  /** The channels that the evaluator doubts, which a return concerns first. */
  doubtful: RefObject<readonly string[]>;
}

/** Whose turn it is with the test, and the steps that the user may take. */
export function TestSteps({ facility, desk: { test, names }, about, doubtful }: TestStepsProps) {
  const profile = useProfile();
  const rights = rightsOn(profile, facility, test);
  const [take, taking] = useTakeTestMutation();
  const [release, releasing] = useReleaseTestMutation();
  const [open, setOpen] = useState<'return' | 'revoke' | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const download = useDownload();
  const close = () => setOpen(null);
  const openReturn = () => {
    setChosen(doubtful.current);
    setOpen('return');
  };
  const words = sentenceFor(test, rights, isAdministrator(profile));
  return (
    <>
      {words !== null && <Alert type={rights.isOwn ? 'warning' : 'info'} showIcon title={words} />}
      <div className="cars-buttons">
        {rights.mayTake && (
          <Button type="primary" loading={taking.isLoading} onClick={() => void take(test._id)}>
            {texts.take}
          </Button>
        )}
        {rights.mayConclude && <Button onClick={openReturn}>{texts.return}</Button>}
        {rights.mayRelease && (
          <Button loading={releasing.isLoading} onClick={() => void release(test._id)}>
            {texts.release}
          </Button>
        )}
        {isConcluded(test.status) && (
          <Button aria-label={texts.reportOf(about)} onClick={() => void download(reportOfTest(test._id))}>
            {texts.report}
          </Button>
        )}
        {rights.mayRevoke && <Button onClick={() => setOpen('revoke')}>{texts.revoke}</Button>}
      </div>
      <Dialog title={returning.title(about)} isOpen={open === 'return'} onClose={close}>
        <ReturnForm testId={test._id} about={about} names={names} chosen={chosen} onClose={close} />
      </Dialog>
      <Dialog title={revoking.title(about)} isOpen={open === 'revoke'} onClose={close}>
        <RevokeForm testId={test._id} about={about} onClose={close} />
      </Dialog>
    </>
  );
}

type Rights = ReturnType<typeof rightsOn>;

/** What there is to know before a step; `null` if the buttons say it. */
function sentenceFor(test: QaTest, { isOwn, mayTake, mayConclude, mayRelease }: Rights, isAdmin: boolean) {
  if (test.status === 'draft' || test.status === 'returned') return texts.atFacility;
  if (isConcluded(test.status)) return null;
  if (isOwn) return isAdmin ? texts.ownAsAdministrator : texts.own;
  if (test.status === 'submitted') return mayTake ? null : texts.waiting;
  if (mayConclude) return null;
  return mayRelease ? texts.othersAsAdministrator : texts.others;
}
