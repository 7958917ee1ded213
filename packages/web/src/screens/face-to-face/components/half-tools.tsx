import { Keyboard, MessageSquareText } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import type { HalfWords } from '../words/half-words';
import look from './half.module.css';

interface HalfToolsProps {
  readonly words: HalfWords;
  readonly onPhrases: () => void;
  readonly onWrite: () => void;
}

/** Beside the talk button: what one can say without speaking. */
export function HalfTools({ words, onPhrases, onWrite }: HalfToolsProps) {
  return (
    <div className={look['column']}>
      <IconButton className={look['tool'] ?? ''} label={words.phrases} onClick={onPhrases}>
        <MessageSquareText />
      </IconButton>
      <IconButton className={look['tool'] ?? ''} label={words.write} onClick={onWrite}>
        <Keyboard />
      </IconButton>
    </div>
  );
}
