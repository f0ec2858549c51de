import { isIPv4, isIPv6 } from 'node:net';
import type { Throttle, ThrottleFactory, ThrottleLimits } from '#server/db/throttle.ts';

/**
 * How many times as many attempts a /48 network may make as a /64 network. A /48 is a whole site, or many subscribers
 * of one provider.
 */
const WIDE_TIMES = 10;

/** Removes the port that some proxies add, as in "203.0.113.7:1234" and "[2001:db8::1]:1234". */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ??
  address;

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
const groupsOf = (ip: string): readonly string[] => {
  // The normalized address, which is short, in lower case, and without a zone.
  const normal = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = normal.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...gap, ...after];
};

/** The IPv4 address in an IPv4-mapped IPv6 address. Null for other addresses. */
const mappedIPv4 = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const halves = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
};

/**
 * The network to which an address belongs, and the wider network around it. An internet subscriber has at least a whole
 * IPv6 /64 network, and some have a /48. The wider network is null for IPv4. All texts that are not addresses count as
 * one network.
 */
export const networksOf = (
  given: string,
): { readonly narrow: string; readonly wide: string | null } => {
  const ip = withoutPort(given.trim());
  if (isIPv4(ip)) return { narrow: ip, wide: null };
  if (!isIPv6(ip)) return { narrow: 'unknown', wide: null };
  const groups = groupsOf(ip);
  const mapped = mappedIPv4(groups);
  if (mapped !== null) return { narrow: mapped, wide: null };
  return {
    narrow: `${groups.slice(0, 4).join(':')}::/64`,
    wide: `${groups.slice(0, 3).join(':')}::/48`,
  };
};

/** Creates a throttle for network addresses, which counts the attempts of each network instead of each address. */
export const addressThrottle = (make: ThrottleFactory, limits: ThrottleLimits): Throttle => {
  const narrowly = make(limits);
  const widely = make({
    ...limits,
    name: `${limits.name}-wide`,
    attempts: limits.attempts * WIDE_TIMES,
  });
  return {
    attempt: async (address) => {
      const { narrow, wide } = networksOf(address);
      const waitMs = await narrowly.attempt(narrow);
      return waitMs === null && wide !== null ? widely.attempt(wide) : waitMs;
    },
    forget: async (address) => {
      const { narrow, wide } = networksOf(address);
      await narrowly.forget(narrow);
      if (wide !== null) await widely.forget(wide);
    },
  };
};
