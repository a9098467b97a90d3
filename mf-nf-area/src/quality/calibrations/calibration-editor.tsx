import { fieldErrors, serverMessage, statusOf, useAttachedFiles, useProfile } from '@portal/api-slice';
import type { PhotometerBook, PhotometerCalibration } from '@portal/domain';
import { FILES } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { FieldSpan, SendForm } from '@portal/ui/form';
import type { Refusal } from '@portal/ui/form';
import { FileDrop, UploadProgress } from '@portal/ui/upload';
import { useAddCalibrationMutation, useSaveCalibrationMutation } from '../../api/test-book';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { CALIBRATION_MESSAGES as texts } from './messages';
import { CalibrationFields } from './calibration-fields';
import { calibrationField, calibrationInput, calibrationProblems, calibrationValues } from './calibration-values';
import type { CalibrationValues } from './calibration-values';

const CONFLICT = 409;

interface CalibrationEditorProps {
  photometer: PhotometerBook;
  /** `null` for a new calibration. */
  saved: PhotometerCalibration | null;
  /** Names the form. */
  title: string;
  onClose: () => void;
}

/** The form of a calibration; its certificate is uploaded when it is saved. */
export function CalibrationEditor({ photometer, saved, title, onClose }: CalibrationEditorProps) {
  const [add] = useAddCalibrationMutation();
  const [save] = useSaveCalibrationMutation();
  const attached = useAttachedFiles(1);
  const userId = useProfile()?._id ?? '';
  const { _id: photometerId } = photometer.photometer;

  async function send(values: CalibrationValues): Promise<Refusal | undefined> {
    const { error } = await attached.sendWith(([certificate = null]) => {
      const calibration = calibrationInput(values, saved, certificate);
      return saved ? save({ id: saved._id, calibration }) : add({ photometerId, calibration });
    });
    if (error === undefined) return undefined;
    const { certificate, ...errors } = fieldErrors(error) ?? {};
    const named = Object.entries(errors).map(([path, text]) => [calibrationField(path, values), text]);
    const message = serverMessage(error) ?? (statusOf(error) === CONFLICT ? texts.conflict : null);
    return { errors: named.length > 0 ? Object.fromEntries(named) : null, message: certificate ?? message };
  }

  return (
    <SendForm
      label={title}
      texts={texts}
      initialValues={calibrationValues(saved, photometer.calibrations.at(-1))}
      validate={calibrationProblems}
      draftKey={DRAFT_KEYS.calibration(userId, photometerId, saved?._id ?? null)}
      onSend={send}
      onSent={onClose}
      onCancel={onClose}
      columns={2}
    >
      <CalibrationFields saved={saved} />
      <FieldSpan>
        <Certificate saved={saved} {...attached} />
      </FieldSpan>
    </SendForm>
  );
}

type CertificateProps = Pick<ReturnType<typeof useAttachedFiles>, 'files' | 'sending' | 'take' | 'remove'> &
  Pick<CalibrationEditorProps, 'saved'>;

function Certificate({ saved, files, sending, take, remove }: CertificateProps) {
  const [file] = files;
  if (sending) return <UploadProgress {...sending} />;
  if (file)
    return (
      <p>
        {texts.certificateOf(file.name)}{' '}
        <Button
          size="small"
          icon={<Icon name="delete" />}
          aria-label={texts.removeFile(file.name)}
          onClick={() => remove(file)}
        />
      </p>
    );
  return (
    <FileDrop
      label={texts.certificate}
      hint={saved?.certificate ? texts.certificateKept(saved.certificate.name) : undefined}
      accept={FILES.planExtensions}
      maxBytes={FILES.otherBytes}
      onFiles={take}
    />
  );
}
