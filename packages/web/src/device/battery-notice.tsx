import { BatteryLow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { useBattery, useIsSavingBattery } from './battery';
import look from './battery-notice.module.css';

/** Says that the battery saver is on, and turns it off by hand (CHAN-22). */
export function BatteryNotice() {
  const { t } = useTranslation();
  const isSaving = useIsSavingBattery();
  const choose = useBattery((state) => state.choose);
  if (!isSaving) return null;
  return (
    <div className={look['notice']} role="status">
      <BatteryLow aria-hidden="true" />
      <p>
        <strong>{t('battery.isOn')}</strong>
        <small>{t('battery.isOnText')}</small>
      </p>
      <Button size="sm" variant="default" onClick={() => choose('off')}>
        {t('battery.turnOff')}
      </Button>
    </div>
  );
}
