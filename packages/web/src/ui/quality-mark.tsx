import type { Quality } from '@genbatalk/contract';
import {
  BadgeCheck,
  BookOpen,
  Building2,
  CircleDashed,
  CircleSlash2,
  EqualApproximately,
  type LucideIcon,
  Quote,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import look from './quality-mark.module.css';

type Tone = 'ok' | 'neutral' | 'warn';

const marks: Readonly<Record<Quality, { readonly tone: Tone; readonly Icon: LucideIcon }>> = {
  phrasebook: { tone: 'ok', Icon: BookOpen },
  company: { tone: 'ok', Icon: Building2 },
  machine: { tone: 'neutral', Icon: EqualApproximately },
  doubtful: { tone: 'warn', Icon: TriangleAlert },
  partial: { tone: 'warn', Icon: CircleDashed },
  none: { tone: 'warn', Icon: CircleSlash2 },
  original: { tone: 'neutral', Icon: Quote },
};

interface QualityMarkProps {
  readonly quality: Quality;
  /** Native speakers have confirmed this sentence of the phrasebook. */
  readonly isReviewed?: boolean | undefined;
  /** The word in another language than the interface's: the guest half speaks the guest's. */
  readonly word?: string;
  /** `onFill` stands on a coloured ground, as in face-to-face. */
  readonly ground?: 'sheet' | 'onFill';
}

/**
 * How far a translation can be trusted: an icon and a word, never colour alone (QUAL-08). The seal is for sentences
 * that native speakers have confirmed; the book for those that wait for it (QUAL-12).
 */
export function QualityMark({ quality, isReviewed = false, word, ground = 'sheet' }: QualityMarkProps) {
  const { t } = useTranslation();
  const { tone, Icon } = marks[quality];
  const isConfirmed = quality === 'phrasebook' && isReviewed;
  const hint = isConfirmed ? t('reviewed') : quality === 'phrasebook' ? t('unreviewed') : undefined;
  return (
    <span className={look['mark']} data-tone={tone} data-ground={ground} data-quality={quality} title={hint}>
      {isConfirmed ? <BadgeCheck aria-hidden="true" /> : <Icon aria-hidden="true" />}
      {word ?? t(`quality.${quality}`)}
    </span>
  );
}
