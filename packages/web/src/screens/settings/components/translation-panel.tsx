import { BookOpen, Cpu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import look from './subscription-panel.module.css';

/** For leaders: the company's own words, and the engines that translate the rest. */
export function TranslationPanel() {
  const { t } = useTranslation('settings');
  return (
    <Panel title={t('translation.title')}>
      <div className={look['ways']}>
        <Button
          component={Link}
          to={paths.adminGlossary}
          variant="default"
          leftSection={<BookOpen size={20} aria-hidden="true" />}
        >
          {t('translation.glossary')}
        </Button>
        <Button
          component={Link}
          to={paths.adminEngines}
          variant="default"
          leftSection={<Cpu size={20} aria-hidden="true" />}
        >
          {t('translation.engines')}
        </Button>
      </div>
    </Panel>
  );
}
