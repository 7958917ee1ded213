import { NativeSelect } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import look from './select-field.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> {
  /** Shown above the field, or only read out where `isCompact`. */
  readonly label: string;
  readonly description?: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** For a bar: no visible label, as wide as the word. */
  readonly isCompact?: boolean;
}

/** A choice in the device's own picker: it works with gloves. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, description, value, options, onChange, isCompact = false } = props;
  return (
    <NativeSelect
      {...(isCompact ? { 'aria-label': label } : { label })}
      {...(description === undefined ? {} : { description })}
      value={value}
      data={options.map((option) => ({ ...option }))}
      rightSection={<ChevronDown size={20} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      classNames={{ root: isCompact ? (look['compact'] ?? '') : '', input: look['input'] ?? '' }}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    />
  );
}
