import type { Quality } from '@genbatalk/contract';
import {
  BadgeCheck,
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
  phrasebook: { tone: 'ok', Icon: BadgeCheck },
  company: { tone: 'ok', Icon: Building2 },
  machine: { tone: 'neutral', Icon: EqualApproximately },
  doubtful: { tone: 'warn', Icon: TriangleAlert },
  partial: { tone: 'warn', Icon: CircleDashed },
  none: { tone: 'warn', Icon: CircleSlash2 },
  original: { tone: 'neutral', Icon: Quote },
};

interface QualityMarkProps {
  readonly quality: Quality;
  /** The word in another language than the interface's: the guest half speaks the guest's. */
  readonly word?: string;
  /** `onFill` stands on a coloured ground, as in face-to-face. */
  readonly ground?: 'sheet' | 'onFill';
}

/** How far a translation can be trusted: an icon and a word, never colour alone (QUAL-08). */
export function QualityMark({ quality, word, ground = 'sheet' }: QualityMarkProps) {
  const { t } = useTranslation();
  const { tone, Icon } = marks[quality];
  return (
    <span className={look['mark']} data-tone={tone} data-ground={ground} data-quality={quality}>
      <Icon aria-hidden="true" />
      {word ?? t(`quality.${quality}`)}
    </span>
  );
}
