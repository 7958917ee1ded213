import {
  ArrowBigDownDash,
  ArrowBigUpDash,
  CircleCheckBig,
  Coffee,
  FlagTriangleRight,
  Hammer,
  HardHat,
  type LucideIcon,
  MessageSquareQuote,
  TriangleAlert,
  Undo2,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  danger: TriangleAlert,
  'stay-back': Undo2,
  'wear-helmet': HardHat,
  'start-work': Hammer,
  'take-break': Coffee,
  'finish-work': FlagTriangleRight,
  'lift-materials': ArrowBigUpDash,
  'lower-materials': ArrowBigDownDash,
  confirmed: CircleCheckBig,
};

/** The picture of a preset, for whoever reads slowly; own phrases share one. */
export function PresetIcon({ phraseKey }: { readonly phraseKey: string }) {
  const Icon = icons[phraseKey] ?? MessageSquareQuote;
  return <Icon aria-hidden="true" />;
}
