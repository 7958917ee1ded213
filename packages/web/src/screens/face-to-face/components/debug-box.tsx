import { useTranslation } from 'react-i18next';
import { version } from '../../../../package.json';
import type { FaceToFaceState } from '../model/face-to-face';
import { isListening } from '../model/side';
import look from './debug-box.module.css';

interface DebugBoxProps {
  readonly state: FaceToFaceState;
  readonly isConnected: boolean;
}

/** For whoever looks for a fault on site; shown with `?debug=1` only (F2F-21, F2F-22). */
export function DebugBox({ state, isConnected }: DebugBoxProps) {
  const { t } = useTranslation('faceToFace');
  const isAnyListening = isListening(state.sides.host) || isListening(state.sides.guest);
  return (
    <aside className={look['box']}>
      <span>{version}</span>
      <span>{isConnected ? t('debug.connected') : t('debug.disconnected')}</span>
      <span>{isAnyListening ? t('debug.listening') : t('debug.standby')}</span>
      <span>{t('debug.translations', { count: state.entries.length })}</span>
      <span className={look['heard']}>{t('debug.lastRecognised', { text: state.lastRecognised })}</span>
    </aside>
  );
}
