import { i18n } from '../i18n/i18n';

/** An amount of yen as people of the language write it: 9,800円, ¥9,800. Reads the words of `subscription`. */
export function formatYen(amountYen: number, language: string): string {
  return i18n.t('subscription:price.yen', { amount: new Intl.NumberFormat(language).format(amountYen) });
}
