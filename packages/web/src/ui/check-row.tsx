import { useId } from 'react';
import look from './check-row.module.css';

interface CheckRowProps {
  readonly label: string;
  /** What it does, under the label. */
  readonly description: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A yes or no on a line of its own; the whole line is its target. */
export function CheckRow({ label, description, isChecked, onChange }: CheckRowProps) {
  const id = useId();
  return (
    <label className={look['row']}>
      <input
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <strong id={`${id}-label`}>{label}</strong>
        <small id={`${id}-description`}>{description}</small>
      </span>
    </label>
  );
}
