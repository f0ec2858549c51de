/** The purpose of a line: any crisis, or a specific problem. */
export const PURPOSES = ['crisis', 'violence', 'children', 'poison', 'eating'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A line to call, text or visit. */
export interface CrisisLine {
  readonly purpose: Purpose;
  readonly name: string;
  readonly way: 'call' | 'call-or-text' | 'text' | 'website';
  /** A phone number, or the address of a website. */
  readonly contact: string;
  /** The keyword to send, if a text line needs one. */
  readonly word: string | null;
  /** What a caller should know before calling; null if there is nothing to know. */
  readonly note: string | null;
}

/** The stored code of a country; `other` for countries without a file of their own. */
export type CountryCode = string;

/** A country as shown in the crisis help. */
export interface Country {
  readonly code: CountryCode;
  readonly name: string;
  readonly zones: readonly string[];
  readonly emergency: { readonly number: string | null; readonly note: string | null };
  readonly lines: readonly CrisisLine[];
}
