import type { Language } from '@genbatalk/contract';
import { spellVietnamese } from '../normalise/fold-vietnamese.js';

const vietnamese = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(spellVietnamese));

/**
 * Behind a Vietnamese noun an adjective may also be what comes of it: "lau kính sạch" wipes the glass clean. Beside
 * these verbs it can only say which one.
 */
const CHOOSING = vietnamese(
  'mang lấy đưa cần dùng xài vứt bỏ đâu có thiếu mua gọi kiểm cầm tìm chọn đem thay đổi trả mượn hết đếm chuyền chuẩn cất bốc chở khiêng vác bê xách bấm nhấn ấn tắt bật giờ muốn thêm đi',
);
const PAINTING: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:pein|peign|color|teint|marqu)/u,
  it: /^(?:diping|vernic|pittur|tint|color|segn|verniciar)/u,
};
const VIETNAMESE_PAINTING = vietnamese('sơn tô vẽ đánh kẻ');
/** "Gardez les gants secs", "tagli il tubo corto": how it shall be. */
const MAKING: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:gard|laiss|ten|tien|maint|rend|coup|serr|fix|attach|nettoy|essuy|rempli|fai|fait)/u,
  it: /^(?:teng|ten|tien|lasc|rend|mant|tagli|string|fiss|leg|pul|asciug|riemp|facc|fa$|far)/u,
};
/** What may follow a Vietnamese noun with its adjective. "Xe tải mới đến" has just come. */
const JUST = spellVietnamese('mới');
const BEHIND_NEW = vietnamese('này đó kia ấy ở vào lên cho ra xuống về đi không chưa và');

/** True where an adjective behind its noun can only say which thing is meant. */
export function tellsWhich(
  texts: readonly string[],
  at: number,
  end: number,
  language: Language,
  isColour: boolean,
): boolean {
  if (language === 'vi') {
    const next = texts[end];
    if (texts[at] === JUST && next !== undefined && !BEHIND_NEW.has(next)) return false;
    return isColour
      ? !texts.some((text) => VIETNAMESE_PAINTING.has(text))
      : texts.some((text) => CHOOSING.has(text));
  }
  // "L'escalier est glissant": east only where nothing follows.
  if (language === 'fr' && texts[at] === 'est') return at > 1 && end === texts.length;
  const pattern = isColour ? PAINTING[language] : MAKING[language];
  return pattern === undefined || !texts.some((text) => pattern.test(text));
}

/** 加长管子 and 弄坏电钻 say what is done to it: a single character behind these is no adjective. */
const CHINESE_VERBS = new Set('加放调变弄搞剪切拉推抬擦扫洗开关不没很太更最');

/** True where an adjective before its noun can be one. A sentence that begins with it may order: "Clean tools". */
export function standsBefore(
  texts: readonly string[],
  at: number,
  end: number,
  language: Language,
  isColour: boolean,
): boolean {
  if (language === 'zh') return end - at > 1 || !CHINESE_VERBS.has(texts[at - 1] ?? '');
  return isColour || at > 0 || (language !== 'en' && language !== 'de');
}
