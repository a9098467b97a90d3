import { fieldErrors, serverMessage, useAttachedFiles, useProfile } from '@portal/api-slice';
import type { NationalFacility, SupportRequest, TestBook } from '@portal/domain';
import {
  addMonths,
  day,
  dayOf,
  FLEXIBILITIES,
  QA_SETTINGS,
  QA_STATUS_WORDS,
  qaTestType,
  SUPPORT_KINDS,
  URGENCIES,
  FLEXIBILITY_WORDS,
  URGENCY_WORDS,
} from '@portal/domain';
import { Panel } from '@portal/ui/core';
import {
  CheckboxGroupField,
  ChoiceField,
  DateField,
  FieldSpan,
  SelectField,
  SendForm,
  TextAreaField,
  TextField,
} from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { useRef, useState } from 'react';
import { useCreateMyRequestMutation } from '../../api/support';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { addressOfRequest, addressOfRequests } from '../addresses';
import { AttachedFiles } from './attached-files';
import { BackToRequests } from './back-to-requests';
import { REQUEST_MESSAGES } from './messages';
import { NEW_REQUEST_VALUES, requestField, requestInput, requestProblems } from './request-values';
import type { RequestValues } from './request-values';

const { form: texts } = REQUEST_MESSAGES;

const KINDS = SUPPORT_KINDS.map(({ code, name }) => ({ value: code, label: name }));
const FLEXIBLE = FLEXIBILITIES.map((value) => ({ value, label: FLEXIBILITY_WORDS[value] }));
const URGENT = URGENCIES.map((value) => ({ value, label: URGENCY_WORDS[value] }));

const presentDay = () => dayOf(new Date());

interface NewRequestProps {
  facility: NationalFacility;
  book: TestBook;
}

/** The form of a new request. What is typed is kept in this browser until it is sent. */
export function NewRequest({ facility, book }: NewRequestProps) {
  const [create] = useCreateMyRequestMutation();
  const attached = useAttachedFiles(QA_SETTINGS.support.files);
  const navigate = useNavigate();
  const userId = useProfile()?._id ?? '';
  const made = useRef<SupportRequest>(null);

  async function send(values: RequestValues) {
    const { error, isLost } = await attached.sendWith(async (files) => {
      const answer = await create(requestInput(values, facility._id, files));
      made.current = answer.data ?? null;
      return answer;
    });
    if (error === undefined) return undefined;
    const errors = fieldErrors(error);
    const named = errors && Object.entries(errors).map(([path, text]) => [requestField(path), text]);
    const message = serverMessage(error) ?? (isLost ? texts.notArrived : null);
    return { errors: named && Object.fromEntries(named), message };
  }

  return (
    <div className="nf-stack">
      <BackToRequests facilityId={facility._id} />
      <Panel title={texts.title}>
        <SendForm<RequestValues>
          label={texts.title}
          texts={texts}
          initialValues={NEW_REQUEST_VALUES}
          validate={(values) => requestProblems(values, facility._id)}
          draftKey={DRAFT_KEYS.newRequest(userId, facility._id)}
          onSend={send}
          onSent={() =>
            made.current && void navigate(addressOfRequest(facility._id, made.current._id), { replace: true })
          }
          onCancel={() => void navigate(addressOfRequests(facility._id))}
          columns={2}
        >
          <RequestFields facility={facility} book={book} />
          <FieldSpan>
            <AttachedFiles {...attached} />
          </FieldSpan>
        </SendForm>
      </Panel>
    </div>
  );
}

/** The tests that a request can be about, those with the newest measurement first. */
const testsOf = ({ lidars }: TestBook) =>
  lidars
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => (other.measured_from ?? 0) - (one.measured_from ?? 0))
    .map(({ _id, type, lidar, measured_from, status }) => ({
      value: _id,
      label: [`${qaTestType(type).name}, ${lidar.name}`, day(measured_from), QA_STATUS_WORDS[status]]
        .filter((part) => part !== null)
        .join(', '),
    }));

function RequestFields({ facility, book }: NewRequestProps) {
  const [today] = useState(presentDay);
  const latest = addMonths(today, QA_SETTINGS.support.monthsAhead);
  const instruments = [...facility.lidars, ...facility.photometers];
  const tests = testsOf(book);
  return (
    <>
      <SelectField name="kind" label={texts.kind} options={KINDS} required />
      <TextField name="subject" label={texts.subject} required />
      <FieldSpan>
        <TextAreaField name="text" label={texts.text} hint={texts.textHint} minRows={5} required />
      </FieldSpan>
      {instruments.length > 0 && (
        <FieldSpan>
          <CheckboxGroupField
            name="instruments"
            label={texts.instruments}
            options={instruments.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        </FieldSpan>
      )}
      {tests.length > 0 && (
        <FieldSpan>
          <SelectField name="test" label={texts.test} hint={texts.testHint} options={tests} emptyLabel={texts.noTest} />
        </FieldSpan>
      )}
      <DateField name="wanted_from" label={texts.wantedFrom} min={today} max={latest} />
      <DateField name="wanted_to" label={texts.wantedTo} min={today} max={latest} />
      <FieldSpan>
        <ChoiceField name="flexibility" label={texts.flexibility} options={FLEXIBLE} required />
      </FieldSpan>
      <FieldSpan>
        <TextField name="blackout_dates" label={texts.blackout} hint={texts.blackoutHint} />
      </FieldSpan>
      <FieldSpan>
        <ChoiceField name="urgency" label={texts.urgency} options={URGENT} required />
      </FieldSpan>
    </>
  );
}
