export { DateInput } from './date-input';
export type { DateInputProps } from './date-input';
export type { SearchChoice } from './matching';
export { SearchSelect } from './search-select';
export type { SearchSelectProps } from './search-select';
export { Select } from './select';
export type { SelectProps } from './select';
export { useServerSearch } from './use-server-search';
