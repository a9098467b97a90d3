import type { LidarConfigurationRecord, QaTest, QaTestSummary, SelfCheck } from '@portal/domain';
import { isDrawn, missingNames, QA_SETTINGS, qaTestType } from '@portal/domain';
import { loadPlots } from '@portal/instruments';
import { Alert, Button, Disclosure, Icon, LinkButton } from '@portal/ui/core';
import { FileDrop, UploadProgress } from '@portal/ui/upload';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useChosenFiles } from '../check/use-chosen-files';
import type { ChosenFile } from '../check/use-chosen-files';
import { useMissingCheck } from '../check/use-missing-check';
import { TEST_MESSAGES } from './messages';
import { Channels } from './channels';
import { FileNotes, noticedInTest, notesOn } from './file-notes';
import { RemoveFile } from './remove-file';
import { ReplacedFiles } from './replaced-files';
import { toStep } from './steps';

const { files: texts } = TEST_MESSAGES;

const ENDINGS = ['txt', 'png', 'ini', 'csv', 'nc'];

interface FilesStepProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  former: QaTestSummary | undefined;
}

/** The files of a test: chosen or dropped, checked and drawn at once, and sent one after the other. */
export function FilesStep({ test: loaded, configuration, former }: FilesStepProps) {
  const [arrived, setArrived] = useState<QaTest | null>(null);
  // Each file makes a new version; the page loads the last one only once all have arrived.
  const test = arrived && arrived.version > loaded.version ? arrived : loaded;
  const chosen = useChosenFiles({ test, configuration, onArrived: setArrived });
  /** Files that the browser refused of the last drop. */
  const [refusedHere, setRefusedHere] = useState(0);
  /** The last self-check: until there is a new one, it holds for the channels without new files. */
  const [known, setKnown] = useState(loaded.self_check);
  if (test.self_check && test.self_check !== known) setKnown(test.self_check);
  const isOnTheWay =
    chosen.checking > 0 || chosen.files.some(({ state }) => state === 'waiting' || state === 'sending');
  const { isError: isUnchecked, isLoading: isBeingChecked } = useMissingCheck(test, isOnTheWay);
  const isOfAtlas = qaTestType(test.type).atlas !== null;
  const wanted = chosen.files.filter(({ state }) => state !== 'held' && state !== 'refused');
  // Keys are answered before what was just read or sent is drawn.
  const present = useMemo(() => ({ test, files: chosen.files }), [test, chosen.files]);
  const drawn = useDeferredValue(present);
  const missing = missingNames({ type: test.type, configuration }, [
    ...test.files,
    ...wanted.map(({ file }) => ({ name: file.name })),
  ]);
  const isBegun = wanted.length + test.files.length > 0 && chosen.checking === 0;
  const notSent = chosen.files.length - wanted.length + refusedHere;
  const isNextDisabled = chosen.sending !== null || isBeingChecked;
  const next = useMemo(
    () => (
      <div>
        <LinkButton type="primary" to={toStep('details')} disabled={isNextDisabled}>
          {texts.next}
        </LinkButton>
      </div>
    ),
    [isNextDisabled],
  );
  function takeFiles(files: readonly File[]) {
    // The page shows the figures without it, too.
    if (isDrawn(test.type)) loadPlots().catch(() => {});
    void chosen.take(files);
  }
  const here = wanted.filter(({ state }) => state === 'arrived').length;
  return (
    <div className="nf-stack">
      <FileDrop
        label={texts.label}
        hint={isOfAtlas ? texts.hint : texts.hintWithout}
        accept={ENDINGS}
        maxBytes={QA_SETTINGS.files.rawBytes}
        multiple
        onFiles={takeFiles}
        onRefused={setRefusedHere}
      />
      <output>
        {chosen.checking > 0 && <p>{texts.checking(chosen.checking)}</p>}
        {wanted.length > 0 && chosen.stopped === null && <p>{texts.arrived(here, wanted.length, notSent)}</p>}
        {isBegun && missing.length > 0 && <p>{texts.missingNames(missing)}</p>}
        {isBeingChecked && <p>{texts.checkedOnServer}</p>}
      </output>
      {chosen.sending && <UploadProgress {...chosen.sending} />}
      {chosen.stopped !== null && (
        <Alert
          type="warning"
          showIcon
          title={texts.stoppedTitle}
          description={texts.stopped(here, wanted.length, chosen.stopped)}
          action={<Button onClick={() => void chosen.goOn()}>{texts.goOn}</Button>}
        />
      )}
      <NotSent
        title={texts.heldTitle}
        intro={texts.held}
        files={chosen.files.filter(({ state }) => state === 'held')}
        forget={chosen.forget}
      />
      <NotSent
        title={texts.refusedTitle}
        files={chosen.files.filter(({ state }) => state === 'refused')}
        forget={chosen.forget}
      />
      <FileNotes test={drawn.test} known={known} chosen={drawn.files} forget={chosen.forget} />
      <ReplacedFiles test={drawn.test} configuration={configuration} chosen={drawn.files} forget={chosen.forget} />
      {isUnchecked && <Alert type="warning" showIcon title={texts.checkFailed} />}
      {test.type === 'rayleigh_fit' && test.radiosonde_at === null && <p>{texts.radiosonde}</p>}
      <Channels test={drawn.test} known={known} configuration={configuration} chosen={drawn.files} former={former}>
        {next}
      </Channels>
      <Disclosure summary={`${texts.chosen} (${test.files.length})`}>
        <InTest test={drawn.test} known={known} forget={chosen.forget} />
      </Disclosure>
    </div>
  );
}

/** What is wrong with a file, in sentences. */
const reasonsOf = ({ finding, problem }: ChosenFile) => (problem === null ? notesOn(finding) : [problem]);

interface NotSentProps {
  title: string;
  intro?: string;
  files: readonly ChosenFile[];
  forget: (key: string) => void;
}

function NotSent({ title, intro, files, forget }: NotSentProps) {
  if (files.length === 0) return null;
  const list = (
    <>
      {intro !== undefined && <p>{intro}</p>}
      <ul className="nf-files">
        {files.map((each) => (
          <li key={each.key}>
            {each.file.name}: {reasonsOf(each).join(' ')}{' '}
            <Button
              size="small"
              icon={<Icon name="delete" />}
              aria-label={texts.forget(each.file.name)}
              onClick={() => forget(each.key)}
            />
          </li>
        ))}
      </ul>
    </>
  );
  return <Alert type="error" showIcon title={title} description={list} />;
}

interface InTestProps {
  test: QaTest;
  known: SelfCheck | null;
  forget: (key: string) => void;
}

const InTest = memo(function InTest({ test, known, forget }: InTestProps) {
  if (test.files.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="nf-files" aria-label={texts.chosen}>
      {test.files.map((file, index) => {
        const noticed = noticedInTest(test, test.self_check ?? known, index);
        const notes = noticed ? notesOn(noticed).join(' ') : '';
        return (
          <li key={file._id}>
            {file.name} {notes !== '' && <span className="nf-soft">{notes}</span>}{' '}
            <RemoveFile test={test} file={file} forget={forget} />
          </li>
        );
      })}
    </ul>
  );
});
