export type FormValue = string | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Stripe's form encoding: `line_items[0][price]=x` is `{line_items: {0: {price: 'x'}}}`. */
export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let place: Form = form;
    for (const part of path) {
      const next = place[part];
      if (typeof next === 'object') place = next;
      else {
        const made: Form = {};
        place[part] = made;
        place = made;
      }
    }
    place[last] = value;
  }
  return form;
}

/** The text at a path of a form; undefined where there is none. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let value: FormValue | undefined = form;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : undefined;
}
