import { Clock, MapPin, MapPinOff, Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '../../i18n/format-date';
import { mapUrl } from '../locate';
import type { Alarm } from '../model/alarms';
import look from './alarm-facts.module.css';

/** Who, from which channel, when and where (EMRG-04). */
export function AlarmFacts({ alarm }: { readonly alarm: Alarm }) {
  const { t, i18n } = useTranslation('emergency');
  const { senderName, channelName, timestamp, location } = alarm;
  return (
    <div className={look['facts']}>
      <p className={look['sender']}>{t('from', { name: senderName })}</p>
      <p>
        <Radio aria-hidden="true" />
        {channelName ?? t('channelNone')}
      </p>
      <p>
        <Clock aria-hidden="true" />
        <time dateTime={timestamp}>{formatDayAndTime(timestamp, i18n.language)}</time>
      </p>
      {location === undefined ? (
        <p>
          <MapPinOff aria-hidden="true" />
          {t('placeNone')}
        </p>
      ) : (
        <p>
          <MapPin aria-hidden="true" />
          <span className={look['place']}>
            {`${location.latitude.toFixed(5)}, ${location.longitude.toFixed(5)}`}
            <small>{t('accuracy', { metres: Math.round(location.accuracy) })}</small>
          </span>
          <a className={look['map']} href={mapUrl(location)} target="_blank" rel="noreferrer">
            {t('map')}
          </a>
        </p>
      )}
    </div>
  );
}
