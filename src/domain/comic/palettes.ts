import type { Paint } from '#domain/shared/drawing/svg-node.ts';

export type Palette = Readonly<Record<Paint, string>>;

/**
 * Calm colors for a light and for a dark page. The ink has a contrast of at least 3 to 1 to every area, so that the
 * drawing can be recognized by its lines alone.
 */
export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    ink: '#2b2a33',
    paper: '#fffdf6',
    sky: '#d3e7ee',
    gloom: '#b6bfcd',
    hill: '#b5d0bd',
    ground: '#d9dfb4',
    wall: '#f1e4d0',
    floor: '#dcc3a1',
    skin: '#f1cba8',
    hair: '#8a7aa0',
    shirt: '#6fb0ad',
    trousers: '#8d97c4',
    warm: '#e8957c',
    wood: '#c4996c',
    leaf: '#7fb07e',
    sun: '#f5cf6b',
    rain: '#7ba6cf',
    cloud: '#dfe3ea',
  },
  dark: {
    ink: '#f1ebdf',
    paper: '#4a4d57',
    sky: '#26404d',
    gloom: '#2c313d',
    hill: '#33513f',
    ground: '#3f4a2c',
    wall: '#3a3230',
    floor: '#54412f',
    skin: '#8a6248',
    hair: '#4b3d5e',
    shirt: '#2c6f6d',
    trousers: '#414c7e',
    warm: '#96523f',
    wood: '#6d5035',
    leaf: '#3f6f47',
    sun: '#8f7426',
    rain: '#3d6d9c',
    cloud: '#5a6170',
  },
};
