import { FACILITY_FIELDS, NOT_GIVEN } from '@portal/domain';
import type { Field, NationalFacility } from '@portal/domain';
import { FieldSpan } from '@portal/ui/form';
import { valueOf } from './fixed-fields';
import type { InfoField } from './fields';

/** A read-only field in its place among fields that can be changed, with the people who can change it. */
export function FixedField({ facility, name }: { facility: NationalFacility; name: InfoField }) {
  const { label, hint }: Field = FACILITY_FIELDS[name];
  const field = (
    <div className="p-field nf-fixed">
      <dl>
        <dt>{label}</dt>
        <dd>{valueOf(facility, name) || NOT_GIVEN}</dd>
      </dl>
      {hint !== undefined && <p className="nf-soft">{hint}</p>}
    </div>
  );
  return name === 'pictures' ? <FieldSpan>{field}</FieldSpan> : field;
}

/** Read-only fields without a value or a hint, named in one line as in a data sheet. */
export const FieldsNotGiven = ({ names }: { names: readonly InfoField[] }) =>
  names.length > 0 && (
    <FieldSpan>
      <p className="nf-soft">
        {NOT_GIVEN}: {names.map((name) => FACILITY_FIELDS[name].label).join(', ')}
      </p>
    </FieldSpan>
  );

/** Whether a read-only field has neither a value nor a hint to stand for. */
export function isNotGiven(facility: NationalFacility, name: InfoField): boolean {
  const { hint }: Field = FACILITY_FIELDS[name];
  return hint === undefined && !valueOf(facility, name);
}
