import { Select } from '@portal/ui/filter';
import type { Filter } from './choices';

/** Select boxes for filters; the empty choice of each names the filter. */
export const SelectFilters = ({ filters }: { filters: readonly Filter[] }) => (
  <>
    {filters.map(({ label, any, options, value, onChange }) => (
      <Select key={label} labelHidden emptyLabel={any} {...{ label, options, value, onChange }} />
    ))}
  </>
);
