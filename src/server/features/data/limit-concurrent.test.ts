import { describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { limitConcurrent } from './limit-concurrent.ts';

// Only this test uses these ids.
const person = (at: number) => `person-${at}` as UserId;

describe('the limit of concurrent work', () => {
  const begin = () =>
    limitConcurrent(20, { own: () => 'one of yours', all: () => 'all are taken' });

  it('is one per user, and starting again is possible after it ends', () => {
    const start = begin();
    const end = start(person(1), '203.0.113.1');
    expect(() => start(person(1), '203.0.113.2')).toThrow('one of yours');
    end();
    end();
    start(person(1), '203.0.113.2');
  });

  it('is five per network, so that others find a place', () => {
    const start = begin();
    const ends = Array.from({ length: 5 }, (_, at) => start(person(at), '2001:db8::1'));
    expect(() => start(person(5), '2001:db8::ffff')).toThrow('all are taken');
    start(person(6), '203.0.113.1');
    ends[0]?.();
    start(person(5), '2001:db8::ffff');
  });

  it('also applies to all users together', () => {
    const start = begin();
    for (let at = 0; at < 20; at += 1) start(person(at), `203.0.113.${at}`);
    expect(() => start(person(20), '203.0.113.20')).toThrow('all are taken');
  });
});
