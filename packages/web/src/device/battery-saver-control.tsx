import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../ui/choice-row';
import { BATTERY_SAVER_CHOICES, useBattery } from './battery';

/** The battery saver by hand: as the battery says, always, or never (CHAN-22). */
export function BatterySaverControl() {
  const { t } = useTranslation();
  const { choice, choose } = useBattery();
  return (
    <ChoiceRow
      label={t('battery.title')}
      value={choice}
      onChange={choose}
      choices={BATTERY_SAVER_CHOICES.map((value) => ({ value, label: t(`battery.${value}`) }))}
    />
  );
}
