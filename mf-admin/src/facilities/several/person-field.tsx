import type { Person } from '@portal/domain';
import { SearchSelectField, useFormikContext } from '@portal/ui/form';
import { choicesOf } from '../people-choices';
import { MESSAGES } from '../messages';

const { people: texts } = MESSAGES.several;

/** Up to this number, all people are shown, so that one click chooses. */
const FEW = 6;

export interface PersonFieldProps {
  name: string;
  label: string;
  people: readonly Person[];
  /** Who it is at present, in words. */
  present: string;
}

/** The choice of a reviewer for several facilities; without a choice, each facility keeps its own. */
export function PersonField({ name, label, people, present }: PersonFieldProps) {
  const choices = choicesOf(people);
  if (choices.length > FEW)
    return (
      <SearchSelectField
        name={name}
        label={label}
        hint={texts.atPresent(present)}
        placeholder={texts.asIs}
        options={choices}
      />
    );
  return <FewPeople name={name} label={label} choices={[{ value: '', label: texts.asItIs(present) }, ...choices]} />;
}

function FewPeople({ name, label, choices }: { name: string; label: string; choices: ReturnType<typeof choicesOf> }) {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  return (
    <fieldset className="p-field p-field-group">
      <legend className="p-field-label">{label}</legend>
      <div className="p-checks">
        {choices.map((choice) => (
          <label key={choice.value} className="p-check">
            <input
              type="radio"
              name={name}
              checked={values[name] === choice.value}
              onChange={() => void setFieldValue(name, choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
