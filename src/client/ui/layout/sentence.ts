import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements in it: the parts that a message with tags, such as `<link>…</link>`, returns. */
export const sentence = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts);
