import { sayAbout } from '../slots/about.js';
import { dayNames } from '../slots/days.js';
import { measureWords } from '../slots/measures.js';
import type { DayPart, DayValue, DirectionValue, PlaceValue, ThingValue, TimeValue } from '../slots/value.js';
import {
  type FormsOf,
  join,
  type PlainRenderer,
  writeAmount,
  writeDuration,
  writeMeasure,
  writeNumber,
} from './grammar.js';
import { vietnameseNoun, writeSize } from './modified-nouns.js';

const PART: Readonly<Record<DayPart, string>> = {
  am: 'sáng',
  pm: 'chiều',
  morning: 'sáng',
  afternoon: 'chiều',
  evening: 'tối',
  night: 'đêm',
};
const DIRECTION: Readonly<Record<DirectionValue['which'], string>> = {
  up: 'lên trên',
  down: 'xuống dưới',
  left: 'sang trái',
  right: 'sang phải',
  forward: 'về phía trước',
  back: 'về phía sau',
};
const PLACE: Readonly<Record<string, string>> = { at: 'ở', to: 'đến', from: 'từ' };
const TIME: Readonly<Record<string, string>> = { at: 'lúc', from: 'từ', until: 'đến', by: 'trước' };

/** Vietnamese: number, classifier, thing (5 cây cốt thép); this and that behind. */
export function vietnameseRenderer(forms: FormsOf<'vi'>): PlainRenderer {
  return (value, form) => {
    switch (value.kind) {
      case 'thing':
        return thing(value, forms);
      case 'named':
        return value.sign;
      case 'code':
        return value.text;
      case 'pointer':
        return value.which === 'this' ? 'cái này' : 'cái đó';
      case 'place':
        return place(value, forms, form);
      case 'floor':
        return join(PLACE[form], floor(value.level));
      case 'time':
        return join(TIME[form], sayAbout(time(value), value.isAbout, 'vi'));
      case 'day':
        return day(value);
      case 'direction':
        return DIRECTION[value.which];
      case 'people':
        return `${value.count} người`;
      case 'number':
        return writeNumber(value.value, 'vi');
      case 'amount':
        return writeAmount(value, 'vi');
      case 'duration':
        return writeDuration(value, 'vi');
    }
  };
}

function thing(value: ThingValue, forms: FormsOf<'vi'>): string | undefined {
  const { term, count, measure, pointer, isMore, isAll, isMany, amount } = value;
  const base = forms[term];
  const noun = base === undefined ? undefined : vietnameseNoun(base, value, forms);
  if (noun === undefined) return undefined;
  const behind = pointer === 'this' ? 'này' : pointer === 'that' ? 'đó' : undefined;
  const classifier = noun.classifier ?? 'cái';
  if (isAll === true) return join('tất cả', noun.text, behind);
  if (amount !== undefined) return join(writeSize([amount], 'vi'), noun.text);
  if (count === undefined && measure !== undefined) return join(measureWords(measure, 'vi').one, noun.text);
  if (count === undefined && isMore === true) return `thêm ${noun.text}`;
  if (count === undefined) {
    if (pointer === undefined) return noun.text;
    const counted = noun.text.startsWith(`${classifier} `) ? '' : classifier;
    return join(
      pointer === 'a' ? 'một' : '',
      isMany === true && pointer !== 'a' ? 'những' : '',
      counted,
      noun.text,
      behind,
    );
  }
  const counter = measure === undefined ? classifier : writeMeasure(measure, count, 'vi');
  // "5 cây" of "cây chống": the classifier is the first word of the name already.
  const isNamed = noun.text.startsWith(`${counter} `);
  return join(
    isMore === true ? 'thêm' : '',
    writeNumber(count, 'vi'),
    isNamed ? '' : counter,
    noun.text,
    behind,
  );
}

function place(value: PlaceValue, forms: FormsOf<'vi'>, form: string): string | undefined {
  const { term, floor: level, pointer } = value;
  const before = PLACE[form];
  if (pointer === 'here' || pointer === 'there') {
    const word = pointer === 'here' ? 'đây' : 'đằng kia';
    return form === 'to' ? join(pointer === 'here' ? 'lại' : 'ra', word) : join(before, word);
  }
  const base = term === undefined ? undefined : forms[term];
  const noun = base === undefined ? undefined : vietnameseNoun(base, value, forms)?.text;
  if (term !== undefined && noun === undefined) return undefined;
  const behind = pointer === 'this' ? 'này' : pointer === 'that' ? 'đó' : undefined;
  if (level === undefined) return join(before, noun, behind);
  return noun === undefined ? join(before, floor(level)) : join(before, noun, behind, 'ở', floor(level));
}

function floor(level: number): string {
  return level < 0 ? `tầng hầm ${-level}` : `tầng ${level}`;
}

function time({ hour, minute, part, named }: TimeValue): string {
  if (named === 'noon') return '12 giờ trưa';
  if (named === 'midnight') return '12 giờ đêm';
  const isNoon = part === 'afternoon' && (hour === 11 || hour === 12);
  return join(
    `${hour} giờ`,
    minute === 0 ? '' : String(minute),
    part === undefined ? '' : isNoon ? 'trưa' : PART[part],
  );
}

function day({ name, weekday, isNextWeek, isLastWeek, month, monthOf, date, part }: DayValue): string {
  const words = dayNames('vi');
  const ending = part === undefined ? '' : PART[part];
  // "sáng mai", "sáng hôm nay": the part comes first.
  if (name !== undefined)
    return join(ending, ending !== '' && name === 'tomorrow' ? 'mai' : words.name(name));
  if (weekday !== undefined)
    return join(
      ending,
      words.weekday(weekday),
      isNextWeek === true ? 'tuần sau' : isLastWeek === true ? 'tuần trước' : '',
    );
  const of = monthOf === undefined ? '' : words.name(`${monthOf}-month`);
  return join(ending, `ngày ${date}`, month === undefined ? of : `tháng ${month}`);
}
