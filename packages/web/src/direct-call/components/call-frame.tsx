import { Modal } from '@mantine/core';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Face, faceToneOf } from '../../ui/face';
import type { Party } from '../model/direct-call-state';
import look from './call-dialog.module.css';

interface CallFrameProps {
  readonly other: Party;
  readonly icon: ReactNode;
  /** What this is, small, above the face. */
  readonly eyebrow: string;
  /** The sentence with the name in it. */
  readonly title: string;
  readonly status: string;
  readonly isInterrupted: boolean;
  /** The big buttons at the thumb. */
  readonly children: ReactNode;
}

/** Who it is, how it stands, and what one can do: the same for both ends of a call. */
export function CallFrame(props: CallFrameProps) {
  const { other, icon, eyebrow, title, status, isInterrupted, children } = props;
  const { t } = useTranslation('directCall');
  return (
    <div className={look['frame']}>
      <div className={look['person']}>
        <p className={look['eyebrow']}>
          {icon}
          {eyebrow}
        </p>
        <span className={look['face']}>
          <Face name={other.userName} tone={faceToneOf(other.userId)} />
        </span>
        {/* The focus lies here and not on a button, where a space bar held to speak would answer. */}
        <Modal.Title className={look['title'] ?? ''} tabIndex={-1} data-autofocus>
          {title}
        </Modal.Title>
        <p className={look['status']} data-interrupted={isInterrupted} role="status">
          {isInterrupted && <WifiOff aria-hidden="true" />}
          {isInterrupted ? t('interrupted') : status}
        </p>
      </div>
      {children}
    </div>
  );
}
