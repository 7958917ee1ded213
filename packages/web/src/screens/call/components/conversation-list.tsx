import type { Utterance } from '@genbatalk/contract';
import { ArrowDown, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayerState } from '../../../speech/player';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { Row } from '../model/bubbles';
import { useStickToBottom } from '../use-stick-to-bottom';
import look from './conversation-list.module.css';
import { DraftBubble } from './draft-bubble';
import { HeardBubble } from './heard-bubble';
import { MissedLine } from './missed-line';
import { OwnBubble } from './own-bubble';
import { UnsentBubble } from './unsent-bubble';

interface ConversationListProps {
  readonly rows: readonly Row[];
  /** What is being said right now, as far as it was recognised. */
  readonly draft: string;
  /** One speaks, or one's last words are still being made out (CALL-14). */
  readonly isTalking: boolean;
  /** The draft was recognised by this device alone. */
  readonly isOnDevice: boolean;
  readonly playback: PlayerState;
  readonly isJoined: boolean;
  readonly isAlone: boolean;
  readonly hasEarlier: boolean;
  readonly onShowEarlier: () => void;
  readonly onReplay: (utterance: Utterance) => void;
  readonly onCorrect: (utterance: Utterance) => void;
  readonly onPlayAll: (utterances: readonly Utterance[]) => void;
  readonly onRetry: (utteranceId: string) => void;
  readonly onDiscard: (utteranceId: string) => void;
}

/** What is said, in its order, the newest at the end (TALK-30). */
export function ConversationList(props: ConversationListProps) {
  const { rows, draft, isTalking, isJoined, isAlone, hasEarlier } = props;
  const { t } = useTranslation('call');
  const last = rows.at(-1);
  const { box, content, onScroll, isAtEnd, hasNews, scrollToEnd, showFrom } = useStickToBottom(
    last ? keyOf(last) : '',
  );
  const isEmpty = rows.length === 0 && !isTalking;
  return (
    <div className={look['frame']}>
      <div className={look['box']} ref={box} onScroll={onScroll}>
        {isEmpty && isJoined && (
          <EmptyState
            icon={<MessagesSquare />}
            title={t('empty.title')}
            text={isAlone ? t('empty.alone') : t('empty.text')}
          />
        )}
        {hasEarlier && (
          <Button variant="subtle" className={look['earlier'] ?? ''} onClick={props.onShowEarlier}>
            {t('history.earlier')}
          </Button>
        )}
        <div className={look['rows']} ref={content} role="log" aria-label={t('conversation')}>
          {rows.map((row) => (
            <RowView key={keyOf(row)} row={row} showFrom={showFrom} {...props} />
          ))}
          {isTalking && <DraftBubble draft={draft} isOnDevice={props.isOnDevice} />}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          className={look['newest'] ?? ''}
          variant={hasNews ? 'filled' : 'default'}
          leftSection={<ArrowDown size={20} aria-hidden="true" />}
          onClick={scrollToEnd}
        >
          {t('newest')}
        </Button>
      )}
    </div>
  );
}

interface RowViewProps extends ConversationListProps {
  readonly row: Row;
  readonly showFrom: (row: Element) => void;
}

function RowView({ row, showFrom, ...props }: RowViewProps) {
  switch (row.kind) {
    case 'heard':
      return (
        <HeardBubble
          {...row}
          isPlaying={props.playback.currentId === row.utterance.id}
          isUnheard={props.playback.unheard.includes(row.utterance.id)}
          onReplay={() => props.onReplay(row.utterance)}
        />
      );
    case 'own':
      return <OwnBubble {...row} isAlone={props.isAlone} onCorrect={() => props.onCorrect(row.utterance)} />;
    case 'missed':
      return (
        <MissedLine
          count={row.utterances.length}
          onAppear={showFrom}
          onPlay={() => props.onPlayAll(row.utterances)}
        />
      );
    case 'unsent': {
      const { utteranceId } = row.item.outgoing;
      return (
        <UnsentBubble
          item={row.item}
          onRetry={() => props.onRetry(utteranceId)}
          onDiscard={() => props.onDiscard(utteranceId)}
        />
      );
    }
    default:
      return row satisfies never;
  }
}

function keyOf(row: Row): string {
  switch (row.kind) {
    case 'heard':
    case 'own':
      return row.utterance.id;
    case 'missed':
      return `missed before ${row.utterances[0]?.id}`;
    case 'unsent':
      return row.item.outgoing.utteranceId;
    default:
      return row satisfies never;
  }
}
