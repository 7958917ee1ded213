import { type ReactNode, useId } from 'react';
import look from './choice-row.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, one of them taken: nothing to open, one tap with a glove. */
export function ChoiceRow<Value extends string>({ label, choices, value, onChange }: ChoiceRowProps<Value>) {
  const group = useId();
  return (
    <fieldset className={look['row']}>
      <legend>{label}</legend>
      <div className={look['choices']}>
        {choices.map((choice) => (
          <label key={choice.value} className={look['choice']}>
            <input
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
