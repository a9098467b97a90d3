import { useId } from 'react';
import { SearchBox } from './search-box';
import type { SearchSelectState } from './use-search-select';
import '../form/form.css';

export interface SearchSelectProps extends SearchSelectState {
  label: string;
  /** Hides the label visually where the context makes it obvious. */
  labelHidden?: boolean | undefined;
  placeholder?: string | undefined;
}

/** A searchable single choice. */
export function SearchSelect({ label, labelHidden = false, ...box }: SearchSelectProps) {
  const id = useId();
  return (
    <div className="p-field">
      <div className={labelHidden ? 'p-visually-hidden' : 'p-field-label'}>
        <label htmlFor={id}>{label}</label>
      </div>
      <SearchBox {...box} id={id} label={label} />
    </div>
  );
}
