import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from './brand';
import { InterfaceLanguageSwitch } from './interface-language-switch';
import look from './welcome-frame.module.css';

/** One sentence as three people get it: what the product does, for whoever cannot read the rest. */
const sample = [
  { language: 'ja', text: 'ヘルメットをかぶってください。', side: 'host' },
  { language: 'vi', text: 'Hãy đội mũ bảo hộ.', side: 'guest' },
  { language: 'zh', text: '请戴好安全帽。', side: 'guest' },
] as const;

interface WelcomeFrameProps {
  /** Left out where the content has a heading of its own. */
  readonly title?: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of the screens before signing in: who we are, in which language, and one form. */
export function WelcomeFrame({ title, lead, children }: WelcomeFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={look['frame']}>
      <aside className={look['banner']}>
        <Brand />
        <p className={look['tagline']}>{t('tagline')}</p>
        <ul className={look['sample']} aria-hidden="true">
          {sample.map(({ language, text, side }) => (
            <li key={language} lang={language} data-side={side}>
              {text}
            </li>
          ))}
        </ul>
      </aside>
      <main className={look['main']}>
        <InterfaceLanguageSwitch />
        {title !== undefined && (
          <div className={look['heading']}>
            <h1>{title}</h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
        )}
        {children}
      </main>
    </div>
  );
}
