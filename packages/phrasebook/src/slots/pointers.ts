import type { Language } from '@genbatalk/contract';
import { PLAIN_COUNTERS } from './counters.js';
import { tableOf } from './tables.js';
import type { DirectionValue } from './value.js';

/** Directions as they stand in "move it … 20 cm". With 手前 and 奥 speakers mean different sides, so they are no directions. */
export const directions = tableOf<DirectionValue['which']>((language) => {
  const words = {
    ja: {
      up: '上|上に|上の方に|上方向に',
      down: '下|下に|下の方に',
      left: '左|左に|左側に|左の方に',
      right: '右|右に|右側に|右の方に',
      forward: '前|前に|前方に|前の方に',
      back: '後ろ|後ろに|うしろに|うしろ|後方に|後ろの方に',
    },
    en: {
      up: 'up|upwards|upward|higher',
      down: 'down|downwards|downward|lower',
      left: 'left|to the left|to your left|leftwards',
      right: 'right|to the right|to your right|rightwards',
      forward: 'forward|forwards|ahead',
      back: 'back|backward|backwards',
    },
    vi: {
      up: 'lên|lên trên',
      down: 'xuống|xuống dưới',
      left: 'sang trái|qua trái|bên trái|về bên trái|sang bên trái|trái',
      right: 'sang phải|qua phải|bên phải|về bên phải|sang bên phải|phải',
      forward: 'về phía trước|ra trước|tới trước|lên phía trước|tiến',
      back: 'về phía sau|ra sau|lùi|lùi lại',
    },
    zh: {
      up: '往上|向上|朝上',
      down: '往下|向下|朝下',
      left: '往左|向左|往左边|朝左|靠左',
      right: '往右|向右|往右边|朝右|靠右',
      forward: '往前|向前|朝前',
      back: '往后|向后|朝后',
    },
    de: {
      up: 'nach oben|hoch|höher|rauf|herauf|hinauf',
      down: 'nach unten|runter|herunter|tiefer|hinunter',
      left: 'nach links|links',
      right: 'nach rechts|rechts',
      forward: 'nach vorne|nach vorn|vor|vorwärts|vorne',
      back: 'nach hinten|zurück|rückwärts',
    },
    fr: {
      up: 'vers le haut|en haut|plus haut',
      down: 'vers le bas|en bas|plus bas',
      left: 'à gauche|vers la gauche|sur la gauche',
      right: 'à droite|vers la droite|sur la droite',
      forward: "en avant|vers l'avant",
      back: "en arrière|vers l'arrière",
    },
    it: {
      up: 'in alto|in su|più in alto|verso l’alto',
      down: 'in basso|in giù|più in basso|verso il basso',
      left: 'a sinistra|verso sinistra',
      right: 'a destra|verso destra',
      forward: 'avanti|in avanti',
      back: 'indietro|all’indietro',
    },
  }[language];
  return Object.entries(words).map(([which, text]) => [text, which as DirectionValue['which']] as const);
});

export const here = tableOf<'here' | 'there'>((language) => {
  const words = {
    ja: ['ここ|こちら|こっち', 'あそこ|そこ|あちら|あっち|そちら|そっち'],
    en: ['here|over here|right here', 'there|over there'],
    vi: [
      'đây|ở đây|chỗ này|tại đây|lại đây|đến đây|qua đây',
      'đó|ở đó|chỗ đó|đằng kia|ở đằng kia|bên kia|chỗ kia|kia',
    ],
    zh: ['这里|这边|这', '那里|那边'],
    de: ['hier|hierhin|hierher|her', 'da|dort|dorthin|dahin|dort drüben|da drüben'],
    fr: ['ici', 'là|là-bas'],
    it: ['qui|qua', 'lì|là|laggiù'],
  }[language];
  return [
    [words[0] ?? '', 'here'],
    [words[1] ?? '', 'there'],
  ] as const;
});

/** A thing without its name: this, that one, それ. */
export const things = tableOf<'this' | 'that'>((language) => {
  const words = {
    ja: ['これ|こいつ', 'それ|あれ|そいつ|あいつ'],
    en: ['this|these|this one|this thing|these ones', 'that|those|it|them|that one|those ones|that thing'],
    vi: ['cái này|này|mấy cái này|đồ này|thứ này', 'cái đó|cái kia|nó|mấy cái đó|cái ấy|chúng'],
    zh: ['这个|这些|这', '那个|那些|它|那'],
    de: ['das hier|dies|dieses|diese|diesen|das|die hier|den hier', 'das da|die da|den da|jenes'],
    fr: ['ça|ceci|celui-ci|celle-ci|ceux-ci', 'cela|celui-là|celle-là'],
    it: ['questo|questa|questi|queste', 'quello|quella|quelli|quelle'],
  }[language];
  return [
    [words[0] ?? '', 'this'],
    [words[1] ?? '', 'that'],
  ] as const;
});

/** 这, 这个, 这些, 这根: the measure word says nothing that the noun would not. */
function withCounters(pointer: string): string {
  return [pointer, `${pointer}些`, ...PLAIN_COUNTERS.zh.map((counter) => `${pointer}${counter}`)].join('|');
}

/** Words that point at a named thing, before it; behind it in Vietnamese. `a` for the indefinite article. */
export const determiners = tableOf<'this' | 'that' | 'a' | 'the'>((language) => {
  const words = {
    ja: ['この|こちらの', 'その|あの|あちらの', '', ''],
    en: ['this|these', 'that|those', 'a|an', 'the|your|my|our|some'],
    vi: ['này', 'đó|kia|ấy', '', ''],
    zh: [withCounters('这'), withCounters('那'), '', ''],
    de: [
      'dieser|diese|dieses|diesen|diesem',
      'jener|jene|jenes|jenen|jenem',
      'ein|eine|einen|einem|einer',
      'der|die|das|den|dem|ihr|ihre|ihren|ihrem|dein|deine|deinen|meine|meinen',
    ],
    fr: ['ce|cet|cette|ces', '', 'un|une', 'le|la|l|les|du|de la|de l|des|votre|vos|ton|ta|tes'],
    it: [
      'questo|questa|questi|queste|quest',
      'quel|quello|quella|quei|quegli|quelle|quell',
      'un|uno|una',
      'il|lo|la|l|i|gli|le|del|dello|della|dei|degli|delle|dell',
    ],
  }[language];
  const names = ['this', 'that', 'a', 'the'] as const;
  return names.flatMap((name, at) => (words[at] === '' ? [] : [[words[at] ?? '', name] as const]));
});

/** Words before a place that say no more than in, at or to. Under, behind and beside are other places. */
export const prepositions = tableOf<'at' | 'from'>((language) => {
  const words = {
    ja: ['', ''],
    en: [
      'to|at|in|on|into|onto|up to|down to|over to|by|up on|up in|down in|inside',
      'from|off|out of|down from|up from',
    ],
    vi: ['ở|tại|đến|tới|lên|xuống|vào|ra|trên|sang|qua|về|lên trên|vào trong|ra ngoài', 'từ|ra khỏi|khỏi'],
    zh: ['在|到|去|上|往', '从'],
    de: [
      'in|im|ins|auf|an|am|ans|zu|zum|zur|aufs|bis zum|bis zur|hoch in|runter in|rauf in|beim|bei',
      'von|vom|aus',
    ],
    fr: ['à|au|aux|dans|en|sur|vers|jusqu à|jusqu au', 'de|du|des|depuis'],
    it: [
      'a|al|allo|alla|all|ai|agli|alle|in|nel|nello|nella|nell|nei|su|sul|sullo|sulla|sull|sui|fino al|fino a|verso',
      'da|dal|dallo|dalla|dall|dai',
    ],
  }[language];
  return [
    ...(words[0] === '' ? [] : [[words[0] ?? '', 'at'] as const]),
    ...(words[1] === '' ? [] : [[words[1] ?? '', 'from'] as const]),
  ];
});

/** All of them, before the thing, with its article: all the bolts, alle Schrauben, 全部のボルト. */
export const everything = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '全部の|全ての|すべての',
    en: 'all the|all of the|all your|all',
    vi: 'tất cả các|tất cả những|tất cả|toàn bộ',
    zh: '所有的|所有|全部的|全部',
    de: 'alle|allen|aller|sämtliche|alle diese|den ganzen|die ganze|das ganze|dem ganzen|der ganzen',
    fr: 'tous les|toutes les|tout le|toute la|tout l|toute l|tous vos|toutes vos',
    it: 'tutti i|tutti gli|tutte le|tutto il|tutta la|tutto lo|tutta l|tutto l|tutti|tutte',
  };
  return [[words[language], true]];
});

/** Both of them: two. */
export const both = tableOf<true>((language) => {
  const words: Readonly<Record<Language, string>> = {
    ja: '両方の|2つとも',
    en: 'both|both the|both of the|both your',
    vi: 'cả hai',
    zh: '',
    de: 'beide|beiden|die beiden|den beiden',
    fr: 'les deux|tous les deux|toutes les deux',
    it: 'entrambi i|entrambe le|entrambi gli|tutti e due i|tutte e due le|tutti e due gli',
  };
  return words[language] === '' ? [] : [[words[language], true]];
});

/** All of them, behind the thing in Japanese: ボルト全部. */
export const everythingBehind = tableOf<true>((language) =>
  language === 'ja' ? [['全部|全て|すべて', true]] : [],
);
