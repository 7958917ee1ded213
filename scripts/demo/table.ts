import stringWidth from 'string-width';

export interface Column {
  title: string;
  /** In terminal cells; a longer text goes on in further lines. */
  width: number;
}

/** Breaks a text into lines of at most `width` cells, at spaces where there are any. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\S+\s*|\s+/gu) ?? ['']) {
    for (const piece of stringWidth(part.trimEnd()) > width ? part : [part]) {
      if (line !== '' && stringWidth((line + piece).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

function row(columns: readonly Column[], cells: readonly string[]): string {
  const wrapped = columns.map(({ width }, index) => wrap(cells[index] ?? '', width));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ width }, index) => {
        const text = wrapped[index]?.[line] ?? '';
        return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
      })
      .join('  ')
      .trimEnd(),
  ).join('\n');
}

/** A table that prints itself row by row; Han and kana are two cells wide. */
export function createTable(columns: readonly Column[], print: (line: string) => void) {
  print(
    row(
      columns,
      columns.map(({ title }) => title),
    ),
  );
  print(columns.map(({ width }) => '─'.repeat(width)).join('──'));
  return { add: (cells: readonly string[]) => print(row(columns, cells)) };
}
