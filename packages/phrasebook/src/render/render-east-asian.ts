import { dayNames, partOfToday } from '../slots/days.js';
import { spokenLevel } from '../slots/floors.js';
import { japaneseMeasured } from '../slots/measures.js';
import type {
  AmountValue,
  DayPart,
  DayValue,
  DirectionValue,
  DurationValue,
  NumberValue,
  PlaceValue,
  ThingValue,
  TimeValue,
} from '../slots/value.js';
import { type FormsOf, type PlainRenderer, writeAmount, writeDuration, writeMeasure } from './grammar.js';
import { chineseNoun, japaneseNoun, writeSize } from './modified-nouns.js';

const JAPANESE_PART: Readonly<Record<DayPart, string>> = {
  am: '午前',
  pm: '午後',
  morning: '朝',
  afternoon: '午後',
  evening: '夕方',
  night: '夜',
};
const CHINESE_PART: Readonly<Record<DayPart, string>> = {
  am: '上午',
  pm: '下午',
  morning: '早上',
  afternoon: '下午',
  evening: '晚上',
  night: '夜里',
};
const JAPANESE_DIRECTION: Readonly<Record<DirectionValue['which'], string>> = {
  up: '上に',
  down: '下に',
  left: '左に',
  right: '右に',
  forward: '前に',
  back: '後ろに',
};
const CHINESE_DIRECTION: Readonly<Record<DirectionValue['which'], string>> = {
  up: '往上',
  down: '往下',
  left: '往左',
  right: '往右',
  forward: '往前',
  back: '往后',
};
const NATIVE = ['', '一つ', '二つ', '三つ', '四つ', '五つ', '六つ', '七つ', '八つ', '九つ'];

/** Japanese: counters behind the thing (鉄筋5本), no plural, no article. Form `count-first`: 5本の鉄筋. */
export function japaneseRenderer(forms: FormsOf<'ja'>): PlainRenderer {
  return (value, form) => {
    switch (value.kind) {
      case 'thing':
        return japaneseThing(value, forms, form);
      case 'named':
        return value.sign;
      case 'code':
        return value.text;
      case 'pointer':
        return value.which === 'this' ? 'これ' : 'それ';
      case 'place':
        return japanesePlace(value, forms);
      case 'floor':
        return japaneseFloor(value.level);
      case 'time':
        return eastTime(value, JAPANESE_PART, { noon: '正午', midnight: '夜中の0時' }, '時', '分');
      case 'day':
        return eastDay(value, 'ja', JAPANESE_PART);
      case 'direction':
        return JAPANESE_DIRECTION[value.which];
      case 'people':
        return `${value.count}人`;
      case 'number':
      case 'amount':
      case 'duration':
        return quantity(value, 'ja');
    }
  };
}

/** Chinese: the measure word before the thing (5根钢筋). */
export function chineseRenderer(forms: FormsOf<'zh'>): PlainRenderer {
  return (value) => {
    switch (value.kind) {
      case 'thing':
        return chineseThing(value, forms);
      case 'named':
        return value.sign;
      case 'code':
        return value.text;
      case 'pointer':
        return value.which === 'this' ? '这个' : '那个';
      case 'place':
        return chinesePlace(value, forms);
      case 'floor':
        return chineseFloor(value.level);
      case 'time':
        return eastTime(value, CHINESE_PART, { noon: '中午12点', midnight: '半夜12点' }, '点', '分');
      case 'day':
        return eastDay(value, 'zh', CHINESE_PART);
      case 'direction':
        return CHINESE_DIRECTION[value.which];
      case 'people':
        return `${value.count}个人`;
      case 'number':
      case 'amount':
      case 'duration':
        return quantity(value, 'zh');
    }
  };
}

function japaneseThing(value: ThingValue, forms: FormsOf<'ja'>, form: string): string | undefined {
  const { term, count, measure, pointer, isMore, isAll, amount } = value;
  const base = forms[term];
  const noun = base === undefined ? undefined : japaneseNoun(base, value, forms);
  if (noun === undefined) return undefined;
  const before = pointer === 'this' ? 'この' : pointer === 'that' ? 'その' : '';
  if (isAll === true)
    return `${before}${before === '' ? 'すべての' : ''}${noun.text}${before === '' ? '' : 'すべて'}`;
  if (amount !== undefined) {
    const much = writeSize([amount], 'ja');
    return form === 'count-first' ? `${much}の${noun.text}` : `${noun.text}${much}`;
  }
  if (count === undefined) return `${isMore === true ? '追加の' : before}${noun.text}`;
  const counter = measure === undefined ? noun.counter : '';
  const native = counter === undefined || counter === 'つ' ? NATIVE[Number(count)] : undefined;
  const counted =
    measure !== undefined
      ? japaneseMeasured(measure, count)
      : native === undefined || native === ''
        ? `${count}${counter ?? '個'}`
        : native.replace(/^./u, count);
  return form === 'count-first'
    ? `${before}${counted}の${noun.text}`
    : `${before}${noun.text}${isMore === true ? 'あと' : ''}${counted}`;
}

function chineseThing(value: ThingValue, forms: FormsOf<'zh'>): string | undefined {
  const { term, count, measure, pointer, isMore, isAll, isMany, amount } = value;
  const base = forms[term];
  const noun = base === undefined ? undefined : chineseNoun(base, value, forms);
  if (noun === undefined) return undefined;
  const counter = measure === undefined ? (noun.measure ?? '个') : writeMeasure(measure, count ?? '1', 'zh');
  const before =
    pointer === 'this'
      ? '这'
      : pointer === 'that'
        ? '那'
        : pointer === 'a' && count === undefined
          ? '一'
          : '';
  if (isAll === true) return before === '' ? `所有${noun.text}` : `所有${before}些${noun.text}`;
  if (amount !== undefined) return `${writeSize([amount], 'zh')}${noun.text}`;
  if (count === undefined && measure !== undefined) return `${counter}${noun.text}`;
  if (count === undefined && isMore === true) return `更多${noun.text}`;
  if (count === undefined) {
    const several = isMany === true && (pointer === 'this' || pointer === 'that') ? '些' : counter;
    return before === '' ? noun.text : `${before}${several}${noun.text}`;
  }
  return `${isMore === true ? '另外' : ''}${before}${count}${counter}${noun.text}`;
}

function japanesePlace(value: PlaceValue, forms: FormsOf<'ja'>): string | undefined {
  const { term, floor: level, pointer } = value;
  if (pointer === 'here') return 'ここ';
  if (pointer === 'there') return 'あそこ';
  const base = term === undefined ? undefined : forms[term];
  const noun = base === undefined ? undefined : japaneseNoun(base, value, forms);
  const before = pointer === 'this' ? 'この' : pointer === 'that' ? 'その' : '';
  if (noun === undefined) return term === undefined && level !== undefined ? japaneseFloor(level) : undefined;
  return `${level === undefined ? '' : `${japaneseFloor(level)}の`}${before}${noun.text}`;
}

function chinesePlace(value: PlaceValue, forms: FormsOf<'zh'>): string | undefined {
  const { term, floor: level, pointer } = value;
  if (pointer === 'here') return '这里';
  if (pointer === 'there') return '那里';
  const base = term === undefined ? undefined : forms[term];
  const noun = base === undefined ? undefined : chineseNoun(base, value, forms);
  if (noun === undefined) return term === undefined && level !== undefined ? chineseFloor(level) : undefined;
  const before = pointer === undefined ? '' : `${pointer === 'this' ? '这' : '那'}${noun.measure ?? '个'}`;
  return `${level === undefined ? '' : chineseFloor(level)}${before}${noun.text}`;
}

const japaneseFloor = (level: number) => floor(level, '地下', '階');
const chineseFloor = (level: number) => floor(level, '地下', '楼');

function floor(level: number, below: string, word: string): string {
  return level < 0 ? `${below}${-level}${word}` : `${spokenLevel(level, 'ja')}${word}`;
}

function eastTime(
  { hour, minute, part, named, isAbout }: TimeValue,
  parts: Readonly<Record<DayPart, string>>,
  names: Readonly<Record<'noon' | 'midnight', string>>,
  hourWord: '時' | '点',
  minuteWord: string,
): string {
  const about = isAbout === true ? { 時: 'ごろ', 点: '左右' }[hourWord] : '';
  if (named !== undefined) return `${names[named]}${about}`;
  const minutes = minute === 0 ? '' : `${minute}${minuteWord}`;
  return `${part === undefined ? '' : parts[part]}${hour}${hourWord}${minutes}${about}`;
}

function eastDay(
  { name, weekday, isNextWeek, isLastWeek, month, monthOf, date, part }: DayValue,
  language: 'ja' | 'zh',
  parts: Readonly<Record<DayPart, string>>,
): string {
  const words = dayNames(language);
  const isJapanese = language === 'ja';
  const ending = part === undefined ? '' : `${isJapanese ? 'の' : ''}${parts[part]}`;
  const today = name === 'today' && part !== undefined ? partOfToday(part, language) : undefined;
  if (today !== undefined) return today;
  if (name !== undefined) return `${words.name(name)}${ending}`;
  if (weekday !== undefined) {
    const day = isJapanese ? `${words.weekday(weekday).replace(/日$/u, '')}日` : words.weekday(weekday);
    const next = isJapanese ? '来週の' : '下';
    const last = isJapanese ? '先週の' : '上';
    return `${isNextWeek === true ? next : isLastWeek === true ? last : ''}${day}${ending}`;
  }
  if (month !== undefined) return `${month}月${date}日${ending}`;
  const of = monthOf === undefined ? '' : `${words.name(`${monthOf}-month`)}${isJapanese ? 'の' : ''}`;
  return `${of}${date}${isJapanese ? '日' : '号'}${ending}`;
}

function quantity(value: NumberValue | AmountValue | DurationValue, language: 'ja' | 'zh'): string {
  if (value.kind === 'number') return value.value;
  return value.kind === 'amount' ? writeAmount(value, language) : writeDuration(value, language);
}
