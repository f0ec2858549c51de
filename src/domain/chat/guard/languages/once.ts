/** Makes a value when it is asked for first, and keeps it. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Keeps the result for the last text: one text is asked about several times in a row. */
export const lastOf = <Value>(of: (text: string) => Value): ((text: string) => Value) => {
  let last: { readonly text: string; readonly value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: of(text) };
    return last.value;
  };
};
