/** The status and text of a reply. */
interface Told {
  readonly status: number;
  readonly text: string;
}

/** A client with a cookie jar that calls from the given address. */
export const visitorFrom = (
  url: string,
  from: string,
): ((path: string, body: object) => Promise<Told>) => {
  const jar = new Map<string, string>();
  return async (path, body) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value === '' || /max-age=0\b/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, text: await answer.text() };
  };
};
