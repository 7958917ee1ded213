import { Keyboard, Lock, LockOpen, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmergencyButton } from '../../../emergency/emergency-button';
import look from './action-row.module.css';

interface ActionRowProps {
  readonly channelId: string;
  readonly isLocked: boolean;
  readonly isLockable: boolean;
  readonly onPresets: () => void;
  readonly onWrite: () => void;
  readonly onToggleLock: () => void;
}

/** The other ways beside holding the button: a phrase, writing, hands-free, and the alarm (CALL-12). */
export function ActionRow(props: ActionRowProps) {
  const { channelId, isLocked, isLockable, onPresets, onWrite, onToggleLock } = props;
  const { t } = useTranslation('call');
  return (
    <div className={look['row']} role="group" aria-label={t('action.label')}>
      <Tile icon={<MessagesSquare aria-hidden="true" />} onClick={onPresets}>
        {t('action.presets')}
      </Tile>
      <Tile icon={<Keyboard aria-hidden="true" />} onClick={onWrite} isNarrowOnly>
        {t('action.write')}
      </Tile>
      <Tile
        icon={isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        onClick={onToggleLock}
        isPressed={isLocked}
        isDisabled={!isLockable && !isLocked}
      >
        {t('action.lock')}
      </Tile>
      <EmergencyButton channelId={channelId} shape="tile" />
    </div>
  );
}

interface TileProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** Left out where the field to write in is always there. */
  readonly isNarrowOnly?: boolean;
}

function Tile({ icon, children, onClick, isPressed, isDisabled = false, isNarrowOnly = false }: TileProps) {
  return (
    <button
      type="button"
      className={look['tile']}
      data-narrow-only={isNarrowOnly}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
