/** White modules around a code, as its standard asks; without them many cameras find nothing. */
const QUIET_MODULES = 4;

/** The dark modules as one path, a run of a row at a time; `size` is the side of the drawing in modules. */
export function qrPath(rows: readonly (readonly boolean[])[]): {
  readonly path: string;
  readonly size: number;
} {
  let path = '';
  rows.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      const isDark = row[x] === true;
      if (isDark && start < 0) start = x;
      if (isDark || start < 0) continue;
      path += `M${start + QUIET_MODULES} ${y + QUIET_MODULES}h${x - start}v1h-${x - start}z`;
      start = -1;
    }
  });
  return { path, size: rows.length + 2 * QUIET_MODULES };
}
