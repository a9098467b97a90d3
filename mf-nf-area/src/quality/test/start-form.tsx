import { fieldErrors, serverMessage } from '@portal/api-slice';
import type { LidarBook, QaTest } from '@portal/domain';
import { lackingFor, newQaTestSchema, QA_TEST_TYPES } from '@portal/domain';
import { SelectField, SendForm, useFormikContext } from '@portal/ui/form';
import { useNavigate, useSearchParams } from '@portal/ui/router';
import { useRef } from 'react';
import { useCreateQaTestMutation } from '../../api/qa-tests';
import { addressOfTest } from '../addresses';
import { usableConfigurations } from '../book/next-step';
import { CONFIGURATION_MESSAGES as configurations } from '../configurations/messages';
import { TEST_MESSAGES } from './messages';

const { start: texts } = TEST_MESSAGES;

interface Values {
  lidar: string;
  configuration: string;
  type: string;
}

const newestConfiguration = (lidar: LidarBook | undefined) =>
  String((lidar && usableConfigurations(lidar).at(-1)?.number) ?? '');

/** The first step of a test: its lidar, configuration and type, chosen before as far as the address names them. */
export function StartForm({ facilityId, lidars }: { facilityId: string; lidars: readonly LidarBook[] }) {
  const [params] = useSearchParams();
  const [create] = useCreateQaTestMutation();
  const navigate = useNavigate();
  const made = useRef<QaTest>(null);
  const asked = params.get('lidar');
  const lidar = lidars.find((each) => each.lidar._id === asked) ?? (lidars.length === 1 ? lidars[0] : undefined);
  const initialValues: Values = {
    lidar: lidar?.lidar._id ?? '',
    configuration: newestConfiguration(lidar),
    type: params.get('type') ?? '',
  };
  return (
    <SendForm
      label={texts.form}
      texts={texts}
      initialValues={initialValues}
      validationSchema={newQaTestSchema}
      onSend={async (values) => {
        const { data, error } = await create(newQaTestSchema.cast(values));
        made.current = data ?? null;
        return error && { errors: fieldErrors(error), message: serverMessage(error) };
      }}
      onSent={() => made.current && void navigate(addressOfTest(facilityId, made.current._id), { replace: true })}
    >
      <SelectField
        name="lidar"
        label={texts.lidar}
        options={lidars.map(({ lidar: { _id, name } }) => ({ value: _id, label: name }))}
        required
      />
      <ConfigurationField lidars={lidars} />
      <TypeField lidars={lidars} />
    </SendForm>
  );
}

function ConfigurationField({ lidars }: { lidars: readonly LidarBook[] }) {
  const { lidar: id } = useFormikContext<Values>().values;
  const lidar = lidars.find((each) => each.lidar._id === id);
  const offered = lidar ? usableConfigurations(lidar) : [];
  return (
    <SelectField
      name="configuration"
      label={texts.configuration}
      options={offered.map(({ number, name }) => ({
        value: String(number),
        label: configurations.named(number, name),
      }))}
      hint={lidar && offered.length === 0 ? texts.noConfiguration : undefined}
      required
    />
  );
}

/** The types of tests; those that the chosen configuration has nothing for say what it lacks. */
function TypeField({ lidars }: { lidars: readonly LidarBook[] }) {
  const { lidar: id, configuration: number } = useFormikContext<Values>().values;
  const { configurations: known = [] } = lidars.find((each) => each.lidar._id === id) ?? {};
  const chosen = known.find((each) => String(each.number) === number);
  const channels = chosen?.channels.map(({ short_name }) => short_name);
  const options = QA_TEST_TYPES.map((type) => {
    const lacking = channels ? lackingFor(type, channels) : null;
    const label = lacking === null ? type.name : texts.impossible(type.name, lacking);
    return { value: type.code, label, isDisabled: lacking !== null };
  });
  return <SelectField name="type" label={texts.type} options={options} required />;
}
