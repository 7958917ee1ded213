import './app/theme/mantine.css';
import './app/theme/global.css';
import './device/battery-saver.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/error-boundary';
import { Providers } from './app/providers';
import { Router } from './app/router';
import { followSession } from './app/session-effects';
import { followBattery } from './device/battery';
import { startI18n } from './i18n/i18n';
import { startLanguage, storedLanguage } from './i18n/interface-language';
import { useSession } from './session/session';

await startI18n(startLanguage(useSession.getState().user, storedLanguage()));
followSession();
void followBattery();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
    </Providers>
  </StrictMode>,
);
