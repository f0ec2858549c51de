import type { Locator } from '@playwright/test';

/** A color as red, green and blue, each 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A color of an element as painted, independent of its CSS notation. */
export const colorIn = (
  element: Locator,
  property: 'backgroundColor' | 'fill' | 'stroke',
): Promise<Rgb> =>
  element.evaluate((one, name) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const paint = canvas.getContext('2d');
    if (paint === null) throw new Error('This browser paints nothing.');
    paint.fillStyle = getComputedStyle(one)[name];
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The WCAG 2.2 contrast ratio of two colors, from 1 (the same) to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};
