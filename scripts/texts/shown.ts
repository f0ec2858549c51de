import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import type { Message } from './entry.ts';

/** A text on a page: in an element, or as the name that assistive technology reads. */
export interface Shown {
  readonly text: string;
  /** The place in the picture, in CSS pixels. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const sourceOf = (message: Message): string =>
  message
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          return escaped(element.value).replace(/\s+/g, '\\s+');
        case TYPE.tag:
          return sourceOf(element.children);
        case TYPE.plural:
        case TYPE.select:
          return `(?:${Object.values(element.options)
            .map(({ value }) => sourceOf(value))
            .join('|')})`;
        default:
          return '.+?';
      }
    })
    .join('');

/** Makes a test for whether a text on a page is a message with any values. */
export const isMessageShown = (message: Message): ((text: string) => boolean) => {
  const pattern = new RegExp(`^${sourceOf(message).trim()}$`, 'su');
  return (text) => pattern.test(text);
};

/** All texts of a page in its current state. */
export const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    const LONGEST = 1000;
    const all: { text: string; box: { x: number; y: number; width: number; height: number } }[] =
      [];
    for (const element of document.body.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const named = ['aria-label', 'placeholder', 'title', 'alt'].map((name) =>
        element.getAttribute(name),
      );
      const box = { x: x + window.scrollX, y: y + window.scrollY, width, height };
      for (const text of [hasText ? element.textContent : null, ...named]) {
        const plain = text?.replace(/\s+/g, ' ').trim() ?? '';
        if (plain !== '' && plain.length <= LONGEST) all.push({ text: plain, box });
      }
    }
    return all;
  });
