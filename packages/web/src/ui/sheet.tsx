import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import look from './sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog: at the thumb on a phone, in the middle of a larger screen. */
export function Sheet({ isOpen, title, onClose, children }: SheetProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 48 }}
      // A dialog's head is not the head of the page, as its element says.
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 140, transition: 'fade' }}
      classNames={{
        inner: look['inner'] ?? '',
        content: look['content'] ?? '',
        header: look['header'] ?? '',
        title: look['title'] ?? '',
        body: look['body'] ?? '',
      }}
    >
      {children}
    </Modal>
  );
}
