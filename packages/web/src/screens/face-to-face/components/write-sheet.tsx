import { type Language, LIMITS } from '@genbatalk/contract';
import { Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { HALF_WORDS } from '../words/half-words';
import look from './sheets.module.css';

interface WriteSheetProps {
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSend: (text: string) => void;
}

/** Typed words of one side, in that side's language. It is upright: whoever types takes the phone. */
export function WriteSheet({ language, isOpen, onClose, onSend }: WriteSheetProps) {
  const words = HALF_WORDS[language];
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text);
    setText('');
    onClose();
  };
  return (
    <Sheet title={words.write} isOpen={isOpen} onClose={onClose}>
      <form className={look['content']} lang={language} onSubmit={submit}>
        <Textarea
          aria-label={words.write}
          lang={language}
          value={text}
          rows={3}
          maxLength={LIMITS.textMaxChars}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" size="lg" fullWidth disabled={text.trim() === ''}>
          {words.send}
        </Button>
      </form>
    </Sheet>
  );
}
