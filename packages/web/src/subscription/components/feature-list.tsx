import type { Plan } from '@genbatalk/contract';
import {
  Headset,
  Languages,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Phone,
  Save,
  Siren,
  Users,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Amount, FEATURE_KEYS, type FeatureKey, planFeatures } from '../model/plan-features';
import look from './feature-list.module.css';

const icons: Readonly<Record<FeatureKey, LucideIcon>> = {
  members: Users,
  rooms: MessagesSquare,
  faceToFace: Languages,
  oneToOne: Phone,
  team: UsersRound,
  recording: Save,
  phrases: MessageSquareText,
  emergency: Siren,
  support: Headset,
};

function useAmountText(): (amount: Amount) => string {
  const { t } = useTranslation('subscription');
  return (amount) => {
    switch (amount.kind) {
      case 'people':
        return t('amount.people', { count: amount.count });
      case 'minutes':
        return t('amount.minutes', { count: amount.count });
      case 'days':
        return t('amount.days', { count: amount.count });
      case 'pieces':
        return t('amount.pieces', { count: amount.count });
      case 'none':
        return '';
      case 'unlimited':
      case 'included':
      case 'priority':
      case 'dedicated':
        return t(`amount.${amount.kind}`);
      default:
        return amount satisfies never;
    }
  };
}

/** What a plan has, each with its icon, its name and its amount; what it has not is left out (PLAN-24). */
export function FeatureList({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('subscription');
  const amountText = useAmountText();
  const features = planFeatures(plan);
  return (
    <dl className={look['features']} aria-label={t('card.features', { plan: plan.displayName })}>
      {FEATURE_KEYS.filter((key) => features[key].kind !== 'none').map((key) => {
        const Icon = icons[key];
        return (
          <div key={key}>
            <Icon aria-hidden="true" />
            <dt>{t(`feature.${key}`)}</dt>
            <dd>{amountText(features[key])}</dd>
          </div>
        );
      })}
    </dl>
  );
}
