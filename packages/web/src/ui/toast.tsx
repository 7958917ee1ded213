import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../i18n/error-text';
import { i18n } from '../i18n/i18n';
import look from './toast.module.css';
import { needToasts } from './toast-area';

type Tone = 'ok' | 'info' | 'warn' | 'danger';

const tones: Readonly<Record<Tone, { readonly icon: ReactNode; readonly ink: string }>> = {
  ok: { icon: <CircleCheck />, ink: 'var(--ok-ink)' },
  info: { icon: <Info />, ink: 'var(--host-ink)' },
  warn: { icon: <TriangleAlert />, ink: 'var(--warn-ink)' },
  danger: { icon: <CircleX />, ink: 'var(--danger-ink)' },
};

// Given with each toast and not in the theme, which would load the component with the first screen.
const classNames = {
  root: look['toast'] ?? '',
  title: look['title'] ?? '',
  description: look['text'] ?? '',
  closeButton: look['close'] ?? '',
  icon: look['icon'] ?? '',
};

interface ToastOptions {
  readonly title?: string;
  /** The same id replaces the toast that stands there, instead of a second one. */
  readonly id?: string;
  /** How long it stays, in milliseconds; false until it is closed. */
  readonly lastsMs?: number | false;
}

async function show(tone: Tone, text: string, { title, id, lastsMs }: ToastOptions = {}): Promise<void> {
  needToasts();
  // Kept in a queue of its own until the area is there.
  const { notifications } = await import('@mantine/notifications');
  const { icon, ink } = tones[tone];
  if (id !== undefined) notifications.hide(id);
  notifications.show({
    message: text,
    icon,
    style: { '--toast-ink': ink },
    classNames,
    closeButtonProps: { 'aria-label': i18n.t('action.close') },
    role: tone === 'danger' || tone === 'warn' ? 'alert' : 'status',
    ...(id === undefined ? {} : { id }),
    ...(title === undefined ? {} : { title }),
    // What went well is read at a glance, and must not lie long on the bar of the next screen.
    autoClose: lastsMs ?? (tone === 'ok' ? 2_500 : 6_000),
  });
}

/** Short messages at the top of the screen; nothing uses `alert()`. */
export const toast = {
  ok: (text: string, options?: ToastOptions) => void show('ok', text, options),
  info: (text: string, options?: ToastOptions) => void show('info', text, options),
  warn: (text: string, options?: ToastOptions) => void show('warn', text, options),
  danger: (text: string, options?: ToastOptions) => void show('danger', text, options),
  /** A fixed headline with the text of the error's code under it (ERR-44). */
  failure: (title: string, error: unknown) => void show('danger', errorText(error), { title }),
};
