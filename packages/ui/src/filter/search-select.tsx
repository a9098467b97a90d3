import { useRef, useId } from 'react';
import type { FocusEvent } from 'react';
import { Icon } from '../core/icon';
import { SearchList, optionId } from './search-list';
import { useSearchSelect } from './use-search-select';
import type { SearchSelectState } from './use-search-select';
import './search-select.css';
import '../form/form.css';

export interface SearchBoxProps extends SearchSelectState {
  /** Id of the input, for its label. */
  id: string;
  /** Accessible name of the list and the clear button. */
  label: string;
  placeholder?: string | undefined;
  'aria-required'?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** An input with a list of options: an ARIA combobox. */
export function SearchBox({
  id,
  label,
  placeholder,
  options,
  value,
  onChange,
  onBlur,
  isLoading,
  ...aria
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = useSearchSelect({ options, value, onChange, isLoading });
  const { isOpen, shown, active } = state;
  const hasList = isOpen && shown.length > 0;
  const leave = () => {
    state.leave();
    onBlur?.();
  };
  const comeBack = (event: FocusEvent<HTMLInputElement>) => {
    event.target.select();
    state.comeBack();
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={aria['aria-invalid'] === true ? 'p-combo p-combo-invalid' : 'p-combo'}>
      <input
        {...aria}
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}-list` : undefined}
        aria-activedescendant={hasList && active ? optionId(id, active) : undefined}
        placeholder={placeholder}
        value={state.text}
        onChange={(event) => state.type(event.target.value)}
        onFocus={comeBack}
        onClick={state.open}
        onKeyDown={state.press}
        onBlur={leave}
      />
      {value !== '' && (
        <button type="button" className="p-combo-clear" aria-label={`Clear ${label}`} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
      <span className="p-combo-arrow" aria-hidden="true" />
      {isOpen && (
        <SearchList
          id={id}
          label={label}
          typed={state.typed}
          shown={shown}
          hidden={state.hidden}
          value={value}
          active={active}
          isLoading={isLoading}
          onChoose={state.choose}
        />
      )}
    </div>
  );
}

export interface SearchSelectProps extends SearchSelectState {
  label: string;
  /** Hides the label visually if the context makes it obvious. */
  labelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  onFocus?: (() => void) | undefined;
}

/** A searchable single choice. */
export function SearchSelect({ label, labelHidden = false, onFocus, ...box }: SearchSelectProps) {
  const id = useId();
  return (
    <div className="p-field" onFocus={onFocus}>
      <div className={labelHidden ? 'p-visually-hidden' : 'p-field-label'}>
        <label htmlFor={id}>{label}</label>
      </div>
      <SearchBox {...box} id={id} label={label} />
    </div>
  );
}
