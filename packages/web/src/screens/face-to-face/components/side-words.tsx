import type { Side } from '../model/side';
import type { HalfWords } from '../words/half-words';
import look from './half.module.css';

/** What a half hears just now, is waiting for, or has to tell; null where there is nothing of it. */
export function SideWords({ side, words }: { readonly side: Side; readonly words: HalfWords }) {
  if (side.interim !== '') return <p className={look['interim']}>{side.interim}</p>;
  if (side.notice !== null) {
    return (
      <p className={look['notice']} role="alert">
        {words[side.notice]}
      </p>
    );
  }
  const last = side.waiting.at(-1);
  if (last === undefined) return null;
  return (
    <p className={look['interim']} role="status">
      {`${words.translating}… ${last.text}`}
    </p>
  );
}
