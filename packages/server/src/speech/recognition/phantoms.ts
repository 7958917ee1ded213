import type { Language } from '@genbatalk/contract';

/**
 * Sentences that recognisers trained on subtitles write where nobody spoke. None is ever said to a crew; what
 * could be said ('Thank you.', 「ありがとうございました。」, 'Cảm ơn.') is not listed.
 */
export const PHANTOMS: Readonly<Record<Language, readonly RegExp[]>> = {
  ja: [
    /^(最後まで)?(ご視聴|ご覧)(いただき)?ありがとうございま(した|す)$/,
    /^チャンネル登録(と高評価)?(を)?(よろしく)?お願い(いた)?します$/,
    /^(高評価|グッドボタン).*お願い(いた)?します$/,
    /^次回(の動画)?(も|で)お(会いしましょう|楽しみに)$/,
    /^また(次回|次の動画で)(お会いしましょう)?$/,
    /^(字幕|翻訳)(視聴者|作成|by|:).*$/,
  ],
  en: [
    /^thank(s| you)( so much| very much)? for watching( (this|my|the) (video|channel))?$/,
    /^(please )?(like,? (and )?)?(don't forget to )?subscribe( to (my|our|the) channel)?$/,
    /^see you (in the )?next (video|time)$/,
    /^(subtitles|captions|transcribed|transcription) by .*$/,
    /^www \w+ (com|org)$/,
  ],
  vi: [
    /^(xin )?c[aảá]m ơn( các bạn| quý vị| mọi người)?( rất nhiều)?( đã)?( theo dõi| xem video| lắng nghe).*$/,
    /^(hãy |các bạn hãy |nhớ )?(đăng ký|subscribe)( cho)? (kênh|ghiền).*$/,
    /^hẹn gặp lại (các bạn|quý vị).*(video|chương trình|tập).*$/,
    /^(phụ đề|vietsub|subtitles?) .*$/,
  ],
  zh: [
    /^(谢谢|感谢|謝謝|感謝)(大家|您|你们|你|各位)?(的)?(观看|收看|收听|觀看|收看|收聽)$/,
    /^(请|請)?(不吝)?(点赞|點贊|點讚|订阅|訂閱).*$/,
    /^(字幕|中文字幕|翻译|翻譯)(由|by|志愿者|志願者|组|組|提供|制作|製作).*$/,
    /^(我们|我們)?下(期|个视频|次)(再见|再見)$/,
    /^明镜.*栏目$/,
  ],
  de: [
    /^(vielen )?dank(e)? (fürs|für das|für's) (zuschauen|zusehen|ansehen)$/,
    /^untertitel(ung)? (der|des|im auftrag|von|aufgrund) .*$/,
    /^(swr|zdf|ard|wdr|ndr)( \d{4})?$/,
    /^bis zum nächsten (mal|video)$/,
    /^abonnier(t|en sie).*kanal.*$/,
  ],
  fr: [
    /^merci d'avoir regardé( cette| la| ma)?( vidéo)?.*$/,
    /^(sous-titres|sous-titrage|sous titres)( réalisés| réalisé| fait)?( par| de| st'?)? .*$/,
    /^abonnez-vous.*$/,
    /^à (la prochaine|bientôt) (vidéo|pour une nouvelle vidéo).*$/,
    /^❤️? ?par soustitreur com$/,
  ],
  it: [
    /^grazie (a tutti )?(per|di) (aver(e)? (guardato|visto)|la visione|l'attenzione al video)( il video| questo video)?$/,
    /^sottotitoli (e revisione )?(creati |a cura )?(di|dalla|da) .*$/,
    /^iscriv(iti|etevi) al (mio )?canale.*$/,
    /^ci vediamo (nel|al) prossimo video$/,
  ],
};
