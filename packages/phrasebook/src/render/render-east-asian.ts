import { dayNames } from '../slots/days.js';
import { spokenLevel } from '../slots/floors.js';
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
import { type FormsOf, type Renderer, writeAmount, writeDuration, writeMeasure } from './grammar.js';

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
export function japaneseRenderer(forms: FormsOf<'ja'>): Renderer {
  return (value, form) => {
    switch (value.kind) {
      case 'thing':
        return japaneseThing(value, forms, form);
      case 'pointer':
        return value.which === 'this' ? 'これ' : 'それ';
      case 'place':
        return eastPlace(value, forms, (level) => floor(level, '地下', '階'), 'の', {
          here: 'ここ',
          there: 'あそこ',
        });
      case 'floor':
        return floor(value.level, '地下', '階');
      case 'time':
        return eastTime(value, JAPANESE_PART, { noon: '正午', midnight: '夜中の0時' }, '時', '分');
      case 'day':
        return eastDay(value, 'ja', JAPANESE_PART, '日', '来週の');
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
export function chineseRenderer(forms: FormsOf<'zh'>): Renderer {
  return (value) => {
    switch (value.kind) {
      case 'thing':
        return chineseThing(value, forms);
      case 'pointer':
        return value.which === 'this' ? '这个' : '那个';
      case 'place':
        return eastPlace(value, forms, (level) => floor(level, '地下', '楼'), '', {
          here: '这里',
          there: '那里',
        });
      case 'floor':
        return floor(value.level, '地下', '楼');
      case 'time':
        return eastTime(value, CHINESE_PART, { noon: '中午12点', midnight: '半夜12点' }, '点', '分');
      case 'day':
        return eastDay(value, 'zh', CHINESE_PART, '日', '下');
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

function japaneseThing(
  { term, count, measure, pointer, isMore }: ThingValue,
  forms: FormsOf<'ja'>,
  form: string,
) {
  const noun = forms[term];
  if (noun === undefined) return undefined;
  const before = pointer === 'this' ? 'この' : pointer === 'that' ? 'その' : '';
  if (count === undefined) return `${isMore === true ? '追加の' : before}${noun.text}`;
  const counter = measure === undefined ? noun.counter : writeMeasure(measure, count, 'ja');
  const native = counter === undefined || counter === 'つ' ? NATIVE[Number(count)] : undefined;
  const counted =
    native === undefined || native === '' ? `${count}${counter ?? '個'}` : native.replace(/^./u, count);
  return form === 'count-first'
    ? `${before}${counted}の${noun.text}`
    : `${before}${noun.text}${isMore === true ? 'あと' : ''}${counted}`;
}

function chineseThing({ term, count, measure, pointer, isMore }: ThingValue, forms: FormsOf<'zh'>) {
  const noun = forms[term];
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
  if (count === undefined && measure !== undefined) return `${counter}${noun.text}`;
  if (count === undefined && isMore === true) return `更多${noun.text}`;
  if (count === undefined) return before === '' ? noun.text : `${before}${counter}${noun.text}`;
  return `${isMore === true ? '另外' : ''}${before}${count}${counter}${noun.text}`;
}

function eastPlace(
  { term, floor: level, pointer }: PlaceValue,
  forms: readonly { readonly text: string }[],
  writeFloor: (level: number) => string,
  link: string,
  pointers: Readonly<Record<'here' | 'there', string>>,
) {
  if (pointer !== undefined) return pointers[pointer];
  const noun = term === undefined ? undefined : forms[term]?.text;
  if (level === undefined) return noun;
  return noun === undefined ? writeFloor(level) : `${writeFloor(level)}${link}${noun}`;
}

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
  { name, weekday, isNextWeek, month, date, part }: DayValue,
  language: 'ja' | 'zh',
  parts: Readonly<Record<DayPart, string>>,
  dateWord: string,
  next: string,
): string {
  const words = dayNames(language);
  const ending = part === undefined ? '' : `${language === 'ja' ? 'の' : ''}${parts[part]}`;
  if (name !== undefined) return `${words.name(name)}${ending}`;
  if (weekday !== undefined) {
    const day =
      language === 'ja' ? `${words.weekday(weekday).replace(/日$/u, '')}日` : words.weekday(weekday);
    return `${isNextWeek === true ? next : ''}${day}${ending}`;
  }
  return `${month}月${date}${dateWord}${ending}`;
}

function quantity(value: NumberValue | AmountValue | DurationValue, language: 'ja' | 'zh'): string {
  if (value.kind === 'number') return value.value;
  return value.kind === 'amount' ? writeAmount(value, language) : writeDuration(value, language);
}
