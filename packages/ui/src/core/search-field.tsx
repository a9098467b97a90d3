import { useId, useRef } from 'react';
import { Icon } from './icon';
import './search-field.css';

/** Length of a search that the server takes. */
export const LONGEST_SEARCH = 255;

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Hides the label visually if the context makes it obvious. */
  labelHidden?: boolean;
}

/** A search box with a button to clear it, which moves the focus back to the input. */
export function SearchField({ label, placeholder, value, onChange, labelHidden = false }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="p-search">
      <label htmlFor={id} className={labelHidden ? 'p-visually-hidden' : undefined}>
        {label}
      </label>
      <div className="p-search-box">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          placeholder={placeholder}
          value={value}
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button type="button" onClick={clear} aria-label="Clear search">
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
