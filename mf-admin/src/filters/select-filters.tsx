import { Select } from '@portal/ui/filter';
import type { Filter } from './choices';

/** Filters by one of a few values; each says by its empty choice what it is for. */
export const SelectFilters = ({ filters }: { filters: readonly Filter[] }) => (
  <>
    {filters.map(({ label, any, options, value, onChange }) => (
      <Select key={label} labelHidden emptyLabel={any} {...{ label, options, value, onChange }} />
    ))}
  </>
);
