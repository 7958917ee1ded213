import { LIMITS } from '@genbatalk/contract';
import { SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button';
import look from './composer.module.css';

interface ComposerProps {
  /** What stands in the field at first: the words that are corrected. */
  readonly initialText?: string;
  /** Opened by a tap: one wants to write. */
  readonly isFocused: boolean;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
}

/** Typed words, for noise, for silence, and for browsers that do not recognise speech. */
export function Composer({ initialText = '', isFocused, onSend, onClose }: ComposerProps) {
  const { t } = useTranslation('call');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initialText);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const excess = text.length - LIMITS.textMaxChars;
  const isSendable = text.trim() !== '' && excess <= 0;
  const send = () => {
    if (!isSendable) return;
    onSend(text);
    setText('');
    // On a phone the talk button comes back in place of the keyboard.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses a kanji is not Enter that sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={look['composer']}
      data-corrects={initialText !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <IconButton className={look['close'] ?? ''} label={t('action.writeClose')} onClick={onClose}>
        <X />
      </IconButton>
      <div className={look['field']}>
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('compose.label')}
          placeholder={t('compose.placeholder')}
          aria-invalid={excess > 0}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {/* The field grows with its text: this copy has the same words and the same box. */}
        <div aria-hidden="true">{`${text} `}</div>
      </div>
      <IconButton
        className={look['send'] ?? ''}
        label={t('compose.send')}
        disabled={!isSendable}
        // A finger that leaves the field would let the keyboard close before the click arrives.
        onPointerDown={(event) => event.preventDefault()}
        onClick={send}
      >
        <SendHorizontal />
      </IconButton>
      {excess > 0 && (
        <p className={look['excess']} role="alert">
          {t('compose.tooLong', { count: excess })}
        </p>
      )}
    </form>
  );
}
