export { DateInput, Select } from './filter-fields';
export type { DateInputProps, SelectProps } from './filter-fields';
export type { SearchChoice } from './matching';
export { SearchSelect } from './search-select';
export type { SearchSelectProps } from './search-select';
export { useServerSearch } from './use-server-search';
