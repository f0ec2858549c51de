/** The type with every part readonly, at every depth. */
export type DeepReadonly<Value> = unknown extends Value
  ? unknown
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Part in keyof Value]: DeepReadonly<Value[Part]> };
