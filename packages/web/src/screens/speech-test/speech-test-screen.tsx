import { Eraser, Mic, MicOff, Square } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { browserClock } from '../../realtime/clock';
import { findRecognitionEngine } from '../../speech/recognition-engine';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import { Panel } from '../../ui/panel';
import { SpeechLog } from './components/speech-log';
import { SpeechTest } from './model/speech-test';
import look from './speech-test-screen.module.css';

function createSpeechTest(): SpeechTest {
  const Engine = findRecognitionEngine(globalThis);
  return new SpeechTest(Engine === null ? null : () => new Engine(), browserClock);
}

/** For developers: what this browser's recogniser hears and reports (TALK-37, TALK-38, ERR-29 to ERR-31). */
export function SpeechTestScreen() {
  const { t } = useTranslation('speechTest');
  const [test] = useState(createSpeechTest);
  const state = useSyncExternalStore(test.subscribe, test.getSnapshot);
  useEffect(() => () => test.close(), [test]);
  const { isListening, problem } = state;
  const isSilent = state.finalText === '' && state.interimText === '';
  return (
    <>
      <PageBar title={t('title')} subtitle={t('subtitle')} />
      <main className={page['main']}>
        {problem !== null && (
          <Notice tone="warn" title={t(`problem.${problem}.title`)} text={t(`problem.${problem}.text`)} />
        )}
        <div className={look['controls']}>
          <Button
            size="lg"
            leftSection={<Mic aria-hidden="true" />}
            disabled={isListening || problem === 'unsupported'}
            onClick={() => test.start()}
          >
            {t('start')}
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<Square aria-hidden="true" />}
            disabled={!isListening}
            onClick={() => test.stop()}
          >
            {t('stop')}
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<Eraser aria-hidden="true" />}
            onClick={() => test.clear()}
          >
            {t('clear')}
          </Button>
        </div>
        <Panel
          title={t('recognised')}
          aside={
            <span className={look['status']} data-on={isListening} role="status">
              {isListening ? <Mic aria-hidden="true" /> : <MicOff aria-hidden="true" />}
              {isListening ? t('listening') : t('standby')}
            </span>
          }
        >
          <p className={look['text']} lang="ja" aria-live="polite">
            {isSilent ? (
              <span className={look['quiet']}>{t('nothing')}</span>
            ) : (
              <>
                {state.finalText}
                <span className={look['quiet']}>{state.interimText}</span>
              </>
            )}
          </p>
        </Panel>
        <Panel title={t('log')}>
          <SpeechLog lines={state.log} empty={t('noLog')} label={t('log')} />
        </Panel>
      </main>
    </>
  );
}
