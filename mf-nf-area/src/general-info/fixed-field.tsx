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
  return name === 'pictures' || name === 'hosting_institute' ? <FieldSpan>{field}</FieldSpan> : field;
}
